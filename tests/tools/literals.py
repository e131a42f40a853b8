"""What texts stand in the sources: literals of scripts, of Python and of templates, with the calls
that they are given to.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "static" / "js"
PACKAGE = ROOT / "deathmatch"

_REGEX_MAY_BEGIN = frozenset("(,=:[!&|?{};")


@dataclass(frozen=True)
class Literal:
    """A text in a script: what is put into a template is a ``*``. From ``start`` to ``end``."""

    text: str
    start: int
    end: int


class _Script:
    """Goes once through a script and finds its literals, those within templates among them."""

    def __init__(self, source: str) -> None:
        self._source = source
        self.found: list[Literal] = []
        self._code(0, inside=False)

    def _code(self, at: int, inside: bool) -> int:
        """Code from ``at`` on; ``inside`` a template it ends with the brace that closes it."""
        source, depth, before = self._source, 0, ";"
        while at < len(source):
            sign = source[at]
            if inside and sign == "}" and depth == 0:
                return at
            depth += (sign == "{") - (sign == "}")
            after = self._whole(at, before)
            before = sign if after is None and not sign.isspace() else before
            before = (
                "x" if after is not None and source[at : at + 2] not in ("//", "/*") else before
            )
            at = at + 1 if after is None else after
        return at

    def _whole(self, at: int, before: str) -> int | None:
        """The end of what begins here and is no plain code, or None."""
        source = self._source
        if source[at] in "'\"":
            return self._quoted(at)
        if source[at] == "`":
            return self._template(at)
        if source.startswith("//", at):
            return source.find("\n", at) % (len(source) + 1)
        if source.startswith("/*", at):
            return source.index("*/", at) + 2
        if source[at] == "/" and before in _REGEX_MAY_BEGIN:
            found = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[])+/").match(source, at)
            return found.end() if found else None
        return None

    def _quoted(self, start: int) -> int:
        at, text = start + 1, ""
        while self._source[at] != self._source[start]:
            at += self._source[at] == "\\"
            text += self._source[at]
            at += 1
        self.found.append(Literal(text, start, at + 1))
        return at + 1

    def _template(self, start: int) -> int:
        at, text = start + 1, ""
        while self._source[at] != "`":
            if self._source.startswith("${", at):
                at, text = self._code(at + 2, inside=True) + 1, text + "*"
                continue
            at += self._source[at] == "\\"
            text += self._source[at]
            at += 1
        self.found.append(Literal(text, start, at + 1))
        return at + 1


def literals(source: str) -> list[Literal]:
    """Every literal of a script."""
    return _Script(source).found


def first_arguments(source: str, calls: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    """The first argument of each call of these functions: as written, and its literals."""
    there = literals(source)
    ends = {each.start: each.end for each in there}
    for call in re.finditer(rf"(?<![\w.])(?:{'|'.join(calls)})\(", source):
        at = start = call.end()
        depth = 0
        while depth or source[at] not in ",)":
            depth += (source[at] in "([{") - (source[at] in ")]}")
            at = ends.get(at, at + 1)
        yield source[start:at], [each.text for each in there if start <= each.start < at]


def script(name: str) -> str:
    """The source of a script."""
    return (SCRIPTS / name).read_text(encoding="utf-8")


def listed(file: str, name: str) -> set[str]:
    """The texts in a constant of a script: of a list, a set, or the values of an object."""
    source = script(file)
    start = source.index(f"const {name} = ")
    end = source.index(";\n", start)
    return {each.text for each in literals(source) if start < each.start < end}


def named(file: str, name: str) -> set[str]:
    """The names in a constant object of a script."""
    source = script(file)
    start = source.index(f"const {name} = ")
    return set(re.findall(r"[{,]\s*(\w+):", source[start : source.index("};", start)]))


def given_to(*functions: str, within: str = "") -> set[str]:
    """The texts that Python code below ``within`` gives one of these functions first, or one or
    the other of ("a" if x else "b").
    """
    return {
        text.value
        for tree in _trees(within)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and _name(node.func) in functions and node.args
        for text in _either(node.args[0])
        if isinstance(text, ast.Constant) and isinstance(text.value, str)
    }


def _either(node: ast.expr) -> list[ast.expr]:
    return [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]


def under_key(key: str, within: str = "") -> set[str]:
    """The texts that dictionaries in Python code below ``within`` have under a key."""
    return {
        value.value
        for tree in _trees(within)
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for name, value in zip(node.keys, node.values, strict=True)
        if isinstance(name, ast.Constant) and name.value == key
        if isinstance(value, ast.Constant) and isinstance(value.value, str)
    }


def python_texts() -> set[str]:
    """Every literal text of the package; what is put into one is a ``*``."""
    found = set()
    for tree in _trees(""):
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            if isinstance(node, ast.JoinedStr):
                found.add("".join(_part(part) for part in node.values))
    return found


def _part(part: ast.expr) -> str:
    return str(part.value) if isinstance(part, ast.Constant) else "*"


def _trees(within: str) -> Iterator[ast.Module]:
    path = PACKAGE / within
    for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
        yield ast.parse(file.read_text(encoding="utf-8"))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
