"""A whole evening from the rundown, worked from the panel: every control that it offers is used at
least once. Three episodes: one that a host corrects in every way there is and declares, one that is
void, and one that stand-ins have begun to play.
"""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .hands import AGAIN_MS, PATIENCE_MS, Hand
from .stage import GUARD_MS, Stage, Tablet, held_by_the_machine

NAMES = {"marvin": "Marvin the Paranoid Android", "nomi": "Nomi Marks"}
_SLOW = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function later(data) { setTimeout(() => send.call(this, data), 600); };
}"""


class Evening:
    """The panel under one hand, and the finalists' tablets."""

    def __init__(self, stage: Stage, kind: type[Hand]) -> None:
        self.stage = stage
        self.hand = kind(stage.host().page)
        self.page = self.hand.page
        self.links: dict[str, str] = {}
        self.tablets: dict[str, Tablet] = {}

    def join(self, seat: str) -> None:
        """A finalist's tablet, let in by the link on its code sheet."""
        self.hand.press("codes")
        sheet = self.page.locator("dialog[open]")
        name = sheet.locator(".sheet-name")
        for _ in range(30):
            shown = name.inner_text()
            if shown == NAMES[seat]:
                break
            self.hand.press("code:next")
            expect(name).not_to_have_text(shown, timeout=PATIENCE_MS)
        found = re.search(r"/join/\S+", sheet.locator("code.link").inner_text())
        assert found and name.inner_text() == NAMES[seat]
        self.hand.close()
        self.links[seat] = found[0]
        self.tablets[seat] = self.stage.finalist(found[0], seat)
        self.tablets[seat].page.set_default_timeout(PATIENCE_MS)
        self.tablets[seat].page.locator(".finalist").wait_for()

    def go(self, cue: str) -> None:
        """GO for the next cue, which must be this one."""
        named = self.page.locator(".go-cue")
        expect(named).to_have_text(cue, timeout=PATIENCE_MS)
        if held_by_the_machine(self.page, PATIENCE_MS):
            self.page.wait_for_timeout(GUARD_MS)
            self.hand.twice("go:anyway")
        else:
            self.hand.guarded("go")
        expect(named).not_to_have_text(cue, timeout=PATIENCE_MS)

    def next_is(self, cue: str) -> None:
        expect(self.page.locator(".go-cue")).to_have_text(cue, timeout=PATIENCE_MS)

    def asked(self, seat: str, kind: str) -> None:
        """Waits until that tablet asks this."""
        self.tablets[seat].question(kind)
        expect(self.page.locator(".player.is-asked")).to_contain_text(
            NAMES[seat], timeout=PATIENCE_MS
        )

    def held(self, on: bool) -> None:
        """Waits until the match stands still, or no longer."""
        expect(self.page.locator(".asking.is-held")).to_have_count(int(on), timeout=PATIENCE_MS)

    def resume(self) -> None:
        self.held(True)
        self.hand.guarded("resume")
        self.held(False)

    def first(self, kind: str) -> str:
        """The name of the first control of that kind."""
        found = self.page.locator(f"[data-control^='{kind}:']").first
        return str(found.get_attribute("data-control"))


def run(evening: Evening) -> None:
    """The evening; in the end nothing that was offered is unused."""
    seats_and_sheets(evening)
    room(evening)
    more(evening)
    messages(evening)
    to_play(evening)
    clocks(evening)
    appeal(evening)
    technical_holds(evening)
    rewinds(evening)
    room_during_play(evening)
    words_to_tablets(evening)
    declared(evening)
    earlier(evening)
    voided(evening)
    stood_in(evening)
    evening.hand.look()
    evening.hand.twice("logout")
    expect(evening.page.locator("input[type='password']")).to_be_visible(timeout=PATIENCE_MS)
    missing = evening.hand.missing()
    assert not missing, f"never used: {sorted(missing)}"
    assert evening.stage.faults == [], evening.stage.faults


