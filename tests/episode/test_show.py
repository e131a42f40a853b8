"""Shows: what is understood, and every fault with its place and its remedy."""

import os
from pathlib import Path

import pytest

from deathmatch.episode.faults import Fault, ShowFaults
from deathmatch.episode.show import find_show, load_show, shows
from deathmatch.episode.show_checks import MOST_SOUND_BYTES, sound_problem
from deathmatch.episode.show_model import Look
from deathmatch.episode.words import Words
from deathmatch.game import EDITIONS, SWITCHES, switches_of
from deathmatch.resources import resource_dir

from .builders import SHOW, write_show

HEAD = 'title = "Night of Knives"\nfinalists = ["ada", "bo"]\n'
BUNDLED = sorted(file.parent.name for file in resource_dir("shows").glob("*/show.toml"))
WORDS = Words(resource_dir("static") / "locales", "en")
PLAYERS = 'title = "Night of Knives"\nplayers = ["ada", "bo", "cy"]\n'
CAST = SHOW.partition("\n\n")[2]


def faults_of(folder: Path, text: str | bytes) -> list[Fault]:
    with pytest.raises(ShowFaults) as raised:
        load_show(write_show(folder, text))
    return raised.value.faults


def found(fault: Fault) -> str:
    return WORDS.say(f"found-{fault.found.code}", **fault.found.args)


def right(fault: Fault) -> str:
    return WORDS.say(f"right-{fault.right.code}", **fault.right.args)


def test_a_short_show_has_the_editions_own_values(tmp_path: Path) -> None:
    show = load_show(write_show(tmp_path / "knives"))
    assert (show.slug, show.title, show.language) == ("knives", "Night of Knives", "en")
    assert show.finalists == ("ada", "bo")
    assert [member.garnets for member in show.cast] == [3, 5, 0]
    assert show.edition().timing.decision_ms == 120_000
    assert show.edition().garnet_tie == "lots"


def test_clock_rules_and_look_are_applied(tmp_path: Path) -> None:
    text = HEAD + (
        "[clock]\ndecision_seconds = 30\nextensions = 1\nextension_seconds = 10\n"
        "auto_extend = true\ngrace_ms = 100\n"
        '[rules]\nmay_refuse = true\nbank = 50\ngarnet_tie = "opponent"\n'
        '[look]\nbrass_deep = "#00FFaa"\n'
    )
    show = load_show(write_show(tmp_path / "x", text + CAST))
    edition = show.edition()
    timing = edition.timing
    assert (timing.decision_ms, timing.extensions, timing.extension_ms) == (30_000, 1, 10_000)
    assert (timing.auto_extend, timing.grace_ms) == (True, 100)
    assert (edition.may_refuse, edition.bank, edition.garnet_tie) == (True, 50, "opponent")
    assert dict(show.look) == {"brass_deep": "#00FFaa"}


RUNDOWN = """
[[rundown]]
id = "hello"
title = "Hello"
scene = "title"
notes = "Smile."
seconds = 30

[[rundown]]
id = "start"
title = "Who starts"
scene = "board"
does = "begin"

[[rundown]]
id = "deal"
title = "The deal"
scene = "nobles"
does = "deal"

[[rundown]]
id = "play"
title = "Play"
scene = "board"
does = "play"
"""


def test_a_show_brings_its_rundown_its_messages_and_its_patience(tmp_path: Path) -> None:
    more = '\n[[messages]]\nto = "ada"\ntext = "Closer to the microphone"\n'
    head = HEAD + "[connection]\nhold_seconds = 0\n[broadcast]\ndelay_seconds = 45\n"
    show = load_show(write_show(tmp_path / "x", head + CAST + RUNDOWN + more))
    assert [cue.id for cue in show.rundown] == ["hello", "start", "deal", "play"]
    assert (show.rundown[0].notes, show.rundown[0].seconds) == ("Smile.", 30)
    assert [(each.to, each.text) for each in show.messages] == [("ada", "Closer to the microphone")]
    assert (show.hold_seconds, show.delay_seconds) == (0, 45)


def test_without_a_rundown_a_show_has_the_usual_evening(tmp_path: Path) -> None:
    show = load_show(write_show(tmp_path / "x"))
    assert [cue.does for cue in show.rundown if cue.does != "nothing"] == ["begin", "deal", "play"]
    assert show.messages == () and (show.hold_seconds, show.delay_seconds) == (3, 30)


