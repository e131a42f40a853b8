"""Every kind of export of real evenings, read back by a reader that is not the writer's."""

from __future__ import annotations

import csv
import html
import io
import re
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import opentimelineio
import pytest
from msgspec.structs import replace as struct_replace

from deathmatch.episode.exports import KINDS, edl
from deathmatch.episode.exports.captions import LEAST_MS, MOST_MS, cues
from deathmatch.episode.exports.edl import ascii_of
from deathmatch.episode.exports.marks import COLOURS, kind_of, marks
from deathmatch.episode.exports.notation import ACTIONS, NOBLES, token
from deathmatch.episode.exports.plan import Moment, Plan, moments
from deathmatch.episode.exports.timecode import RATES, lineup
from deathmatch.episode.film import ALL, ROOM
from deathmatch.episode.recording import lines_of
from deathmatch.errors import UserError
from deathmatch.game import EDITIONS, Director, view
from tests.episode.builders import a_setup
from tests.episode.exports.evening import AWAY_MS, a_plan, an_evening_with, recorded

EVENINGS = [(0, "knives"), (1, "knives"), (2, "knives"), (1, "carrots"), (2, "carrots")]
"""Seeds, for matches of two and of five."""
STRANGE = (
    ("ada", "=HYPERLINK(\"x\",\"y\")"),
    ("bo", 'Bo "the\r\nknife", <b>&amp;</b> --> 00:01'),
    ("cy", "ไซ"),
    ("di", "Zoë Œuf’s"),
)  # fmt: skip


def written(kind: str, plan: Plan) -> str:
    return KINDS[kind].write(plan).decode()


def rows(plan: Plan) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(written("csv", plan), newline=""), strict=True))


# The recording


def test_the_recording_is_as_it_was_read() -> None:
    recording = recorded(1)
    assert written("jsonl", a_plan(recording)).splitlines() == list(lines_of(recording))


# The table


@pytest.mark.parametrize(("seed", "show"), EVENINGS)
def test_a_row_for_each_entry_with_where_the_match_then_stands(seed: int, show: str) -> None:
    plan = a_plan(recorded(seed, show=show), view=ALL)
    found = rows(plan)
    assert [int(row["entry"]) for row in found] == [entry.n for entry in plan.fold.entries]
    for row, entry in zip(found, plan.fold.entries, strict=True):
        match = plan.fold.match_after(entry.n)
        for seat in match.seats:
            assert int(row[f"coins_{seat}"]) == match.player(seat).coins
            assert int(row[f"influence_{seat}"]) == match.influence(seat)
            hand = view(match, Director(), 0)["you"]["hands"][seat]
            assert row[f"nobles_{seat}"].split() == list(hand)
        assert (row["kind"], int(row["episode_ms"])) == (entry.kind, entry.at)
    asked = [row for row in found if row["kind"] != "directive"]
    assert all(row["question"] for row in asked)


def test_what_was_taken_back_is_marked() -> None:
    plan = an_evening_with("Rewind")
    back = [row for row in rows(plan) if row["taken_back"] == "yes"]
    assert back
    assert not {int(row["entry"]) for row in back} & set(plan.fold.counting)


def test_what_a_spreadsheet_would_run_is_text() -> None:
    plan = a_plan(recorded(1, names=STRANGE))
    names = {row["name"] for row in rows(plan)}
    assert '\'=HYPERLINK("x","y")' in names
    assert 'Bo "the\r\nknife", <b>&amp;</b> --> 00:01' in names
    for row in rows(plan):
        assert not any(cell.startswith(("=", "+", "-", "@", "\t", "\r")) for cell in row.values())


def test_wide_forms_of_an_equals_sign_are_defused_too() -> None:
    plan = a_plan(recorded(1, names=(("ada", "＝1+1"), ("bo", "@SUM(1)"))))
    assert {"'＝1+1", "'@SUM(1)"} <= {row["name"] for row in rows(plan)}