def seats_and_sheets(evening: Evening) -> None:
    hand = evening.hand
    hand.press("tab:seats")
    for sheet in ("keys", "devices", "larger", "highlight", "row:marvin", "code:ripley"):
        hand.press(sheet)
        hand.close()
    hand.press("screens")
    for element in ("finalists", "clock", "claim", "hands"):
        # All hands, once off air, come back by a control of their own.
        for on in ("false", "true")[: 1 if element == "hands" else 2]:
            hand.press(f"overlay:{element}")
            switch = hand.control(f"overlay:{element}")
            expect(switch).to_have_attribute("aria-checked", on, timeout=PATIENCE_MS)
    hand.press("screen:trinity")
    hand.close()
    hand.twice("hands:on")
    expect(hand.control("hands:on")).to_have_count(0, timeout=PATIENCE_MS)
    hand.press("codes")
    hand.press("code:next")
    hand.press("code:previous")
    shown = evening.page.locator("dialog[open]")
    link = shown.locator("code.link")
    seat = evening.page.locator("dialog[open] [data-control^='copy:']")
    name = str(seat.get_attribute("data-control")).removeprefix("copy:")
    hand.press(f"copy:{name}")
    before = link.inner_text()
    hand.press(f"reissue:{name}")
    hand.press(f"reissue:{name}:keep")
    hand.press(f"reissue:{name}")
    evening.page.wait_for_timeout(AGAIN_MS)
    hand.press(f"reissue:{name}:confirm")
    expect(link).not_to_have_text(before, timeout=PATIENCE_MS)
    hand.close()
    switch = hand.control("stand-in:marvin")
    for on in ("true", "false"):
        hand.press("stand-in:marvin")
        expect(switch).to_have_attribute("aria-checked", on, timeout=PATIENCE_MS)


SCENES = (
    "cast",
    "rules",
    "nobles",
    "seal",
    "board",
    "spectators",
    "message",
    "black",
    "score",
    "title",
)


def room(evening: Evening) -> None:
    hand = evening.hand
    program = evening.page.locator(".tile.is-program .tile-scene").last
    for scene in SCENES:
        hand.press(f"scene:{scene}")
    hand.press("scene:rules")
    hand.press("pin")
    hand.press("take")
    expect(program).to_have_text("Rules", timeout=PATIENCE_MS)
    for lit in (True, False):
        hand.press("black")
        expect(program).to_have_text("Black" if lit else "Rules", timeout=PATIENCE_MS)
    sound(evening)
    panic(evening)


def sound(evening: Evening) -> None:
    """Another volume, and muted at once; heard again, as loud as was set."""
    figure = evening.page.locator(".volume-figure")
    before = figure.inner_text()
    evening.hand.press("sound:volume")
    expect(figure).not_to_have_text(before, timeout=PATIENCE_MS)
    after = figure.inner_text()
    for muted in ("true", "false"):
        evening.hand.press("sound:muted")
        switch = evening.hand.control("sound:muted")
        expect(switch).to_have_attribute("aria-pressed", muted, timeout=PATIENCE_MS)
    expect(figure).to_have_text(after, timeout=PATIENCE_MS)


def panic(evening: Evening) -> None:
    """The slate at once; only a held press leaves it."""
    evening.hand.press("panic")
    band = evening.page.locator(".panic-band")
    expect(band).to_be_visible(timeout=PATIENCE_MS)
    evening.hand.hold("panic:leave")
    expect(band).to_have_count(0, timeout=PATIENCE_MS)


def more(evening: Evening) -> None:
    hand = evening.hand
    hand.press("tab:more")
    for control in ("base:0", "copy:audience", "api:token", "copy:token", "api:token"):
        hand.press(control)


def messages(evening: Evening) -> None:
    """To the room, to all seats, to one seat, and what was prepared; each is taken back."""
    hand = evening.hand
    hand.press("tab:messages")
    shown = evening.page.locator(".message-list .message")
    for to in ("room", "seats", "seat"):
        if to == "seat":
            hand.choose("say:to:seat", "Nomi Marks")
        else:
            hand.press(f"say:to:{to}")
        hand.write("say:text", f"Words for {to}.")
        hand.press("say")
        expect(shown).to_have_count(1, timeout=PATIENCE_MS)
        take_back(evening)
    hand.twice("prepared:0")
    expect(shown).to_contain_text("phones", timeout=PATIENCE_MS)
    take_back(evening)


