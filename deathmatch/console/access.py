"""Who may see what: a passphrase for hosts, one for the director, a secret link for each seat, and
one for the broadcast overlay with all hands.

A link is an HMAC of the seat and its generation under the server's secret, which is not in the
database: whoever has that holds no link, and of a passphrase its hash alone. A reissue counts the
generation up, and the old link, old cookies and open sockets die with it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from dataclasses import dataclass
from typing import Any, Protocol

from .passphrase import COST, Keeper, hashed, new_passphrase, plain

SEATS_KEY = "seats"
HOST_KEY = "host"
DIRECTOR_KEY = "director"
KNOWN_KEY = "known"
HANDS_KEY = "hands"
ENDED = "ended_logins"
MOST_ENDED = 4096
_TOKEN_BYTES = 24
_LOGIN_BYTES = 12


class Settings(Protocol):
    """Named texts that outlive the server. Both may raise what the journal raises."""

    def get(self, name: str) -> str | None: ...

    def set(self, name: str, value: str) -> None: ...


@dataclass(frozen=True)
class Locks:
    """What keeps visitors out. `secret` is what links and cookies are made from; without one it is
    drawn, and they end with the server.

    Passphrases given here are kept from now on; `fresh` has new ones made for those not given.
    `cost` is that of hashing them, `apart` runs it where it holds nobody up.
    """

    secret: bytes = b""
    passphrase: str | None = None
    director_passphrase: str | None = None
    fresh: bool = False
    cost: int = COST
    apart: Callable[..., Any] | None = None


class Access:
    """The secrets of one show on one server."""

    def __init__(
        self,
        settings: Settings,
        show: str,
        seats: Iterable[str],
        locks: Locks,
    ) -> None:
        """`show` names the show and `seats` its cast.

        ValueError when the two passphrases are the same: then a host would see all hands.
        """
        self._settings = settings
        self._secret = locks.secret or secrets.token_bytes(32)
        given = {HOST_KEY: locks.passphrase, DIRECTOR_KEY: locks.director_passphrase}
        self.told = {key: self._words(key, words, locks.fresh) for key, words in given.items()}
        """The passphrases that are known, because they are new or were given: else None."""
        self._keepers = {key: self._keeper(key, words, locks) for key, words in self.told.items()}
        for key, other in ((HOST_KEY, DIRECTOR_KEY), (DIRECTOR_KEY, HOST_KEY)):
            words = self.told[key]
            if words is not None and self._keepers[other].is_right(words):
                raise ValueError("the director's passphrase must not be the hosts'")
        for key, keeper in self._keepers.items():
            if settings.get(_hash_name(key)) != keeper.kept:
                settings.set(_hash_name(key), keeper.kept)
        self._ended = (settings.get(ENDED) or "").split(",")
        self.take_show(show, seats)

    def take_show(self, show: str, seats: Iterable[str]) -> None:
        """Has links for the cast of another show, and for nobody else any more.

        Raises what the journal raises, changing nothing.
        """
        cast = tuple(seats)
        generations = {seat: self._stored_generation(show, seat) for seat in cast}
        self._show, self._seats, self._generations = show, cast, generations
        self._tokens = {seat: self._made(seat) for seat in cast}
        self.hands_generation = int(self._settings.get(_hands_name(show)) or "1")

    @property
    def session_key(self) -> bytes:
        """What cookies are signed with."""
        return self._mac("session")

    @property
    def api_token(self) -> str:
        """What other programs give orders with. It changes only with the server's secret."""
        return _text(self._mac("api"))

    def is_api_token(self, given: str) -> bool:
        """Whether `given` is that token, compared in constant time."""
        return hmac.compare_digest(given.encode("utf-8", "replace"), self.api_token.encode())

    def generation(self, seat: str) -> int:
        """How often the link of `seat` has been reissued. KeyError for a seat that is not in the
        cast.
        """
        return self._generations[seat]

    def token(self, seat: str) -> str:
        """The secret part of the seat's link. KeyError for a seat that is not in the cast."""
        return self._tokens[seat]

    def seat_of(self, token: str) -> str | None:
        """Whose link this is, or None. Takes as long for every wrong token."""
        found = None
        given = token.encode("utf-8", "replace")
        for seat, right in self._tokens.items():
            if hmac.compare_digest(right.encode(), given):
                found = seat
        return found

    def reissue(self, seat: str) -> None:
        """Makes a new link. KeyError for an unknown seat; raises what the journal raises, changing
        nothing.
        """
        generation = self._generations[seat] + 1
        self._settings.set(_generation_name(self._show, seat), str(generation))
        self._generations[seat] = generation
        self._tokens[seat] = self._made(seat)

    @property
    def hands_token(self) -> str:
        """The secret part of the link to the overlay with all hands."""
        return _text(self._mac("hands", self._show, str(self.hands_generation)))

    def is_hands_token(self, given: str) -> bool:
        """Whether `given` is that, compared in constant time."""
        return hmac.compare_digest(given.encode("utf-8", "replace"), self.hands_token.encode())

    def reissue_hands(self) -> None:
        """Makes a new link for it. Raises what the journal raises, changing nothing."""
        generation = self.hands_generation + 1
        self._settings.set(_hands_name(self._show), str(generation))
        self.hands_generation = generation

    def let_hands_in(self, session: MutableMapping[str, Any]) -> None:
        """Marks a session as that of the overlay with all hands."""
        session[HANDS_KEY] = self.hands_token

    def is_hands(self, session: Mapping[str, Any]) -> bool:
        """Whether this session came by the present link of that overlay."""
        given = session.get(HANDS_KEY)
        return isinstance(given, str) and self.is_hands_token(given)

    def has_had_hands(self, session: Mapping[str, Any]) -> bool:
        """Whether this browser was ever let in to that overlay, by whatever link."""
        return bool(session.get(HANDS_KEY))

    def is_passphrase(self, given: str) -> bool:
        """Whether `given` is the hosts' passphrase."""
        return self._keepers[HOST_KEY].is_right(given)

    def is_director_passphrase(self, given: str) -> bool:
        """Whether `given` is the director's passphrase."""
        return self._keepers[DIRECTOR_KEY].is_right(given)

    def let_host_in(self, session: MutableMapping[str, Any]) -> None:
        """Marks a session as a host's."""
        self._let_in(session, HOST_KEY)

    def let_director_in(self, session: MutableMapping[str, Any]) -> None:
        """Marks a session as the director's."""
        self._let_in(session, DIRECTOR_KEY)

    def _let_in(self, session: MutableMapping[str, Any], key: str) -> None:
        login = secrets.token_urlsafe(_LOGIN_BYTES)
        session[key] = self._mark(key, login)
        session[KNOWN_KEY] = self._mark(KNOWN_KEY, login)

    def known(self, session: Mapping[str, Any]) -> str | None:
        """Names a browser that once gave a right passphrase, also after it has logged out."""
        return self._marked(session, KNOWN_KEY)

    def let_seat_in(self, session: MutableMapping[str, Any], seat: str) -> None:
        """Adds a seat to a session and drops seats of links that have died."""
        held = {other: self.token(other) for other in self._seats if self.holds(session, other)}
        session[SEATS_KEY] = {**held, seat: self.token(seat)}

    def is_host(self, session: Mapping[str, Any]) -> bool:
        """Whether this session was let in as a host under the present passphrase."""
        return self.login(session, HOST_KEY) is not None

    def is_director(self, session: Mapping[str, Any]) -> bool:
        """Whether this session was let in as the director's under the present passphrase."""
        return self.login(session, DIRECTOR_KEY) is not None

    def login(self, session: Mapping[str, Any], key: str) -> str | None:
        """The login that a session holds as a host's or the director's, unless it has ended.

        `key` is HOST_KEY or DIRECTOR_KEY.
        """
        login = self._marked(session, key)
        return login if login not in self._ended else None

    def log_out(self, session: MutableMapping[str, Any], key: str) -> str | None:
        """Takes a login out of a session and ends it for good, for every copy of its cookie.

        Gives the login, None where there was none. Raises what the journal raises; the login has
        ended then too, until the next start.
        """
        login = self.login(session, key)
        session.pop(key, None)
        if login is not None:
            self._ended = [*self._ended, login][-MOST_ENDED:]
            self._settings.set(ENDED, ",".join(self._ended))
        return login

    def has_had_a_seat(self, session: Mapping[str, Any]) -> bool:
        """Whether this browser was ever let in to a seat, by whatever link."""
        return bool(session.get(SEATS_KEY))

    def holds(self, session: Mapping[str, Any], seat: str) -> bool:
        """Whether this session came by the present link of `seat`."""
        seats = session.get(SEATS_KEY)
        given = seats.get(seat) if isinstance(seats, dict) else None
        right = self._tokens.get(seat)
        if not isinstance(given, str) or right is None:
            return False
        return hmac.compare_digest(given.encode("utf-8", "replace"), right.encode())

    def seats_of(self, session: Mapping[str, Any]) -> tuple[str, ...]:
        """All seats that this session holds."""
        return tuple(seat for seat in self._seats if self.holds(session, seat))

    def _words(self, key: str, given: str | None, fresh: bool) -> str | None:
        """The passphrase: the given one, else None for the kept one, else a new one."""
        if given is not None and plain(given):
            return plain(given)
        kept = self._settings.get(_hash_name(key))
        return new_passphrase() if fresh or kept is None else None

    def _keeper(self, key: str, words: str | None, locks: Locks) -> Keeper:
        """Keeps the hash that there is where it is that of these words: logins then live on."""
        kept = self._settings.get(_hash_name(key))
        keeper = Keeper(kept or "", locks.apart)
        if words is None or (kept is not None and keeper.is_right(words)):
            return keeper
        return Keeper(hashed(words, locks.cost), locks.apart)

    def _marked(self, session: Mapping[str, Any], key: str) -> str | None:
        mark = session.get(key)
        if not isinstance(mark, str) or not mark.isascii():
            return None
        login = mark.partition(".")[0]
        same = hmac.compare_digest(mark.encode(), self._mark(key, login).encode())
        return login if same else None

    def _mark(self, key: str, login: str) -> str:
        # With the hash in it a mark ends when the passphrase is another one.
        keeper = self._keepers.get(key)
        kept = keeper.kept if keeper is not None else ""
        return f"{login}.{_text(self._mac(key, kept, login))}"

    def _made(self, seat: str) -> str:
        return _text(self._mac("seat", self._show, seat, str(self._generations[seat])))

    def _mac(self, *parts: str) -> bytes:
        # Lengths before the parts: no two lists of parts give the same message.
        message = b"".join(len(part.encode()).to_bytes(4) + part.encode() for part in parts)
        return hmac.new(self._secret, message, hashlib.sha256).digest()

    def _stored_generation(self, show: str, seat: str) -> int:
        return int(self._settings.get(_generation_name(show, seat)) or "1")


def _hands_name(show: str) -> str:
    return f"hands_generation:{show}"


def _generation_name(show: str, seat: str) -> str:
    return f"generation:{show}:{seat}"


def director_keeper(settings: Settings) -> Keeper:
    """Knows the director's passphrase from others, for a command beside the console."""
    return Keeper(settings.get(_hash_name(DIRECTOR_KEY)) or "")


def _hash_name(key: str) -> str:
    return f"{key}_passphrase_hash"


def _text(mac: bytes) -> str:
    return base64.urlsafe_b64encode(mac[:_TOKEN_BYTES]).decode()
