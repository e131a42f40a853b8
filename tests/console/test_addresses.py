"""Which address the join links begin with."""

from __future__ import annotations

from deathmatch.console.addresses import bases, in_order, is_loopback_name, lan_addresses


def test_private_networks_come_first_and_loopback_last() -> None:
    found = ["127.0.0.1", "8.8.4.4", "192.168.1.5", "169.254.3.4", "10.0.0.2"]
    assert in_order(found) == ["10.0.0.2", "192.168.1.5", "8.8.4.4", "127.0.0.1"]


def test_a_machine_without_network_still_has_loopback() -> None:
    assert in_order([]) == ["127.0.0.1"]
    assert lan_addresses()[-1] == "127.0.0.1"


def test_a_server_on_one_address_has_one_base() -> None:
    assert bases("192.168.1.5", 8000) == ["http://192.168.1.5:8000"]
    assert bases("::1", 80) == ["http://[::1]:80"]
    assert bases("0.0.0.0", 9)[-1] == "http://127.0.0.1:9"


def test_names_of_this_very_machine() -> None:
    assert all(
        map(is_loopback_name, ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "a.localhost"])
    )
    assert not any(map(is_loopback_name, ["192.168.1.5", "studio.local", ""]))