def take_back(evening: Evening) -> None:
    evening.hand.press(evening.first("unsay"))
    shown = evening.page.locator(".message-list .message")
    expect(shown).to_have_count(0, timeout=PATIENCE_MS)


def to_play(evening: Evening) -> None:
    """Cues repeated, skipped and gone back to; the starter on Nomi's word; past the gate."""
    hand = evening.hand
    hand.press("tab:steps")
    for seat in ("marvin", "nomi"):
        evening.join(seat)
    evening.go("Welcome")
    for cue, following in (
        ("welcome", "The finalists"),
        ("rules", "The seal"),
        ("finalists", "Garnets"),
    ):
        hand.twice(f"cue:{cue}")
        evening.next_is(following)
    evening.go("Garnets")
    answer(evening, "answer:nomi:starter:nomi")
    hand.close()
    for cue in ("The rules", "The seal"):
        evening.go(cue)
    # Nobody has tapped.
    evening.page.wait_for_timeout(GUARD_MS)
    hand.twice("go:anyway")
    evening.next_is("Play")
    # Nobody has opened an audience display.
    evening.page.wait_for_timeout(GUARD_MS)
    hand.twice("go:anyway")
    evening.next_is("The verdict")
    evening.asked("nomi", "act")
    evening.stage.audience()


def answer(evening: Evening, *answers: str) -> None:
    """Opens the sheet and answers on the player's word, one question after the other."""
    if not evening.page.locator("dialog[open]").count():
        evening.hand.press("answer")
    for one in answers:
        evening.hand.twice(one)
        expect(evening.hand.control(one)).to_have_count(0, timeout=PATIENCE_MS)


def clocks(evening: Evening) -> None:
    hand, page = evening.hand, evening.page
    untimed = page.locator(".clock-bar.is-untimed")
    hand.twice("untimed")
    expect(untimed).to_have_count(1, timeout=PATIENCE_MS)
    hand.press("untimed")
    expect(untimed).to_have_count(0, timeout=PATIENCE_MS)
    said = page.locator(".player.is-asked .player-state")
    hand.write("reason", "Tried out")
    hand.press("time:nomi:more")
    expect(said).to_contain_text("+10", timeout=PATIENCE_MS)
    hand.twice("time:nomi:less")
    expect(said).to_contain_text("−10", timeout=PATIENCE_MS)
    hand.write("time:nomi:typed", "12")
    hand.press("time:nomi:give")
    expect(said).to_contain_text("+12", timeout=PATIENCE_MS)
    hand.write("time:nomi:typed", "-7")
    hand.twice("time:nomi:take")
    expect(said).to_contain_text("−7", timeout=PATIENCE_MS)
    pips = page.locator(".player.is-asked .pip.is-left")
    hand.twice("extension:nomi:take")
    expect(pips).to_have_count(2, timeout=PATIENCE_MS)
    hand.press("extension:nomi:give")
    expect(pips).to_have_count(3, timeout=PATIENCE_MS)
    hand.guarded("pause")
    evening.resume()


def appeal(evening: Evening) -> None:
    """A tap that was slow on its way: the time it took goes back to the player."""
    hand, page = evening.hand, evening.page
    nomi = evening.tablets["nomi"]
    for slow in (False, True):
        if slow:
            nomi.page.evaluate(_SLOW)
        nomi.answer("act", "income")
        evening.asked("marvin", "act")
        answer(evening, "answer:marvin:act:income")
        hand.close()
        evening.asked("nomi", "act")
    hand.press("appeal")
    note = page.locator(".give-back .note")
    page.locator(".appeal .is-owed button[data-control^='back:']").first.wait_for()
    hand.press(evening.first("back"))
    expect(note).to_have_count(1, timeout=PATIENCE_MS)
    hand.write("back:typed", "4.2")
    hand.press("back:give:nomi")
    expect(note).to_contain_text("4.2", timeout=PATIENCE_MS)
    hand.press(evening.first("before"))
    page.locator(".rewind-preview").wait_for()
    hand.press("reason:known")
    hand.write("reason", "Not needed")
    for part in ("answer", "ruling", "rewind"):
        hand.press(f"part:{part}")
    hand.close()
    evening.resume()
    hand.twice("expire:nomi")
    evening.asked("marvin", "act")


