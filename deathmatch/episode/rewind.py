"""Taking play back: the match as it was, and what cannot be taken back, for it was seen.

Rewinding is an entry like any other: the journal only grows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from deathmatch.game import Dice, Event, Match, evolve
from deathmatch.game.clock import restarted, stopped
from deathmatch.game.edition import Noble
from deathmatch.game.events import Called, CardMoved, Examined, ProvedAbsent
from deathmatch.game.steps import Inspect, KeepNobles

EVERYBODY = "everybody"


class Seen(Struct, frozen=True, order=True):
    """Somebody (a seat, or everybody) has seen a noble that would be hidden again.

    `where` is the place in which it would lie: hand:SEAT or holder:SEAT. `noble` is for
    drawing anew and never told to the host.
    """

    who: str
    where: str
    noble: Noble


def taken_back(then: Match, now: Match, then_at: int, at: int) -> Match:
    """The match as it was at `then_at`, on hold since `at` (ms).

    Its open question gets a new number, so that an answer to the question that was taken
    back is refused. Who plays a seat stays as it is now.
    """
    stand_ins = {player.seat: player.stand_in for player in now.players}
    players = tuple(replace(p, stand_in=stand_ins[p.seat]) for p in then.players)
    standing = replace(restarted(stopped(then, then_at), at), paused="rewind")
    line = {"at": at, "code": "rewound", "turn": then.turn}
    return replace(
        standing,
        players=players,
        question=now.question + 1,
        log=then.log.plus(line),
    )


def seen_since(then: Match, events: Sequence[Event]) -> tuple[Seen, ...]:
    """Who has seen what, since `then`, of the nobles that were hidden from them then.

    `events` are those of the match since then, in order.
    """
    tokens = _Tokens(then)
    found: set[Seen] = set()
    for event in events:
        for who, (noble, home) in tokens.shown_by(event):
            if not _knew(then, who, home):
                found.add(Seen(who, home, noble))
    return tuple(sorted(found))


Token = tuple[Noble, str]


class _Tokens:
    """Follows each noble from the place it lay in at first: a token is (noble, that place)."""

    def __init__(self, match: Match) -> None:
        self._lying = {place: [(n, place) for n in nobles] for place, nobles in match.cards.items()}

    def shown_by(self, event: Event) -> Iterator[tuple[str, Token]]:
        """Whom the event shows which noble, now that it has happened."""
        if isinstance(event, CardMoved):
            token = self._move(event)
            place, _, seat = event.to.partition(":")
            if place in ("lost", "shown") or event.why == "shuffled":
                yield EVERYBODY, token
            elif place in ("hand", "holder", "drawn"):
                yield seat, token
        for who, place in _looks(event):
            for token in self._lying[place]:
                yield who, token

    def _move(self, event: CardMoved) -> Token:
        lying = self._lying[event.source]
        index = next(i for i, (noble, _) in enumerate(lying) if noble == event.noble)
        token = lying.pop(index)
        self._lying.setdefault(event.to, []).append(token)
        return token


def _looks(event: Event) -> Iterator[tuple[str, str]]:
    """Who looks at all that lies in which place, without its being moved there by that event."""
    if isinstance(event, Called):
        yield from ((event.seat, f"called:{holder}") for holder in event.holders)
    elif isinstance(event, Examined):
        yield event.seat, f"examined:{event.target}"
    elif isinstance(event, ProvedAbsent):
        yield EVERYBODY, f"hand:{event.seat}"


def _knew(then: Match, who: str, home: str) -> bool:
    """Whether that was no news: it lay nowhere hidden, or before the one who saw it.

    A noble that was being looked at was known to its holder and to who had called it.
    """
    kind, _, seat = home.partition(":")
    if kind not in ("hand", "holder", "called", "drawn", "examined"):
        return True
    looker = then.step.seat if isinstance(then.step, KeepNobles | Inspect) else None
    return who == seat or (kind in ("called", "examined") and who == looker)


def draw_anew(match: Match, seen: Sequence[Seen], at: int, dice: Dice) -> list[Event]:
    """Exchanges each noble that was seen for one drawn from all that lie hidden elsewhere.

    Every hidden noble outside its place is equally likely, so what was seen tells nothing
    about the place any more. A place or a noble is exchanged once, whoever has seen it.
    """
    events: list[Event] = []
    for where, noble in dict.fromkeys((each.where, each.noble) for each in seen):
        others = [each for each in _hidden(match) if each[0] != where]
        if noble not in match.cards.get(where, ()) or not others:
            continue
        other, back = others[dice.pick([place for place, _ in others], "random:redraw")]
        for source, to, moved in ((where, other, noble), (other, where, back)):
            event = CardMoved(moved, source, to, "redraw")
            match = evolve(match, event, at)
            events.append(event)
    return events


def _hidden(match: Match) -> list[tuple[str, Noble]]:
    """Every noble that lies hidden in a hand, with a holder or in the Court, with its place."""
    kinds = ("hand", "holder", "court")
    places = [place for place in match.cards if place.partition(":")[0] in kinds]
    return [(place, noble) for place in places for noble in match.cards[place]]
