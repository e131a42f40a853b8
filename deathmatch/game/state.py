"""A match at one moment, as a frozen value, and a few questions about it."""

from __future__ import annotations

from msgspec import Struct

from .answers import Answer, Faction
from .edition import Edition, Noble, Seat
from .log import Log
from .steps import About, Step, TakeNoble

Cards = dict[str, tuple[Noble, ...]]


class Player(Struct, frozen=True):
    """One who plays. `coins` in the purse, `extensions` left."""

    seat: Seat
    garnets: int
    coins: int
    extensions: int
    out: bool = False
    stand_in: bool = False
    faction: Faction | None = None


class BlockClaim(Struct, frozen=True):
    """A block of the action in hand; `fallen` once it was caught."""

    by: Seat
    noble: Noble
    fallen: bool = False


class Contest(Struct, frozen=True):
    """A challenge of a claim in hand; `right` is None until it is settled.

    `denied`: the claim is that one has not got the noble (U27).
    """

    by: Seat
    against: Seat
    noble: Noble
    about: About
    right: bool | None = None
    denied: bool = False


class Attempt(Struct, frozen=True):
    """The action in hand and what has been said about it. All of it is public.

    `wrong` are those who challenged the action and were wrong (OP-04).
    """

    by: Seat
    action: str
    target: Seat | None
    claim: Noble | None
    cost: int
    block: BlockClaim | None = None
    challenge: Contest | None = None
    failed: str | None = None
    disclaim: Noble | None = None
    wrong: tuple[Seat, ...] = ()


class Clock(Struct, frozen=True):
    """What a player has left, in ms, counted from the moment `since` (ms, episode's clock)."""

    left_ms: int
    since: int


class Together(Struct, frozen=True):
    """A question that several are asked at once and whose answers stay unseen (OP-01).

    `clock` is what others see of each, `used` how many extensions each has used on it so far.
    """

    clock: Clock
    used: dict[Seat, int] = {}


class Result(Struct, frozen=True):
    """How it ended; `garnets` of the finalists afterwards (G32, OP-35).

    `loser` is who is eliminated from the show; None where nobody is.
    """

    winner: Seat | None
    loser: Seat | None
    how: str
    garnets: dict[Seat, int]