def technical_holds(evening: Evening) -> None:
    """Marvin's tablet is lost three times: all, none and some of the time goes back."""
    hand, page = evening.hand, evening.page
    tablet = evening.tablets["marvin"].page
    for given in ("all", "none", "some"):
        tablet.goto("about:blank")
        hand.control("hold:all").wait_for()
        if given == "all":
            hand.press("ring:marvin")
            hand.close()
        tablet.goto(evening.stage.server.url + evening.links["marvin"])
        evening.asked("marvin", "act")
        if given == "some":
            hand.write("hold:typed", "3")
        hand.press(f"hold:{given}")
        expect(page.locator(".hold-done")).to_be_visible(timeout=PATIENCE_MS)
        evening.resume()


CALLED = ("ripley", "breq")


def exchange(evening: Evening) -> None:
    """An exchange on the players' word, up to where Marvin sees what was called."""
    hand = evening.hand
    answer(evening, "answer:marvin:act:exchange", "answer:nomi:allow")
    for holder in CALLED:
        hand.press(f"answer:marvin:call:{holder}")
    answer(evening, "answer:marvin:call")
    evening.tablets["marvin"].question("keep")


def rewinds(evening: Evening) -> None:
    """What was seen is left as it is, kept, and drawn anew."""
    hand = evening.hand
    exchange(evening)
    pool = evening.tablets["marvin"].page.locator(".pool-card .card")
    expect(pool).to_have_count(4, timeout=PATIENCE_MS)
    nobles = [str(card.get_attribute("aria-label")) for card in pool.all()]
    places = ["keep:0", "keep:1", *(f"give:{holder}" for holder in CALLED)]
    for place, noble in zip(places, nobles, strict=True):
        hand.choose(f"answer:marvin:{place}", noble)
    answer(evening, "answer:marvin:keep")
    hand.close()
    evening.asked("nomi", "act")
    hand.press("corrections")
    hand.press("pause:first")
    evening.held(True)
    rewind(evening, "leave")
    rewind(evening, "keep")
    evening.asked("marvin", "act")
    evening.resume()
    exchange(evening)
    hand.close()
    rewind(evening, "draw_anew")
    evening.asked("marvin", "act")
    evening.resume()


def rewind(evening: Evening, treat: str) -> None:
    """Back to before the exchange was announced."""
    hand, page = evening.hand, evening.page
    if not page.locator("dialog[open]").count():
        hand.press("corrections")
    entry = page.locator("button.entry-button", has_text=re.compile("exchange", re.I)).last
    entry.wait_for()
    hand.press(str(entry.get_attribute("data-control")))
    hand.press(f"treat:{treat}")
    hand.twice("rewind")
    expect(page.locator("dialog[open]")).to_have_count(0, timeout=PATIENCE_MS)


def room_during_play(evening: Evening) -> None:
    hand, page = evening.hand, evening.page
    hand.press("ledger")
    expect(page.locator(".ledger-total")).to_contain_text("All 15", timeout=PATIENCE_MS)
    hand.close()
    program = page.locator(".tile.is-program .tile-scene").last
    hand.press("scene:spectators")
    hand.press("take")
    expect(program).to_have_text("Wall", timeout=PATIENCE_MS)
    hand.press("scene:board")
    hand.press("take")
    expect(program).to_have_text("Board", timeout=PATIENCE_MS)
    panic(evening)
    evening.resume()
    hand.scroll_back()
    hand.press("newest")
    expect(hand.control("newest")).to_have_count(0, timeout=PATIENCE_MS)


