"""TLS: a certificate of one's own, one made on the spot, and what changes with it."""

from __future__ import annotations

import datetime as dt
import os
import socket
import ssl
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from cryptography import x509

from deathmatch.console.certificates import Signed, own_certificate
from deathmatch.console.tls import tls_of
from deathmatch.errors import UserError
from tests.console.clients import Client, links_of
from tests.console.serverproc import Browser, ServerProcess, until

NOW = dt.datetime(2026, 11, 30, tzinfo=dt.UTC)
DAY = dt.timedelta(days=1)
HOME = ["192.168.1.5"]


def made(folder: Path, addresses: list[str], now: dt.datetime = NOW) -> tuple[Signed, bytes]:
    signed = own_certificate(folder, addresses, now)
    return signed, signed.certificate.read_bytes()


def addresses_in(signed: Signed) -> set[str]:
    there = x509.load_pem_x509_certificates(signed.certificate.read_bytes())[0]
    named = there.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return {str(ip) for ip in named.get_values_for_type(x509.IPAddress)}


def test_a_certificate_is_kept_and_renewed_in_time_by_the_same_authority(tmp_path: Path) -> None:
    first, text = made(tmp_path, HOME)
    assert made(tmp_path, HOME, NOW + 300 * DAY)[1] == text
    renewed, other = made(tmp_path, HOME, NOW + 380 * DAY)
    assert other != text and renewed.fingerprint == first.fingerprint
    for file in (tmp_path / "tls").iterdir():
        assert os.name == "nt" or file.stat().st_mode & 0o77 == 0


def test_another_address_is_taken_in_without_trusting_anew(tmp_path: Path) -> None:
    first, _ = made(tmp_path, HOME)
    second, _ = made(tmp_path, ["10.1.2.3"])
    assert addresses_in(second) == {"10.1.2.3", "127.0.0.1"}
    assert second.fingerprint == first.fingerprint


def test_the_authority_signs_for_no_stranger(tmp_path: Path) -> None:
    first, _ = made(tmp_path, HOME)
    public, _ = made(tmp_path, ["203.0.113.9"])
    assert "203.0.113.9" in addresses_in(public) and public.fingerprint != first.fingerprint
    only = public.authority.extensions.get_extension_for_class(x509.NameConstraints)
    assert only.critical
    allowed = [str(each.value) for each in only.value.permitted_subtrees or ()]
    assert "203.0.113.9/32" in allowed and "0.0.0.0/0" not in allowed


def test_what_lies_there_and_is_no_certificate_is_left_alone(tmp_path: Path) -> None:
    made(tmp_path, HOME)
    (tmp_path / "tls" / "authority.crt").write_text("something else")
    with pytest.raises(UserError, match="delete that folder"):
        tls_of(None, None, True, tmp_path, HOME)
    assert (tmp_path / "tls" / "authority.crt").read_text() == "something else"


def test_the_options_are_checked(tmp_path: Path) -> None:
    signed, _ = made(tmp_path, HOME)
    cert, key = signed.certificate, signed.key
    assert tls_of(None, None, False, tmp_path, []) is None
    brought = tls_of(cert, key, False, tmp_path, [])
    assert brought is not None and brought.for_devices is None
    for given, word in (
        ((cert, None, False), "--key is missing"),
        ((None, key, False), "--cert is missing"),
        ((cert, key, True), "one of the two"),
        ((tmp_path / "none", key, False), "no file"),
        ((key, cert, False), "no certificate"),
    ):
        with pytest.raises(UserError, match=word):
            tls_of(*given, tmp_path, [])


@pytest.fixture(scope="module")
def secured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("secured") / "data"
    with ServerProcess(data, args=("--tls",)) as running:
        yield running


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_screens_come_by_tls_and_nothing_goes_out_without(secured: ServerProcess) -> None:
    browser = Browser(secured).log_in()
    assert [cookie.secure for cookie in browser.cookies] == [True]
    host = Client(secured, browser, "host").connect()
    links = links_of(host)
    assert all(link.startswith("https://") for link in links.values())
    seat = Client(secured, Browser(secured).join(links["nomi"]), "seat", "nomi").connect()
    assert host.direct("black", on=True)["ok"]
    until(lambda: seat.counts["view"] > 1, what="the seat is told")
    given = x509.load_der_x509_certificate(browser.get("/certificate"))
    kept = secured.data_dir / "tls" / "authority.crt"
    assert given == x509.load_pem_x509_certificate(kept.read_bytes())

    with socket.create_connection(("127.0.0.1", secured.port), 5) as plain:
        plain.sendall(b"GET /host HTTP/1.1\r\nHost: 127.0.0.1:1\r\n\r\n")
        answer = plain.recv(4096)
    assert answer.startswith(b"HTTP/1.1 307") and b"Location: https://127.0.0.1:1/host" in answer
    assert b"Set-Cookie" not in answer
    with socket.create_connection(("127.0.0.1", secured.port), 5) as plain:
        plain.sendall(b"POST /host/login HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
        assert plain.recv(4096).startswith(b"HTTP/1.1 400")
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    with pytest.raises(urllib.error.URLError, match="CERTIFICATE"):
        handler = urllib.request.HTTPSHandler(context=old)
        urllib.request.build_opener(handler).open(secured.url, timeout=5)

    # A handshake that is never finished holds nobody up.
    with socket.create_connection(("127.0.0.1", secured.port), 5) as silent:
        silent.sendall(b"\x16")
        assert b"<html" in browser.get("/audience")
    status, took_s = secured.terminate()
    assert status == 0 and took_s < 2
    for client in (host, seat):
        client.socket.shutdown()
    assert "Traceback" not in secured.output
