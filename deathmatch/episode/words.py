"""Texts from the Fluent catalogues for pages and exports. Screens bring their own reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Literal

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from .typeset import Whole, spaced

FALLBACK = "en"
_HOST_SEAT = re.compile(r"host-([1-9][0-9]*)")
_SEATS = {"seat", "by", "target", "against", "holder", "winner", "loser"}


class Words:
    """All messages of one language, or of English where there is none of that name.

    `folder` holds one folder of .ftl files for each language. `coin` is what the edition's coins
    are called: every message may choose its words by it.
    """

    def __init__(self, folder: Path, language: str, coin: str = "coin") -> None:
        self.language = language if language in languages(folder) else FALLBACK
        self._locale = _locale(self.language)
        self._folder = folder
        self._bundle = _bundle(folder / self.language, self.language)
        self._always = {"coin": coin}

    def say(self, message_id: str, **args: Any) -> str:
        """The text of a message, "id" or "id.attribute"; its id where there is none, which
        shows what is missing.
        """
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return message_id
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return message_id
        text, _problems = self._bundle.format_pattern(pattern, self._always | args)
        return spaced(str(text))

    def show(self, message_id: str, **args: Any) -> str:
        """The same for a page, whose lines may break where the language lets them and nowhere
        else.
        """
        return _whole(self._folder, self.language).kept(self.say(message_id, **args))

    def several(self, names: Iterable[str], style: Literal["standard", "or"] = "standard") -> str:
        """Names as a list in the language's way: "Neo and Trinity", "Neo or Trinity"."""
        some, between = list(names), self.say("common-between")
        if between and len(some) > 2:
            some = [between.join(some[:-1]), some[-1]]
        return spaced(str(format_list(some, style, self._locale)))


def languages(folder: Path) -> list[str]:
    """The languages that have catalogues."""
    return sorted(each.name for each in folder.iterdir() if each.is_dir())


def tongues(folder: Path) -> list[tuple[str, str]]:
    """The languages that have catalogues, each by its tag and as its own speakers call it."""
    return [(tag, Words(folder, tag).say("language-name")) for tag in languages(folder)]


class Sentences:
    """Lines of the public log as sentences, as the screens word them (static/js/words.js).

    ``names`` are those of the cast by seat.
    """

    def __init__(self, words: Words, names: Mapping[str, str]) -> None:
        self.words = words
        self._names = names
        self._said: dict[tuple[Any, ...], str] = {}

    def seat(self, seat: str) -> str:
        """The name shown for a seat: from the cast, or the numbered host seat."""
        if seat in self._names:
            return self._names[seat]
        number = _HOST_SEAT.fullmatch(seat)
        return self.words.say("host-seat", number=int(number[1])) if number else seat

    def line(self, line: Mapping[str, Any]) -> str:
        """One line of the log."""
        key = tuple((key, _fixed(value)) for key, value in line.items() if key != "at")
        if key not in self._said:
            self._said[key] = self.words.say(f"log-{line['code']}", **self._args(line))
        return self._said[key]

    def _args(self, line: Mapping[str, Any]) -> dict[str, Any]:
        args = {key: self._arg(key, value) for key, value in line.items()}
        for key in ("noble", "claim", "disclaim"):
            if line.get(key):
                args[f"{key}_name"] = self.words.say(f"noble-{line[key]}")
                args[f"the_{key}"] = self.words.say(f"noble-{line[key]}.the")
        if line.get("action"):
            args["action_name"] = self.words.say(f"action-{line['action']}")
            args["own"] = "yes" if line.get("seat") == line.get("target") else "no"
        given = line.get("ms", line.get("count"))
        if given is not None:
            # A whole number of seconds is said as one: "1 second", never "1.0 seconds".
            seconds = abs(given) / 1000 if given % 1000 else abs(given) // 1000
            way = "less" if given < 0 else "more"
            args |= {"way": way, "number": abs(given), "seconds": seconds}
        return args

    def _arg(self, key: str, value: Any) -> Any:
        if value is None:
            return "none"
        if key == "nobles":
            return self.words.several(self.words.say(f"noble-{each}") for each in value)
        if isinstance(value, list | tuple):
            return self.words.several(self.seat(each) for each in value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return self.seat(value) if key in _SEATS else value


def _fixed(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    # No isolation marks: every value stands in an element of its own or in plain text.
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def _whole(folder: Path, language: str) -> Whole:
    return Whole(Words(folder, language).say("common-whole"))


def _locale(language: str) -> Locale:
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale(FALLBACK)