def test_a_table_edition_has_players_and_a_clock_only_if_the_show_sets_one(tmp_path: Path) -> None:
    head = f'{PLAYERS}edition = "classic"\n'
    show = load_show(write_show(tmp_path / "x", head + CAST))
    assert show.finalists == ("ada", "bo", "cy") and not show.edition().timing.on
    show = load_show(write_show(tmp_path / "x", f"{head}[clock]\ndecision_seconds = 20\n{CAST}"))
    assert show.edition().timing.on and show.edition().timing.decision_ms == 20_000


@pytest.mark.parametrize("name", sorted(SWITCHES))
def test_every_switch_of_the_game_can_be_turned(tmp_path: Path, name: str) -> None:
    switch = SWITCHES[name]
    value = {"bool": "true", "int": str(switch.high), "bank": '"unlimited"'}.get(
        switch.kind, f'"{switch.allowed[0] if switch.allowed else ""}"'
    )
    named = next(n for n, edition in EDITIONS.items() if name in switches_of(edition))
    head = HEAD if EDITIONS[named].eliminates else f'{PLAYERS}edition = "{named}"\n'
    show = load_show(write_show(tmp_path / "x", f"{head}[rules]\n{name} = {value}\n{CAST}"))
    assert getattr(show.edition(), name) == switch.read(dict(show.rules)[name])


def test_every_colour_of_the_look_is_one_of_the_screens() -> None:
    tokens = (resource_dir("static") / "css" / "tokens.css").read_text(encoding="utf-8")
    for name in Look.model_fields:
        assert f"--{name.replace('_', '-')}: #" in tokens


