"""A stand-in: plays a seat from what that seat may see, and never from the match itself."""

from collections.abc import Callable
from random import Random
from typing import Any

from deathmatch.game import Edition

Choice = dict[str, Any]
Doc = dict[str, Any]

THINK_MS = (2000, 6000)

# What a noble is worth in the hand, and an action on the table, to one who plays sensibly.
_WORTH = {
    "duke": 5.0,
    "captain": 4.0,
    "assassin": 4.0,
    "contessa": 3.0,
    "ambassador": 2.0,
    "inquisitor": 3.0,
}
_APPEAL = {
    "income": 1.0,
    "foreign_aid": 2.0,
    "coup": 12.0,
    "tax": 4.0,
    "assassinate": 6.0,
    "steal": 4.0,
    "exchange": 1.5,
    "examine": 0.8,
    "convert": 0.3,
    "embezzle": 1.5,
}
_TRUE_CLAIM = 2.5
_BLUFF = 0.3
# How often a claim is challenged, by how many of its nobles cannot be the claimant's.
_DOUBT = (0.07, 0.14, 0.35)
_CERTAIN = 0.97
_TRUE_BLOCK = 0.85
_BLUFF_BLOCK = 0.12


class StandIn:
    """Plays legal answers at human pace for any seat of matches of one edition."""

    def __init__(self, edition: Edition, rng: Random) -> None:
        """All that it draws comes from ``rng``, so the same ``rng`` plays the same match."""
        self._edition = edition
        self._rows = {row.name: row for row in edition.rows}
        # Apart, so that its pace tells nothing about what it weighed.
        self._play = Random(rng.getrandbits(64))
        self._pace = Random(rng.getrandbits(64))

    def think_ms(self) -> int:
        """How long it thinks about the next answer: 2 to 6 s, whatever the question is."""
        return self._pace.randint(*THINK_MS)

    def answer(self, view: Doc) -> Choice:
        """One of the legal answers in a seat's ``view``. ``ValueError`` if it is not asked."""
        choices: list[Choice] = view["you"]["choices"]
        if not choices:
            raise ValueError("this seat is not asked")
        weigh = _WEIGHTS.get(choices[0]["do"])
        if weigh is None:
            return self._play.choice(choices)
        weights = [weigh(self, view, choice) for choice in choices]
        return self._play.choices(choices, weights)[0] if any(weights) else choices[0]

    def _starter(self, view: Doc, choice: Choice) -> float:
        return 3.0 if choice["seat"] == view["you"]["seat"] else 1.0

    def _act(self, view: Doc, choice: Choice) -> float:
        row = self._rows[choice["action"]]
        weight = _APPEAL.get(row.name, 1.0) / self._rivals(view, row.target)
        if row.claim is not None:
            weight *= self._claiming(view, row.claim)
        if row.disclaim is not None:
            weight *= _BLUFF if row.disclaim in view["you"]["hand"] else view["table"]["reserve"]
        if row.effect == "steal":
            weight *= min(2, _player(view, choice["target"])["coins"]) / 2
        return weight

    def _rivals(self, view: Doc, targets: bool) -> int:
        """How many share the weight of an action that there is for each of them."""
        living = sum(not player.get("out") for player in view["table"]["players"])
        return max(1, living - 1) if targets else 1

    def _claiming(self, view: Doc, noble: str) -> float:
        """How willing it is to claim a noble that it may not have."""
        if noble in view["you"]["hand"]:
            return _TRUE_CLAIM
        return _BLUFF if self._known(view, noble) < self._edition.copies else 0.0

    def _window(self, view: Doc, choice: Choice) -> float:
        stake = self._stake(view)
        if choice["do"] == "challenge":
            return self._doubt(view) * (2.0 if stake > 1 else 1.0)
        if choice["do"] == "block":
            return self._blocking(view, choice["noble"]) * stake
        return 1.0 / stake

    def _doubt(self, view: Doc) -> float:
        """The more others may challenge as well, the less each does."""
        attempt = view["table"]["attempt"]
        block = attempt["block"]
        others = len((view["table"].get("question") or {}).get("seats", "x"))
        claim = block["noble"] if block else attempt["claim"]
        if claim is None:
            return _DOUBT[1] / others
        known = self._known(view, claim)
        if known >= self._edition.copies:
            return _CERTAIN * 20
        return _DOUBT[min(known, len(_DOUBT) - 1)] / others

    def _blocking(self, view: Doc, noble: str) -> float:
        if noble in view["you"]["hand"]:
            return _TRUE_BLOCK * 5
        return _BLUFF_BLOCK if self._claiming(view, noble) else 0.0

    def _stake(self, view: Doc) -> float:
        """How much hurts if this passes: 1 for coins, more where a noble of its own goes."""
        you, attempt = view["you"], view["table"]["attempt"]
        killing = self._rows[attempt["action"]].effect == "kill"
        if attempt["target"] != you["seat"] or not killing:
            return 1.0
        return 12.0 if len(you["hand"]) == 1 else 4.0

    def _lose(self, view: Doc, choice: Choice) -> float:
        noble, hand = choice["noble"], view["you"]["hand"]
        return (4.0 if hand.count(noble) > 1 else 1.0) / _WORTH.get(noble, 1.0) ** 2

    def _show(self, view: Doc, choice: Choice) -> float:
        able = any(other["do"] == "show" for other in view["you"]["choices"])
        return 1.0 if choice["do"] == "show" or not able else 0.0

    def _keep(self, view: Doc, choice: Choice) -> float:
        worth = sum(_WORTH.get(noble, 1.0) for noble in set(choice["keep"]))
        return worth**4

    def _reveal(self, view: Doc, choice: Choice) -> float:
        """Rather the lesser noble."""
        return 1.0 / _WORTH.get(choice["noble"], 1.0)

    def _examine(self, view: Doc, choice: Choice) -> float:
        """A noble that is worth much is better gone."""
        worth = _WORTH.get(view["you"]["examined"]["noble"], 1.0)
        return worth if choice["do"] == "force" else 2.5

    def _draft(self, view: Doc, choice: Choice) -> float:
        return _WORTH.get(choice["noble"], 1.0)

    def _known(self, view: Doc, noble: str) -> int:
        """How many of a noble are in its own hand or face up: nobody else can have those."""
        table = view["table"]
        up = [*table["shown"], *(each for player in table["players"] for each in player["lost"])]
        return [*up, *view["you"]["hand"]].count(noble)


_WEIGHTS: dict[str, Callable[[StandIn, Doc, Choice], float]] = {
    "starter": StandIn._starter,
    "act": StandIn._act,
    "allow": StandIn._window,
    "challenge": StandIn._window,
    "block": StandIn._window,
    "show": StandIn._show,
    "refuse": StandIn._show,
    "lose": StandIn._lose,
    "keep": StandIn._keep,
    "reveal": StandIn._reveal,
    "force": StandIn._examine,
    "leave": StandIn._examine,
    "draft": StandIn._draft,
}


def _player(view: Doc, seat: str) -> Doc:
    player: Doc = next(each for each in view["table"]["players"] if each["seat"] == seat)
    return player
