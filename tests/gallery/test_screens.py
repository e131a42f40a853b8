"""Every screen in every state: nothing is cut, small or covered, and axe has nothing to say."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from deathmatch.episode.typeset import plain
from deathmatch.episode.words import Words
from deathmatch.game.questions import _KINDS
from tests.test_catalogues import LOCALES, worded

from .checks import by_axe, looked_at, met_in_order, script
from .sheet import languages
from .states import State, all_states

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from .frames import Screens, Size

pytestmark = [
    pytest.mark.browser,
    pytest.mark.long,
    pytest.mark.xdist_group("gallery"),
    # A page that goes away while it is sent a font leaves the file to the garbage collector.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.usefixtures("no_sockets_left"),
]

AXE = Path(__file__).resolve().parent / "axe"
TIGHT: dict[str, Size] = {
    "audience": (1920, 1080),
    "overlay": (1920, 1080),
    "hands": (1920, 1080),
    "seat": (390, 844),
    "host": (1280, 800),
    "director": (1280, 800),
    "crew": (1280, 800),
    "plain": (390, 844),
}
"""The size of each kind of screen at which there is the least room."""

ZOOMED: list[Size] = [(410, 590), (683, 512)]
"""Tablets of 820x1180 and 1366x1024 at 200 %."""

TURNED: Size = (844, 390)


@pytest.fixture(scope="module")
def screens(browser: Browser) -> Iterator[Screens]:
    from .frames import screens

    with screens(browser) as made:
        yield made
        assert made.faults == []


def of(kind: str) -> list[State]:
    return [state for state in all_states() if state.kind == kind]


def untouched(kind: str) -> list[State]:
    """Those that come and go on one page, without anything to be done first."""
    return [state for state in of(kind) if state.sent and not state.acts]


LONGEST = {"audience": "fr", "seat": "fr", "host": "fr"}
"""Where there is little room every state is seen in the longest language."""
SAMPLE = 8
"""Of those one in so many is seen in the others as well."""


def in_blocks(states: list[State], spoken: Sequence[str]) -> Iterator[tuple[State, str]]:
    """The first of the states in one language, those after it in the next."""
    for place, state in enumerate(states):
        yield state, spoken[place * len(spoken) // len(states)]


def _found(
    screens: Screens, kind: str, spoken: Iterable[tuple[State, str]], *, framed: bool = True
) -> dict[str, Any]:
    """What axe finds, what is cut, and what is not met in order. The room is read at ten metres:
    7:1 there.
    """
    more = ["color-contrast-enhanced"] if kind == "audience" else []
    found = {}
    for state, language in spoken:
        page = screens.open(state, TIGHT[kind], language, framed=framed)
        # Axe takes its time, in which the picture grows old: it comes last.
        faults = [*looked_at(page, state, TIGHT[kind]), *met_in_order(page, kind)]
        found[f"{state.name} {language}"] = [*faults, *by_axe(page, *more)]
    return {name: faults for name, faults in found.items() if faults}


@pytest.mark.parametrize("kind", TIGHT)
def test_every_state_is_open_to_everybody(screens: Screens, kind: str) -> None:
    """`make sheet` looks at every state in all languages. What a panel frames is a kind of its own
    here.
    """
    spoken = [LONGEST[kind]] if kind in LONGEST else languages()
    assert _found(screens, kind, in_blocks(of(kind), spoken), framed=False) == {}


@pytest.mark.parametrize("kind", LONGEST)
def test_some_states_are_seen_in_every_language(screens: Screens, kind: str) -> None:
    spoken = [language for language in languages() if language != LONGEST[kind]]
    assert _found(screens, kind, in_blocks(of(kind)[::SAMPLE], spoken)) == {}


def test_a_tablet_may_be_turned_and_zoomed(screens: Screens) -> None:
    """While it shows something. Zoomed it scrolls, but down only."""
    found = {}
    for state in untouched("seat"):
        page = screens.open(state, TURNED, "fr")
        faults = looked_at(page, state, TURNED)
        for size in ZOOMED:
            screens.resize(state, size, "fr")
            faults += looked_at(page, state, size, pageScrolls=True, target=32)
        found[state.name] = faults
    assert {name: faults for name, faults in found.items() if faults} == {}


FULLEST = (
    "ten-act", "ten-message", "ten-several", "ten-paused", "peek-ten", "five-lose", "peek-lose",
)  # fmt: skip


@pytest.mark.parametrize(
    ("size", "language", "names"),
    [
        ((820, 1180), "fr", FULLEST),
        ((1180, 820), "fr", (*FULLEST, "five-message")),
        ((1024, 768), "th", ("ten-act", "ten-paused", "five-message")),
        ((1280, 800), "th", ("several", "five-message")),
        ((1024, 768), "fr", ("act", "take", "peek-draft-held")),
        ((820, 1180), "th", FULLEST[:1]),
        ((844, 390), "th", FULLEST[:1]),
    ],
)
def test_a_full_table_fits_a_tablet(
    screens: Screens, size: Size, language: str, names: tuple[str, ...]
) -> None:
    """What is asked and of what, all its answers and Peek: nothing has to be scrolled to, or is
    cut.
    """
    found = {}
    for state in (named(f"seat-{name}") for name in names):
        page = screens.open(state, size, language)
        told = page.locator(".attempt .told")
        gone = ["nothing is told"] if told.count() and not told.last.is_visible() else []
        found[state.name] = [*gone, *looked_at(page, state, size)]
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_a_reader_hears_ones_own_nobles_and_no_others(screens: Screens) -> None:
    page = screens.open(named("seat-act"), TIGHT["seat"])
    own = page.locator(".mine .hand").get_by_role("img")
    assert [card.get_attribute("aria-label") for card in own.all()] == ["Captain", "Contessa"]
    others = page.locator(".rivals .card")
    assert {card.get_attribute("aria-label") for card in others.all()} == {"A hidden noble"}
    assert "Duke" not in page.locator(".rivals").inner_html()


DRAWN = """(parts) => parts.map((one) => {
  const copy = one.cloneNode(true);
  for (const lost of copy.querySelectorAll('.lost')) lost.remove();
  return copy.outerHTML;
}).join().toLowerCase()"""


@pytest.mark.parametrize("name", ["peek-lose", "peek-keep", "peek-draft", "spectator-peek"])
def test_what_lies_face_down_is_named_while_peek_is_held_only(screens: Screens, name: str) -> None:
    """Not by a card, an answer, or the readers' words for either; what is lost is seen by all."""
    own = ".mine, .own, .answers"
    state = named(f"seat-{name}")
    show = dict(state.sent["seat"])["show"]
    for held in (False, True):
        page = screens.open(named(f"seat-{name}{'-held' * held}"), TIGHT["seat"])
        drawn = page.locator(own).evaluate_all(DRAWN)
        found = [noble for noble in show["edition"]["nobles"] if noble in drawn]
        assert bool(found) == held, found


