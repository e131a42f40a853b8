"""The table that a ruling is played at: a match, its clock and dice that follow a script."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from deathmatch.episode.show_checks import right_of
from deathmatch.episode.words import FALLBACK, Words
from deathmatch.game import (
    Command,
    Decision,
    Edition,
    Expire,
    Extend,
    Match,
    Refused,
    choices,
    decide,
    due,
    edition_named,
    evolve,
    new_match,
    switches_of,
)
from deathmatch.game.answers import (
    Act,
    Allow,
    Answer,
    Block,
    Call,
    Challenge,
    Force,
    Keep,
    Leave,
    Lose,
    Refuse,
    Reveal,
    Show,
    Take,
)
from deathmatch.game.automatic import settle
from deathmatch.game.clock import expires
from deathmatch.game.draft import Draft
from deathmatch.game.questions import kind
from deathmatch.game.steps import TakeAction
from deathmatch.game.switches import Switch
from deathmatch.resources import resource_dir

from .fault import Fault, no_more

_SECONDS = {"decision_seconds": "decision_ms", "extension_seconds": "extension_ms"}


_NAMING = {"call", "keep", "block", "lose", "take", "reveal"}


class ScriptedDice:
    """Draws what the ruling says, in its order; refuses a draw that the script has not got.

    `draws` come out of the Court, `random` are all other draws. A draw from one kind is
    none: a ruling may script it or leave it out.
    """

    def __init__(self, random: Sequence[str] = (), draws: Sequence[str] = ()) -> None:
        self._random = list(random)
        self._draws = list(draws)

    def pick(self, options: Sequence[str], why: str) -> int:
        """The place of the next scripted result among `options`. Fault if it is not there."""
        script = self._draws if why.startswith("deal:") else self._random
        if len(set(options)) == 1:
            if script[:1] == list(options[:1]):
                script.pop(0)
            return 0
        if not script:
            raise Fault(f"a draw ({why}) that the ruling does not script: {', '.join(options)}")
        wanted = script.pop(0)
        if wanted not in options:
            raise Fault(f"the scripted draw {wanted} is not one of {', '.join(options)}")
        return list(options).index(wanted)


class Table:
    """A match being played by a ruling. `at` is milliseconds."""

    def __init__(self, match: Match, dice: Any) -> None:
        self.match = match
        self.dice = dice
        self.at = 0

    def give(self, command: Command) -> None:
        """Decides a command and applies it. Raises Refused."""
        for event in decide(self.match, command, self.at, self.dice):
            self.match = evolve(self.match, event, self.at)

    def answer(self, seat: str, answer: Answer) -> None:
        """`seat` answers the open question. Raises Refused."""
        self.give(Decision(seat, self.match.question, answer))

    def move(self, seat: str, move: str, *args: Any) -> None:
        """One step of a ruling: an action, an answer or the use of an extension."""
        if move == "extend":
            self.give(Extend(seat, self.match.question))
        elif move == "timeout":
            self._time_out(seat)
        elif move == "show" and args and not self._is_what_must_be_shown(args[0]):
            raise Refused("not_legal")
        else:
            self.answer(seat, answer_named(move, list(args)))

    def wait(self, ms: int) -> None:
        """Time passes for the decision in hand; what falls due is decided."""
        self.at += ms
        while expiry := due(self.match, self.at):
            self.give(expiry)

    def _time_out(self, seat: str) -> None:
        """Without clocks it is the host who lets the question run out."""
        if seat not in self.match.open:
            raise Refused("not_asked")
        if self.match.untimed:
            self.give(Expire(seat, self.match.question))
            return
        self.wait(expires(self.match, seat) - self.at)

    def _is_what_must_be_shown(self, named: Any) -> bool:
        """The challenged noble; of who says that it has not got one, all hidden nobles."""
        contest = self.match.attempt.challenge if self.match.attempt else None
        if contest is None:
            return False
        nobles = sorted([named] if isinstance(named, str) else named)
        return nobles == (
            sorted(self.match.hand(contest.against)) if contest.denied else [contest.noble]
        )

    def kind(self) -> str | None:
        """The kind of the open question, or None."""
        return kind(self.match.step) if self.match.step and self.match.open else None

    def concede(self) -> None:
        """Refuses for a challenged player who cannot show: a ruling leaves that out."""
        if self.kind() == "show":
            seat = self.match.asked[0]
            if Show() not in choices(self.match, seat):
                self.answer(seat, Refuse())


_SIMPLE: dict[str, Answer] = {
    "pass": Allow(),
    "challenge": Challenge(),
    "show": Show(),
    "refuse": Refuse(),
    "force": Force(),
    "leave": Leave(),
}

MOVES = {*_SIMPLE, *_NAMING, "extend", "timeout"}
"""The words of rulings for all that a seat can do but act."""


def milliseconds(seconds: Any, where: str) -> int:
    """How long a clock of a ruling runs. Fault if that is no number of seconds."""
    if not isinstance(seconds, int | float) or seconds < 0:
        raise Fault(f"{where}: a clock runs a number of seconds, not {seconds}")
    return int(seconds * 1000)


def answer_named(move: str, args: list[Any]) -> Answer:
    """The answer that a step of a ruling means; any other word is an action.

    Refused if it leaves out what such an answer has to name.
    """
    if move in _SIMPLE:
        return _SIMPLE[move]
    if move in _NAMING and not args:
        raise Refused("malformed")
    if move == "call":
        return Call(nobles_of(args[0]))
    if move == "keep":
        give = args[1] if len(args) > 1 else {}
        return Keep(nobles_of(args[0]), tuple(give.items()))
    named: dict[str, Callable[[str], Answer]] = {
        "block": Block,
        "lose": Lose,
        "take": Take,
        "reveal": Reveal,
    }
    if move in named:
        return named[move](args[0])
    return Act(move, args[0] if args else None)


def _read(switch: Switch, value: Any) -> Any:
    """The value as the edition stores it. ValueError, with what would be right, if it cannot be."""
    try:
        return switch.read(value)
    except ValueError as fault:
        right = right_of(switch, value)
        words = Words(resource_dir("static") / "locales", FALLBACK)
        what = words.say(f"right-{right.code}", **right.args)
        raise ValueError(f"{fault}; right would be {what}") from None


def edition_of(name: str, config: dict[str, Any]) -> Edition:
    """The edition a ruling is for, with the switches it turns. Fault if there is none."""
    try:
        edition = edition_named(name)
    except KeyError:
        raise Fault(f"the edition {name} does not exist in this console") from None
    known_switches = switches_of(edition)
    switches = {key: value for key, value in config.items() if key in known_switches}
    timing = {_SECONDS.get(key, key): value for key, value in config.items() if key not in switches}
    known = set(edition.timing.__struct_fields__)
    no_more(timing, known, f"config of {name}")
    clock = {"on": edition.timing.on or "decision_ms" in timing} | {
        key: value * 1000 if key in _SECONDS.values() else value for key, value in timing.items()
    }
    try:
        read = {key: _read(known_switches[key], value) for key, value in switches.items()}
        return replace(edition.with_switches(**read), timing=replace(edition.timing, **clock))
    except ValueError as fault:
        raise Fault(f"config of {name}: {fault}") from None


def position(edition: Edition, start: dict[str, Any]) -> Table:
    """The table at the start of a ruling: the position it gives, and the turn it names."""
    no_more(start, _START, "start")
    match = placed(edition, start)
    seat = start["turn"]
    match = replace(match, begun=True, turn=1, turn_of=seat, agenda=(TakeAction(seat),))
    dice = ScriptedDice(start.get("random", ()), start.get("draws", ()))
    draft = Draft(match, 0, dice)
    settle(draft)
    return Table(draft.match, dice)


_START = {
    "turn",
    "players",
    "spectators",
    "shown",
    "set_aside",
    "draws",
    "random",
    "reserve",
}


def placed(edition: Edition, start: dict[str, Any]) -> Match:
    """A match with purses and nobles as a ruling places them; the others stay in the box."""
    people = start["players"]
    held = _spectators(start.get("spectators", []))
    try:
        match = new_match(edition, tuple(people), {}, tuple(held))
    except ValueError as fault:
        raise Fault(str(fault)) from None
    players = []
    cards = dict(match.cards)
    for player in match.players:
        given = people[player.seat]
        no_more(given, _PLAYER, f"player {player.seat}")
        cards[f"hand:{player.seat}"] = nobles_of(given.get("hand"))
        cards[f"lost:{player.seat}"] = nobles_of(given.get("lost"))
        left = given.get("extensions", player.extensions)
        # Who has lost all its nobles was out before the ruling begins.
        out = given.get("out", bool(given.get("lost")) and not given.get("hand"))
        values = {"coins": given.get("coins", 0), "extensions": left, "out": out}
        players.append(replace(player, faction=given.get("faction"), **values))
    for holder, nobles in held.items():
        cards[f"holder:{holder}"] = nobles
    cards["shown"] = nobles_of(start.get("shown"))
    cards["aside"] = nobles_of(start.get("set_aside"))
    _all_known(edition, cards)
    rest, deck = _rest(cards), match.edition.replacement == "deck"
    cards["box"], cards["court"] = ((), rest) if deck else (rest, ())
    return replace(
        match,
        players=tuple(players),
        cards=cards,
        holders=tuple(held),
        reserve=start.get("reserve", 0),
    )


def _all_known(edition: Edition, cards: dict[str, tuple[str, ...]]) -> None:
    """Fault for a noble that the edition has not got, so that no slip passes for a position."""
    for place, nobles in cards.items():
        if strange := ", ".join(str(noble) for noble in nobles if noble not in edition.kinds):
            raise Fault(f"{place}: no noble of {edition.name}: {strange}")


_PLAYER = {"coins", "hand", "lost", "extensions", "faction", "out"}


def _spectators(given: Any) -> dict[str, tuple[str, ...]]:
    """S1, S2, ... with the nobles each holds, from a list or by name."""
    if not isinstance(given, dict):
        given = {f"S{place}": held for place, held in enumerate(given, start=1)}
    return {seat: nobles_of(held) for seat, held in given.items()}


def nobles_of(held: Any) -> tuple[str, ...]:
    """What lies somewhere as rulings write it: a noble, null, or a list of nobles."""
    if isinstance(held, list):
        return tuple(held)
    return (held,) if held else ()


def _rest(cards: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The nobles of the box that the ruling has placed nowhere else."""
    box = list(cards["box"])
    for place, nobles in cards.items():
        for noble in nobles if place != "box" else ():
            if noble in box:
                box.remove(noble)
    return tuple(box)