def test_a_table_is_as_rfc_4180_has_it() -> None:
    plan = a_plan(recorded(1))
    data = KINDS["csv"].write(plan)
    assert data.endswith(b"\r\n") and not re.search(rb"(?<!\r)\n", data)
    assert KINDS["csv"].write(replace(plan, bom=True)) == b"\xef\xbb\xbf" + data


# Words and notation


@pytest.mark.parametrize(("seed", "show"), EVENINGS)
def test_the_story_has_every_line_of_the_log_and_a_token_for_each_decision(
    seed: int, show: str
) -> None:
    plan = a_plan(recorded(seed, show=show))
    text = written("text", plan)
    told = list(moments(plan))
    for moment in told:
        for line in moment.lines:
            assert plan.sentences.line(line) in text
    tokens = [token(m) for m in told if m.entry.kind != "directive"]
    assert all(tokens)
    notation = text.rstrip().rpartition("\n\n")[2]
    without_turns = re.sub(r"(?m)^\d+\. ", "", notation).replace("\n", " ")
    assert without_turns == " ".join(filter(None, map(token, told)))
    assert "\n\n\n" not in text


def decided(answer: dict[str, Any], seat: str = "ada", name: str = "Decision") -> dict[str, Any]:
    return {"command": name, "seat": seat, "question": 1, "answer": answer}


def ordered(name: str, **fields: Any) -> dict[str, Any]:
    return {"command": name, **fields}


KEEP = {"do": "keep", "keep": ["duke", "captain"], "give": [["cy", "assassin"], ["di", "contessa"]]}
TOKENS: list[tuple[dict[str, Any], list[dict[str, Any]], str]] = [
    (decided({"do": "starter", "seat": "bo"}), [], "A*B"),
    (decided({"do": "act", "action": "tax", "target": None}), [], "Ata"),
    (decided({"do": "act", "action": "coup", "target": "bo"}), [], "Aco>B"),
    (
        decided({"do": "act", "action": "income", "target": None}),
        [{"code": "action", "seat": "ada", "action": "income", "target": None}],
        "Ain",
    ),
    (decided({"do": "act", "action": "dance", "target": None}), [], "A'dance'"),
    (decided({"do": "allow"}, "bo"), [{"code": "allowed", "seats": ["bo"]}], "B."),
    (
        decided({"do": "challenge"}, "bo"),
        [
            {"code": "challenged"},
            {"code": "proved", "seat": "ada", "noble": "duke"},
            {"code": "lost", "seat": "bo", "noble": "inquisitor"},
            {"code": "out", "seat": "bo"},
            {"code": "won", "winner": "ada"},
        ],
        "B?(A=D,B-Q,Bx,A#)",
    ),
    (
        decided({"do": "challenge"}, "bo"),
        [{"code": "caught", "seat": "ada", "noble": "duke"}],
        "B?(A/D)",
    ),
    (decided({"do": "block", "noble": "ambassador"}, "bo"), [], "B|M"),
    (decided({"do": "show"}), [{"code": "proved", "seat": "ada", "noble": "duke"}], "A=(A=D)"),
    (decided({"do": "refuse"}), [], "A~"),
    (
        decided({"do": "lose", "noble": "contessa"}),
        [{"code": "lost", "seat": "ada", "noble": "contessa"}],
        "A-T",
    ),
    (
        decided({"do": "take", "holder": "di"}),
        [{"code": "took", "seat": "ada", "holder": "di"}],
        "A<2",
    ),
    (decided({"do": "call", "holders": ["cy", "di"]}), [], "A:1:2"),
    (decided(KEEP), [], "A^"),
    (decided({"do": "dance"}), [], "A'dance'"),
    (decided({"do": "allow"}, "bo", "AnswerFor"), [], "&B."),
    (ordered("Extend", seat="bo", question=1), [], "B+"),
    (
        ordered("TimeUp", seat="ada", question=1),
        [
            {"code": "timed_out"},
            {"code": "action", "seat": "ada", "action": "coup", "target": "bo"},
        ],
        "A!(Aco>B)",
    ),
    (
        ordered("Expire", seat="ada", question=1),
        [{"code": "took", "seat": "ada", "holder": "cy"}],
        "&A!(A<1)",
    ),
    (ordered("Begin"), [{"code": "first", "seat": "bo", "by": None, "how": "lots"}], "[begin](*B)"),
    (ordered("Proceed", until="deal"), [], "[deal]"),
    (ordered("Pause", why="host"), [], "[pause]"),
    (ordered("AddTime", seat="bo", ms=-5000), [], "[time B-5000]"),
    (ordered("AddExtensions", seat="bo", count=1), [], "[extend B+1]"),
    (ordered("SetClocks", on=False), [], "[clocks off]"),
    (ordered("StandIn", seat="ada", on=True), [], "[stand-in A on]"),
    (ordered("Declare", winner="ada", cause="breach"), [], "[declare A]"),
    (ordered("Rewind", to=12, treat="keep"), [], "[back 12]"),
    (ordered("Rewind", to=12, treat="leave"), [], "[leave]"),
    (ordered("End"), [], "[end]"),
    (ordered("TakeScene", scene="cast"), [], ""),
]