def test_a_challenged_player_with_peek_has_both_answers(screens: Screens) -> None:
    """Also without the noble, which the answers would else tell a camera."""
    state = named("seat-peek-show")
    choices = dict(state.sent["seat"])["view"]["you"]["choices"]
    assert [choice["do"] for choice in choices] == ["refuse"]
    answers = screens.open(state, TIGHT["seat"]).locator(".answers .answer:enabled")
    assert answers.locator(".answer-title").all_inner_texts() == ["Show", "Do not show"]


def test_a_question_is_answered_by_keys_alone(screens: Screens) -> None:
    """Tab leads to the answer, Enter arms it, Enter gives it."""
    state = named("seat-answer")
    page, frame = screens.open(state, TIGHT["seat"]), screens.frame(state)
    wanted = page.locator("[data-answer*='challenge']")
    for _ in range(20):
        page.keyboard.press("Tab")
        if wanted.evaluate("(one) => one === document.activeElement"):
            break
    frame.heard.clear()
    for _ in range(2):
        page.keyboard.press("Enter")
        frame.pass_time(1000)
    given = [payload["answer"] for name, payload in frame.heard if name == "decide"]
    frame.dirty = True
    assert given == [{"do": "challenge"}]


def test_a_hold_ends_with_the_contact_and_says_so(screens: Screens) -> None:
    """A finger that is still down when contact is back ends no match."""
    state = named("host-ruling")
    page, frame = screens.open(state, TIGHT["host"]), screens.frame(state)
    button = page.locator("[data-control='end']")
    said = page.locator("[data-control='end'] + [role='status']")
    frame.heard.clear()
    button.hover()
    page.mouse.down()
    expect(said).to_have_text("Keep holding …")
    frame.cut("lost")
    expect(said).to_have_text("No contact: nothing is done")
    frame.dead = ""
    frame.pass_time(3000)
    expect(said).to_have_text("Contact is back: hold again")
    frame.pass_time(20_000)
    page.mouse.up()
    frame.dirty = True
    assert button.is_enabled() and "the match is void" in button.inner_text()
    assert [payload for name, payload in frame.heard if name == "direct"] == []