# What is written, and for each fault: its key, its line, what was found, a part of the remedy.
CASES = {
    "empty": ("", [("cast", None, "nothing", "two"), ("finalists", None, "nothing", "list of two"),
                   ("title", None, "nothing", "1 to 80")]),
    "misspelt key": ("titel = 'x'\n" + SHOW, [
        ("titel", 1, 'the unknown key "titel"', 'did you mean "title"?')]),
    "key in the wrong table": (HEAD + "[look]\ngrace_ms = 3\n" + CAST, [
        ("look.grace_ms", 4, 'the unknown key "grace_ms"', "under [clock]")]),
    "clock key at the top": ("auto_extend = true\n" + SHOW, [
        ("auto_extend", 1, 'the unknown key "auto_extend"', "under [clock]")]),
    "switch at the top": ("may_refuse = true\n" + SHOW, [
        ("may_refuse", 1, 'the unknown key "may_refuse"', "under [rules]")]),
    "top key in a table": (HEAD + "[clock]\nlanguage = 'en'\n" + CAST, [
        ("clock.language", 4, 'the unknown key "language"', "above the first [table]")]),
    "misspelt switch": (HEAD + "[rules]\ngarnet_ties = 'lots'\n" + CAST, [
        ("rules.garnet_ties", 4, 'the unknown switch "garnet_ties"', 'mean "garnet_tie"?')]),
    "switch of the wrong type": (HEAD + "[rules]\nmay_refuse = 1\n" + CAST, [
        ("rules.may_refuse", 4, "1", "true or false")]),
    "switch of a wrong value": (HEAD + "[rules]\nempty_pool = 'keeps'\n" + CAST, [
        ("rules.empty_pool", 4, '"keeps"', 'did you mean "keep"?')]),
    "switch out of range": (HEAD + "[rules]\nforced_coup_at = 6\n" + CAST, [
        ("rules.forced_coup_at", 4, "6", "from 7 to 50")]),
    "switches that do not go together": (
        HEAD + "[rules]\nforced_coup_at = 50\nbank = 20\n" + CAST, [
            ("rules", 3, "switches that do not go together", "bank")]),
    "rules that are no table": ("rules = 3\n" + SHOW, [("rules", 1, "3", "[rules]")]),
    "clock that is no table": ("clock = []\n" + SHOW, [("clock", 1, "an empty list", "[clock]")]),
    "unknown edition": ("edition = 'deathmatch'\n" + SHOW, [
        ("edition", 1, '"deathmatch"', 'did you mean "death_match"?')]),
    "edition of the wrong type": ("edition = 1\n" + SHOW, [("edition", 1, "1", "edition")]),
    "language": ("language = 'English!'\n" + SHOW, [("language", 1, '"English!"', '"en"')]),
    "decision too short": (HEAD + "[clock]\ndecision_seconds = 4\n" + CAST, [
        ("clock.decision_seconds", 4, "4", "from 5 to 3,600")]),
    "decision in words": (HEAD + "[clock]\ndecision_seconds = 'two'\n" + CAST, [
        ("clock.decision_seconds", 4, '"two"', "whole number of seconds")]),
    "decision with a fraction": (HEAD + "[clock]\ndecision_seconds = 7.5\n" + CAST, [
        ("clock.decision_seconds", 4, "7.5", "whole number")]),
    "true for a number": (HEAD + "[clock]\nextensions = true\n" + CAST, [
        ("clock.extensions", 4, "true", "whole number")]),
    "a number for true": (HEAD + "[clock]\nauto_extend = 1\n" + CAST, [
        ("clock.auto_extend", 4, "1", "true or false")]),
    "no time to extend by": (HEAD + "[clock]\nextension_seconds = 0\n" + CAST, [
        ("clock.extension_seconds", 4, "0", "from 1")]),
    "grace of a minute": (HEAD + "[clock]\ngrace_ms = 60000\n" + CAST, [
        ("clock.grace_ms", 4, "60000", "to 5,000")]),
    "colour by name": (HEAD + "[look]\nbrass = 'red'\n" + CAST, [
        ("look.brass", 4, '"red"', "#d6ab52")]),
    "title of two lines": (SHOW.replace("Night of", "Night\\n"), [
        ("title", 1, '"Night\\n Knives"', "one line")]),
    "empty title": (SHOW.replace("Night of Knives", ""), [("title", 1, "nothing", "1 to 80")]),
    "title too long": (SHOW.replace("Night", "N" * 90), [
        ("title", 1, '"' + "N" * 57 + '..."', "1 to 80")]),
    "one person": (HEAD.replace('"bo"', '"ada"') + CAST.partition("\n\n")[0], [
        ("finalists", 2, '"ada" twice', "two different"),
        ("cast", 3, "a list of 1", "two people")]),
    "cast that is no list": ("cast = 5\n" + HEAD, [("cast", 1, "5", "[[cast]]")]),
    "cast of words": ("cast = ['ada', 'bo']\n" + HEAD, [
        ("cast[1]", 1, '"ada"', "[[cast]]"), ("cast[2]", 1, '"bo"', "[[cast]]")]),
    "an id twice": (SHOW.replace('"cy"', '"ada"'), [
        ("cast[3].id", 15, '"ada"', "line 5 has it already")]),
    "an id with a space": (SHOW.replace('"cy"', '"c y"'), [("cast[3].id", 15, '"c y"', "a-z")]),
    "an id with a capital": (SHOW.replace('"cy"', '"Cy"'), [("cast[3].id", 15, '"Cy"', "small")]),
    "an id with a path": (SHOW.replace('"cy"', '"../cy"'), [
        ("cast[3].id", 15, '"../cy"', "hyphens")]),
    "an id of a host seat": (SHOW.replace('"cy"', '"host-2"'), [
        ("cast[3].id", 15, '"host-2"', "the crew")]),
    "an id too long": (SHOW.replace('"cy"', '"' + "c" * 41 + '"'), [
        ("cast[3].id", 15, '"' + "c" * 41 + '"', "at most 40")]),
    "no id": (SHOW.replace('id = "cy"\n', ""), [("cast[3].id", 14, "nothing", "a short name")]),
    "no name": (SHOW.replace('name = "Cy"\n', ""), [("cast[3].name", 14, "nothing", "a text")]),
    "a name that turns the text round": (SHOW.replace('"Cy"', '"Cy\\u202E"'), [
        ("cast[3].name", 16, '"Cy\\u202e"', "one line")]),
    "a name of spaces": (SHOW.replace('"Cy"', '"  "'), [("cast[3].name", 16, '"  "', "1 to 60")]),
    "negative garnets": (SHOW.replace("= 0", "= -1"), [("cast[3].garnets", 17, "-1", "from 0")]),
    "garnets as text": (SHOW.replace("= 0", "= '9'"), [("cast[3].garnets", 17, '"9"', "number")]),
    "garnets beyond counting": (SHOW.replace("= 0", "= 1" + "0" * 30), [
        ("cast[3].garnets", 17, "a number that is far too large", "to 1,000,000")]),
    "garnets not a number": (SHOW.replace("= 0", "= nan"), [
        ("cast[3].garnets", 17, "nan", "whole number")]),
    "players of a Death Match": (PLAYERS + CAST, [
        ("finalists", None, "nothing", "two ids"),
        ("players", 2, "players, which the edition death_match does not have", "under finalists")]),
    "finalists of a table": (HEAD + "edition = 'classic'\n" + CAST, [
        ("players", None, "nothing", "in the order of their seats"),
        ("finalists", 2, "finalists, which the edition classic does not have", "under players")]),
    "a table of one": (PLAYERS.replace(', "bo", "cy"', "") + "edition = 'usagyuuun'\n" + CAST, [
        ("players", 2, "a list of 1", "a list of 2 to 10")]),
    "a player twice": (PLAYERS.replace('"cy"', '"ada"') + "edition = 'classic'\n" + CAST, [
        ("players", 2, '"ada" twice', "different ids")]),
    "switch of another edition": (HEAD + "[rules]\nallegiance = true\n" + CAST, [
        ("rules.allegiance", 4, 'the switch "allegiance", which the edition death_match does not '
         "have", "one of ")]),
    "purse for an id": (SHOW.replace('id = "cy"', 'id = "reserve"'), [
        ("cast[3].id", 15, '"reserve"', "kept for the crew, the clock or the coins")]),
    "part of the crew for an id": (SHOW.replace('id = "cy"', 'id = "director"'), [
        ("cast[3].id", 15, '"director"', "kept for the crew, the clock or the coins")]),
    "finalist not in the cast": (SHOW.replace('"ada", "bo"', '"ada", "boo"'), [
        ("finalists[2]", 2, '"boo"', 'did you mean "bo"?')]),
    "the same finalist twice": (SHOW.replace('"ada", "bo"', '"bo", "bo"'), [
        ("finalists", 2, '"bo" twice', "two different")]),
    "one finalist": (SHOW.replace('"ada", "bo"', '"ada"'), [
        ("finalists", 2, "a list of 1", "two ids")]),
    "three finalists": (SHOW.replace('"ada", "bo"', '"ada", "bo", "cy"'), [
        ("finalists", 2, "a list of 3", "two ids")]),
    "finalists by number": (SHOW.replace('"ada", "bo"', "1, 2"), [
        ("finalists[1]", 2, "1", "two ids"), ("finalists[2]", 2, "2", "two ids")]),
    "portrait outside": (SHOW + 'portrait = "../cy.png"\n', [
        ("cast[3].portrait", 18, '"../cy.png", which is outside', "own folder")]),
    "portrait by full path": (SHOW + 'portrait = "/etc/passwd"\n', [
        ("cast[3].portrait", 18, '"/etc/passwd", which is outside', "own folder")]),
    "portrait of another kind": (SHOW + 'portrait = "show.toml"\n', [
        ("cast[3].portrait", 18, '"show.toml", which is not a picture', "png")]),
    "portrait missing": (SHOW + 'portrait = "cy.png"\n', [
        ("cast[3].portrait", 18, '"cy.png", and there is no such file', "png")]),
    "portrait with a null": (SHOW + 'portrait = "c\\u0000y.png"\n', [
        ("cast[3].portrait", 18, '"c\\x00y.png", which cannot be read', "png")]),
    "peeking in another way": (HEAD + '[tablets]\npeek = "never"\n' + CAST, [
        ("tablets.peek", 4, '"never"', '"always"')]),
    "a sound of no moment": (HEAD + '[sounds]\nchalenge = "x.ogg"\n' + CAST, [
        ("sounds.chalenge", 4, 'the unknown key "chalenge"', 'did you mean "challenge"?')]),
    "sounds that are none": (
        HEAD + '[sounds]\nclaim = "../x.ogg"\nturn = "x.exe"\nwin = "x.ogg"\nlost = ""\n' + CAST, [
        ("sounds.claim", 4, '"../x.ogg", which is outside', "own folder"),
        ("sounds.turn", 5, '"x.exe", which is not a sound', "ogg"),
        ("sounds.win", 6, '"x.ogg", and there is no such file', "mp3"),
        ("sounds.lost", 7, "nothing", "wav")]),
    "no TOML": (HEAD + "[clock\n", [("", 3, "text that is not TOML at column 7", "[table]")]),
    "no end": (HEAD + 'look = { brass = "', [("", 3, "text that is not TOML", "key = ")]),
    "a key twice": (HEAD + HEAD, [("", 3, "not TOML at column 26 (cannot overwrite", "")]),
    "endless lists": ("x = " + "[" * 20000, [("", None, "values too large to read", "ordinary")]),
    "endless number": ("x = " + "9" * 9999, [("", None, "values too large to read", "ordinary")]),
    "Latin-1": (SHOW.replace("Cy", "Ãö").encode("latin-1"), [
        ("", 16, "a byte that is not UTF-8 (0xc3)", "UTF-8")]),
    "UTF-16": (SHOW.encode("utf-16"), [("", 1, "a byte that is not UTF-8 (0xff)", "UTF-8")]),
    "far too long": (SHOW + "#" * 2_000_000, [("", None, "a file of 2,000", "at most")]),
}  # fmt: skip


