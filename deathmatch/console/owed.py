"""What a host has ordered dark while the journal could not be written: black, and panic.

It covers what screens show, and nothing else: it is no entry, the match knows nothing of it, and it
is forgotten when the server ends. Once the journal can be written it is ordered again.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from deathmatch.episode.deciding import AnyCommand
from deathmatch.episode.floor import Floor, SetBlack, SetPanic
from deathmatch.episode.floor_view import Standing, Stood

from .acks import Ack

NAMES: dict[type, str] = {SetBlack: "black", SetPanic: "panic"}


class Owed:
    """The orders that are owed to the journal, at most one of each kind."""

    def __init__(self) -> None:
        self._orders: dict[str, tuple[AnyCommand, str]] = {}

    def take(self, command: AnyCommand, command_id: str, floor: Floor) -> bool:
        """Takes in an order that could not be written, or takes one back that was not; True where
        that changes what is shown.
        """
        name = NAMES.get(type(command))
        if name is None:
            return False
        if not getattr(command, "on", False):
            return self._orders.pop(name, None) is not None
        if getattr(floor, name) or name in self._orders:
            return False
        self._orders[name] = command, command_id
        return True

    def pay(self, submit: Callable[[AnyCommand, str, str], Ack]) -> None:
        """Gives every order again."""
        orders, self._orders = self._orders, {}
        for command, command_id in orders.values():
            submit(command, command_id, "host")

    def names(self) -> list[str]:
        """What is dark and not written, for hosts."""
        return sorted(self._orders)

    def over(self, floor: Floor) -> Floor:
        """The floor as it is shown."""
        black, panic = "black" in self._orders, "panic" in self._orders
        return replace(floor, black=floor.black or black, panic=floor.panic or panic)

    def shown(self, standing: Standing) -> Standing:
        """The episode as it is shown."""
        if not self._orders:
            return standing
        return Stood(
            standing.rev,
            standing.match,
            self.over(standing.floor),
            standing.setup,
            standing.seal,
            standing.began_at,
            standing.taps_count,
        )
