"""The scripts of the broadcast overlay and of the one with all hands."""

from __future__ import annotations

from deathmatch.console.messages import Extend

from .duel import DEAL, FIRST, ONE, OTHER
from .shows import LONG_NAMES, THAI_NAMES, variant
from .states import Album, State, album


def evening(states: list[State]) -> None:
    """Everything that can stand on it while two finalists play."""
    with album(FIRST, DEAL, states) as a:
        _before(a)
        _claims(a)
        _answers_of_the_room(a)
        _stops(a)
        _switched(a)
        _end(a)


def _both(a: Album, name: str) -> None:
    a.take(f"overlay-{name}", "overlay")
    a.take(f"hands-{name}", "hands")


def _before(a: Album) -> None:
    play = a.play
    play.go("garnets")
    a.take("overlay-before", "overlay")
    play.answer("starter", seat=ONE)
    play.tap(ONE)
    play.tap(OTHER)
    play.go("play")
    _both(a, "turn")


def _claims(a: Album) -> None:
    play = a.play
    play.act("steal", OTHER)
    _both(a, "claim")
    play.left(9)
    a.take("overlay-last-seconds", "overlay")
    play.answer("block", noble="ambassador")
    a.take("overlay-block", "overlay")
    play.answer("challenge")
    a.take("overlay-caught", "overlay")
    play.answer("lose", noble="assassin")
    _both(a, "lost")
    play.act("tax")
    play.answer("challenge")
    a.take("overlay-proved", "overlay")
    play.answer("lose", noble="contessa")


def _answers_of_the_room(a: Album) -> None:
    """A spectator's noble is taken; two are called for an exchange."""
    play = a.play
    a.take("overlay-take", "overlay")
    play.answer("take", holder="ripley")
    play.act("exchange")
    play.answer("allow")
    play.answer("call", holders=["breq", "genly"])
    _both(a, "keep")
    play.answer("keep", keep=["captain"], give=[["breq", "ambassador"], ["genly", "captain"]])


def _stops(a: Album) -> None:
    play = a.play
    play.act("steal", ONE)
    play.left(5)
    seat = play.episode.match.asked[0]
    extend = Extend(id=play.new_id(), question=play.episode.match.question)
    assert play.console.director.extend(seat, extend)["ok"]
    a.take("overlay-extended", "overlay")
    play.order("pause")
    a.take("overlay-paused", "overlay")
    play.order("resume")
    a.take("overlay-silent", "overlay", ("lose", "12000"))


def _switched(a: Album) -> None:
    """Each element hidden, with all others on."""
    play = a.play
    for element in ("finalists", "clock", "claim"):
        play.order("overlay", element=element, on=False)
        a.take(f"overlay-without-{element}", "overlay")
        play.order("overlay", element=element, on=True)
    play.order("overlay", element="hands", on=False)
    a.take("hands-off-air", "hands")
    play.order("overlay", element="hands", on=True)
    a.take("hands-held-back", "hands", ("say", "blank"))
    play.order("black", on=True)
    a.take("overlay-black", "overlay")
    play.order("black", on=False)


def _end(a: Album) -> None:
    play = a.play
    play.order("declare", winner=OTHER, cause="breach", reason="a card was shown")
    _both(a, "over")


def long_names(states: list[State]) -> None:
    """The longest names there are."""
    with album(variant(FIRST, names=LONG_NAMES), DEAL, states) as a:
        play = a.play
        play.go("garnets")
        play.answer("starter", seat=ONE)
        play.tap(ONE)
        play.tap(OTHER)
        play.go("play")
        play.act("steal", OTHER)
        _both(a, "long-claim")
        play.answer("block", noble="ambassador")
        a.take("overlay-long-block", "overlay")
        play.answer("challenge")
        a.take("overlay-long-caught", "overlay")


def thai_names(states: list[State]) -> None:
    """Names with marks over and under their letters."""
    with album(variant(FIRST, names=THAI_NAMES), DEAL, states) as a:
        a.play.go("garnets")
        a.play.answer("starter", seat=ONE)
        a.play.go("play")
        a.play.act("steal", OTHER)
        _both(a, "thai")


def tables(states: list[State]) -> None:
    """Two to ten players, in daylight."""
    for players in range(2, 11):
        with album(variant("usagyuuun", players=players), {}, states) as a:
            play = a.play
            _begin(a)
            play.act("tax")
            if players in (2, 5, 10):
                _both(a, f"of-{players}")
            else:
                a.take(f"overlay-of-{players}", "overlay")
            if players in (5, 10):
                play.order("clocks", on=True)
                play.left(70)
                a.take(f"overlay-of-{players}-timed", "overlay")
            if players == 10:
                play.order("pause")
                a.take("overlay-of-10-paused", "overlay")
    with album(variant("usagyuuun", players=10, names=LONG_NAMES), {}, states) as a:
        _begin(a)
        a.play.act("tax")
        a.take("overlay-of-10-long", "overlay")


def _begin(a: Album) -> None:
    """Who begins takes a side; the rest is dealt."""
    a.play.go("seal")
    a.play.answer("side", faction="red")
    a.play.go("play")


SCRIPTS = (evening, long_names, thai_names, tables)
