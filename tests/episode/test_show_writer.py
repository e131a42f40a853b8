"""Written shows: what is written is read as the same show, whatever its texts hold."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deathmatch.episode.floor import SCENES
from deathmatch.episode.show import load_show
from deathmatch.episode.show_model import ShowFile
from deathmatch.episode.show_template import starting_point
from deathmatch.episode.show_writer import literal, only_own, show_text
from deathmatch.game import EDITIONS, SWITCHES, Edition, edition_named, switches_of
from deathmatch.resources import resource_dir
from tests.episode.builders import write_show

HOSTILE = "\"'\\#=[]{},.\b\t\n\f\r\x00\x1f\x7f \u200d\u202e\u00e9\u0e01\U0001d11e"

texts = st.text(st.one_of(st.sampled_from(HOSTILE), st.characters(exclude_categories=["Cs"])))


def is_plain(text: str) -> bool:
    """Whether the model takes it as a name, title or message."""
    try:
        ShowFile.model_validate({**LEAST, "title": text})
    except ValueError:
        return False
    return True


LEAST: dict[str, Any] = {
    "title": "x",
    "finalists": ["ada", "bo"],
    "cast": [
        {"id": "ada", "name": "Ada", "garnets": 1},
        {"id": "bo", "name": "Bo", "garnets": 2},
    ],
}
plain = st.one_of(st.sampled_from(["Ada", 'Q"uote', "back\\slash", "a # b", "'''", '"""', "ไทย"]),
                  st.text(min_size=1, max_size=40).filter(is_plain))  # fmt: skip
colours = st.from_regex(r"\A#[0-9a-f]{6}\Z")


def values_of(switch: Any) -> st.SearchStrategy[Any]:
    if switch.kind == "bool":
        return st.booleans()
    if switch.kind == "choice":
        return st.sampled_from(switch.allowed)
    whole = st.integers(switch.low, switch.high)
    return whole | st.just("unlimited") if switch.kind == "bank" else whole


def possible(named: str, rules: dict[str, Any]) -> bool:
    try:
        edition_named(named).with_switches(**rules)
    except ValueError:
        return False
    return True


def rules_of(named: str) -> st.SearchStrategy[dict[str, Any]]:
    switches = switches_of(edition_named(named)).items()
    some = st.fixed_dictionaries({}, optional={name: values_of(each) for name, each in switches})
    return some.filter(lambda rules: possible(named, rules))


RULES = {named: rules_of(named) for named in EDITIONS}
clock = st.fixed_dictionaries({}, optional={
    "decision_seconds": st.integers(5, 3600), "extensions": st.integers(0, 20),
    "extension_seconds": st.integers(1, 3600), "auto_extend": st.booleans(),
    "grace_ms": st.integers(0, 5000),
})  # fmt: skip
cue = st.fixed_dictionaries(
    {"title": plain, "scene": st.sampled_from(SCENES)},
    optional={"notes": texts, "seconds": st.integers(0, 86_400), "needs_result": st.booleans()},
)
look = st.fixed_dictionaries({}, optional={"brass": colours, "garnet_lit": colours})


@st.composite
def shows(draw: st.DrawFn) -> dict[str, Any]:
    ids = ["ada", "bo", *(f"s-{n}" for n in range(draw(st.integers(0, 4))))]
    cues = [
        {**draw(cue), "id": f"cue-{n}", **({"does": does} if does else {})}
        for n, does in enumerate(["begin", "deal", "play", ""])
    ]
    named = draw(st.sampled_from(sorted(EDITIONS)))
    return {
        "title": draw(plain),
        "edition": named,
        "finalists" if EDITIONS[named].eliminates else "players": draw(st.permutations(ids))[:2],
        "dice": draw(st.sampled_from(["sealed", "by hand"])),
        "clock": draw(clock),
        "rules": draw(RULES[named]),
        "look": draw(look),
        "connection": {"hold_seconds": draw(st.integers(0, 60))},
        "tablets": {"peek": draw(st.sampled_from(["always", "hold"]))},
        "sounds": {"play": draw(st.booleans())},
        "broadcast": {"delay_seconds": draw(st.integers(0, 600))},
        "rundown": draw(st.sampled_from([[], cues])),
        "messages": [
            {"to": draw(st.sampled_from(["room", "seats", *ids])), "text": draw(plain)}
            for _ in range(draw(st.integers(0, 2)))
        ],
        "cast": [
            {"id": name, "name": draw(plain), "garnets": draw(st.integers(0, 1_000_000))}
            for name in ids
        ],
    }


