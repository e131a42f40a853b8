"""The hash chain: one form for every line, and no change goes unseen."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from deathmatch.episode.chain import Broken, Entry, canonical, line_hash, plain, verify_chain

HEADER = canonical({"format": "deathmatch-recording/1", "seal": "00"})
START = line_hash(HEADER)
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)


def an_entry(n: int, prev: str, **values: Any) -> Entry:
    known: dict[str, Any] = {
        "n": n,
        "at": n * 10,
        "wall": 5,
        "kind": "decision",
        "by": "ada",
        "command_id": f"id-{n}",
        "command": {"command": "Begin"},
        "events": [{"event": "Begun"}],
        "draws": n,
        "prev": prev,
        "salt": "5a" * 16,
    }
    return Entry(**(known | values)).sealed()


def a_chain(length: int) -> list[Entry]:
    entries: list[Entry] = []
    for n in range(1, length + 1):
        entries.append(an_entry(n, entries[-1].hash if entries else START))
    return entries


def test_the_form_of_a_line_is_known_to_the_byte() -> None:
    entry = an_entry(1, START, by="Zoë", command={"b": 1, "a": '\x07/é\\"\n'})
    assert entry.line() == (
        '{"at":10,"by":"Zoë","command":{"a":"\\u0007/é\\\\\\"\\n","b":1},"command_id":"id-1",'
        '"draws":1,"events":[{"event":"Begun"}],"kind":"decision","n":1,'
        f'"prev":"{START}","salt":"{"5a" * 16}","wall":5}}'
    )
    assert entry.hash == line_hash(entry.line())
    assert '"salt"' not in replace(entry, salt=None).line()


@given(JSON)
def test_the_same_data_have_one_form(data: Any) -> None:
    def turned(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: turned(value[key]) for key in reversed(value)}
        return [turned(each) for each in value] if isinstance(value, list) else value

    assert canonical(turned(data)) == canonical(data)
    assert canonical(data) == json.dumps(
        data, ensure_ascii=False, sort_keys=True, separators=(",", ":")
    )
    assert plain(data) == data


def test_a_whole_chain_holds() -> None:
    verify_chain(HEADER, START, [])
    verify_chain(HEADER, START, a_chain(20))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda e: e[:4] + e[5:], "entry 5: it is missing"),
        (lambda e: [*e[:4], e[5], e[4], *e[6:]], "entry 5: it is missing"),
        (lambda e: [*e[:5], e[4], *e[5:]], "entry 6: it is missing"),
        (lambda e: [*e[:4], replace(e[4], at=1), *e[5:]], "entry 5: its text"),
        (lambda e: [*e[:4], replace(e[4], at=51).sealed(), *e[5:]], "entry 6: it does not follow"),
        (lambda e: [*e[:4], an_entry(5, e[3].hash, at=1)], "entry 5: its time"),
        (lambda e: [*e[:4], an_entry(5, e[3].hash, draws=1)], "entry 5: its time or its draw"),
        (lambda e: [an_entry(1, "0" * 64)], "entry 1: it does not follow"),
    ],
)
def test_a_break_is_named(change: Any, words: str) -> None:
    with pytest.raises(Broken, match=words):
        verify_chain(HEADER, START, change(a_chain(9)))


def test_a_changed_header_is_named() -> None:
    with pytest.raises(Broken, match="^header: "):
        verify_chain(HEADER.replace("00", "01"), START, a_chain(3))


def changed_value(old: Any, rng: Random) -> Any:
    if isinstance(old, int):
        return old + rng.choice([-1, 1, 1000])
    if isinstance(old, str):
        return old[:-1] + chr(ord(old[-1]) ^ 1)
    return {**old, "more": 1} if isinstance(old, dict) else [*old, {}]


def test_any_change_of_any_field_is_found() -> None:
    rng = Random(4)
    entries = a_chain(12)
    for _ in range(400):
        place = rng.randrange(len(entries))
        name = rng.choice(Entry.__struct_fields__)
        old = getattr(entries[place], name)
        new = changed_value(old, rng)
        changed = [*entries]
        changed[place] = replace(entries[place], **{name: new})
        with pytest.raises(Broken):
            verify_chain(HEADER, START, changed)
