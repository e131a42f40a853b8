"""Certificates made on the spot, so that tablets in a network of one's own can be served by TLS.

An authority of this machine alone signs the server's certificate. Devices trust the authority once,
whatever addresses in private networks the machine has later; it can sign for those, for names of
this machine and for public addresses that it had when the authority was made, and for nothing else.
"""

from __future__ import annotations

import datetime as dt
import ipaddress
import socket
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from deathmatch.episode.whole_file import PRIVATE, replace_file

FOLDER = "tls"
AUTHORITY, AUTHORITY_KEY = "authority.crt", "authority.key"
SERVER, SERVER_KEY = "server.crt", "server.key"
AUTHORITY_FOR = dt.timedelta(days=3650)
SERVER_FOR = dt.timedelta(days=397)
"""Longer ones are refused by some browsers."""

RENEW_BEFORE = dt.timedelta(days=30)
PRIVATE_NETWORKS = (
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "127.0.0.0/8",
    "fc00::/7",
    "fe80::/10",
    "::1/128",
)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Signed:
    """Where a server's certificate and its key lie, and the authority's, for devices to trust."""

    certificate: Path
    key: Path
    authority: x509.Certificate

    @property
    def for_devices(self) -> bytes:
        """The authority's certificate as a device takes it."""
        return self.authority.public_bytes(serialization.Encoding.DER)

    @property
    def fingerprint(self) -> str:
        """What a device shows of it: its SHA-256, in pairs."""
        return self.authority.fingerprint(hashes.SHA256()).hex(":").upper()


def own_certificate(folder: Path, addresses: Sequence[str], now: dt.datetime) -> Signed:
    """The certificate in a data folder, made or renewed where that is called for.

    `addresses` are those of this machine. Raises ValueError where what lies there is not what was
    written, and OSError.
    """
    place = folder / FOLDER
    place.mkdir(mode=0o700, exist_ok=True)
    names = _names()
    found = {ipaddress.ip_address(address) for address in (*addresses, "127.0.0.1")}
    authority = _authority(place)
    if authority is None or not all(_may_sign(authority, ip) for ip in found):
        authority = _make_authority(place, names, found, now)
    signed = Signed(place / SERVER, place / SERVER_KEY, authority)
    wanted = _alternatives([name for name in names if _may_sign(authority, name)], found)
    if not signed.certificate.exists() or not signed.key.exists() or _is_old(signed, wanted, now):
        _make_server(place, authority, wanted, now)
    return signed


def _names() -> list[str]:
    name = socket.gethostname().split(".")[0].lower()
    usable = name.isascii() and name.replace("-", "").isalnum()
    return ["localhost", *([name, f"{name}.local"] if usable and name != "localhost" else [])]


def _authority(place: Path) -> x509.Certificate | None:
    if not (place / AUTHORITY_KEY).exists() or not (place / AUTHORITY).exists():
        return None
    return x509.load_pem_x509_certificate((place / AUTHORITY).read_bytes())


def _may_sign(authority: x509.Certificate, wanted: str | Address) -> bool:
    only = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    allowed = [each.value for each in only.permitted_subtrees or ()]
    if isinstance(wanted, str):
        return wanted in allowed
    return any(wanted in network for network in allowed if not isinstance(network, str))


def _alternatives(names: Iterable[str], found: Iterable[Address]) -> x509.SubjectAlternativeName:
    in_order = sorted(found, key=lambda ip: (ip.version, int(ip)))
    return x509.SubjectAlternativeName(
        [*(x509.DNSName(name) for name in names), *(x509.IPAddress(ip) for ip in in_order)]
    )


def _is_old(signed: Signed, wanted: x509.SubjectAlternativeName, now: dt.datetime) -> bool:
    there = x509.load_pem_x509_certificates(signed.certificate.read_bytes())[0]
    named = there.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    missing = set(wanted) - set(named)
    ends_soon = there.not_valid_after_utc - now < RENEW_BEFORE
    signer = there.extensions.get_extension_for_class(x509.AuthorityKeyIdentifier).value
    same = signer.key_identifier == _key_id(signed.authority)
    return bool(missing) or ends_soon or not same or now < there.not_valid_before_utc


def _key_id(authority: x509.Certificate) -> bytes:
    found = authority.extensions.get_extension_for_class(x509.SubjectKeyIdentifier)
    return found.value.digest


def _make_authority(
    place: Path, names: Sequence[str], found: Iterable[Address], now: dt.datetime
) -> x509.Certificate:
    key = ec.generate_private_key(ec.SECP256R1())
    name = _name(f"Death Match on {names[-1]}")
    networks = [ipaddress.ip_network(each) for each in PRIVATE_NETWORKS]
    public = [ip for ip in found if not any(ip in network for network in networks)]
    networks += [ipaddress.ip_network(ip) for ip in public]
    only = [*map(x509.DNSName, names), *map(x509.IPAddress, networks)]
    certificate = (
        _begun(name, name, key.public_key(), now, AUTHORITY_FOR)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs=True), critical=True)
        .add_extension(x509.NameConstraints(only, None), critical=True)
        .sign(key, hashes.SHA256())
    )
    _write_key(place / AUTHORITY_KEY, key)
    replace_file(place / AUTHORITY, _pem(certificate), PRIVATE)
    return certificate


def _make_server(
    place: Path, authority: x509.Certificate, wanted: x509.SubjectAlternativeName, now: dt.datetime
) -> None:
    signing = serialization.load_pem_private_key((place / AUTHORITY_KEY).read_bytes(), None)
    if not isinstance(signing, ec.EllipticCurvePrivateKey):
        raise ValueError("not a key that was made here")
    key = ec.generate_private_key(ec.SECP256R1())
    identifier = x509.AuthorityKeyIdentifier.from_issuer_public_key(signing.public_key())
    certificate = (
        _begun(_name("Death Match"), authority.subject, key.public_key(), now, SERVER_FOR)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(wanted, critical=False)
        .add_extension(identifier, critical=False)
        .sign(signing, hashes.SHA256())
    )
    _write_key(place / SERVER_KEY, key)
    replace_file(place / SERVER, _pem(certificate) + _pem(authority), PRIVATE)


def _begun(
    subject: x509.Name,
    issuer: x509.Name,
    key: ec.EllipticCurvePublicKey,
    now: dt.datetime,
    lasts: dt.timedelta,
) -> x509.CertificateBuilder:
    # A tablet's clock may be a little behind.
    begins = now - dt.timedelta(days=1)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(begins)
        .not_valid_after(begins + lasts)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
    )


def _usage(*, signs: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs,
        key_cert_sign=signs,
        crl_sign=signs,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _name(text: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text[:64])])


def _pem(certificate: x509.Certificate) -> str:
    return certificate.public_bytes(serialization.Encoding.PEM).decode()


def _write_key(file: Path, key: ec.EllipticCurvePrivateKey) -> None:
    text = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    replace_file(file, text.decode(), PRIVATE)
