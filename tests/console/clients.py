"""Real screens without a browser: python-socketio clients that come back by themselves."""

from __future__ import annotations

import threading
import uuid
from typing import Any

import socketio

from tests.console.serverproc import Browser, ServerProcess, until


class Client:
    """One screen on a real socket. Keeps the newest message of each name."""

    def __init__(
        self, server: ServerProcess, browser: Browser | None, screen: str, seat: str | None = None
    ) -> None:
        self._server = server
        self._hello = {"screen": screen, "seat": seat, "build": ""}
        self._headers = {"Cookie": browser.cookie} if browser is not None else {}
        self.socket = socketio.Client(
            reconnection_delay=0.05,
            reconnection_delay_max=0.2,
            randomization_factor=0.1,
            # Pages check the certificate; this library knows no authority of our own.
            ssl_verify=False,
        )
        self.newest: dict[str, Any] = {}
        self.counts: dict[str, int] = {}
        self.changed = threading.Condition()
        self.socket.on("*", self._take)

    def connect(self) -> Client:
        self.socket.connect(
            self._server.url,
            headers=self._headers,
            auth=self._hello,
            transports=["websocket"],
            wait_timeout=10,
        )
        until(lambda: "view" in self.newest, what="the first view")
        return self

    def close(self) -> None:
        self.socket.disconnect()

    def send(self, event: str, payload: dict[str, Any], within_s: float = 5.0) -> Any:
        """Sends a message and gives its ack; None when the line broke before it came."""
        acked = threading.Event()
        answer: list[Any] = []

        def take(ack: Any) -> None:
            answer.append(ack)
            acked.set()

        try:
            self.socket.emit(event, payload, callback=take)
        except socketio.exceptions.SocketIOError:
            return None
        sid = self.socket.sid
        for _ in range(int(within_s / 0.05)):
            if acked.wait(0.05):
                return answer[0]
            if not self.socket.connected or self.socket.sid != sid:
                return None
        return None

    def direct(self, order: str, **more: Any) -> Any:
        """A host's order, sent until it is acknowledged."""
        message = {"id": str(uuid.uuid4()), "order": order, **more}
        for _ in range(200):
            ack = self.send("direct", message)
            if ack is not None:
                return ack
            until(lambda: self.socket.connected, what="the host's line")
        raise AssertionError(f"no ack for {order}")

    def go(self, does: str) -> Any:
        """GO for the cue that begins, deals or plays, past the gate; gives the ack."""
        to = [cue["does"] for cue in self.newest["show"]["rundown"]].index(does)
        after = self.newest["view"]["floor"]["cue"]
        return self.direct("go", to=to, after=after, anyway=True)

    def _take(self, event: str, payload: Any = None) -> None:
        with self.changed:
            self.newest[event] = payload
            self.counts[event] = self.counts.get(event, 0) + 1
            self.changed.notify_all()


def links_of(host: Client) -> dict[str, str]:
    """The join links on the host's desk."""
    until(lambda: "desk" in host.newest, what="the desk")
    return {seat["seat"]: seat["link"] for seat in host.newest["desk"]["seats"] if seat["link"]}
