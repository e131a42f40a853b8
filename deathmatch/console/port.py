"""The port that the console listens on, and in words why it cannot be had."""

from __future__ import annotations

import errno
import socket
import sys
from typing import Any

from deathmatch.errors import UserError

BACKLOG = 1024
MOST_UNSENT = 32 * 1024
PORTS_TO_TRY = 50


def listen(host: str, port: int) -> Any:
    """An open port. Raises UserError, with a port that is free, where this one cannot be had."""
    try:
        return _listening(host, port)
    except OSError as wrong:
        raise UserError(_why_not(host, port, wrong), 2) from None


def _listening(host: str, port: int) -> Any:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        # A port that was ours a moment ago can be had again; two servers never share one.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    # Inherited by accepted sockets: without it a small ack waits 40 ms for the client's delayed
    # ACK.
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if (bound := getattr(socket, "TCP_NOTSENT_LOWAT", None)) is not None:
        # What the system has taken for a slow screen cannot be replaced by what is newer.
        listener.setsockopt(socket.IPPROTO_TCP, bound, MOST_UNSENT)
    return listener


def _why_not(host: str, port: int, wrong: OSError) -> str:
    if wrong.errno == errno.EADDRINUSE:
        free = _free_port(host, port)
        way_out = f"use --port {free}, which is free" if free else "choose another with --port"
        return f"Port {port} is in use by another program: stop that one, or {way_out}."
    if wrong.errno == errno.EACCES:
        return f"Port {port} needs rights that you do not have: use --port 8000 or above."
    if isinstance(wrong, socket.gaierror):
        return (
            f"{host} is not a known name: use --host 0.0.0.0 for all of this machine's addresses."
        )
    if wrong.errno == errno.EADDRNOTAVAIL:
        return f"{host} is not an address of this machine: use --host 0.0.0.0 for all of them."
    return f"Port {port} on {host} cannot be opened ({wrong.strerror}): choose another with --port."


def _free_port(host: str, port: int) -> int | None:
    for other in range(port + 1, min(port + PORTS_TO_TRY, 65535)):
        try:
            _listening(host, other).close()
        except OSError:
            continue
        return other
    return None