def test_a_sheet_that_is_closed_does_not_take_the_next_with_it(screens: Screens) -> None:
    """A key that comes right after Escape is not lost."""
    state = named("host-ruling")
    page, frame = screens.open(state, TIGHT["host"]), screens.frame(state)
    frame.dirty = True
    page.evaluate(ONE_AND_ANOTHER)
    frame.pass_time(1000)
    expect(page.locator("dialog[open]")).to_have_class(re.compile("sheet-devices"))


ONE_AND_ANOTHER = """() => {
  document.querySelector('dialog[open]').close();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'd', bubbles: true }));
}"""


def test_a_clock_is_read_out_now_and_then(screens: Screens) -> None:
    state = named("seat-answer")
    page, frame = screens.open(state, TIGHT["seat"]), screens.frame(state)
    said = page.locator(".my-clock [aria-live]:not([role])")
    heard = []
    for _ in range(120):
        frame.pass_time(1000)
        heard.append(said.inner_text())
    frame.dirty = True
    assert list(dict.fromkeys(heard)) == ["", *(f"You: {time} left" for time in MARKS)]


MARKS = ("1:00", "0:30", "0:10")


def test_no_line_breaks_within_a_word_of_the_game(screens: Screens) -> None:
    """In Thai, which has no spaces between words: in no text, however narrow its box."""
    whole = [word.replace("-", "") for word in Words(LOCALES, "th").say("common-whole").split()]
    said = sorted({text for key, _, text in worded("th") if key != "common-whole"}, key=len)
    texts = {text for word in whole for text in [t for t in said if word in plain(t)][:4]}
    page = screens.open(named("page-shows"), TIGHT["crew"], "th")
    lines = [plain("|".join(some)) for some in page.evaluate(script("lines.js"), sorted(texts))]
    assert sum(line.count("|") for line in lines) > len(lines)
    broken = re.compile("|".join(r"\|?".join(word) for word in whole))
    assert {w for line in lines for w in broken.findall(line) if "|" in w} == set()


def test_what_is_copied_or_read_out_has_no_marks_of_lines(screens: Screens) -> None:
    page = screens.open(named("page-shows"), TIGHT["crew"], "th")
    shown, copied = page.evaluate(COPY)
    assert plain(shown) == copied != shown
    for one in page.locator("[aria-label]").all():
        label = one.get_attribute("aria-label") or ""
        assert plain(label) == label


COPY = """() => {
  const event = new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true });
  getSelection().selectAllChildren(document.body);
  document.body.dispatchEvent(event);
  return [String(getSelection()), event.clipboardData.getData('text/plain')];
}"""


def named(name: str) -> State:
    return next(state for state in all_states() if state.name == name)


def test_axe_is_the_file_that_was_taken() -> None:
    digest = hashlib.sha256((AXE / "axe.min.js").read_bytes()).hexdigest()
    assert digest in (AXE / "README.md").read_text(encoding="utf-8")


def test_every_kind_of_question_has_its_tablet() -> None:
    """Of all three editions: that is of each that the game can ask."""
    views = [dict(state.sent["seat"])["view"] for state in of("seat") if state.sent]
    asked = {view["table"]["question"]["kind"] for view in views if view["you"].get("asked")}
    assert {*_KINDS.values(), "answer", "challenge", "block", "doubt"} - asked == set()
