"""The game ring: the rules. Pure: no clock is read, nothing is drawn, no file, no web."""

from .answers import Answer, answer_from_data
from .choices import choices
from .clock import due, next_due, remaining
from .commands import (
    AddExtensions,
    AddTime,
    AnswerFor,
    Begin,
    Command,
    Decision,
    Declare,
    End,
    Expire,
    Extend,
    Pause,
    Proceed,
    Resume,
    SetClocks,
    StandIn,
    TimeUp,
    command_from_data,
    command_to_data,
)
from .decide import decide
from .dice import Dice
from .edition import Action, Edition, Timing
from .editions import EDITIONS, edition_named
from .events import Event, events_from_data, events_to_data
from .evolve import evolve
from .refusal import Refused
from .rule_facts import Fact, rule_facts
from .state import Match, Result, new_match
from .switches import SWITCHES, Switch, switches_of
from .view import (
    AtSeat,
    Audience,
    Director,
    Hands,
    Host,
    Overlay,
    Viewer,
    clocks,
    edition_view,
    private_view,
    public_view,
    view,
)

__all__ = [
    "Action",
    "Fact",
    "EDITIONS",
    "SWITCHES",
    "AddExtensions",
    "AddTime",
    "Answer",
    "AnswerFor",
    "AtSeat",
    "Audience",
    "Begin",
    "Command",
    "Decision",
    "Declare",
    "Dice",
    "Director",
    "Edition",
    "End",
    "Event",
    "Expire",
    "Extend",
    "Hands",
    "Host",
    "Match",
    "Overlay",
    "Pause",
    "Proceed",
    "Refused",
    "Result",
    "Resume",
    "SetClocks",
    "StandIn",
    "Switch",
    "TimeUp",
    "Timing",
    "Viewer",
    "answer_from_data",
    "choices",
    "clocks",
    "command_from_data",
    "command_to_data",
    "decide",
    "due",
    "edition_named",
    "edition_view",
    "events_from_data",
    "events_to_data",
    "evolve",
    "new_match",
    "next_due",
    "private_view",
    "public_view",
    "remaining",
    "rule_facts",
    "switches_of",
    "view",
]
