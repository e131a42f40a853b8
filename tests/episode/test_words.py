"""Sentences on the server are those that the screens say."""

import json
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import playwright
import pytest

from deathmatch.episode.exports import KINDS
from deathmatch.episode.exports.choosing import planned
from deathmatch.episode.recording import fold_of
from deathmatch.episode.words import Sentences, Words, languages
from deathmatch.game import EDITIONS
from deathmatch.resources import resource_dir
from tests.episode.exports.evening import recorded
from tests.game.playing import any_values, edition_with, random_match

LOCALES = resource_dir("static") / "locales"
NAMES = {"nomi": "Nomi Marks", "marvin": "Marvin"}
NODE = next(Path(playwright.__file__).parent.glob("driver/node*"))
ROOT = Path(__file__).resolve().parents[2]

OTHERS: list[dict[str, Any]] = [
    {"code": "time_added", "seat": "nomi", "ms": 4200},
    {"code": "time_added", "seat": "nomi", "ms": -1000},
    {"code": "time_added", "seat": "nomi", "ms": 61_000},
    {"code": "extensions_added", "seat": "nomi", "count": -1},
    {"code": "extensions_added", "seat": "nomi", "count": 2},
    {"code": "ruled", "winner": "nomi", "cause": "retirement"},
    {"code": "clocks_set", "on": False},
    {"code": "rewound", "turn": 0},
    {"code": "paused", "why": "appeal"},
    {"code": "stand_in", "seat": "nomi", "on": True},
    {"code": "stopped"},
    {"code": "kept_shown", "seat": "nomi", "noble": "duke"},
    {"code": "allowed", "seats": ["nomi", "marvin", "host-12"]},
    {"code": "first", "seat": "nomi", "how": "lots", "by": None},
    {"code": "chooser", "seat": "nomi", "how": "candidate"},
]

ASK = """
import { readFileSync } from 'node:fs';
import { logSentence, useCatalogue } from './static/js/words.js';
const read = (name) => readFileSync(`static/locales/en/${name}.ftl`, 'utf8');
useCatalogue('en', ['common', 'game'].map(read));
const { show, lines } = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(lines.map((line) => logSentence(show, line))));
"""


@pytest.fixture(scope="module")
def sentences() -> Sentences:
    return Sentences(Words(LOCALES, "en"), NAMES)


def log_of_a_match(seed: int) -> Sequence[dict[str, Any]]:
    named = list(EDITIONS)[seed % len(EDITIONS)]
    edition = edition_with(any_values(Random(seed), named), named)
    seats = ("nomi", "marvin", "s-3", "s-4", "s-5")[: edition.players[1]]
    *_, last = random_match(seed, edition, spectators=5, seats=seats)
    return last.match.log


def test_every_line_is_worded_as_on_the_screens(sentences: Sentences) -> None:
    lines = OTHERS + [line for seed in range(18) for line in log_of_a_match(seed)]
    there = {line["code"] for line in lines}
    assert there > {"action", "took", "called", "lost", "won", "examined"}
    cast: dict[str, dict[str, Any]] = {seat: {"name": name} for seat, name in NAMES.items()}
    cast |= {f"host-{number}": {"number": number} for number in range(1, 20)}
    said = subprocess.run(
        [NODE, "--input-type=module", "--eval", ASK],
        cwd=ROOT, input=json.dumps({"show": {"cast": cast}, "lines": lines}),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert [sentences.line(line) for line in lines] == json.loads(said.stdout)


def test_a_language_without_a_catalogue_is_english() -> None:
    assert "en" in languages(LOCALES)
    words = Words(LOCALES, "../en")
    assert words.language == "en"
    assert words.say("noble-duke.the") == "the Duke"
    assert words.say("no-such-text") == "no-such-text"
    assert words.say("noble-duke.no-such-attribute") == "noble-duke.no-such-attribute"


@pytest.mark.parametrize(("language", "said"), [("en", "Ada, Bo, and Cy"), ("fr", "Ada, Bo et Cy")])
def test_names_are_listed_in_the_language_s_way(tmp_path: Path, language: str, said: str) -> None:
    for name in ("en", language, "zz"):
        (tmp_path / name).mkdir(exist_ok=True)
        (tmp_path / name / "a.ftl").write_text('common-between = {""}\n', encoding="utf-8")
    assert Words(tmp_path, language).several(["Ada", "Bo", "Cy"]) == said
    assert Words(tmp_path, "zz").several(["Ada", "Bo"]) == "Ada and Bo"


@pytest.mark.parametrize(
    ("language", "coin"), [("en", "carrot"), ("fr", "carotte"), ("th", "แครอท")]
)
def test_exports_are_in_a_language_with_the_edition_s_own_word_for_coins(
    language: str, coin: str
) -> None:
    recording = recorded(3, show="carrots")
    told = {
        kind: KINDS[kind]
        .write(
            planned(
                KINDS[kind], recording, fold_of(recording), LOCALES, closed=True, language=language
            )
        )
        .decode()
        for kind in ("csv", "text", "vtt", "score")
    }
    for kind in ("csv", "text", "vtt"):
        assert re.search(rf"[0-9]\s{coin}", told[kind])
        assert not re.search(r"[0-9]\s(coin|pièce|เหรียญ)", told[kind])
    heads = [told[kind].partition(",")[0] for kind in ("csv", "score")]
    assert heads == [Words(LOCALES, language).say(f"csv-{name}") for name in ("entry", "place")]