def words_to_tablets(evening: Evening) -> None:
    hand, page = evening.hand, evening.page
    hand.press("tab:messages")
    hand.press("say:to:seats")
    hand.write("say:text", "A short break.")
    hand.press("say")
    for tablet in evening.tablets.values():
        card = tablet.page.locator("aside.message")
        expect(card).to_contain_text("A short break.", timeout=PATIENCE_MS)
        # A message takes no tap just after it has come.
        for _ in range(100):
            if not card.count():
                break
            tablet.page.locator(".message-seen").evaluate_all("(all) => all[0]?.click()")
            tablet.page.wait_for_timeout(200)
        expect(card).to_have_count(0)
    seen = page.locator(".message-list .message-seen")
    for name in NAMES.values():
        expect(seen).to_contain_text(name, timeout=PATIENCE_MS)
    take_back(evening)
    hand.press("tab:steps")


def ruling(evening: Evening) -> None:
    evening.hand.press("corrections")
    evening.hand.press("part:ruling")


def over(evening: Evening) -> None:
    expect(evening.page.locator(".over")).to_be_visible(timeout=PATIENCE_MS)


def declared(evening: Evening) -> None:
    """Nomi retires: Marvin stays, and Trinity comes to the table."""
    hand = evening.hand
    ruling(evening)
    for control in ("loser:nomi", "cause:breach", "cause:retirement"):
        hand.press(control)
    hand.hold("declare")
    over(evening)
    highlight(evening)
    hand.press("scene:result")
    for cue in ("The verdict", "Elimination", "The proof", "Goodbye"):
        evening.go(cue)
    hand.press("scene:proof")
    hand.press("member:trinity")
    hand.press("swap")
    hand.write("garnets:trinity", "11")
    hand.finalists = ["trinity", "marvin"]
    hand.open_next()
    evening.next_is("Welcome")


def highlight(evening: Evening) -> None:
    """A stretch of the match that is over is chosen, shown to the room and cut."""
    hand, page = evening.hand, evening.page
    hand.press("highlight")
    page.locator(".highlight-list .entry").first.wait_for()
    hand.choose("highlight:episode", hand.control("highlight:episode").inner_text())
    moments = page.locator("[data-control^='moment:']")
    for moment in (moments.first, moments.last):
        hand.press(str(moment.get_attribute("data-control")))
    hand.press("highlight:skip")
    hand.press("highlight:show")
    band = page.locator(".highlight-band")
    expect(band).to_be_visible(timeout=PATIENCE_MS)
    hand.press("cut")
    expect(band).to_have_count(0, timeout=PATIENCE_MS)


def earlier(evening: Evening) -> None:
    """The episode that is over: its replay and its exports, each on a page of its own."""
    hand = evening.hand
    hand.press("tab:more")
    for control, path in (("replay:1", "/host/replay/"), ("export:1", "/host/exports/")):
        with evening.page.context.expect_page() as opened:
            hand.press(control)
        assert path in opened.value.url
        opened.value.close()
    hand.press("tab:steps")


def voided(evening: Evening) -> None:
    evening.hand.twice("cue:garnets")
    evening.next_is("The rules")
    ruling(evening)
    evening.hand.hold("end")
    over(evening)
    evening.hand.open_next()
    evening.next_is("Welcome")


def stood_in(evening: Evening) -> None:
    """Stand-ins tap and play; how such a match ends is tested where nobody has to watch."""
    for seat in evening.hand.finalists:
        evening.hand.press(f"stand-in:{seat}")
        switch = evening.hand.control(f"stand-in:{seat}")
        expect(switch).to_have_attribute("aria-checked", "true", timeout=PATIENCE_MS)
    for cue, following in (("garnets", "The rules"), ("seal", "The deal")):
        evening.hand.twice(f"cue:{cue}")
        evening.next_is(following)
        expect(evening.page.locator(".asking.is-idle")).to_be_visible(timeout=PATIENCE_MS)
    # Held until the stand-ins have tapped.
    for cue in ("The deal", "Play"):
        evening.go(cue)
    evening.page.locator(".step-list .code-action").first.wait_for()
    ruling(evening)
    evening.hand.hold("end")
    over(evening)
