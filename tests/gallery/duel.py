"""The scripts of Death Match: two finalists, eleven spectators."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from deathmatch.console.director import Director
from deathmatch.console.order_messages import BlackOrder, PanicOrder
from deathmatch.episode.journal import Journal, JournalFault

from .play import Play
from .shows import LONG_NAMES, THAI_NAMES, variant
from .states import Album, State, album

FIRST = "first-encounter"
DEAL = {
    "hand:marvin": ["captain", "contessa"],
    "hand:nomi": ["duke", "assassin"],
    "holder:ripley": ["duke"],
    "holder:breq": ["ambassador"],
    "holder:genly": ["captain"],
}
ONE, OTHER = "marvin", "nomi"


def evening(states: list[State]) -> None:
    """From the first slate to a winner, by way of every question."""
    with album(FIRST, DEAL, states) as a:
        before(a)
        claim_and_block(a)
        challenge_and_take(a)
        exchange(a)
        trouble(a)
        to_the_end(a)


def before(a: Album) -> None:
    play = a.play
    for name in ("audience", "host", "director", "marvin", "ripley", "breq"):
        play.enter(name)
    a.panel("before")
    a.panel("code", ("press", "c"))
    a.panel("keys", ("press", "?"))
    a.take("director-before", "director")
    a.tablet("ready", ONE)
    a.tablet("spectator-ready", "ripley")
    play.go("welcome")
    a.room("title")
    play.enter_all()
    play.go("finalists")
    a.room("cast")
    play.go("garnets")
    a.room("starter")
    a.tablet("starter", OTHER)
    a.tablet("starter-wait", ONE)
    a.panel("starter")
    play.answer("starter", seat=ONE)
    play.go("rules")
    a.room("rules")
    a.room("rules-facts", ("pass", "11000"))
    play.go("seal")
    a.room("seal")
    a.tablet("taps", ONE)
    a.panel("gate-deal")
    play.tap(ONE)
    play.tap(OTHER, 2)
    a.room("seal-tapped")
    a.tablet("taps-two", OTHER)
    a.tablet("taps-done", ONE)
    play.tap(OTHER, 1)
    play.order("scene", scene="nobles")
    a.room("nobles")
    play.go("deal")
    play.order("scene", scene="board")
    a.room("dealt")
    a.tablet("dealt", ONE)
    a.tablet("spectator-dealt", "ripley")
    play.enter(ONE, awake="lost", hidden=True, battery=0.12)
    a.panel("gate-held")
    play.enter(ONE)
    a.panel("rundown")


def claim_and_block(a: Album) -> None:
    play = a.play
    play.go("play")
    a.room("turn")
    a.tablet("act", ONE)
    a.tablet("act-armed", ONE, ("click", "[data-answer='steal']"))
    a.tablet("wait", OTHER)
    a.take("director-turn", "director")
    a.panel("play")
    play.act("steal", OTHER)
    a.room("claim")
    a.tablet("answer", OTHER)
    a.tablet("claimed", ONE)
    a.tablet("spectator", "breq")
    a.tablet("spectator-claimed", "genly")
    a.panel("claim")
    play.left(9)
    a.room("last-seconds")
    a.tablet("last-seconds", OTHER)
    play.answer("block", noble="ambassador")
    a.room("block")
    a.tablet("doubt", ONE)
    play.answer("challenge")
    a.room("caught")
    a.tablet("lose", OTHER)
    a.tablet("caught-wait", ONE)
    play.answer("lose", noble="assassin")
    a.room("lost")
    a.tablet("act-few-coins", OTHER)


def challenge_and_take(a: Album) -> None:
    play = a.play
    play.act("tax")
    a.room("claim-tax")
    a.tablet("challenge", ONE)
    play.answer("challenge")
    a.room("proved")
    a.tablet("lose-challenge", ONE)
    play.answer("lose", noble="contessa")
    a.room("take")
    a.tablet("take", OTHER)
    a.tablet("take-armed", OTHER, ("click", "button.room-seat >> nth=2"))
    a.tablet("spectator-take", "ripley")
    a.panel("take")
    a.take("director-take", "director")
    play.order("scene", scene="spectators", pinned=True)
    a.room("spectators")
    play.order("scene", scene="board")
    play.answer("take", holder="ripley")
    a.tablet("spectator-taken", "ripley")
    a.room("taken")


def exchange(a: Album) -> None:
    play = a.play
    play.act("exchange")
    play.answer("allow")
    a.room("call")
    a.tablet("call", ONE)
    a.tablet("call-chosen", ONE, *(("click", f"button.room-seat >> nth={n}") for n in (1, 2)))
    play.answer("call", holders=["breq", "genly"])
    a.room("keep")
    a.tablet("keep", ONE)
    a.tablet("spectator-called", "breq")
    a.take("director-keep", "director")
    play.answer("keep", keep=["captain"], give=[["breq", "ambassador"], ["genly", "captain"]])
    play.act("foreign_aid")
    a.room("foreign-aid")
    a.tablet("block", ONE)
    play.answer("allow")


def trouble(a: Album) -> None:
    play = a.play
    play.act("steal", OTHER)
    play.order("pause")
    a.room("paused")
    a.tablet("paused", OTHER)
    a.tablet("spectator-paused", "pris")
    a.panel("paused")
    a.take("director-paused", "director")
    a.panel("corrections", ("press", "r"))
    a.panel("rewind", ("press", "r"), ("click", ".entry-button"))
    a.panel("answer-for", ("press", "f"))
    ruling = ("press", "r"), ("click", "[data-control='part:ruling']")
    a.panel("ruling", *ruling)
    a.panel("declare", *ruling, ("click", f"[data-control='loser:{ONE}']"))
    play.order("resume")
    a.panel("appeal", ("press", "a"))
    play.order("pause", why="appeal")
    a.tablet("appeal", OTHER)
    play.order("resume")
    play.extend()
    a.tablet("extended", OTHER)
    play.expire()
    a.room("time-out")
    a.tablet("time-out", OTHER)
    play.order("rewind", to=play.episode.rev, reason="a tap too many")
    a.room("rewound")
    a.tablet("rewound", OTHER)
    a.panel("rewound")
    play.order("resume")
    a.tablet("rewound-played", OTHER)
    play.answer("allow")
    play.order("stand_in", seat=OTHER, on=True)
    a.room("stand-in")
    a.tablet("stand-in", OTHER)
    play.order("stand_in", seat=OTHER, on=False)
    words(a)
    lines(a)


def words(a: Album) -> None:
    play = a.play
    play.order("say", to="seats", text="Please keep your cards to yourselves.")
    a.tablet("message", OTHER)
    a.tablet("spectator-message", "trinity")
    play.order("say", to="room", text="A short break. We go on in five minutes.")
    a.room("band")
    a.panel("messages", ("click", "[data-control='tab:messages']"))
    play.order("scene", scene="message", pinned=True)
    a.room("message")
    play.order("scene", scene="board")
    play.order("black", on=True)
    a.room("black")
    a.panel("black")
    play.order("black", on=False)
    full(a)
    play.order("panic", on=True)
    a.room("slate")
    a.panel("panic")
    play.order("panic", on=False)
    play.order("resume")
    for message in play.episode.floor.messages:
        play.order("unsay", message=message.id)


def full(a: Album) -> None:
    """The disk is full, and a host wants the room dark."""
    with disk_full(a.play) as director:
        director.direct(BlackOrder(a.play.new_id(), True))
        a.panel("dark-unwritten")
        director.direct(PanicOrder(a.play.new_id(), True))
        a.panel("panic-unwritten")
        director.direct(PanicOrder(a.play.new_id(), False))
    a.play.order("black", on=False)


@contextmanager
def disk_full(play: Play) -> Iterator[Director]:
    """The journal cannot be written, and then it can again."""
    director, fault = play.console.director, JournalFault("storage_full", FULL)
    with patch.object(Journal, "probe", side_effect=fault):
        director.failed(fault)
        yield director
    assert director.disk_is_well()


def lines(a: Album) -> None:
    """Screens without contact, and a finalist's tablet that is lost."""
    play = a.play
    for kind, viewer in (("room", "audience"), ("seat", OTHER), ("host", "host")):
        a.take(f"{kind}-silent", viewer, ("lose", "5000"))
    a.room("closed", ("lose", "12000"))
    a.take("director-silent", "director", ("lose", "5000"))
    for event in ("replaced", "gone", "stopping"):
        a.tablet(event, OTHER, ("say", event))
    a.tablet("refused", OTHER, ("refuse",))
    play.order("clocks", on=False)
    a.room("untimed")
    a.tablet("untimed", OTHER)
    a.panel("untimed")
    play.order("clocks", on=True)
    play.wait(20)
    play.lose(OTHER, 14)
    a.room("technical")
    a.tablet("technical", ONE)
    a.panel("technical")
    a.panel("devices", ("press", "d"))
    play.enter(OTHER)
    play.order("resume")
    on_air(a)
    for tab in ("seats", "more"):
        a.panel(f"tab-{tab}", ("click", f"[data-control='tab:{tab}']"))
    for sheet, control in SHEETS.items():
        a.panel(sheet, ("click", f"[data-control='{control}']"))
    a.play.order("pause")
    a.panel("highlight-chosen", ("press", "%"), *(("click", moment) for moment in STRETCH))
    a.play.order("resume")