RUNDOWN_CASES = {
    "a cue with an unknown scene": ('scene = "nobles"', 'scene = "nobbles"', "rundown[3].scene"),
    "a cue with an unknown deed": ('does = "play"', 'does = "fly"', "rundown[4].does"),
    "two cues of one id": ('id = "deal"', 'id = "hello"', "rundown[3].id"),
    "a rundown that never deals": ('does = "deal"\n', "", "rundown"),
    "a rundown that deals first": ('does = "begin"', 'does = "deal"', "rundown"),
    "an unknown key of a cue": ("seconds = 30", "second = 30", "rundown[1].second"),
}


@pytest.mark.parametrize("case", RUNDOWN_CASES)
def test_a_fault_of_the_rundown_is_named(tmp_path: Path, case: str) -> None:
    right, wrong, key = RUNDOWN_CASES[case]
    assert right in RUNDOWN
    faults = faults_of(tmp_path / "x", SHOW + RUNDOWN.replace(right, wrong, 1))
    assert key in [fault.key for fault in faults]


def test_a_message_is_for_somebody_and_says_something(tmp_path: Path) -> None:
    text = SHOW + '\n[[messages]]\nto = "adda"\ntext = ""\n'
    faults = {fault.key: right(fault) for fault in faults_of(tmp_path / "x", text)}
    assert 'did you mean "ada"' in faults["messages[1].to"] and "messages[1].text" in faults


