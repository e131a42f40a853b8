"""Verify: what was played is proven, and whatever was changed afterwards is found and named."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from deathmatch.episode.chain import canonical, line_hash
from deathmatch.episode.reading import Found, read, read_bytes
from deathmatch.episode.recording import Cut, Recording, lines_of
from deathmatch.episode.verify import Report, verify
from deathmatch.errors import UserError

from .builders import a_setup
from .evenings import an_evening
from .test_formats import OLD

COUNT = 12
EVENINGS = st.integers(0, COUNT - 1)


@cache
def evening(number: int) -> bytes:
    return data_of(an_evening(number, most=90).recording())


def data_of(recording: Recording) -> bytes:
    return "".join(f"{line}\n" for line in lines_of(recording)).encode()


def proven(data: bytes) -> Report:
    return verify(read_bytes("x", data))


@pytest.mark.parametrize("number", range(COUNT))
def test_an_evening_is_proven(number: int) -> None:
    report = proven(evening(number))
    assert report.wrong is None and report.proven and report.seeded, str(report.wrong)
    figures = report.figures
    assert figures["salts"] == figures["entries"] == report.fold.rev  # type: ignore[union-attr]
    kinds = figures["decisions"] + figures["directives"] + figures["expiries"]
    assert kinds == figures["entries"] and figures["draws"] >= 15


def test_the_evenings_hold_what_is_to_be_proven() -> None:
    events = b"".join(evening(number) for number in range(COUNT))
    for word in (
        "Rewound",
        "redraw",
        "Tapped",
        "TimedOut",
        "Extended",
        "SealOpened",
        "AnsweredFor",
    ):
        assert word.encode() in events, word


def test_without_the_seed_all_but_the_draws_is_checked() -> None:
    for number in range(COUNT):
        recording = read_bytes("x", evening(number)).recording
        until = recording.entries[:-2]
        report = verify(
            Found(replace(recording, entries=until, end=None, cut=Cut("no_end", 0)), None)
        )
        assert report.wrong is None and not report.seeded and not report.proven, str(report.wrong)


def test_the_first_format_is_proven() -> None:
    report = verify(read(OLD / "recording-1.jsonl"))
    assert report.proven and report.figures["salts"] == 0 and report.figures["taps"] == 0


def test_real_cards_are_proven_as_far_as_that_goes() -> None:
    from dataclasses import replace as with_

    from deathmatch.episode.by_hand import Wanted
    from deathmatch.episode.episode import Episode
    from deathmatch.episode.journal import Journal

    from .builders import SEED, WALL, next_command, sender

    episode = Episode.create(Journal("sqlite://"), with_(a_setup(), dice="by hand"), WALL, SEED)
    rng = Random(5)
    while not episode.match.over:
        command, at = next_command(episode, rng)
        drawn: list[str] = []
        while True:
            try:
                episode.commit(command, f"c{episode.rev}", sender(command), at, WALL, drawn)
                break
            except Wanted as wanted:
                drawn.append(rng.choice(wanted.options))
    data = data_of(episode.recording())
    assert proven(data).proven
    entry = next(e for e in episode.entries if any(x["event"] == "Dealt" for x in e.events))
    forged = forge(data, entry.n, entry.line().replace(f'"draws":{entry.draws}', '"draws":99'))
    wrong = proven(forged).wrong
    assert wrong is not None and wrong.line in (entry.n + 1, entry.n + 2)


def forge(data: bytes, n: int, line: str) -> bytes:
    """Another line for entry ``n``, and the whole chain made anew behind it."""
    lines = data.decode().splitlines()
    lines[n] = line
    for place in range(n + 1, len(lines)):
        at = lines[place].index('"prev":"') + len('"prev":"')
        lines[place] = lines[place][:at] + line_hash(lines[place - 1]) + lines[place][at + 64 :]
    return "".join(f"{each}\n" for each in lines).encode()


def mutated(data: bytes, rng: Random) -> tuple[bytes, int]:
    """The recording with one line changed, removed, repeated or moved, or one byte another; and
    the number of the first line that is not as it was.
    """
    lines = data.splitlines(keepends=True)
    place = rng.randrange(len(lines))
    other = rng.randrange(len(lines))
    how = rng.choice(["byte", "byte", "byte", "cut", "remove", "repeat", "swap", "add"])
    if how in ("byte", "cut"):
        line = bytearray(lines[place])
        spot = rng.randrange(len(line))
        if how == "cut":
            del line[spot]
        else:
            line[spot] = rng.choice([byte for byte in range(32, 127) if byte != line[spot]])
        lines[place] = bytes(line)
    elif how == "remove":
        del lines[place]
    elif how == "repeat":
        lines.insert(other, lines[place])
        place = other
    elif how == "swap":
        place, other = min(place, other), max(place, other)
        lines[place], lines[other] = lines[other], lines[place]
    else:
        lines.insert(place, rng.choice([b"{}\n", b"\n", b"x\n", lines[0]]))
    return b"".join(lines), place + 1


@settings(max_examples=100, deadline=None)
@given(EVENINGS, st.integers(0, 2**32))
def test_whatever_is_changed_is_found_and_named(number: int, chance: int) -> None:
    """Twenty-five changes an example: one and a half thousand."""
    data, rng = evening(number), Random(chance)
    for _ in range(25):
        changed, line = mutated(data, rng)
        if changed == data:
            continue
        assert_named(changed, line)


def assert_named(changed: bytes, line: int) -> None:
    try:
        found = read_bytes("x", changed)
    except UserError as refused:
        assert line == 1 and "line 1" in refused.message or "format" in refused.message
        return
    wrong = found.wrong
    if wrong is None:
        # Form and chain hold: the last line is another one, or gone.
        report = verify(found)
        assert not report.proven
        wrong = report.wrong
        if wrong is None:
            assert report.cut is not None and report.cut.line <= line
            return
    # Where an entry and the one after it do not fit, either may be the one that was changed.
    assert wrong.line in (line, line - 1, line + 1), (wrong, line)


FORGERIES = [
    ('"amount":', '"amount":1', {"decision"}),
    ('"by":"ada"', '"by":"bo"', {"by"}),
    ('"by":"host"', '"by":"ada"', {"by"}),
    ('"by":"host"', '"by":"nobody"', {"by"}),
    ('"kind":"decision"', '"kind":"directive"', {"by"}),
    ('"noble":"duke"', '"noble":"contessa"', {"decision", "draw", "refused", "no_entry"}),
    ('"draws":1', '"draws":2', {"counter", "draw", "decision"}),
    ('"question":', '"question":9', {"refused"}),
    ('"at":', '"at":9', {"back", "late", "refused", "decision"}),
    ('"salt":"', '"salt":"0', {"salt"}),
    ('"random":"', '"random":"00', {"no_entry"}),
]


@pytest.mark.parametrize(("old", "new", "codes"), FORGERIES)
def test_a_forgery_with_a_chain_of_its_own_is_found(old: str, new: str, codes: set[str]) -> None:
    """Events or commands are changed, and every hash after them is made anew."""
    tried = 0
    for number in range(3):
        data = evening(number)
        lines = data.decode().splitlines()
        for n in range(1, len(lines) - 1):
            if old not in lines[n] or tried >= 12:
                continue
            tried += 1
            wrong = proven(forge(data, n, lines[n].replace(old, new, 1))).wrong
            assert wrong is not None and wrong.line in (n + 1, n + 2), (n, wrong)
            assert wrong.code in codes, wrong
    assert tried


@settings(max_examples=100, deadline=None)
@given(EVENINGS, st.integers(0, 2**32))
def test_any_forged_event_is_found(number: int, chance: int) -> None:
    data, rng = evening(number), Random(chance)
    recording = read_bytes("x", data).recording
    entry = rng.choice(recording.entries)
    events = [dict(event) for event in entry.events]
    how = rng.choice(["drop", "twice", "field", "salt", "draws"])
    forged = entry
    if how == "drop" and events:
        del events[rng.randrange(len(events))]
    elif how == "twice" and events:
        events.append(rng.choice(events))
    elif how == "field":
        event = rng.choice(events)
        field = rng.choice(sorted(event))
        event[field] = other_value(event[field])
    forged = replace(entry, events=events)
    if how == "salt":
        forged = replace(entry, salt=canonical(str(chance))[1:-1].ljust(32, "0")[:32])
    elif how == "draws":
        forged = replace(entry, draws=entry.draws + 1)
    if forged == entry:
        return
    wrong = proven(forge(data, entry.n, forged.line())).wrong
    assert wrong is not None and wrong.line in (entry.n + 1, entry.n + 2), wrong


def other_value(value: object) -> object:
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}x" if isinstance(value, str) else [value]


def test_an_expiry_that_was_passed_over_is_found() -> None:
    """All that follows is as the rules make it; only the time had run out before."""
    from deathmatch.episode.episode import Episode
    from deathmatch.episode.journal import Journal
    from deathmatch.game import Begin, End, Pause, next_due

    from .builders import SEED, WALL

    episode = Episode.create(Journal("sqlite://"), a_setup(), WALL, SEED)
    episode.commit(Begin(), "a", "host", 0, WALL)
    moment = next_due(episode.match)
    assert moment is not None
    episode.commit(Pause(), "b", "host", moment, WALL)
    episode.commit(End(), "c", "host", moment, WALL)
    wrong = proven(data_of(episode.recording())).wrong
    assert wrong is not None and (wrong.line, wrong.code) == (3, "late")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [('"winner":"', '"winner":"x', "result"), ('"seed":"', '"seed":"0', "seed")],
)
def test_the_last_line_is_proven_too(old: str, new: str, code: str) -> None:
    data = next(evening(n) for n in range(COUNT) if b'"winner":"' in evening(n).splitlines()[-1])
    lines = data.decode().splitlines()
    lines[-1] = lines[-1].replace(old, new)
    wrong = proven("".join(f"{line}\n" for line in lines).encode()).wrong
    assert wrong is not None and (wrong.line, wrong.code) == (len(lines), code)


@pytest.mark.parametrize(
    ("field", "value"), [("wall", 10**25), ("wall", 2**53 - 1), ("wall", -1), ("draws", 2**53)]
)
def test_a_number_that_no_reader_can_hold_is_no_line(field: str, value: int) -> None:
    data = evening(1)
    entry = read_bytes("x", data).recording.entries[4]
    forged = forge(data, 5, replace(entry, **{field: value}).line())
    wrong = read_bytes("x", forged).wrong
    assert wrong is not None and (wrong.line, wrong.code) == (6, "form")


def test_nor_one_deep_in_a_command() -> None:
    data = evening(1)
    entry = read_bytes("x", data).recording.entries[4]
    for value, wrong in ((2**53 - 1, None), (-(2**53), "form")):
        forged = replace(entry, command={**entry.command, "more": [{"deep": value}]}).line()
        found = read_bytes("x", forge(data, 5, forged)).wrong
        assert (found and found.code) == wrong


@pytest.mark.parametrize("value", [-1, 2**53 - 1])
@pytest.mark.parametrize("field", ["created", "number"])
def test_a_header_that_no_list_can_show_is_none(field: str, value: int) -> None:
    data = evening(1)
    header = {**read_bytes("x", data).recording.header, field: value}
    wrong = proven(forge(data, 0, canonical(header))).wrong
    assert wrong is not None and (wrong.line, wrong.code) == (1, "header")


def test_a_file_that_was_cut_off_is_right_up_to_there(tmp_path: Path) -> None:
    data = evening(1)
    rng = Random(1)
    for size in rng.sample(range(len(data.splitlines()[0]) + 1, len(data) - 1), 12):
        report = proven(data[:size])
        assert report.wrong is None and report.cut is not None and not report.proven
        assert report.cut.line == data[:size].count(b"\n") + 1