@settings(deadline=None, suppress_health_check=list(HealthCheck))
@given(values=shows())
def test_what_is_written_is_read_as_the_same_show(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, Any]
) -> None:
    wanted = ShowFile.model_validate(values)
    folder = tmp_path_factory.mktemp("show")
    read = load_show(write_show(folder, show_text(wanted)))
    again = ShowFile.model_validate(tomllib.loads(show_text(wanted)))
    assert again == only_own(wanted)
    before = load_show(write_show(folder, show_text(again)))
    assert before == read
    edition = edition_named(wanted.edition).with_switches(**wanted.rules)
    assert {n: getattr(read.edition(), n) for n in SWITCHES} == {
        n: getattr(edition, n) for n in SWITCHES
    }
    timed = wanted.clock.decision_seconds is not None or edition.timing.on
    assert read.edition().timing.on == timed
    assert (read.peek, read.sounds is not None) == (wanted.tablets.peek, wanted.sounds.play)
    for key, value in wanted.clock:
        if value is not None and key.endswith("_seconds"):
            assert getattr(read.edition().timing, key.replace("seconds", "ms")) == value * 1000


@given(text=texts)
def test_every_text_comes_back(text: str) -> None:
    assert tomllib.loads(f"a = {literal(text)}\n")["a"] == text


@given(notes=texts.map(lambda text: text[:1000]))
def test_notes_come_back_however_many_lines_and_quotes(notes: str) -> None:
    cues = [{"id": f"c{n}", "title": "x", "scene": "board", "notes": notes, "does": does}
            for n, does in enumerate(["begin", "deal", "play"])]  # fmt: skip
    text = show_text(ShowFile.model_validate({**LEAST, "rundown": cues}))
    assert {cue.get("notes", "") for cue in tomllib.loads(text)["rundown"]} == {notes}


@pytest.mark.parametrize("quotes", range(1, 9))
def test_quotes_at_the_end_of_a_line_do_not_end_the_text(quotes: int) -> None:
    for notes in ("a\n" + '"' * quotes, '"' * quotes + "\nb", "\\" * quotes + '\n"\\"'):
        cues = [{"id": f"c{n}", "title": "x", "scene": "board", "notes": notes, "does": does}
                for n, does in enumerate(["begin", "deal", "play"])]  # fmt: skip
        text = show_text(ShowFile.model_validate({**LEAST, "rundown": cues}))
        assert tomllib.loads(text)["rundown"][0]["notes"] == notes


def test_it_reads_as_a_person_would_have_written_it() -> None:
    values = {
        **LEAST,
        "title": 'The "last" night',
        "clock": {"decision_seconds": 90, "extensions": 3},
        "rules": {"bank": "unlimited", "may_refuse": True},
        "messages": [{"to": "seats", "text": "Two minutes"}],
    }
    assert show_text(ShowFile.model_validate(values)) == WRITTEN
    french = show_text(ShowFile.model_validate({**values, "language": "fr"}))
    assert french.startswith("# Une émission pour Death Match.")
    said = "Face à un défi, un joueur peut refuser de montrer le noble, et perd le défi"
    assert f"may_refuse = true  # {said}\n" in french


WRITTEN = """\
# A show for Death Match. What is not here is as the edition has it.

title = "The \\"last\\" night"
language = "en"
edition = "death_match"

# Two ids of the cast: the elimination candidate first, then the opponent it has named.
finalists = ["ada", "bo"]

# How long a finalist may think.
[clock]
decision_seconds = 90  # for each decision

# Switches of the rules that this show turns.
[rules]
may_refuse = true  # A challenged player may refuse to show the noble, and lose the challenge

# Words that the host has at hand.

[[messages]]
to = "seats"
text = "Two minutes"

# Everybody in the show. A portrait is a picture inside this folder, a language that of their own
# screen.

[[cast]]
id = "ada"
name = "Ada"
garnets = 1

[[cast]]
id = "bo"
name = "Bo"
garnets = 2
"""


def test_the_bundled_show_keeps_its_meaning() -> None:
    bundled = load_show("first-encounter")
    file = resource_dir("shows") / "first-encounter" / "show.toml"
    shown = ShowFile.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    again = ShowFile.model_validate(tomllib.loads(show_text(shown)))
    assert (again.cast, again.finalists, again.look) == (shown.cast, shown.finalists, shown.look)
    assert bundled.edition().name == again.edition


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=list(EDITIONS))
def test_a_starting_point_is_valid_and_so_is_each_of_its_comments(
    tmp_path: Path, edition: Edition
) -> None:
    text = starting_point("night-of-knives", edition)
    first = load_show(write_show(tmp_path / "a", text))
    assert first.title == "Night Of Knives" and first.edition() == edition
    assert len(first.cast) == (13 if edition.eliminates else 5)
    live = re.sub(r"(?m)^# (?=[a-z_]+ = |\[)", "", text)
    live = re.sub(r"\[\[rundown\]\](?:\n[a-z]+ = .*)+", "", live)
    second = load_show(write_show(tmp_path / "a", live))
    timing = msgspec.to_builtins(edition.timing)
    assert second.edition().with_switches(timing=timing) == edition
    assert second.dice == "by hand" and second.messages and second.hold_seconds == 3
    assert {name for name, _value in second.rules} == set(switches_of(edition))


def test_what_counts_as_plain_is_what_the_model_takes() -> None:
    assert [is_plain(text) for text in ("Ada", " Ada", "a\nb", "")] == [True, False, False, False]
