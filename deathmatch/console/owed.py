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
DARK, TAKEN_BACK = "dark_unwritten", "taken_back"
"""What a host is told who orders one, or the end of one, while it cannot be written."""


class Owed:
    """The orders that are owed to the journal, at most one of each kind."""

    def __init__(self) -> None:
        self._orders: dict[str, tuple[AnyCommand, str]] = {}

    def take(self, command: AnyCommand, command_id: str, floor: Floor) -> str | None:
        """Takes in an order that could not be written, or takes one back that was not; gives what
        the host is told of it, None where it is neither.
        """
        name = NAMES.get(type(command))
        if name is None:
            return None
        if not getattr(command, "on", False):
            return TAKEN_BACK if self._orders.pop(name, None) is not None else None
        if getattr(floor, name):
            return None
        self._orders.setdefault(name, (command, command_id))
        return DARK

    def holds(self, command: AnyCommand) -> bool:
        """Whether one of that kind is owed."""
        return NAMES.get(type(command)) in self._orders

    def is_ended_by(self, command: AnyCommand) -> bool:
        """Whether that takes back what is owed: there is nothing written that it could end."""
        return self.holds(command) and not getattr(command, "on", False)

    def pay(
        self, submit: Callable[[AnyCommand, str, str], Ack], floor: Callable[[], Floor]
    ) -> None:
        """Gives the orders again, up to the first that is refused.

        Each is owed until the floor itself is dark: nothing that is sent meanwhile shows anything.
        """
        for name, (command, command_id) in list(self._orders.items()):
            submit(command, command_id, "host")
            self.settle(floor())
            if name in self._orders:
                return

    def settle(self, floor: Floor) -> bool:
        """Forgets what the floor has written down by now; True where that is something."""
        before = len(self._orders)
        self._orders = {
            name: order for name, order in self._orders.items() if not getattr(floor, name)
        }
        return len(self._orders) < before

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
