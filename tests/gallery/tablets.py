"""What tablets and phones alone can show: nobles face down until they are held up, real cards."""

from __future__ import annotations

from .duel import DEAL, FIRST, ONE, OTHER, to_play
from .shows import variant
from .states import Act, Album, State, album

PEEK = {"tablets": {"peek": "hold"}}
HELD: Act = ("hold", ".peek")


def peeking(states: list[State]) -> None:
    """Own nobles only while a finger holds Peek: what a camera sees, and what the player sees."""
    with album(variant(FIRST, more=PEEK), DEAL, states) as a:
        play = a.play
        to_play(a.play)
        a.tablet("peek-act", ONE)
        play.act("steal", OTHER)
        play.answer("block", noble="ambassador")
        play.answer("challenge")
        _both(a, "peek-lose", OTHER)
        play.answer("lose", noble="assassin")
        play.act("exchange")
        play.answer("allow")
        play.answer("call", holders=["breq", "genly"])
        _both(a, "peek-keep", OTHER)
        _both(a, "spectator-peek", "ripley")


def peeking_at_tables(states: list[State]) -> None:
    """A pick from all nobles, a challenge that may be refused; and ten players."""
    rules = {"two_player": "draft"}
    with album(variant("city-state", players=2, rules=rules, more=PEEK), {}, states) as a:
        play = a.play
        play.enter_all()
        play.go("deal")
        _both(a, "peek-draft", play.episode.match.asked[0])
        for seat, noble in zip(play.episode.match.asked, ("duke", "captain"), strict=True):
            play.answer("draft", seat, noble=noble)
        play.go("play")
        _bluff(a)
        play.answer("challenge")
        a.tablet("peek-show", play.episode.match.asked[0])
    with album(variant("usagyuuun", players=10, more=PEEK), {}, states) as a:
        a.play.enter_all()
        a.play.go("seal")
        a.play.answer("side", faction="red")
        a.play.go("play")
        a.tablet("peek-ten", a.play.episode.match.asked[0])


def by_hand(states: list[State]) -> None:
    """Real cards, and spectators who may not see theirs."""
    show = variant(FIRST, rules={"spectators_see_own": False}, more={"dice": "by hand"})
    with album(show, {}, states) as a:
        play = a.play
        _to_deal(a)
        play.draw("captain")
        a.tablet("dealing", ONE)
        a.take("director-dealing", "director")
        a.panel("dealing")
        play.draw("contessa", "duke", "assassin", "duke", "duke", *LEFT)
        play.go("play")
        a.tablet("spectator-hidden", "breq")
        play.act("tax")
        play.answer("challenge")
        a.tablet("dealing-answer", OTHER)


LEFT = ("assassin", "assassin", "captain", "captain", "contessa", "contessa") + ("ambassador",) * 3
"""What of the fifteen goes to the spectators after the two dukes."""


def _to_deal(a: Album) -> None:
    a.play.enter_all()
    a.play.go("garnets")
    a.play.answer("starter", seat=ONE)
    a.play.go("deal")


def _bluff(a: Album) -> None:
    """An action by a noble that its player has not got."""
    match = a.play.episode.match
    (seat,) = match.asked
    claims = {"duke": "tax", "ambassador": "exchange", "captain": "steal"}
    action = next(claims[noble] for noble in claims if noble not in match.hand(seat))
    a.play.act(action, match.others(seat)[0] if action == "steal" else None)


def _both(a: Album, name: str, seat: str) -> None:
    a.tablet(name, seat)
    a.tablet(f"{name}-held", seat, HELD)


SCRIPTS = (peeking, peeking_at_tables, by_hand)
