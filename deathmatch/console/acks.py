"""What was answered to which command, so that the same command gets the same answer."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

Ack = dict[str, Any]

MOST_REMEMBERED = 8192


class Acks:
    """The newest answers, by who asked and the command's id. The oldest are forgotten."""

    def __init__(self) -> None:
        self._acks: OrderedDict[tuple[str, str], Ack] = OrderedDict()

    def get(self, by: str, command_id: str) -> Ack | None:
        """The first answer that this command got, or None."""
        return self._acks.get((by, command_id))

    def put(self, by: str, command_id: str, ack: Ack) -> Ack:
        """Remembers an answer and gives it back."""
        self._acks[by, command_id] = ack
        while len(self._acks) > MOST_REMEMBERED:
            self._acks.popitem(last=False)
        return ack


def done(rev: int) -> Ack:
    """Accepted; `rev` is the number of the entry that is on disk now."""
    return {"ok": True, "rev": rev}


def refusal(code: str, **args: Any) -> Ack:
    """Refused, with the figures that its sentence needs."""
    return {**args, "ok": False, "code": code}