@pytest.mark.parametrize("case", CASES)
def test_a_fault_is_named_with_place_and_remedy(tmp_path: Path, case: str) -> None:
    text, expected = CASES[case]
    faults = faults_of(tmp_path / "x", text)
    file = str(tmp_path / "x" / "show.toml")
    assert [(fault.file, fault.key, fault.line) for fault in faults] == [
        (file, key, line) for key, line, _, _ in expected
    ]
    for fault, (_, _, what, remedy) in zip(faults, expected, strict=True):
        assert what in found(fault)
        assert remedy in right(fault)


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    text = (
        'titel = "x"\nfinalists = ["ada", "ada"]\n[clock]\nextensions = -1\n'
        '[rules]\nmay_refuse = "no"\n[[cast]]\nid = "ada"\nname = ""\ngarnets = 1\n'
        '[[cast]]\nid = "ada"\nname = "B"\n'
    )
    keys = [fault.key for fault in faults_of(tmp_path / "x", text)]
    assert keys == [
        "title",
        "titel",
        "finalists",
        "clock.extensions",
        "rules.may_refuse",
        "cast[1].name",
        "cast[2].garnets",
        "cast[2].id",
    ]


def test_a_fault_reads_as_one_line(tmp_path: Path) -> None:
    [fault] = faults_of(tmp_path / "x", SHOW.replace("= 0", "= -1"))
    file = tmp_path / "x" / "show.toml"
    assert fault.in_words(WORDS) == (
        f"{file}, line 17, cast[3].garnets: found -1; "
        "right would be a whole number from 0 to 1,000,000."
    )


def test_a_portrait_is_found_inside_the_folder(tmp_path: Path) -> None:
    folder = write_show(tmp_path / "x", SHOW + 'portrait = "faces/cy.png"\n')
    (folder / "faces").mkdir()
    (folder / "faces" / "cy.png").write_bytes(b"x")
    show = load_show(folder)
    assert show.portrait("cy") == (folder / "faces" / "cy.png").resolve()
    assert show.portrait("ada") is None


SOUND_HEADS = {
    "a.ogg": b"OggS\0", "b.mp3": b"ID3\4", "c.mp3": b"\xff\xfb\x90", "d.wav": b"RIFF1234WAVE",
    "e.m4a": b"\0\0\0\x20ftypM4A ",
}  # fmt: skip


