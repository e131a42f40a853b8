"""The addresses under which other devices on the network reach this machine."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

import ifaddr


def lan_addresses() -> list[str]:
    """IPv4 addresses of this machine: private networks first, loopback last."""
    found: set[str] = set()
    for adapter in ifaddr.get_adapters():
        found.update(ip.ip for ip in adapter.ips if isinstance(ip.ip, str))
    return in_order(found)


def in_order(found: Iterable[str]) -> list[str]:
    """Sorts by how likely a tablet in the room reaches them; unusable ones are left out."""
    usable = [address for address in found if not ipaddress.ip_address(address).is_link_local]
    return sorted({*usable, "127.0.0.1"}, key=_rank)


def _rank(address: str) -> tuple[int, int]:
    ip = ipaddress.ip_address(address)
    if ip.is_loopback:
        kind = 2
    elif ip.is_private:
        kind = 0
    else:
        kind = 1
    return kind, int(ip)


def is_loopback_name(name: str) -> bool:
    """Whether a host name or address in a browser's address bar means this very machine."""
    bare = name.strip("[]").lower()
    if bare == "localhost" or bare.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(bare).is_loopback
    except ValueError:
        return False


def bases(host: str, port: int, scheme: str = "http") -> list[str]:
    """What join links may begin with, for a server that listens on `host` and `port`."""
    everywhere = host in ("0.0.0.0", "::", "")
    names = lan_addresses() if everywhere else [host]
    return [f"{scheme}://{_bracketed(name)}:{port}" for name in names]


def _bracketed(name: str) -> str:
    return f"[{name}]" if ":" in name else name
