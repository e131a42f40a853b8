"""Every ruling is a test of its own; the runner itself is held against wrong rulings."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from deathmatch.cli import main
from deathmatch.episode.rulings.reader import read_rulings, run_ruling

FOLDER = Path(__file__).parent / "rulings"
RULINGS = [ruling for file in sorted(FOLDER.glob("*.yaml")) for ruling in read_rulings(file)]
BY_ID = {ruling["id"]: ruling for ruling in RULINGS}


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling["id"])
def test_ruling_holds(ruling: dict[str, Any]) -> None:
    assert run_ruling(ruling) is None


@pytest.mark.parametrize(
    ("name", "change", "sentence"),
    [
        (
            "DM-04",
            {"expect": {"players": {"A": {"coins": 9}}}},
            "coins of A: expected 9, came out 2",
        ),
        ("DM-04", {"expect": {"next": "A"}}, "next: expected A, came out B"),
        ("DM-04", {"expect": {"purse": 3}}, "expect: not known here: purse"),
        ("DM-04", {"expect": {"players": {"A": {"hats": 1}}}}, "not known here: hats"),
        ("DM-04", {"steps": [{"illegal": ["A", "income"]}]}, "was accepted and must be refused"),
        ("DM-04", {"steps": [["A", "pass"]]}, "step 1: A pass"),
        ("DM-04", {"system": "chess"}, "the edition chess does not exist in this console"),
        ("DM-04", {"kind": "song"}, "a kind that is not known here: song"),
        ("DM-04", {"config": {"wings": True}}, "not known here: wings"),
        ("DM-04", {"config": {"bank": 3}}, "a whole number from 20"),
        ("DM-04", {"start": {}}, "the ruling cannot be read"),
        ("DM-04", {"confg": {}}, "a ruling of the kind play: not known here: confg"),
        ("DM-04", {"given": {}}, "a ruling of the kind play: not known here: given"),
        ("DM-05", {"steps": [{"illegal": ["B", "chalenge"]}]}, "a move that is not known here"),
        ("DM-05", {"steps": [{"illegal": ["Z", "pass"]}]}, "nobody has this seat: Z"),
        (
            "DM-05",
            {"start": {"turn": "A", "players": {"A": {"hand": "duk"}, "B": {"hand": "duke"}}}},
            "hand:A: no noble of death_match: duk",
        ),
        ("UX-80", {"expect": {"never": ["A sees duke of B"]}}, "it happens"),
        ("UX-80", {"expect": {"A_sees": ["examined noble: contessa"]}}, "examined nobles:"),
        ("UX-81", {"expect": {"never": ["A sees the hand of A"]}}, "it happens"),
        ("UX-81", {"expect": {"A_sees": ["B has 3 carrots"]}}, "coins of B: expected 3"),
        ("UX-81", {"expect": {"A_sees": ["B is out"]}}, "B is out: expected True"),
        ("UX-82", {"expect": {"always": ["the cards are 3 of each"]}}, "not always so"),
        ("UX-82", {"expect": {"always": ["the deck holds 8 cards"]}}, "not always so"),
        ("DM-04", {"steps": ["income"]}, "step 1: a step is a list of who, what"),
        ("DM-04", {"steps": [["clock", "soon"]]}, "a clock runs a number of seconds, not soon"),
        ("DM-04", {"expect": {"players": {"Z": {}}}}, "expect of player Z: nobody has this seat"),
        (
            "DX-84",
            {"given": {"seats": ["A", "B"], "claim": ["A", "tax"], "same_tick": [["Z", "pass"]]}},
            "nobody there answers A from this seat: Z",
        ),
        ("DM-01", {"expect": {"players": {"A": {"extensions": 2}}}}, "extensions of A: expected 2"),
        ("DX-82", {"steps": []}, "a ruling of the kind race: not known here: steps"),
        (
            "DX-82",
            {"given": {"seats": ["A", "B"], "claim": ["A", "embezzle"]}},
            "the claim A embezzle was refused (not_legal)",
        ),
        ("DM-07", {"expect": {"holders": 11}}, "holders: expected 11, came out 10"),
        ("DM-07", {"expect": {"shown": []}}, "shown: expected [], came out [duke]"),
        ("DM-07", {"expect": {"winner": "A"}}, "winner: expected A, came out none"),
        ("DM-33", {"start": {**BY_ID["DM-33"]["start"], "random": []}}, "does not script"),
        ("DM-01", {"expect": {"chooser": "A"}}, "chooser: expected A, came out B"),
        ("DM-47", {"expect": {"garnets": {"A": 7, "B": 12}}}, "garnets: expected"),
        (
            "DM-03",
            {"expect": {"always": ["both finalists hold a copy of the same noble"]}},
            "not always so",
        ),
        (
            "DM-03",
            {"expect": {"always": ["nobody ever wins"]}},
            "a sentence that is not known here",
        ),
        ("DM-44", {"expect": {"A_sees": ["shown: contessa"]}}, "shown: expected"),
        ("DM-44", {"expect": {"A_sees": ["the moon"]}}, "a sentence that is not known here"),
        ("DM-44", {"expect": {"never": ["A sees duke of A"]}}, "it happens"),
        ("DX-49", {"expect": {"challenger": "A"}}, "challenger: expected A, came out B"),
        ("DM-04", {"steps": [["A", "lose"]]}, "step 1: A lose  was refused (malformed)"),
        ("DM-05", {"steps": [["A", "tax"], {"illegal": ["*", "pass"]}]}, "must be refused"),
        ("DM-44", {"expect": {"never": ["A sees captain of A"]}}, "it happens"),
        ("DM-44", {"expect": {"never": ["A sees duke of B"]}}, "no such hidden noble"),
        ("DM-44", {"expect": {"never": ["the moon sees duke of A"]}}, "not known here"),
        ("DM-44", {"expect": {"never": ["A sees the moon"]}}, "not known here"),
        ("DX-56", {"expect": {"never": ["audience sees a hidden noble"]}}, "it happens"),
        ("DX-55", {"expect": {"never": ["S4 view carries S4 noble"]}}, "it happens"),
        ("DX-53", {"expect": {"spectators": {"S1": "captain", "S2": "duke"}}}, "noble of S2"),
        ("DX-54", {"expect": {"always": ["at most one noble is lost"]}}, "not known here"),
        ("DX-54", {"expect": {"always": ["at most two nobles are lost"]}}, "not always so"),
        ("DX-54", {"expect": {"always": ["at most many nobles are lost"]}}, "a number that is not"),
    ],
)
def test_the_runner_says_what_is_wrong(name: str, change: dict[str, Any], sentence: str) -> None:
    ruling = {**copy.deepcopy(BY_ID[name]), **change}
    if name == "DM-03":
        ruling["given"] = {"seeds": 50, "spectators": 11}
    assert sentence in (run_ruling(ruling) or "it held")


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("DM-01", {"given": {"players": 3}, "expect": {"illegal": True}}),
        ("DM-01", {"given": {"players": ["A", "B"]}, "expect": {"illegal_players": [1, 3]}}),
        (
            "DM-01",
            {
                "given": {"players": ["A", "B"], "spectators": 13},
                "expect": {"hand_each": 2, "cards": 15, "copies": {"duke": 3}, "coins": {"A": 1}},
            },
        ),
        (
            "DM-02",
            {
                "config": {"garnet_tie": "candidate"},
                "given": {"garnets": {"A": 9, "B": 9}, "candidate": "B", "chooser_picks": "A"},
                "expect": {"chooser": "B", "first": "A"},
            },
        ),
        ("DM-03", {"expect": {"always": ["each finalist holds exactly two nobles"]}}),
        ("DM-01", {"config": None, "expect": {"players": {"A": {"extensions": 3}}, "shown": []}}),
        ("DM-03", {"expect": {"always": ["every spectator holds one noble"]}}),
        ("DM-03", {"expect": {"always": ["no spectator holds more than one noble"]}}),
        ("DM-05", {"steps": [["A", "foreign_aid"], ["B", "pass?"], ["B", "pass?"]]}),
        ("DM-28", {"start": {**BY_ID["DM-28"]["start"], "random": ["contessa"]}}),
        ("DM-44", {"expect": {"A_sees": ["own nobles: captain, duke", "coins and extensions"]}}),
        ("DM-44", {"expect": {"S2_sees": ["own noble", "only public facts", "S1 holds no noble"]}}),
        ("DM-44", {"expect": {"host_sees": ["B has one hidden noble", "B lost an assassin"]}}),
        ("DM-44", {"expect": {"never": ["anybody else sees contessa of B"]}}),
        (
            "DM-44",
            {"expect": {"never": ["A or B sees S2's noble", "any spectator sees duke of A"]}},
        ),
    ],
)
def test_the_runner_understands_other_words(name: str, change: dict[str, Any]) -> None:
    ruling = {**copy.deepcopy(BY_ID[name]), **change}
    if name == "DM-03":
        ruling["given"] = {"seeds": 20}
    assert run_ruling(ruling) is None


def test_a_ruling_says_what_its_kind_needs() -> None:
    ruling = {"id": "X", "system": "classic", "kind": "race", "expect": {}}
    assert run_ruling(ruling) == "a ruling of the kind race needs: given"


def test_the_command_reports_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(
        "scenarios: [{id: X-1, title: T, system: go, start: {}, steps: [], expect: {}}]"
    )
    assert main(["rulings", str(FOLDER / "death_match_more.yaml")]) == 0
    assert main(["rulings", str(file)]) == 1
    out = capsys.readouterr().out
    assert "X-1 fails: T" in out
    assert "the edition go does not exist" in out


@pytest.mark.parametrize("text", ["", "[]", "a: [", "scenarios: 3", "scenarios: [1]", "\tx"])
def test_what_is_no_file_of_rulings_is_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.yaml"
    file.write_text(text)
    assert main(["rulings", str(file)]) == 2
    assert main(["rulings", str(tmp_path / "none.yaml")]) == 2
    error = capsys.readouterr().err
    assert "Traceback" not in error
    assert str(file) in error
