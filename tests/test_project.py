"""The project's own files: what they may hold, and that its papers match its code."""

import importlib.metadata
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

from deathmatch.cli import COMMANDS, MODULES

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ["requirements.lock", "requirements-dev.lock"]
RULES = [f"G{number}" for number in range(1, 34)]

# Written in pieces, so that this file passes its own check.
REGISTRIES = re.compile(
    "|".join(
        [
            r"py" r"pi\.(org|python)", "python" r"hosted\.org", "registry" r"\.npmjs", r"un" "pkg",
            "js" "delivr", "deb" r"\.debian\.org", "registry" r"\.yarnpkg", "--index" "-url [^ ]",
        ]
    )
)  # fmt: skip
MACHINE_PATHS = re.compile(r"(?<![\w.*)}~-])/(home|work|root|tmp|Users)/\w")


@cache
def tracked() -> tuple[str, ...]:
    """Name every file that git tracks, or skip where this is no clone."""
    if not (ROOT / ".git").exists():
        pytest.skip("an unpacked archive: git does not say which files are the project's")
    done = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return tuple(name for name in done.stdout.split("\0") if name and (ROOT / name).is_file())


def text_of(name: str) -> str:
    """Return the text of a file, nothing for pictures and fonts."""
    content = (ROOT / name).read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def lines_with(pattern: re.Pattern[str], name: str) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for number, line in enumerate(text_of(name).splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_registry() -> None:
    """Each machine asks the registry that it is set up for."""
    assert [line for name in tracked() for line in lines_with(REGISTRIES, name)] == []


def test_no_file_names_a_place_on_one_machine() -> None:
    ours = [name for name in tracked() if not name.startswith("static/vendor/")]
    assert [line for name in ours for line in lines_with(MACHINE_PATHS, name)] == []


def pins(lock: str) -> dict[str, str]:
    return dict(re.findall(r"^([a-z0-9.-]+)==([^\s;]+)", text_of(lock), re.MULTILINE))


def declared() -> list[str]:
    """Name the packages that pyproject.toml asks for, of every extra."""
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [*project["dependencies"], *(name for extra in extras for name in extra)]
    return sorted({re.split(r"[<>=~!\[; ]", name)[0] for name in wanted})


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_and_hashes_everything_and_holds_no_address(lock: str) -> None:
    text = text_of(lock)
    assert "://" not in text
    requirements = re.split(r"\n(?=[a-z0-9])", text.partition("\n")[2].replace("\\\n", ""))
    assert len(requirements) > 30
    assert [r for r in requirements if "==" not in r or "--hash=sha256:" not in r] == []


def test_both_locks_agree() -> None:
    runtime, dev = (pins(lock) for lock in LOCKS)
    assert {name: version for name, version in runtime.items() if dev.get(name) != version} == {}


def test_the_locks_hold_what_is_asked_for() -> None:
    locked = pins("requirements-dev.lock")
    normal = {name: re.sub(r"[-_.]+", "-", name).lower() for name in declared()}
    assert [name for name in declared() if normal[name] not in locked] == []


def test_every_dependency_has_its_reason() -> None:
    lines = re.findall(r"^- \*\*(.+?)\*\*: \S", text_of("CONTRIBUTING.md"), re.MULTILINE)
    assert sorted(name for line in lines for name in line.split(", ")) == declared()


def targets() -> list[str]:
    return re.findall(r"^([a-z]+):.*## ", text_of("Makefile"), re.MULTILINE)


def test_the_papers_name_every_target_and_no_other() -> None:
    papers = text_of("README.md") + text_of("CONTRIBUTING.md")
    named = set(re.findall(r"(?<=`)make ([a-z]+)|^ *make ([a-z]+)", papers, re.MULTILINE))
    assert {first or second for first, second in named} == set(targets())


def test_the_readme_names_every_command_and_no_other() -> None:
    named = re.findall(r"\bdeathmatch ([a-z]+)\b", text_of("README.md"))
    assert set(named) == set(COMMANDS)


def test_every_command_has_its_module_and_no_other() -> None:
    """A module is a command when it has a function of that name; the others are shared."""
    modules = (ROOT / "deathmatch" / "commands").glob("*.py")
    found = {path.stem for path in modules if "\ndef command(" in path.read_text(encoding="utf-8")}
    assert found == {MODULES.get(name, name) for name in COMMANDS}


def test_every_file_that_the_papers_name_exists() -> None:
    papers = text_of("README.md") + text_of("CONTRIBUTING.md")
    paths = re.findall(r"`((?:deathmatch|static|templates|tests|shows)/[\w./-]+)`", papers)
    assert [path for path in paths if not (ROOT / path).exists()] == []
    modules = {path.name for path in (ROOT / "deathmatch").rglob("*.py")}
    assert set(re.findall(r"`(\w+\.py)`", papers)) - modules == set()


def test_every_rule_is_named_in_a_test() -> None:
    files = [p for p in (ROOT / "tests").rglob("*") if p.suffix in {".py", ".yaml"}]
    rule = re.compile(r"\bG[1-9]\d?\b")
    named = {found for p in files for found in rule.findall(p.read_text(encoding="utf-8"))}
    assert [rule for rule in RULES if rule not in named] == []


ROW = re.compile(r"^\| (\d+) \| (\S.*?) \| (\S.*) \|$", re.MULTILINE)
NAMED_TEST = re.compile(r"`(tests/[\w/.-]+)::([^`]+)`")


def held_rows(heading: str) -> list[tuple[int, str]]:
    """The rows of a numbered table: number, and what holds it."""
    section = text_of("CONTRIBUTING.md").partition(f"## {heading}")[2]
    rows = ROW.findall(section.partition("\n## ")[0])
    return [(int(number), held) for number, _what, held in rows]


TABLES = [("Failures of live shows", 80), ("The sixteen", 16)]


@pytest.mark.parametrize(("heading", "count"), TABLES)
def test_a_table_of_what_is_held_has_every_row_once(heading: str, count: int) -> None:
    assert [number for number, _held in held_rows(heading)] == list(range(1, count + 1))


@pytest.mark.parametrize("heading", [heading for heading, _count in TABLES])
def test_every_row_is_held_by_a_test_that_exists_or_explained(heading: str) -> None:
    rows = held_rows(heading)
    missing = [
        f"{number}: {path}::{name}"
        for number, held in rows
        for path, name in NAMED_TEST.findall(held)
        if not (ROOT / path).exists() or not is_test(text_of(path), name)
    ]
    assert missing == []
    bare = [n for n, held in rows if not NAMED_TEST.search(held) and len(held.split()) < 4]
    assert bare == []


def test_every_defence_is_held_by_a_test_that_exists() -> None:
    defended = text_of("SECURITY.md").partition("## What stops them")[2].partition("\n## ")[0]
    rows = [line for line in defended.splitlines() if line.startswith("| to ")]
    assert len(rows) > 20 and [row for row in rows if not NAMED_TEST.search(row)] == []
    named = NAMED_TEST.findall("\n".join(rows))
    missing = [f"{path}::{name}" for path, name in named if not is_test(text_of(path), name)]
    assert missing == []


KNOWN_BAD = {
    # The first version without the hole or fault that is known of those before it.
    "eventlet": (0, 41, 2),
    "flask": (3, 1, 3),
    "greenlet": (3, 4),
    "python-engineio": (4, 13, 3),
    "python-socketio": (5, 16, 3),
    "werkzeug": (3, 1, 0),
}


def test_no_version_that_is_known_to_be_bad_is_locked() -> None:
    for lock in LOCKS:
        for name, first_good in KNOWN_BAD.items():
            found = re.search(rf"^{name}==([\d.]+)", text_of(lock), re.MULTILINE)
            assert found is not None, (lock, name)
            assert tuple(map(int, found[1].split("."))) >= first_good, (lock, name)


def test_no_floor_lets_in_a_version_that_is_known_to_be_bad() -> None:
    """Who installs without the locks gets none of them either."""
    wanted = tomllib.loads(text_of("pyproject.toml"))["project"]["dependencies"]
    floors = dict(re.findall(r"^([\w.-]+)>=([\d.]+)", "\n".join(wanted), re.MULTILINE))
    named = {name: floors[name] for name in KNOWN_BAD if name in floors}
    assert len(named) > 3
    assert [n for n, v in named.items() if tuple(map(int, v.split("."))) < KNOWN_BAD[n]] == []


FREE = re.compile(r"MIT|BSD|Apache|ISC|MPL|PSF|Python Software|Zero|Unlicense|Public Domain")


@pytest.mark.parametrize("lock", LOCKS)
def test_everything_that_is_locked_may_be_passed_on(lock: str) -> None:
    """By what each package says of itself; those that are not installed here are left out."""
    odd, read = [], 0
    for name in pins(lock):
        try:
            about = importlib.metadata.metadata(name)
        except importlib.metadata.PackageNotFoundError:
            continue
        read += 1
        said = [about.get("License-Expression", ""), about.get("License", "")]
        said += [c for c in about.get_all("Classifier", []) if c.startswith("License")]
        if not FREE.search(" ".join(said)) or re.search(r"\bA?GPL", " ".join(said)):
            odd.append(f"{name}: {said}"[:200])
    assert odd == [] and read > 30


def is_test(text: str, name: str) -> bool:
    return f"def {name}(" in text or f"\ntest('{name}'," in text


def test_the_check_of_failures_knows_a_test_from_none() -> None:
    assert is_test("def test_a() -> None: ...", "test_a") and not is_test(
        "def test_ab(): ...", "test_a"
    )
    assert is_test("\ntest('it is', () => {", "it is") and not is_test("\ntest('it', ()", "it is")
