"""The catalogues: every key is there and used, and all languages say the same things."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any

import playwright
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deathmatch.episode.typeset import Whole, spaced
from deathmatch.episode.words import Words, languages
from tests.families import FAMILIES, REFUSED
from tests.tools.literals import ROOT, SCRIPTS, first_arguments, literals, python_texts

LOCALES = ROOT / "static" / "locales"
LANGUAGES = languages(LOCALES)
NODE = next(Path(playwright.__file__).parent.glob("driver/node*"))
ALWAYS = {"coin"}
"""What every message may choose its words by, given or not."""
KEY = re.compile(r"[a-z]+(?:-[a-z0-9_]+)+(?:\.[a-z]+)?")
PLURALS = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 1_000_000, "other": 5}


class Reader(Visitor):  # type: ignore[misc]
    """What a message or a term of it needs: its variables, those it chooses by, other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.choices: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        names = [getattr(each.key, "name", None) or each.key.value for each in node.variants]
        chooser = node.selector
        if isinstance(chooser, ast.FunctionReference):
            chooser = chooser.arguments.positional[0]
        self.choices.setdefault(chooser.id.name, set()).update(names)
        self.generic_visit(node)


class Text:
    """One message or attribute: its key, the file it is in, and what it needs."""

    def __init__(self, key: str, file: str, pattern: ast.Pattern, comment: str) -> None:
        self.key, self.file, self.comment = key, file, comment
        reader = Reader()
        reader.visit(pattern)
        self.variables, self.choices = reader.variables, reader.choices
        self.messages = reader.messages

    @property
    def left_out(self) -> set[str]:
        """The variables that its comment says it does without ("Without $name, $count")."""
        said = re.search(r"Without (\$\w+(?:, \$\w+)*)", self.comment)
        return set(re.findall(r"\$(\w+)", said[1])) if said else set()


@cache
def catalogue(language: str) -> dict[str, Text]:
    """All texts of a language by their keys. No key is there twice."""
    found: dict[str, Text] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                comment = entry.comment.content if entry.comment else ""
                parts = [("", entry.value), *((f".{a.id.name}", a.value) for a in entry.attributes)]
                for suffix, pattern in parts:
                    key = entry.id.name + suffix
                    assert key not in found, f"{key} is there twice"
                    found[key] = Text(key, file.name, pattern, comment)
    return found


def needs(language: str, key: str) -> tuple[set[str], dict[str, set[str]]]:
    """The variables of a text and what it chooses by, those of the messages in it among them."""
    there = catalogue(language)
    text = there[key]
    variables, choices = set(text.variables), {k: set(v) for k, v in text.choices.items()}
    for other in text.messages:
        more, chosen = needs(language, other)
        variables |= more
        for name, values in chosen.items():
            choices.setdefault(name, set()).update(values)
    return variables, choices


def expanded(pattern: str) -> set[str]:
    """The keys of a family."""
    codes = [code if isinstance(code, tuple) else (code,) for code in FAMILIES[pattern]]
    parts = pattern.split("*")
    return {"".join(a + b for a, b in zip(parts, (*code, ""), strict=True)) for code in codes}


def classes() -> set[str]:
    """The names that style sheets know: they look like keys and are none."""
    sheets = (ROOT / "static" / "css").glob("*.css")
    return {name for s in sheets for name in re.findall(r"\.([a-z][\w-]*)", s.read_text("utf-8"))}


@cache
def asked_for() -> tuple[set[str], set[str]]:
    """The keys and the families that scripts, templates and the server ask for."""
    plain, families = set(), set()
    for file in SCRIPTS.rglob("*.js"):
        source = file.read_text(encoding="utf-8")
        for _written, texts in first_arguments(source, ("t", "hasWords")):
            plain |= {text for text in texts if KEY.fullmatch(text)}
            families |= {text for text in texts if "*" in text and text.strip("*")}
        there = {each.text for each in literals(source)}
        there |= set(re.findall(r'(?<!class)="([\w.-]+)"', source))
        plain |= there & catalogue("en").keys()
        families |= there & FAMILIES.keys()
    for file in (ROOT / "templates").glob("*.html"):
        for whole, more in re.findall(r't\("([\w.-]+)"( ~)?', file.read_text(encoding="utf-8")):
            (families if more else plain).add(whole + ("*" if more else ""))
    texts = python_texts()
    families |= {text for text in texts if text in FAMILIES}
    plain |= {text for text in texts if text in catalogue("en")}
    return plain, families