@pytest.mark.parametrize(("command", "lines", "expected"), TOKENS)
def test_tokens(command: dict[str, Any], lines: list[dict[str, Any]], expected: str) -> None:
    match = struct_replace(a_setup().new_match(), holders=("cy", "di"))
    entry = struct_replace(recorded(1).entries[0], command=command)
    moment = Moment(entry, 0, match, match, tuple(lines), plain=False)
    assert token(moment) == expected


def test_all_tokens_of_one_kind_differ() -> None:
    """Different decisions are never written in the same way."""
    heads = [expected for _, lines, expected in TOKENS if not lines and expected]
    assert len(set(heads)) == len(heads) - heads.count("A'dance'") + 1


def test_what_is_kept_in_an_exchange_is_told_to_those_who_may_know() -> None:
    plan, seat = next(
        (plan, entry.command["seat"])
        for seed in range(30)
        for plan in [a_plan(recorded(seed))]
        for entry in plan.fold.entries
        if entry.command.get("answer", {}).get("do") == "keep"
    )
    other = next(s for s in plan.fold.match.seats if s != seat)

    def kept(view: str) -> str:
        told = moments(replace(plan, view=view))
        return next(
            token(m)
            for m in told
            if m.entry.command.get("answer", {}).get("do") == "keep"
            and m.entry.command["seat"] == seat
        )

    assert kept(ROOM).endswith("^") and kept(other).endswith("^")
    assert re.search(r"\^[DCSTM]+;\d+[DCSTM]", kept(seat))
    assert kept(ALL) == kept(seat)


def test_every_noble_and_action_has_a_sign_of_its_own() -> None:
    for edition in EDITIONS.values():
        assert set(edition.nobles) <= set(NOBLES)
        assert {row.name for row in edition.actions} <= set(ACTIONS)
    for signs in (NOBLES, ACTIONS):
        assert len(set(signs.values())) == len(signs)


# Captions

CUE = re.compile(
    r"(\d+)\n(\d{2}):(\d\d):(\d\d)\.(\d{3}) --> (\d{2}):(\d\d):(\d\d)\.(\d{3})\n(.+)", re.DOTALL
)


def captions(plan: Plan) -> list[tuple[int, int, list[str]]]:
    """A reader of WebVTT: blocks between empty lines, each with its times."""
    head, note, *blocks = written("vtt", plan).rstrip("\n").split("\n\n")
    assert head == "WEBVTT" and note.startswith("NOTE ")
    found = []
    for number, block in enumerate(blocks, 1):
        match = CUE.fullmatch(block)
        assert match and int(match[1]) == number
        h, m, s, ms, h2, m2, s2, ms2 = (int(part) for part in match.groups()[1:9])
        start, end = ((h * 60 + m) * 60 + s) * 1000 + ms, ((h2 * 60 + m2) * 60 + s2) * 1000 + ms2
        assert "-->" not in match[10] and not re.search(r"[<>]", match[10])
        assert not re.search(r"&(?!amp;|lt;|gt;)", match[10])
        found.append((start, end, html.unescape(match[10]).split("\n")))
    return found


