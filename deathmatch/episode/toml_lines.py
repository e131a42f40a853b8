"""The lines on which the keys of a TOML document stand.

``tomllib`` gives values without places. This reads a document that ``tomllib`` has already
accepted, so it looks only for keys and never judges.
"""

import re

Path = tuple[str | int, ...]

_TOKEN = re.compile(
    r'''
      (?P<space>[ \t]+|\#[^\n]*)
    | (?P<newline>\r?\n)
    | (?P<text>"""(?:\\.|[^\\])*?"{3,5} | \'\'\'.*?\'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*')
    | (?P<mark>[\[\]{},=])
    | (?P<bare>[^\s\#\[\]{},="']+)
    ''',
    re.VERBOSE | re.DOTALL,
)


def lines_of(text: str) -> dict[Path, int]:
    """Map the path of every key and list item to its line, counted from 1.

    List items are counted from 0: ``("cast", 2, "name")`` is the name in the third ``[[cast]]``.
    """
    scan = _Scan(text)
    scan.document()
    return scan.lines


def line_of(lines: dict[Path, int], path: Path) -> int | None:
    """The line of ``path``, else of the closest thing around it, else ``None``."""
    while path:
        if path in lines:
            return lines[path]
        path = path[:-1]
    return None


class _Scan:
    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self._tables: dict[Path, int] = {}
        self._tokens = list(_tokens(text))
        self._next = 0

    def document(self) -> None:
        under: Path = ()
        while self._skip_newlines():
            if self._peek() == "[":
                under = self._header()
            else:
                self._pair(under)

    def _header(self) -> Path:
        line = self._line()
        self._take()
        many = self._peek() == "["
        if many:
            self._take()
        path: Path = ()
        parts = self._key("]")
        for place, part in enumerate(parts):
            path += (part,)
            if many and place == len(parts) - 1:
                self._tables[path] = self._tables.get(path, 0) + 1
                self.lines.setdefault(path, line)
            if path in self._tables:
                path += (self._tables[path] - 1,)
        if many:
            self._take()
        self.lines.setdefault(path, line)
        return path

    def _pair(self, under: Path) -> None:
        line = self._line()
        path = under
        for part in self._key("="):
            path += (part,)
            self.lines.setdefault(path, line)
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._peek() == "[":
            self._items(path)
        elif self._peek() == "{":
            self._inline(path)
        else:
            # A date and its time may stand apart by a space, so a value can be two words.
            self._take()
            while self._kind() == "bare":
                self._take()

    def _items(self, path: Path) -> None:
        self._take()
        place = 0
        while self._skip_newlines() and self._peek() != "]":
            if self._peek() == ",":
                self._take()
                continue
            self.lines[(*path, place)] = self._line()
            self._value((*path, place))
            place += 1
        self._take()

    def _inline(self, path: Path) -> None:
        self._take()
        while self._skip_newlines() and self._peek() != "}":
            if self._peek() == ",":
                self._take()
            else:
                self._pair(path)
        self._take()

    def _key(self, end: str) -> list[str]:
        parts: list[str] = []
        while self._peek() not in (end, ""):
            if self._kind() == "text":
                parts.append(self._take()[1:-1])
            else:
                parts += [part for part in self._take().split(".") if part]
        self._take()
        return parts

    def _skip_newlines(self) -> bool:
        while self._kind() == "newline":
            self._take()
        return self._next < len(self._tokens)

    def _peek(self) -> str:
        return self._tokens[self._next][1] if self._next < len(self._tokens) else ""

    def _kind(self) -> str:
        return self._tokens[self._next][0] if self._next < len(self._tokens) else ""

    def _line(self) -> int:
        return self._tokens[self._next][2]

    def _take(self) -> str:
        text = self._peek()
        self._next += 1
        return text


def _tokens(text: str) -> list[tuple[str, str, int]]:
    found = []
    line = 1
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup or ""
        if kind != "space":
            found.append((kind, match.group(), line))
        line += match.group().count("\n")
    return found