def test_every_family_is_known() -> None:
    """Where a key is put together from a code, the codes are those of a table in
    tests/families.py: add the family there.
    """
    assert asked_for()[1] == set(FAMILIES)


def test_every_key_that_is_asked_for_is_in_the_catalogue() -> None:
    plain, families = asked_for()
    wanted = plain.union(*(expanded(family) for family in families))
    assert sorted(wanted - set(catalogue("en"))) == []


def test_every_key_of_the_catalogue_is_used() -> None:
    plain, families = asked_for()
    within = {other for text in catalogue("en").values() for other in text.messages}
    used = plain.union(within, *(expanded(family) for family in families))
    assert sorted(set(catalogue("en")) - used) == []


def test_a_text_that_looks_like_a_key_is_one() -> None:
    """A key that stands in a table of a script is looked up later, and would be missed above."""
    first = {key.partition("-")[0] for key in catalogue("en")}
    known = catalogue("en").keys() | classes() | NO_KEYS
    for file in SCRIPTS.rglob("*.js"):
        for each in literals(file.read_text(encoding="utf-8")):
            if KEY.fullmatch(each.text) and each.text.partition("-")[0] in first:
                assert each.text in known, f"{each.text} in {file.name}"


NO_KEYS = {"host-reasons", "host-reloaded", "seat-table", "page-break"}
"""Names of other things in scripts."""


def test_every_refusal_has_a_sentence() -> None:
    there = catalogue("en")
    for code in REFUSED:
        assert f"refused-{code}" in there or f"host-refused-{code}" in there, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts(language: str) -> None:
    english, there = catalogue("en"), catalogue(language)
    assert sorted(english.keys() ^ there.keys()) == []
    for key, text in there.items():
        assert text.file == english[key].file, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_has_the_variables_of_the_english_one(language: str) -> None:
    """A text may do without one if the comment above it says so: "# Without $name"."""
    for key, text in catalogue(language).items():
        english, own = needs("en", key)[0] | ALWAYS, needs(language, key)[0]
        assert own <= english, key
        assert english - own - ALWAYS <= text.left_out, key


def samples(choices: dict[str, set[str]], variables: set[str]) -> Iterator[dict[str, Any]]:
    """Arguments that lead into every branch of a text, and figures of every size for the rest."""
    options = {name: _options(choices.get(name, set())) for name in sorted(variables)}
    names = list(options)
    for values in islice(product(*options.values()), 400):
        yield dict(zip(names, values, strict=True))
    for figure in (0.5, 4.25, 1_234_567):
        yield {name: (figure if not choices.get(name) else options[name][-1]) for name in names}


def _options(chosen: set[str]) -> list[Any]:
    counted = {each for each in chosen if each in PLURALS or each.isdecimal()}
    if counted and counted == chosen and chosen != {"other"}:
        numbers = {int(each) if each.isdecimal() else PLURALS[each] for each in counted}
        return sorted(numbers | {0, 1, 2, 21, 1_048_576})
    return [*sorted(chosen), "Zoë"] if chosen else [3]


@cache
def worded(language: str) -> list[tuple[str, dict[str, Any], str]]:
    """Every text with every kind of arguments, as a page's words. Fails on any error."""
    whole = Whole(Words(LOCALES, language).say("common-whole"))
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    said = []
    for key in catalogue(language):
        variables, choices = needs("en", key)
        for name, values in needs(language, key)[1].items():
            choices.setdefault(name, set()).update(values)
        message_id, _, attribute = key.partition(".")
        message = bundle.get_message(message_id)
        pattern = message.attributes[attribute] if attribute else message.value
        for args in samples(choices, variables | ({"coin"} if "coin" in choices else set())):
            text, problems = bundle.format_pattern(pattern, args)
            assert not problems, (key, args, problems)
            said.append((key, args, whole.kept(spaced(str(text)))))
    return said