@pytest.mark.parametrize(("seed", "show"), EVENINGS)
@pytest.mark.parametrize("time", ["wall", "episode"])
def test_captions_say_everything_once_and_never_overlap(seed: int, show: str, time: str) -> None:
    plan = a_plan(recorded(seed, show=show), time=time)
    found = captions(plan)
    said = [line for _, _, lines in found for line in lines]
    assert said == [plan.sentences.line(line) for m in moments(plan) for line in m.lines]
    assert all(LEAST_MS <= end - start <= MOST_MS for start, end, _ in found)
    assert all(one[1] <= two[0] for one, two in pairwise(found))
    at = {m.ms for m in moments(plan) if m.lines}
    assert found[0][0] == min(at)


def test_captions_are_escaped_and_shifted() -> None:
    plan = a_plan(recorded(1, names=STRANGE))
    there = captions(plan)
    assert any("<b>&amp;</b> --> 00:01" in line for _, _, lines in there for line in lines)
    later = captions(replace(plan, lineup=lineup("25", None, "00:01:00:00")))
    assert [(start + 60_000, end + 60_000, lines) for start, end, lines in there] == later
    first = there[1][0]
    assert captions(replace(plan, lineup=lineup("25", None, str(-first))))[0][0] == 0


def test_captions_of_entries_that_come_too_fast() -> None:
    rng = Random(3)
    for _ in range(300):
        said, at = [], 0
        for _ in range(rng.randrange(1, 12)):
            at += rng.choice([0, 1, 200, 999, 1000, 1001, 2500, 60_000])
            said.append((at, ["x" * rng.randrange(1, 150) for _ in range(rng.randrange(1, 9))]))
        found = list(cues(iter(said)))
        assert [line for cue in found for line in cue.lines] == [x for _, xs in said for x in xs]
        assert all(one.end <= two.start for one, two in pairwise(found))
        assert all(LEAST_MS <= cue.end - cue.start <= MOST_MS for cue in found)
    assert list(cues(iter([]))) == []


# Edit decision lists

EVENT = re.compile(r"(\d{3})  (\S{1,8}) {1,8}V     C        (\S{11}) (\S{11}) (\S{11}) (\S{11})")
LOCATOR = re.compile(r"\* LOC: (\S{11}) ([A-Z]{3,7}) +(\S.*)")
AVID = {"RED", "GREEN", "BLUE", "CYAN", "MAGENTA", "YELLOW", "BLACK", "WHITE"}


def events(text: str) -> list[tuple[str, str, list[tuple[str, str, str]]]]:
    """A reader of CMX 3600 lists by columns: in and out point and locators of each event."""
    assert text.endswith("\r\n")
    title, fcm, blank, *lines = text[:-2].split("\r\n")
    assert title.startswith("TITLE: ") and blank == ""
    assert fcm in ("FCM: DROP FRAME", "FCM: NON-DROP FRAME")
    found: list[tuple[str, str, list[tuple[str, str, str]]]] = []
    for line in lines:
        if locator := LOCATOR.fullmatch(line):
            found[-1][2].append((locator[1], locator[2], locator[3]))
            continue
        event = EVENT.fullmatch(line)
        assert event and int(event[1]) == len(found) + 1
        assert line[5:13].rstrip() == event[2] and line[29:40] == event[3]
        assert (event[3], event[4]) == (event[5], event[6])
        found.append((event[3], event[4], []))
    return found


@pytest.mark.parametrize("rate", RATES)
def test_a_list_has_each_mark_at_its_frame(rate: str) -> None:
    plan = a_plan(recorded(1), lineup=lineup(rate, None, "1234"))
    text = written("edl", plan)
    found = events(text)
    assert ("FCM: DROP" in text) is rate.endswith("df")
    expected = [
        (lineup(rate, None, "1234").timecode(m.ms), ascii_of(plan.sentences.line(line)))
        for m in moments(plan)
        for line in m.lines
        if kind_of(line)
    ]
    assert [(at, words) for _, _, found in found for at, _, words in found] == expected
    for start, end, locators in found:
        assert RATES[rate].frame(end) == RATES[rate].frame(start) + 1
        assert locators and {at for at, _, _ in locators} == {start}
        assert {colour for _, colour, _ in locators} <= AVID
    # The last decision is right to the frame, counted from the clock on the wall alone.
    *_, last = (m for m in moments(plan) if any(map(kind_of, m.lines)))
    frames = (last.ms + 1234) * RATES[rate].fps / 1000
    hour = RATES[rate].day // 24
    assert RATES[rate].frame(found[-1][0]) == hour + int(frames)
    assert last.ms > AWAY_MS