def on_air(a: Album) -> None:
    """Somebody may see all hands; then the disk is full."""
    play = a.play
    play.enter("hands")
    a.panel("hands")
    play.order("overlay", element="hands", on=False)
    a.panel("hands-off")
    play.order("overlay", element="hands", on=True)
    play.console.presence.leave("sid-hands")
    with disk_full(play):
        a.panel("disk-full")


STRETCH = tuple(f"button[data-control^='moment:'] >> nth={n}" for n in (9, 13))
"""The first and the last moment of a highlight."""
FULL = "No space left on device"
SHEETS = {"room": "larger", "screens": "screens", "highlight": "highlight", "ledger": "ledger"}


def to_the_end(a: Album) -> None:
    play = a.play
    assert play.episode.match.turn_of == OTHER
    while play.episode.match.player(OTHER).coins < 7:
        play.act("income")
        play.act("income")
    a.tablet("act-coup", OTHER)
    play.act("coup", ONE)
    a.room("won")
    a.tablet("won", OTHER)
    a.tablet("lost", ONE)
    a.tablet("spectator-over", "pris")
    a.take("director-over", "director")
    a.panel("over")
    for cue in ("verdict", "elimination", "proof"):
        play.go(cue)
        a.room(f"end-{cue}")
    play.order("scene", scene="score")
    a.room("score")