ASK = """
import { readFileSync, readdirSync } from 'node:fs';
import { list, t, useCatalogue } from './static/js/words.js';
const [language, asked, names] = JSON.parse(readFileSync(0, 'utf8'));
const wrong = [];
console.error = (what) => wrong.push(what);
const folder = `static/locales/${language}/`;
useCatalogue(language, readdirSync(folder).map((file) => readFileSync(folder + file, 'utf8')));
const lists = names.flatMap((some) => [list(some), list(some, 'disjunction')]);
console.log(JSON.stringify({ said: asked.map(([key, args]) => t(key, args)), lists, wrong }));
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_server_and_screens_word_every_text_alike(language: str) -> None:
    """With arguments for every branch of it, and without an error in either reader."""
    said = worded(language)
    answer = subprocess.run(
        [NODE, "--input-type=module", "--eval", ASK],
        cwd=ROOT, input=json.dumps([language, [each[:2] for each in said], NAMES]),
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    told = json.loads(answer.stdout)
    assert told["wrong"] == []
    words = Words(LOCALES, language)
    lists: list[str] = []
    for some in NAMES:
        lists += words.several(some), words.several(some, "or")
    assert lists == told["lists"]
    for (key, args, server), screen in zip(said, told["said"], strict=True):
        assert server == screen, (key, args)


NAMES = [["Ada"], ["Ada", "Bo"], ["Ada", "Bo", "Cy"], ["มานี", "Ada"], ["Ada", "มานี", "ปิติ"]]


def test_names_of_other_scripts_stand_apart_from_thai() -> None:
    words = Words(LOCALES, "th")
    assert [words.several(some) for some in NAMES[1:]] == [
        "Ada และ Bo",
        "Ada, Bo และ Cy",
        "มานีและ Ada",
        "Ada, มานีและปิติ",
    ]
    assert words.several(["มานี", "ปิติ"]) == "มานีและปิติ"
    assert words.say("host-take-scene", scene="R2D2กับมานี3คน") == "R2D2 กับมานี 3 คน"


def test_words_stay_whole_on_pages_and_are_plain_elsewhere() -> None:
    words = Words(LOCALES, "th")
    asked = {"count": 2, "seat": "Ada", "the_noble": words.say("noble-duke.the")}
    assert words.say("blocks", **asked) == "Ada บล็อกด้วยดยุค"
    assert words.show("blocks", **asked) == "Ada บล็อก\u200bด้วย\u200bด\u2060ยุค"
    assert words.show("ask-call", **asked) == "เรียก\u200bผู้\u2060ชม 2 คน".replace(" 2 ", " 2\u00a0")


ILL_SET = {
    "an apostrophe that is a mark of feet": r"'",
    "three points that are no ellipsis": r"\.\.\.",
    "; ! or ? without the thin space before it": r"[^\u202f][;!?]",
    ": without the space that keeps it": r"[^\u00a0\d(]:(?!\d)",
    "« without the space that keeps it": r"«[^\u00a0]",
    "» without the space that keeps it": r"[^\u00a0]»",
    "a space before a sign that ends": r" [;:!?».,…%)]",
    "a unit that may be left by its figure": r"\d (?:s|ms|%|M?i?o)\b",
}
"""What French is not set with. A line can then begin with none of these signs."""


@pytest.mark.parametrize("wrong", ILL_SET)
def test_french_is_set_as_the_french_do(wrong: str) -> None:
    texts = {text for _key, _args, text in worded("fr") if len(text) > 1}
    assert [text for text in sorted(texts) if re.search(ILL_SET[wrong], text)] == []


def test_numbers_and_plurals_are_those_of_the_language() -> None:
    said = {tag: Words(LOCALES, tag) for tag in LANGUAGES}
    counted = {tag: [w.say("coins", count=n) for n in (0, 1, 2)] for tag, w in said.items()}
    assert counted == {
        "en": ["0 coins", "1 coin", "2 coins"],
        "fr": ["0 pièce", "1 pièce", "2 pièces"],
        "th": ["0\u00a0เหรียญ", "1\u00a0เหรียญ", "2\u00a0เหรียญ"],
    }
    great = {tag: words.say("coins", count=1_234_567) for tag, words in said.items()}
    assert great == {
        "en": "1,234,567 coins",
        "fr": "1\u202f234\u202f567 pièces",
        "th": "1,234,567\u00a0เหรียญ",
    }