class Match(Struct, frozen=True):
    """Everything about a match. `open` holds the clock of each seat that is asked now.

    `put_to` are all seats that the open question was put to, whoever has answered since.
    `waiting` are answers that count once others have answered, in the order they came.
    """

    edition: Edition
    seats: tuple[Seat, ...]
    spectators: tuple[Seat, ...]
    players: tuple[Player, ...]
    cards: Cards
    begun: bool = False
    holders: tuple[Seat, ...] = ()
    agenda: tuple[Step, ...] = ()
    attempt: Attempt | None = None
    question: int = 0
    open: dict[Seat, Clock] = {}
    put_to: tuple[Seat, ...] = ()
    together: Together | None = None
    waiting: dict[Seat, Answer] = {}
    turn: int = 0
    turn_of: Seat | None = None
    chooser: Seat | None = None
    first: Seat | None = None
    last_winner: Seat | None = None
    reserve: int = 0
    paused: str | None = None
    untimed: bool = False
    taken: dict[Seat, Seat] = {}
    result: Result | None = None
    log: Log = Log()

    @property
    def over(self) -> bool:
        """Nothing more can happen."""
        return self.result is not None

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that owe an answer now."""
        return tuple(self.open)

    @property
    def seen_asked(self) -> tuple[Seat, ...]:
        """The seats that all see as asked: of a question whose answers stay unseen, everybody whom
        it was put to (OP-01).
        """
        return self.put_to if self.together else self.asked

    @property
    def step(self) -> Step | None:
        """The step in hand."""
        return self.agenda[0] if self.agenda else None

    def player(self, seat: Seat) -> Player:
        """The player on `seat`. KeyError if nobody plays there."""
        for player in self.players:
            if player.seat == seat:
                return player
        raise KeyError(seat)

    def hand(self, seat: Seat) -> tuple[Noble, ...]:
        """The hidden nobles of a player."""
        return self.cards.get(f"hand:{seat}", ())

    def hidden(self, seat: Seat) -> tuple[Noble, ...]:
        """The hidden nobles of a player, one that is being examined included (F26)."""
        return self.hand(seat) + self.examined(seat)

    def examined(self, seat: Seat) -> tuple[Noble, ...]:
        """The noble of a player that an inquisitor looks at (F26)."""
        return self.cards.get(f"examined:{seat}", ())

    def drawn(self, seat: Seat) -> tuple[Noble, ...]:
        """The nobles that a player has drawn for an exchange (F8)."""
        return self.cards.get(f"drawn:{seat}", ())

    @property
    def court(self) -> tuple[Noble, ...]:
        """The nobles of the Court deck: a bag without any order."""
        return tuple(sorted(self.cards.get("court", ())))

    def lost(self, seat: Seat) -> tuple[Noble, ...]:
        """The face-up nobles of a player."""
        return self.cards.get(f"lost:{seat}", ())

    def influence(self, seat: Seat) -> int:
        """How many nobles a player has left, one that it is about to take included (G16)."""
        step = self.step
        owed = isinstance(step, TakeNoble) and step.seat == seat
        return len(self.hidden(seat)) + owed

    def held(self, holder: Seat) -> tuple[Noble, ...]:
        """The nobles of a holder."""
        return self.cards.get(f"holder:{holder}", ())

    def called(self, holder: Seat) -> tuple[Noble, ...]:
        """The nobles of a holder that are being looked at in an exchange (OP-29)."""
        return self.cards.get(f"called:{holder}", ())

    def holding(self) -> tuple[Seat, ...]:
        """The holders who have a noble now, in order (G19)."""
        return tuple(seat for seat in self.holders if self.held(seat))

    def living(self) -> tuple[Player, ...]:
        """The players who are not out, in seat order."""
        return tuple(player for player in self.players if not player.out)

    def provable(self) -> bool:
        """Whether the claim that is challenged is true; only who made it may know."""
        contest = self.attempt.challenge if self.attempt else None
        if contest is None:
            return False
        return (contest.noble in self.hand(contest.against)) != contest.denied

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The living seats other than `seat`, clockwise from it."""
        start = self.seats.index(seat)
        around = self.seats[start + 1 :] + self.seats[:start]
        out = {player.seat for player in self.players if player.out}
        return tuple(other for other in around if other not in out)

    def treasury(self) -> int | None:
        """Coins left in the treasury; None if there is no end to them (OP-16)."""
        if self.edition.bank == "unlimited":
            return None
        return self.edition.bank - self.reserve - sum(player.coins for player in self.players)

    def mates(self, seat: Seat) -> frozenset[Seat]:
        """The living others of the same faction; nobody while all are of one (U25, OP-22)."""
        own = self.player(seat).faction
        living = self.living()
        if own is None or all(player.faction == own for player in living):
            return frozenset()
        return frozenset(p.seat for p in living if p.faction == own and p.seat != seat)


def new_match(
    edition: Edition,
    seats: tuple[Seat, ...],
    garnets: dict[Seat, int],
    spectators: tuple[Seat, ...] = (),
    last_winner: Seat | None = None,
) -> Match:
    """A match that has not begun.

    `seats` are the players' clockwise (in a Death Match the candidate first, then the
    opponent), `garnets` theirs; `last_winner` won the match before (U6). ValueError if the
    edition cannot be played by so many.
    """
    low, high = edition.players
    if not low <= len(seats) <= high:
        raise ValueError(f"{edition.name} is for {low} to {high} players, not {len(seats)}")
    if len(set(seats) | set(spectators)) != len(seats) + len(spectators):
        raise ValueError("every seat is somebody else's: no name may come twice")
    edition = edition.for_players(len(seats))
    extensions = edition.timing.extensions
    players = tuple(Player(seat, garnets.get(seat, 0), 0, extensions) for seat in seats)
    box = tuple(noble for noble in edition.kinds for _ in range(edition.copies))
    return Match(
        edition,
        tuple(seats),
        tuple(spectators),
        players,
        {"box": box},
        untimed=not edition.timing.on,
        last_winner=last_winner,
    )