def may_refuse(states: list[State]) -> None:
    """Where who is challenged is asked to show, with the longest names there are."""
    with album(variant(FIRST, names=LONG_NAMES, rules={"may_refuse": True}), DEAL, states) as a:
        play = a.play
        play.enter_all()
        play.go("finalists")
        a.room("long-cast")
        play.go("garnets")
        play.answer("starter", seat=ONE)
        for seat in (ONE, OTHER):
            play.tap(seat)
        a.room("long-seal")
        play.go("play")
        play.act("steal", OTHER)
        a.room("long-claim")
        a.tablet("long-answer", OTHER)
        a.tablet("long-spectator", "breq")
        a.panel("long-claim")
        play.answer("challenge")
        a.room("long-challenge")
        a.tablet("show", ONE)
        a.tablet("show-wait", OTHER)
        play.answer("show")
        play.answer("lose", noble="duke")
        a.tablet("long-take", ONE)
        a.room("long-take")
        play.order("end", reason="the power went")
        a.room("stopped")
        a.tablet("stopped", ONE)
        a.panel("stopped")


def to_play(play: Play) -> None:
    """To the first question of play, with everybody there."""
    play.enter_all()
    play.go("garnets")
    play.answer("starter", seat=ONE)
    for seat in (ONE, OTHER):
        play.tap(seat)
    play.go("play")


def thai_names(states: list[State]) -> None:
    """A Thai cast on the room's display, whatever language its page is in."""
    with album(variant(FIRST, names=THAI_NAMES), DEAL, states) as a:
        play = a.play
        to_play(play)
        a.room("thai-turn")
        play.act("steal", OTHER)
        play.answer("challenge")
        a.room("thai-proved")
        play.order("declare", winner=OTHER, cause="retirement", reason="the power went")
        play.order("scene", scene="result")
        a.room("thai-result")


SCRIPTS = (evening, may_refuse, thai_names)
