"""Writes the values of a show as the text of a ``show.toml``, as a person would have it.

What is as the edition has it anyway is left out, so that the file says what is special
about this show and nothing else.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from deathmatch.episode.show_model import Broadcast, Connection, ShowFile, Table
from deathmatch.game import EDITIONS, SWITCHES, Edition

_HEAD = "# A show for Death Match. What is not here is as the edition has it."
_FINALISTS = (
    "# Two ids of the cast: the elimination candidate first, then the opponent it has named."
)
_PLAYERS = "# Ids of the cast: the players in the order of their seats, clockwise."
_TABLES = {
    "clock": "# How long a finalist may think.",
    "rules": "# Switches of the rules that this show turns.",
    "look": "# Accent colours of the screens.",
    "connection": "# What happens when a finalist's tablet is lost.",
    "tablets": "# How tablets and phones show their own nobles.",
    "sounds": "# Sounds of the room: files inside this folder in the place of the usual ones.",
    "broadcast": "# The overlay with all hands, for a broadcast.",
}
_LISTS = {
    "rundown": "# The cues of the evening, in their order; GO takes the next one.",
    "messages": "# Words that the host has at hand.",
    "cast": "# Everybody in the show. A portrait is a picture inside this folder, a language\n"
    "# that of their own screen.",
}
_CLOCK = {
    "decision_seconds": "for each decision",
    "extensions": "for each finalist",
    "extension_seconds": "what one extension adds",
    "auto_extend": "true: an extension starts by itself when time is up",
    "grace_ms": "an answer that was late on the network by so much is still in time",
}
_CONNECTION = {"hold_seconds": "after so long without it the clocks stop; 0: never"}
_BROADCAST = {"delay_seconds": "so late is it behind the match"}
_TABLETS = {"peek": "hold: face down until a finger holds Peek; always: face up"}
_SOUNDS = {"play": "false: the audience display makes no sound"}
_ABOUT = {
    "clock": _CLOCK,
    "connection": _CONNECTION,
    "broadcast": _BROADCAST,
    "tablets": _TABLETS,
    "sounds": _SOUNDS,
}
_SHORT = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def show_text(show: ShowFile) -> str:
    """The text of a show file with these values; reading it gives the same show."""
    own = only_own(show)
    blocks = [_top(own)]
    blocks += [_table(name, own) for name in _TABLES]
    blocks += [_list(name, own) for name in _LISTS]
    return "\n\n".join(block for block in blocks if block) + "\n"


def only_own(show: ShowFile) -> ShowFile:
    """The same show without the values that it would have anyway."""
    edition = EDITIONS.get(show.edition)
    if edition is None:
        return show
    usual = clock_of(edition)
    clock = {k: None if v == usual[k] else v for k, v in show.clock if k in usual}
    rules = {k: v for k, v in show.rules.items() if v != getattr(edition, k, None)}
    changed = {"clock": show.clock.model_copy(update=clock), "rules": rules}
    return show.model_copy(update=changed)


def clock_of(edition: Edition) -> dict[str, Any]:
    """The clock figures of an edition by the names and in the units of a show file.

    Without a figure for a decision it is played without clocks.
    """
    timing = edition.timing
    return {
        "decision_seconds": timing.decision_ms // 1000 if timing.on else None,
        "extensions": timing.extensions,
        "extension_seconds": timing.extension_ms // 1000,
        "auto_extend": timing.auto_extend,
        "grace_ms": timing.grace_ms,
    }


def about_key(table: str, key: str) -> str:
    """What a value of a table such as ``[clock]`` or ``[rules]`` is for, in a few words."""
    if table == "rules":
        return SWITCHES[key].about if key in SWITCHES else ""
    return _ABOUT.get(table, {}).get(key, "")


def literal(value: Any) -> str:
    """A text, figure, truth or list of these as it stands in TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return f'"{"".join(_escaped(c) for c in value)}"'
    return f"[{', '.join(literal(each) for each in value)}]"


def _escaped(c: str) -> str:
    if c in '"\\':
        return "\\" + c
    if c in _SHORT:
        return _SHORT[c]
    # What cannot be seen is spelt out: nothing may hide in a file that people read.
    return c if c.isprintable() else f"\\U{ord(c):08X}"


def _lines(text: str) -> str:
    """A text of several lines, as one; a quote is escaped where three would end the text."""
    out, quotes = [], 0
    for place, c in enumerate(text):
        quotes = quotes + 1 if c == '"' else 0
        if c == '"' and quotes < 3 and place + 1 < len(text):
            out.append(c)
        else:
            out.append(c if c == "\n" else _escaped(c))
            quotes = 0 if c == '"' else quotes
    return '"""\n' + "".join(out) + '"""'


def _pair(key: str, value: Any, about: str = "") -> str:
    written = _lines(value) if key == "notes" and "\n" in value else literal(value)
    return f"{key} = {written}" + (f"  # {about}" if about else "")


def _top(show: ShowFile) -> str:
    lines = [_HEAD, ""]
    lines += [_pair(key, getattr(show, key)) for key in ("title", "language", "edition")]
    if show.dice != "sealed":
        lines.append(_pair("dice", show.dice, "real cards are dealt, and the dealer enters them"))
    if show.finalists:
        lines += ["", _FINALISTS, _pair("finalists", show.finalists)]
    if show.players:
        lines += ["", _PLAYERS, _pair("players", show.players)]
    return "\n".join(lines)


def _table(name: str, show: ShowFile) -> str:
    pairs = [_pair(key, value, about_key(name, key)) for key, value in _values(name, show)]
    return "\n".join([_TABLES[name], f"[{name}]", *pairs]) if pairs else ""


def _values(name: str, show: ShowFile) -> Iterable[tuple[str, Any]]:
    if name == "rules":
        return show.rules.items()
    table: Table = getattr(show, name)
    return list(_set(table))


def _set(table: Table) -> Iterator[tuple[str, Any]]:
    """The values of a table that differ from what they are when nothing is written."""
    for key, field in type(table).model_fields.items():
        value = getattr(table, key)
        if field.is_required() or value != field.default:
            yield key, value


def _list(name: str, show: ShowFile) -> str:
    entries: Sequence[Table] = getattr(show, name)
    blocks = [
        "\n".join([f"[[{name}]]", *(_pair(key, value) for key, value in _set(entry))])
        for entry in entries
    ]
    return "\n\n".join([_LISTS[name], *blocks]) if blocks else ""


DELAY_SECONDS: int = Broadcast().delay_seconds
"""So late is the overlay with all hands, unless a show differs."""
HOLD_SECONDS: int = Connection().hold_seconds
"""After so many seconds without a finalist's tablet the clocks stop, unless a show differs."""