def test_names_that_ascii_cannot_write_go_by_their_ids() -> None:
    plan = a_plan(recorded(1, names=(*STRANGE, ("ada", "อาดา"))))
    text = written("edl", plan)
    assert "ada claims" in text or "ada takes" in text
    assert text.isascii()
    assert ascii_of("Zoë Œuf’s “été”") == 'Zoe OEuf\'s "ete"'
    assert ascii_of("ไซ") is None
    assert ascii_of("two\n lines") == "two lines"


def test_a_list_of_more_events_than_it_can_number_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plan = a_plan(recorded(1))
    count = len(events(written("edl", plan)))
    assert edl.MOST_EVENTS == 999
    monkeypatch.setattr(edl, "MOST_EVENTS", count)
    assert len(events(written("edl", plan))) == count
    monkeypatch.setattr(edl, "MOST_EVENTS", count - 1)
    with pytest.raises(UserError) as refused:
        written("edl", plan)
    assert "--marks" in refused.value.message and refused.value.code == 2
    assert 0 < len(events(written("edl", replace(plan, marks=frozenset(["turn"]))))) < count


def test_only_the_marks_that_were_asked_for() -> None:
    plan = a_plan(recorded(1))
    for kind in COLOURS:
        assert {mark.kind for mark in marks(replace(plan, marks=frozenset([kind])))} <= {kind}
    assert {mark.kind for mark in marks(plan)} >= {"turn", "claim", "loss", "pause", "correction"}


# OpenTimelineIO


@pytest.mark.parametrize("rate", RATES)
def test_a_timeline_has_each_mark_at_its_exact_frame(rate: str) -> None:
    start = "23:59:59;00" if rate.endswith("df") else "23:59:59:00"
    plan = a_plan(recorded(1), lineup=lineup(rate, start))
    timeline = opentimelineio.adapters.read_from_string(written("otio", plan), "otio_json")
    (clip,) = timeline.find_clips()
    assert timeline.global_start_time == clip.source_range.start_time
    first = RATES[rate].frame(start)
    assert clip.source_range.start_time.value == first
    found = list(marks(plan))
    assert len(clip.markers) == len(found) > 10
    for marker, mark in zip(clip.markers, found, strict=True):
        at = marker.marked_range.start_time
        assert at.value == mark.frame
        # The library's own arithmetic: the moment lies within the frame, to the microsecond.
        assert Fraction(at.rate).limit_denominator(1001) == RATES[rate].fps
        assert clip.source_range.contains(at)
        assert marker.name == plan.sentences.line(mark.line)
        assert marker.color == getattr(opentimelineio.schema.MarkerColor, marker.color)
        of_day = mark.frame % RATES[rate].day
        assert marker.metadata["deathmatch"]["timecode"] == RATES[rate].timecode(of_day)
        # In the last minutes of a day the library does not count non-drop numbers to their end.
        if of_day < 23 * RATES[rate].day // 24:
            theirs = opentimelineio.opentime.RationalTime(of_day, at.rate)
            drop = bool(RATES[rate].drop)
            timecode = opentimelineio.opentime.to_timecode(theirs, at.rate, drop_frame=drop)
            assert timecode == marker.metadata["deathmatch"]["timecode"]
    assert found[-1].frame > RATES[rate].day


def test_a_camera_that_started_late_has_its_clip_begin_with_the_first_entry() -> None:
    plan = a_plan(recorded(1), lineup=lineup("25", "10:00:00:00", "-2000"))
    timeline = opentimelineio.adapters.read_from_string(written("otio", plan), "otio_json")
    assert timeline.global_start_time.to_timecode() == "09:59:58:00"
