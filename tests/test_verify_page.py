"""The page that verifies carries the very program, and that needs no more than is in the page."""

import io
import json
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path

import pytest

from deathmatch import cli
from deathmatch.episode.chain import canonical
from deathmatch.episode.page_report import page_report
from deathmatch.episode.reading import WHY
from deathmatch.episode.words import Words, tongues
from deathmatch.resources import resource_dir
from deathmatch.verify_page import program, verify_page
from tests.episode.evenings import an_evening
from tests.episode.test_verify import data_of

LOCALES = resource_dir("static") / "locales"
WORDS, TONGUES = Words(LOCALES, "en"), tongues(LOCALES)
ROOT = Path(__file__).resolve().parents[1]
# What the page has: Python's own library and msgspec. Not all of that library is in a browser.
ALONE = """
import sys
MISSING = {"fcntl", "multiprocessing", "sqlite3", "ssl", "_socket", "_ssl", "resource", "termios"}

class Page:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        ours = first in {"deathmatch", "msgspec"} or first in sys.stdlib_module_names
        if not ours or first in MISSING:
            raise ImportError(f"{name} is not in the page")

sys.meta_path.insert(0, Page())
sys.path.insert(0, sys.argv[1])
import deathmatch.episode.page_report
assert deathmatch.episode.page_report.__file__.startswith(sys.argv[1])
"""


@cache
def an_evening_s() -> bytes:
    """The recording of an evening."""
    return data_of(an_evening(4, most=90).recording())


def test_it_holds_the_two_inner_rings_as_they_are() -> None:
    with zipfile.ZipFile(io.BytesIO(program())) as archive:
        held = {name: archive.read(name) for name in archive.namelist()}
    rings = {Path(name).parts[1] for name in held if len(Path(name).parts) > 2}
    assert rings == {"game", "episode"}
    assert held == {name: (ROOT / name).read_bytes() for name in held}
    assert "deathmatch/game/decide.py" in held


def test_it_is_the_same_whenever_it_is_made() -> None:
    assert program() == program()


def test_what_verifies_needs_no_more_than_the_page_has(tmp_path: Path) -> None:
    file = tmp_path / "program.zip"
    file.write_bytes(program())
    done = subprocess.run(
        [sys.executable, "-P", "-c", ALONE, file], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_code_has_its_words() -> None:
    codes = [*(f"wrong-{code}" for code in WHY), "cut-no_end", "cut-half_line"]
    figures = json.loads(page_report(an_evening_s(), lambda done, of: None))["checked"]
    counted = figures.keys() - {"entries", "latest_ms"}
    ids = [f"verify-{code}" for code in codes] + [f"verify-checked-{each}" for each in counted]
    assert len(counted) > 5 and [each for each in ids if WORDS.say(each) == each] == []


def test_how_far_it_is_comes_along_with_the_entries() -> None:
    data = an_evening_s()
    heard: list[tuple[int, int]] = []
    report = json.loads(page_report(data, lambda done, of: heard.append((done, of))))
    entries = report["checked"]["entries"]
    assert heard == [(done, entries) for done in range(entries)]
    assert report["checked"]["lines"] == data.count(b"\n") == entries + 2


def test_a_header_that_tells_anything_breaks_no_page() -> None:
    header, _, rest = an_evening_s().partition(b"\n")
    told = json.loads(header)
    for changed in (told | {"seal": ["a"] * 64}, told | {"cast": 5}, told | {"seal": "A" * 64}):
        line = canonical(changed).encode()
        report = json.loads(page_report(line + b"\n" + rest, lambda done, of: None))
        assert report["verdict"] == "wrong"
        assert report["seal"] in (None, told["seal"])


def test_the_command_writes_the_page_and_replaces_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "verify.html"
    assert cli.main(["verify", "--page", str(file)]) == 0
    assert "open it in a browser" in capsys.readouterr().out
    assert file.read_bytes() == verify_page("en", WORDS.say, TONGUES)
    file.write_text("mine")
    assert cli.main(["verify", "--page", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err and file.read_text() == "mine"
    assert cli.main(["verify", "--page", str(tmp_path / "no" / "page.html")]) == 1
    assert "cannot be written" in capsys.readouterr().err
    assert cli.main(["verify"]) == 2
    assert "--page" in capsys.readouterr().err
