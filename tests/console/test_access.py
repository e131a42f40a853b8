"""Links and passphrase without a web: what a session must hold to be let in."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deathmatch.console.access import DIRECTOR_KEY, HOST_KEY, Access, Locks
from deathmatch.console.passphrase import WORDS, Keeper, hashed, new_passphrase, plain
from tests.console.room import CHEAP


class Memory:
    """Settings that live as long as the test."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        return self.values.get(name)

    def set(self, name: str, value: str) -> None:
        self.values[name] = value


SEATS = ["marvin", "nomi", "trinity"]


SECRET = b"a server's secret, of 32 bytes: x"


def access_on(
    memory: Memory, passphrase: str | None = None, show: str = "first", **more: Any
) -> Access:
    locks = Locks(**{"secret": SECRET, "passphrase": passphrase, "cost": CHEAP, **more})
    return Access(memory, show, SEATS, locks)


def test_links_and_passphrase_are_the_same_at_the_next_start() -> None:
    memory = Memory()
    first, second = access_on(memory), access_on(memory)
    for key, is_right in (
        (HOST_KEY, second.is_passphrase),
        (DIRECTOR_KEY, second.is_director_passphrase),
    ):
        words = first.told[key]
        assert words is not None and is_right(words) and second.told[key] is None
    assert [first.token(s) for s in SEATS] == [second.token(s) for s in SEATS]
    assert first.session_key == second.session_key


def test_every_seat_show_and_server_has_links_of_its_own() -> None:
    memory = Memory()
    tokens = [access_on(memory, show=show).token(s) for show in ("first", "second") for s in SEATS]
    tokens += [access_on(Memory(), secret=b"").token(s) for s in SEATS]
    assert len(set(tokens)) == len(tokens)
    # 24 bytes in base64: more than 128 bits.
    assert all(len(token) == 32 for token in tokens)


def test_a_reissued_link_kills_the_old_link_and_old_sessions_for_good() -> None:
    memory = Memory()
    access = access_on(memory)
    session: dict[str, Any] = {}
    access.let_seat_in(session, "nomi")
    old = access.token("nomi")
    access.reissue("nomi")
    for now in (access, access_on(memory)):
        assert now.seat_of(old) is None
        assert not now.holds(session, "nomi")
        assert now.seat_of(now.token("nomi")) == "nomi"
    assert access.seat_of(access.token("marvin")) == "marvin"


def test_a_session_may_hold_several_seats_and_drops_dead_ones() -> None:
    access = access_on(Memory())
    session: dict[str, Any] = {}
    access.let_seat_in(session, "nomi")
    access.let_seat_in(session, "marvin")
    assert access.seats_of(session) == ("marvin", "nomi")
    access.reissue("nomi")
    access.let_seat_in(session, "trinity")
    assert set(session["seats"]) == {"marvin", "trinity"}


def test_a_new_passphrase_from_outside_is_kept_and_puts_old_hosts_out() -> None:
    memory = Memory()
    first = access_on(memory)
    session: dict[str, Any] = {}
    first.let_host_in(session)
    second = access_on(memory, "Quiet-River  stone")
    assert second.is_passphrase("quiet river STONE")
    assert not second.is_host(session)
    assert second.told[HOST_KEY] == "quiet river stone"
    assert access_on(memory).is_passphrase("quiet river stone")


def test_the_same_passphrase_again_leaves_hosts_in() -> None:
    memory, session = Memory(), {}  # type: ignore[var-annotated]
    access_on(memory, "quiet river").let_host_in(session)
    assert access_on(memory, "Quiet-River").is_host(session)


def test_new_passphrases_are_made_on_demand() -> None:
    memory = Memory()
    first, second = access_on(memory), access_on(memory, fresh=True)
    words = first.told[HOST_KEY]
    assert words and second.told[HOST_KEY] and not second.is_passphrase(words)


def test_what_is_stored_is_neither_link_nor_passphrase() -> None:
    memory = Memory()
    access = access_on(memory)
    access.reissue("nomi")
    stored = " ".join(memory.values.values())
    secrets = [*access.told.values(), *(access.token(s) for s in SEATS), access.api_token]
    assert [secret for secret in secrets if secret is None or secret in stored] == []


def test_words_are_hashed_with_salt_until_the_right_ones_are_known() -> None:
    work: list[bool] = []

    def apart(hash_it: Any, *args: Any) -> Any:
        work.append(True)
        return hash_it(*args)

    keeper = Keeper(hashed("amber fox", CHEAP), apart)
    assert not keeper.is_right("amber") and keeper.is_right("Amber-Fox") and len(work) == 2
    assert not keeper.is_right("amber") and keeper.is_right("amber fox") and len(work) == 2
    assert hashed("amber fox", CHEAP) != hashed("amber fox", CHEAP)


@pytest.mark.parametrize("kept", ["", "amber fox", "scrypt$3$00$00", "scrypt$x$y$z", "a$b$c"])
def test_no_words_are_those_of_what_is_no_hash(kept: str) -> None:
    assert not Keeper(kept).is_right("amber fox") and not Keeper(kept).is_right("")


@given(st.text())
def test_no_other_text_is_a_link_or_the_passphrase(text: str) -> None:
    access = access_on(Memory())
    assert access.seat_of(text) is None
    assert not access.is_passphrase(text)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
)


@given(st.dictionaries(st.sampled_from(["seats", "host", "x"]), JUNK))
def test_no_other_session_is_let_in(session: dict[str, Any]) -> None:
    access = access_on(Memory())
    assert not access.is_host(session)
    assert access.seats_of(session) == ()


def test_an_unknown_seat_has_no_link() -> None:
    access = access_on(Memory())
    with pytest.raises(KeyError):
        access.token("nobody")
    with pytest.raises(KeyError):
        access.reissue("nobody")


def test_passphrases_are_four_words_that_can_be_read_out() -> None:
    assert len(set(WORDS)) == len(WORDS) > 200
    for _ in range(20):
        words = new_passphrase().split(" ")
        assert len(words) == 4 and set(words) <= set(WORDS)
    assert plain(" Amber-Fox ") == "amber fox"