def test_a_show_brings_sounds_that_are_sounds(tmp_path: Path) -> None:
    text = HEAD + '[sounds]\nchallenge = "a.ogg"\nwin = "c.mp3"\n' + CAST
    folder = tmp_path / "x"
    folder.mkdir()
    for name, head in SOUND_HEADS.items():
        (folder / name).write_bytes(head)
        assert sound_problem(folder, name) is None
    show = load_show(write_show(folder, text))
    assert show.sounds == (("challenge", "a.ogg"), ("win", "c.mp3"))
    assert show.sound("win") == (folder / "c.mp3").resolve()
    assert show.sound("lost") is show.sound("../../etc/passwd") is None
    (folder / "a.ogg").write_bytes(b"<html>")
    assert sound_problem(folder, "a.ogg") == "sound_kind"
    (folder / "a.ogg").write_bytes(b"OggS" + bytes(MOST_SOUND_BYTES))
    assert sound_problem(folder, "a.ogg") == "file_too_large"
    assert show.sound("challenge") is None
    silent = load_show(write_show(folder, HEAD + "[sounds]\nplay = false\n" + CAST))
    assert silent.sounds is None and silent.sound("challenge") is None


@pytest.mark.skipif(not hasattr(os, "symlink"), reason="no links on this system")
def test_a_portrait_does_not_get_out_by_a_link(tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(b"x")
    folder = write_show(tmp_path / "x", SHOW + 'portrait = "cy.png"\n')
    (folder / "cy.png").symlink_to(tmp_path / "secret.png")
    with pytest.raises(ShowFaults, match="file_outside"):
        load_show(folder)


def test_notepads_mark_and_line_ends_are_no_fault(tmp_path: Path) -> None:
    text = b"\xef\xbb\xbf" + SHOW.replace("\n", "\r\n").encode()
    assert load_show(write_show(tmp_path / "x", text)).title == "Night of Knives"


def test_names_of_any_script_are_no_fault(tmp_path: Path) -> None:
    for name in ("สมชาย ใจดี", "Zoë", "O'Brien-Núñez", "나비", "R2-D2", "👩‍🚀 Kim"):
        show = load_show(write_show(tmp_path / "x", SHOW.replace('"Cy"', f'"{name}"')))
        assert show.member("cy").name == name


def test_the_bundled_show_is_whole() -> None:
    show = load_show("first-encounter")
    first, second = (show.member(seat) for seat in show.finalists)
    assert (first.name, first.garnets) == ("Marvin the Paranoid Android", 12)
    assert (second.name, second.garnets) == ("Nomi Marks", 15)
    assert len(show.cast) == 13 and all(member.garnets > 0 for member in show.cast)
    assert len({member.name for member in show.cast}) == 13
    assert show.edition().timing.grace_ms == 250


class TestFinding:
    def test_a_name_a_folder_and_a_file(self, tmp_path: Path) -> None:
        folder = write_show(tmp_path / "elsewhere" / "x")
        own = write_show(tmp_path / "data" / "shows" / "mine")
        assert find_show("mine", tmp_path / "data") == own
        assert find_show(folder, tmp_path / "data") == folder
        assert find_show(folder / "show.toml", tmp_path / "data") == folder
        assert find_show("first-encounter").name == "first-encounter"
        assert list(shows(tmp_path / "data")) == [*BUNDLED, "mine"]

    def test_the_bundled_one_comes_first(self, tmp_path: Path) -> None:
        write_show(tmp_path / "shows" / "first-encounter")
        assert load_show("first-encounter", tmp_path).title == "First Encounter"

    def test_the_variable_names_the_data_folder(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        own = write_show(tmp_path / "shows" / "mine")
        monkeypatch.setenv("DEATHMATCH_DATA_DIR", str(tmp_path))
        assert find_show("mine") == own

    @pytest.mark.parametrize("name", ["first-encountr", "no/such", "", "a" * 5000, "x\0y"])
    def test_none_names_those_that_exist(self, tmp_path: Path, name: str) -> None:
        write_show(tmp_path / "shows" / "mine")
        with pytest.raises(ShowFaults) as raised:
            find_show(name, tmp_path)
        assert ", ".join([*BUNDLED, "mine"]) in raised.value.in_words(name)

    def test_a_folder_without_a_show(self, tmp_path: Path) -> None:
        with pytest.raises(ShowFaults, match="folder"):
            find_show(tmp_path)

    def test_a_folder_in_place_of_the_file(self, tmp_path: Path) -> None:
        (tmp_path / "show.toml").mkdir()
        with pytest.raises(ShowFaults, match="folder"):
            find_show(tmp_path)
