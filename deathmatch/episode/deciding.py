"""What a command leads to in an episode, decided the same way live and when it is checked."""

from __future__ import annotations

from deathmatch.episode.by_hand import HandDice
from deathmatch.episode.chain import Kind
from deathmatch.episode.directing import Happened, direct
from deathmatch.episode.floor import FloorCommand
from deathmatch.episode.fold import Fold
from deathmatch.episode.stream import KeyedStream
from deathmatch.game import Command, Decision, Dice, Extend, Refused, TimeUp, decide

AnyCommand = Command | FloorCommand
"""What may be committed: commands to the match and orders to the floor."""

Stream = KeyedStream | HandDice


def decided(live: Fold, command: AnyCommand, at: int, dice: Dice) -> Happened:
    """The events that a command leads to at that moment (ms, the episode's clock).

    Where real cards are dealt, what they turn up is confirmed too. Raises Refused, and Wanted for
    a draw that is not entered; nothing has changed then.
    """
    events: Happened
    if isinstance(command, FloorCommand):
        events = direct(live, command, at, dice)
    elif live.match.over:
        raise Refused("over")
    else:
        events = list(decide(live.match, command, at, dice))
    if isinstance(dice, HandDice):
        dice.confirm(events)
    return events


def kind_of(command: AnyCommand) -> Kind:
    """Which kind of entry a command makes. A tap is no decision: it answers no question."""
    if isinstance(command, TimeUp):
        return "expiry"
    return "decision" if isinstance(command, Decision | Extend) else "directive"
