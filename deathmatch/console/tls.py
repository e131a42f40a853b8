"""TLS for the screens: with a certificate that one has, or with one that is made on the spot."""

from __future__ import annotations

import datetime as dt
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from deathmatch.errors import UserError

HANDSHAKE = 0x16
"""The first byte of whoever speaks TLS; a request in plain http begins with a letter."""


@dataclass(frozen=True)
class Tls:
    """How connections are secured. `for_devices` is the certificate that tablets must trust, where
    no authority that they know has signed it; `said` is for the terminal.
    """

    context: ssl.SSLContext
    for_devices: bytes | None = None
    said: str = ""


def tls_of(
    cert: Path | None, key: Path | None, on_the_spot: bool, folder: Path, addresses: Sequence[str]
) -> Tls | None:
    """What the options of the command line ask for; None for plain http.

    `folder` is the data folder, `addresses` are those of this machine. Raises UserError.
    """
    if cert is None and key is None:
        return _own(folder, addresses) if on_the_spot else None
    if on_the_spot:
        raise UserError("--tls makes a certificate and --cert brings one: use one of the two.", 2)
    if cert is None or key is None:
        missing = "--cert" if cert is None else "--key"
        raise UserError(f"A certificate and its key go together: {missing} is missing.", 2)
    return Tls(_context(cert, key))


def _own(folder: Path, addresses: Sequence[str]) -> Tls:
    # Not loaded without need: it costs a start a tenth of a second.
    from .certificates import FOLDER, own_certificate

    place = folder / FOLDER
    try:
        signed = own_certificate(folder, addresses, dt.datetime.now(dt.UTC))
    except ValueError as wrong:
        raise UserError(
            f"The certificate in {place} cannot be read ({wrong}): delete that folder, and a new "
            "one is made, which devices then must be told to trust.",
            2,
        ) from None
    except OSError as wrong:
        raise UserError(
            f"The certificate in {place} cannot be made ({wrong.strerror}): make room or rights "
            "there, or choose another folder with --data-dir.",
            2,
        ) from None
    said = (
        "  Certificate that tablets must trust: /certificate at this address, SHA-256\n"
        f"  {signed.fingerprint}\n"
    )
    return Tls(_context(signed.certificate, signed.key), signed.for_devices, said)


def _context(cert: Path, key: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    for file in (cert, key):
        if not file.is_file():
            raise UserError(f"There is no file {file}.", 2)
    try:
        # A key with a password would ask for it in the terminal.
        context.load_cert_chain(cert, key, password=lambda: b"")
    except (ssl.SSLError, OSError) as wrong:
        raise UserError(
            f"{cert} and {key} are no certificate and its key in PEM, without a password "
            f"({wrong.strerror or wrong}).",
            2,
        ) from None
    return context
