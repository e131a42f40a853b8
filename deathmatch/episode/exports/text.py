"""The match in words, in any language that has a catalogue, and in notation."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from deathmatch.episode.exports.notation import ACTIONS, NOBLES, SIGNS, legend, token
from deathmatch.episode.exports.plan import Moment, Nobles, Plan, known_nobles, moments


def write_text(plan: Plan) -> bytes:
    """Plain text in UTF-8: what the match was, its story, the key to the notation, the notation."""
    told = list(moments(plan))
    parts = (_head(plan), _story(plan, told), _key(plan), _tokens(plan, told))
    return "".join(f"{line}\n" for part in parts for line in (*part, "")).encode()


def clock_face(ms: int) -> str:
    """Hours, minutes and seconds since the first entry."""
    seconds = ms // 1000
    return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"


def _head(plan: Plan) -> Iterator[str]:
    fold, say = plan.fold, plan.sentences.words.say
    yield say("export-title", show=fold.setup.title, number=fold.number)
    yield plan.sentences.words.several(plan.sentences.seat(seat) for seat in fold.match.seats)
    begun = fold.entries[0].wall if fold.entries else fold.created
    yield f"{datetime.fromtimestamp(begun // 1000, UTC):%Y-%m-%d %H:%M:%S} UTC"
    yield say(f"export-times-{plan.time}")


def _story(plan: Plan, told: list[Moment]) -> Iterator[str]:
    known: Nobles = {}
    for moment in told:
        at = clock_face(moment.ms)
        for line in moment.lines:
            if line["code"] == "turn":
                yield ""
            yield f"{at}  {plan.sentences.line(line)}"
        before, known = known, known_nobles(moment.after, plan.viewer)
        for seat, nobles in known.items():
            if before.get(seat) != nobles:
                yield f"{at}    {_holds(plan, seat, nobles)}"


def _holds(plan: Plan, seat: str, nobles: tuple[str, ...]) -> str:
    words, names = plan.sentences.words, plan.sentences
    named = words.several(words.say(f"noble-{noble}") for noble in nobles)
    return words.say("export-holds", seat=names.seat(seat), nobles=named)


def _key(plan: Plan) -> Iterator[str]:
    words, match = plan.sentences.words, plan.fold.match
    yield words.say("export-notation")
    for sign, seat in legend(match):
        yield f"  {sign:<4} {plan.sentences.seat(seat)}"
    for noble in match.edition.nobles:
        yield f"  {NOBLES.get(noble, noble):<4} {words.say(f'noble-{noble}')}"
    for row in match.edition.actions:
        yield f"  {ACTIONS.get(row.name, row.name):<4} {words.say(f'action-{row.name}')}"
    for sign, word in SIGNS:
        yield f"  {sign:<15} {words.say(f'notation-{word}')}"


def _tokens(plan: Plan, told: list[Moment]) -> Iterator[str]:
    """A paragraph for each turn; a new one as well where play was taken back."""
    turn, line = None, ""
    for moment in told:
        sign = token(moment)
        if not sign:
            continue
        if moment.before.turn != turn:
            if line:
                yield line
            turn = moment.before.turn
            line = f"{turn}."
        line += f" {sign}"
    if line:
        yield line
