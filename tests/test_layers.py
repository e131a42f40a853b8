"""The shape of the code: what each ring may import, and how large a piece may grow.

Reads the source with ``ast`` and runs none of it.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "deathmatch"
FILES = sorted(PACKAGE.rglob("*.py"))
ONLY_SERVER = "console/server.py"
EDITIONS = {"death_match", "classic", "usagyuuun"}
LONGEST_FUNCTION = 40
LONGEST_FILE = 400

# Of ours, beside the ring itself. The others are leaves: no ring in them.
MAY_IMPORT = {
    "game": {"deathmatch.errors"},
    "episode": {
        "deathmatch.errors",
        "deathmatch.resources",
        "deathmatch.one_file",
        "deathmatch.game",
    },
    "console": {
        "deathmatch.errors",
        "deathmatch.resources",
        "deathmatch.one_file",
        "deathmatch.verify_page",
        "deathmatch.game",
        "deathmatch.episode",
    },
}
# A rule that could read a clock, draw, or touch a file would not be repeatable.
NOT_IN_GAME = {
    "time", "random", "datetime", "os", "secrets", "pathlib", "uuid", "io", "socket", "threading",
    "asyncio", "subprocess", "sqlite3", "logging",
}  # fmt: skip
WEB = {"flask", "flask_socketio", "socketio", "engineio", "eventlet", "werkzeug", "jinja2"}


def ring_files(ring: str) -> list[Path]:
    return [path for path in FILES if path.relative_to(PACKAGE).parts[0] == ring]


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Yield the full name of every module that ``path`` imports, at any depth."""
    package = ["deathmatch", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            # "from deathmatch import game" imports the ring, not the package.
            ours = module == "deathmatch"
            yield from (f"{module}.{n.name}" if ours else module for n in node.names)
        elif isinstance(node, ast.Call):
            yield from dynamic_import(node)


def dynamic_import(call: ast.Call) -> Iterator[str]:
    called = ast.unparse(call.func)
    if called in {"importlib.import_module", "import_module", "__import__"} and call.args:
        named = call.args[0]
        if isinstance(named, ast.Constant) and isinstance(named.value, str):
            yield named.value


def within(module: str, packages: set[str]) -> bool:
    return any(module == name or module.startswith(f"{name}.") for name in packages)


def faults_of_ring(ring: str) -> list[str]:
    """List each import of a part of ours that the ring may not know."""
    allowed = MAY_IMPORT[ring] | {f"deathmatch.{ring}", "deathmatch.__version__"}
    return [
        f"{name_of(path)} imports {module}"
        for path in ring_files(ring)
        for module in imports(path)
        if within(module, {"deathmatch"}) and not within(module, allowed)
    ]


@pytest.mark.parametrize("ring", ["game", "episode", "console"])
def test_imports_point_inward(ring: str) -> None:
    assert ring_files(ring), f"no files in deathmatch/{ring}: the check looks in the wrong place"
    assert faults_of_ring(ring) == []


def test_the_shared_leaves_import_no_ring() -> None:
    leaves = [
        PACKAGE / name for name in ("errors.py", "resources.py", "one_file.py", "verify_page.py")
    ]
    rings = {f"deathmatch.{ring}" for ring in MAY_IMPORT}
    assert [m for path in leaves for m in imports(path) if within(m, rings)] == []


def test_the_game_is_pure() -> None:
    """Nothing but msgspec and those parts of the standard library that touch nothing outside."""
    allowed = (set(sys.stdlib_module_names) | {"msgspec", "deathmatch"}) - NOT_IN_GAME
    faults = [
        f"{name_of(path)} imports {module}"
        for path in ring_files("game")
        for module in imports(path)
        if module.split(".")[0] not in allowed
    ]
    assert faults == []


def test_the_episode_knows_no_web() -> None:
    faults = [
        f"{name_of(path)} imports {module}"
        for path in ring_files("episode")
        for module in imports(path)
        if within(module, WEB)
    ]
    assert faults == []


def test_only_the_server_module_imports_eventlet() -> None:
    users = {name_of(path) for path in FILES for m in imports(path) if within(m, {"eventlet"})}
    assert users <= {ONLY_SERVER}


def test_no_message_goes_to_a_whole_namespace() -> None:
    """Such a message reaches sockets that have not been let in yet."""
    faults = [
        f"{name_of(path)}:{call.lineno}"
        for path in ring_files("console")
        for call in ast.walk(tree_of(path))
        if isinstance(call, ast.Call) and is_emit(call) and not names_a_room(call)
    ]
    assert faults == []


def is_emit(call: ast.Call) -> bool:
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else ast.unparse(function)
    return name == "emit"


def names_a_room(call: ast.Call) -> bool:
    given = {word.arg: word.value for word in call.keywords}
    if "broadcast" in given:
        return False
    room = given.get("to", given.get("room"))
    return room is not None and not (isinstance(room, ast.Constant) and room.value is None)


def test_rules_never_ask_for_the_name_of_an_edition() -> None:
    """Editions differ as data: a new one is a new table, not a new branch."""
    faults = [
        f"{name_of(path)}:{node.lineno}"
        for path in ring_files("game")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Compare | ast.MatchValue) and asks_for_edition(node)
    ]
    assert faults == []


def asks_for_edition(node: ast.AST) -> bool:
    return any(isinstance(n, ast.Constant) and n.value in EDITIONS for n in ast.walk(node))


def test_no_function_grows_too_long() -> None:
    faults = [
        f"{name_of(path)}:{node.lineno} {node.name} has {length} lines"
        for path in FILES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (length := (node.end_lineno or node.lineno) - node.lineno + 1) > LONGEST_FUNCTION
    ]
    assert faults == []


def test_no_file_grows_too_long() -> None:
    sizes = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in FILES}
    assert {name: size for name, size in sizes.items() if size > LONGEST_FILE} == {}


SAMPLES = {
    "import eventlet": "eventlet",
    "from eventlet import wsgi": "eventlet",
    "def f():\n    import eventlet.wsgi": "eventlet.wsgi",
    "import importlib\nimportlib.import_module('eventlet')": "eventlet",
    "from deathmatch import console": "deathmatch.console",
    "from .. import console": "deathmatch.console",
    "from ..console import app": "deathmatch.console",
    "from . import state": "deathmatch.game",
    "from .state import Match": "deathmatch.game.state",
}


@pytest.mark.parametrize(("source", "module"), SAMPLES.items())
def test_the_check_sees_every_way_to_import(
    source: str, module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "sample.py").write_text(source, encoding="utf-8")
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    assert module in list(imports(tmp_path / "game" / "sample.py"))


@pytest.mark.parametrize(
    ("source", "fine"),
    [
        ("s.emit('view', v, to=room)", True),
        ("s.emit('view', v, room='host')", True),
        ("s.emit('view', v)", False),
        ("s.emit('view', v, to=None)", False),
        ("emit('view', v, broadcast=True, to='x')", False),
    ],
)
def test_the_check_knows_a_namespace_wide_message(source: str, fine: bool) -> None:
    call = ast.parse(source, mode="eval").body
    assert isinstance(call, ast.Call) and is_emit(call)
    assert names_a_room(call) is fine
