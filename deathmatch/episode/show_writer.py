"""Writes the values of a show as the text of a ``show.toml``, as a person would have it.

What is as the edition has it anyway is left out, so that the file says what is special
about this show and nothing else.
"""

from collections.abc import Iterable, Iterator, Sequence
from textwrap import fill
from typing import Any

from deathmatch.episode.show_model import Broadcast, Connection, ShowFile, Table
from deathmatch.episode.words import Words
from deathmatch.game import EDITIONS, SWITCHES, Edition
from deathmatch.resources import resource_dir

WIDTH = 100
_TABLES = {
    "clock": "file-clock",
    "rules": "file-rules",
    "look": "file-look",
    "connection": "file-connection",
    "tablets": "file-tablets",
    "sounds": "file-sounds",
    "broadcast": "file-broadcast",
}
_LISTS = {"rundown": "file-rundown", "messages": "file-messages", "cast": "file-cast"}
"""What is said of the tables and of the lists, in their order."""
_ABOUT = {
    "decision_seconds": "file-decision_seconds",
    "extensions": "file-extensions",
    "extension_seconds": "file-extension_seconds",
    "auto_extend": "file-auto_extend",
    "grace_ms": "file-grace_ms",
    "hold_seconds": "file-hold_seconds",
    "delay_seconds": "file-delay_seconds",
    "peek": "file-peek",
    "play": "file-play",
}
_SHORT = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r"}


def show_text(show: ShowFile) -> str:
    """The text of a show file with these values, its comments in the show's language; reading it
    gives the same show.
    """
    own, words = only_own(show), Words(resource_dir("static") / "locales", show.language)
    blocks = [_top(own, words)]
    blocks += [_table(name, own, words) for name in _TABLES]
    blocks += [_list(name, own, words) for name in _LISTS]
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


def about_key(words: Words, table: str, key: str) -> str:
    """What a value of a table such as ``[clock]`` or ``[rules]`` is for, in a few words."""
    if table == "rules":
        return words.say(f"shows-rule-{key}") if key in SWITCHES else ""
    return words.say(_ABOUT[key]) if key in _ABOUT else ""


def comment(text: str) -> str:
    """The text as lines that do nothing."""
    return fill(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_long_words=False)


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


def _top(show: ShowFile, words: Words) -> str:
    lines = [comment(words.say("file-head")), ""]
    lines += [_pair(key, getattr(show, key)) for key in ("title", "language", "edition")]
    if show.dice != "sealed":
        lines.append(_pair("dice", show.dice, words.say("file-dice")))
    for key, about in (("finalists", "file-finalists"), ("players", "file-players")):
        if getattr(show, key):
            lines += ["", comment(words.say(about)), _pair(key, getattr(show, key))]
    return "\n".join(lines)


def _table(name: str, show: ShowFile, words: Words) -> str:
    pairs = [_pair(key, value, about_key(words, name, key)) for key, value in _values(name, show)]
    return "\n".join([comment(words.say(_TABLES[name])), f"[{name}]", *pairs]) if pairs else ""


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


def _list(name: str, show: ShowFile, words: Words) -> str:
    entries: Sequence[Table] = getattr(show, name)
    blocks = [
        "\n".join([f"[[{name}]]", *(_pair(key, value) for key, value in _set(entry))])
        for entry in entries
    ]
    return "\n\n".join([comment(words.say(_LISTS[name])), *blocks]) if blocks else ""


DELAY_SECONDS: int = Broadcast().delay_seconds
"""So late is the overlay with all hands, unless a show differs."""
HOLD_SECONDS: int = Connection().hold_seconds
"""After so many seconds without a finalist's tablet the clocks stop, unless a show differs."""
