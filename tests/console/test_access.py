"""Links and passphrase without a web: what a session must hold to be let in."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from deathmatch.console.access import Access
from deathmatch.console.passphrase import WORDS, new_passphrase, plain


class Memory:
    """Settings that live as long as the test."""

    def __init__(self) -> None:
        self.values: dict[str, str] = {}

    def get(self, name: str) -> str | None:
        return self.values.get(name)

    def set(self, name: str, value: str) -> None:
        self.values[name] = value


SEATS = ["marvin", "nomi", "trinity"]


def access_on(memory: Memory, passphrase: str | None = None, show: str = "first") -> Access:
    return Access(memory, show, SEATS, passphrase)


def test_links_and_passphrase_are_the_same_at_the_next_start() -> None:
    memory = Memory()
    first, second = access_on(memory), access_on(memory)
    assert first.passphrase == second.passphrase
    assert [first.token(s) for s in SEATS] == [second.token(s) for s in SEATS]
    assert first.session_key == second.session_key


def test_every_seat_show_and_server_has_links_of_its_own() -> None:
    memory = Memory()
    tokens = [access_on(memory, show=show).token(s) for show in ("first", "second") for s in SEATS]
    tokens += [access_on(Memory()).token(s) for s in SEATS]
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
    assert access_on(memory).passphrase == "quiet river stone"


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
