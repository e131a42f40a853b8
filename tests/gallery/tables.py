"""The scripts of the table editions: two players, five, and ten with factions and carrots."""

from __future__ import annotations

from .shows import THAI_NAMES, variant
from .states import Album, State, album

INQUISITOR = {"inquisitor": True}


def two(states: list[State]) -> None:
    """Two players who each pick a noble first."""
    with album(variant("city-state", players=2, rules={"two_player": "draft"}), {}, states) as a:
        play = a.play
        play.enter_all()
        play.go("deal")
        first, other = play.episode.match.asked
        a.room("two-draft")
        a.tablet("draft", first)
        play.answer("draft", first, noble="duke")
        a.tablet("draft-answered", first)
        play.answer("draft", other, noble="captain")
        play.go("play")
        a.room("two-turn")
        turn = play.episode.match.turn_of
        assert turn is not None
        play.act("tax")
        a.tablet("two-challenge", play.episode.match.others(turn)[0])
        play.answer("challenge")
        a.room("two-challenge")
        a.panel("two")
        a.tablet("two-show", turn)
        play.answer("refuse")
        a.room("two-caught")


def five(states: list[State]) -> None:
    """Five players with the Inquisitor, who are seen to answer."""
    deal = {f"hand:{seat}": ["inquisitor", "captain"] for seat in ("livia", "vetinari")}
    rules = {**INQUISITOR, "show_answers": True}
    with album(variant("city-state", rules=rules), deal, states) as a:
        play = a.play
        play.enter_all()
        play.go("players")
        a.room("five-cast")
        play.go("seal")
        a.room("five-seal")
        play.go("play")
        _to_turn(a, "livia")
        a.room("five-turn")
        a.tablet("five-act", "livia")
        a.tablet("five-target", "livia", ("click", "[data-answer='examine']"))
        a.panel("five")
        a.take("director-five", "director")
        _examined(a, "livia", "mothma")
        play.act("exchange")
        play.each("allow")
        a.tablet("exchange-drawn", "vetinari")
        _first_choice(a)
        _several(a)


def _to_turn(a: Album, seat: str) -> None:
    """Incomes until it is that player's turn."""
    while a.play.episode.match.turn_of != seat:
        a.play.act("income")


def _first_choice(a: Album) -> None:
    """Whoever is asked takes the first of its answers."""
    seat = a.play.episode.match.asked[0]
    choice = dict(a.play.view(seat)["you"]["choices"][0])
    a.play.answer(choice.pop("do"), **choice)


def _examined(a: Album, seat: str, target: str) -> None:
    play = a.play
    play.act("examine", target)
    play.each("allow")
    a.room("five-examined")
    a.tablet("reveal", target)
    play.answer("reveal", noble=play.episode.match.hand(target)[0])
    a.tablet("examine", seat)
    a.tablet("examine-wait", target)
    play.answer("force")


def _several(a: Album) -> None:
    """A theft that all may doubt, then the victim may block, then a loss."""
    play = a.play
    turn = play.episode.match.turn_of
    assert turn is not None
    first, second = play.episode.match.others(turn)[:2]
    play.act("steal", first)
    play.answer("allow", second)
    a.room("five-claim")
    a.tablet("several", first)
    a.tablet("several-answered", second)
    _message(a, "five-message", first)
    a.panel("five-claim")
    play.each("allow")
    a.tablet("five-block", first)
    play.answer("block", noble="captain")
    a.room("five-block")
    a.tablet("five-doubt", second)
    play.answer("challenge", turn)
    a.room("five-challenge")
    play.order("pause")
    a.room("five-paused")
    play.order("resume")
    a.tablet("five-show", first)
    play.answer("refuse")
    a.room("five-lose")
    a.tablet("five-lose", first)
    play.answer("lose", noble=play.episode.match.hand(first)[0])
    a.tablet("five-turn", first)


def ten(states: list[State]) -> None:
    """Ten players of two factions."""
    show = variant("usagyuuun", players=10, rules=INQUISITOR)
    with album(show, {"hand:hazel": ["inquisitor", "duke"]}, states) as a:
        play = a.play
        play.enter_all()
        a.panel("ten-ready")
        a.panel("ten-code", ("press", "c"))
        play.go("welcome")
        a.room("ten-title")
        play.go("players")
        a.room("ten-cast")
        play.go("rules")
        a.room("ten-rules")
        a.room("ten-facts", ("pass", "11000"))
        play.order("scene", scene="nobles")
        a.room("ten-nobles")
        play.go("seal")
        a.room("ten-side")
        asked = play.episode.match.asked[0]
        a.tablet("side", asked)
        play.answer("side", faction="red")
        for seat in play.episode.match.seats:
            play.tap(seat)
        play.go("deal")
        a.panel("ten-before")
        play.go("play")
        _to_turn(a, "hazel")
        a.room("ten-turn")
        a.tablet("ten-act", "hazel")
        a.tablet("ten-target", "hazel", ("click", "[data-answer='steal']"))
        a.tablet("ten-convert", "hazel", ("click", "[data-answer='convert']"))
        _message(a, "ten-message", "hazel")
        a.panel("ten")
        a.panel("ten-ledger", ("press", "l"))
        a.panel("ten-ruling", ("press", "r"), ("click", "[data-control='part:ruling']"))
        a.take("director-ten", "director")
        play.act("steal", _target(a, "hazel", "steal"))
        a.panel("ten-answer-for", ("press", "f"))
        a.room("ten-claim")
        play.order("say", to="room", text="A short break. We go on when all tablets are back.")
        a.room("ten-band")
        play.order("unsay", message=play.episode.floor.messages[-1].id)
        play.order("clocks", on=True)
        a.room("ten-timed-claim")
        play.order("clocks", on=False)
        a.tablet("ten-several", play.episode.match.asked[0])
        play.each("allow")
        a.room("ten-asked")
        play.order("stand_in", seat="fiver", on=True)
        play.order("pause")
        a.room("ten-paused")
        a.tablet("ten-paused", "hazel")
        play.order("resume")
        play.order("declare", winner="hazel", cause="retirement", reason="the carrots are out")
        a.room("ten-won")
        a.tablet("ten-won", "hazel")
        play.order("scene", scene="result")
        a.room("ten-result")
        a.panel("ten-over")


def _message(a: Album, name: str, seat: str) -> None:
    """The host has a word with the players while that one is asked."""
    a.play.order("say", to="seats", text="The lights change once. Please go on.")
    a.tablet(name, seat)
    a.play.order("unsay", message=a.play.episode.floor.messages[-1].id)


def ten_thai(states: list[State]) -> None:
    """Ten players with names in a script that is high, who are seen by the room."""
    show = variant("usagyuuun", players=10, names=THAI_NAMES)
    with album(show, {"hand:hazel": ["duke", "duke"]}, states) as a:
        play = a.play
        play.enter_all()
        play.go("seal")
        play.answer("side", faction="red")
        play.go("play")
        _to_turn(a, "hazel")
        play.act("steal", _target(a, "hazel", "steal"))
        a.room("ten-thai-claim")
        play.each("allow")
        a.room("ten-thai-asked")
        victim = play.episode.match.asked[0]
        play.answer("block", victim, noble="captain")
        play.answer("challenge", "hazel")
        a.room("ten-thai-challenge")


def _target(a: Album, seat: str, action: str) -> str:
    """Somebody whom the action may be aimed at."""
    choices = a.play.view(seat)["you"]["choices"]
    return str(next(each["target"] for each in choices if each.get("action") == action))


SCRIPTS = (two, five, ten, ten_thai)
