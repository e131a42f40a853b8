"""Who is let in at the port: every connection is counted, and no trouble of one ends the others."""

from __future__ import annotations

import errno
import ipaddress
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from .limits import Limited, Lines

MOST_CONNECTIONS = 5000
MOST_PER_ADDRESS = 2000
SPARE_PER_ADDRESS = 32
KEPT_FREE = 64
"""File descriptors that connections never get: the journal and the pages need some."""

FEW_FILES = 512
MANY_FILES = 65_536
WAIT_S = 0.25
BUSY = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
_CLOSED = (errno.EBADF, errno.EINVAL, errno.ENOTSOCK)


def raise_file_limit() -> int:
    """Takes as many file descriptors as the system allows; gives how many those are."""
    if sys.platform == "win32":
        return FEW_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    # Where the hard limit is "infinite", as on macOS, the system still has one of its own.
    for wanted in (hard, MANY_FILES, 10_240):
        if wanted == resource.RLIM_INFINITY or wanted <= soft:
            continue
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            continue
        break
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MANY_FILES if soft == resource.RLIM_INFINITY else soft


def most_connections(files: int) -> int:
    """How many connections may be open at once with so many file descriptors."""
    return max(1, min(MOST_CONNECTIONS, files - KEPT_FREE))


class Door:
    """Stands before a listening socket and looks like one to whoever accepts from it.

    `most` connections may be open at once, `per_address` of them from one address; this machine's
    own addresses are held by `most` alone. The last of them, one in sixteen of all and a few of
    each address, are kept for those whom the console knows: these connections are narrow, and
    whoever looks at their requests has to ask for a cookie. `sleep` waits that many seconds and
    lets others work; `on_end` is told why when the listening socket can no longer be used;
    `limited` notes who was turned away.
    """

    def __init__(
        self,
        listener: Any,
        most: int,
        per_address: int,
        sleep: Callable[[float], object],
        on_end: Callable[[str], object],
        now: Callable[[], float] = time.monotonic,
        limited: Limited | None = None,
    ) -> None:
        self._limited = limited or Limited(now)
        self._for_all = most - most // 16
        self._narrow: set[Any] = set()
        self._listener = listener
        self._most = most
        self._per_address = per_address
        self._sleep = sleep
        self._on_end = on_end
        self._open: Counter[str] = Counter()
        self._lines = Lines(logging.getLogger("deathmatch.door"), now)

    @property
    def open(self) -> int:
        """How many connections are open now."""
        return self._open.total()

    def accept(self) -> tuple[Any, Any]:
        """The next connection that is let in, counted until `left`.

        Raises OSError only when the listening socket itself is no more.
        """
        while True:
            # Of a crowd that comes at once the first are served before the last are let in: all of
            # them together would all be late, and would try again.
            self._sleep(0)
            try:
                client, address = self._listener.accept()
            except OSError as wrong:
                self._survive(wrong)
                continue
            if self._is_full(_name(address)):
                _turn_away(client)
                continue
            if self._is_kept_for_some(_name(address)):
                self._narrow.add(address)
            self._open[_name(address)] += 1
            return client, address

    def is_narrow(self, address: Any) -> bool:
        """Whether that connection is one of those kept for whom the console knows."""
        return address in self._narrow

    def left(self, address: Any) -> None:
        """A connection that was let in is closed."""
        name = _name(address)
        self._narrow.discard(address)
        self._open[name] -= 1
        if self._open[name] <= 0:
            del self._open[name]

    @property
    def family(self) -> Any:
        """The family of its addresses."""
        return self._listener.family

    def getsockname(self) -> Any:
        """The address it listens on."""
        return self._listener.getsockname()

    def close(self) -> None:
        """Lets nobody in any more."""
        self._listener.close()

    def _survive(self, wrong: OSError) -> None:
        """Waits a moment after what passes, such as a lack of file descriptors."""
        if wrong.errno in _CLOSED:
            self._on_end(wrong.strerror or str(wrong))
            raise wrong
        self._lines.warning("", f"no connection could be taken: {wrong.strerror or wrong}")
        self._sleep(WAIT_S)

    def _is_full(self, name: str) -> bool:
        if self.open >= self._most:
            self._lines.warning("most", f"{self._most} connections are open: {name} has to wait")
        elif self._open[name] >= self._per_address + SPARE_PER_ADDRESS and not _is_here(name):
            self._lines.warning(name, f"{name} has {self._open[name]} connections open: no more")
        else:
            return False
        self._limited.note(name, "connections")
        return True

    def _is_kept_for_some(self, name: str) -> bool:
        if self.open < self._for_all:
            if self._open[name] < self._per_address or _is_here(name):
                return False
        self._lines.warning(name, f"{self.open} connections are open: {name} must be known")
        return True


def _turn_away(client: Any) -> None:
    try:
        # Never waits: the few bytes go into the socket's own buffer, or nowhere.
        client.setblocking(False)
        client.send(BUSY)
    except OSError:
        pass
    client.close()


def _name(address: Any) -> str:
    return str(address[0]) if isinstance(address, tuple) else str(address)


def _is_here(name: str) -> bool:
    try:
        ip = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(ip, "ipv4_mapped", None)
    return bool((mapped or ip).is_loopback)
