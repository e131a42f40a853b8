"""The keys of the catalogues that are put together from codes, by the tables that the codes come
from. A ``*`` stands for a code.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import product
from typing import Any, get_args, get_type_hints

from deathmatch.console import asked
from deathmatch.console.disk import KNOWN
from deathmatch.console.messages import ScreenKind, Status
from deathmatch.console.order_messages import Order
from deathmatch.console.owed import DARK, TAKEN_BACK
from deathmatch.episode import reading, show_checks, verify
from deathmatch.episode.exports import KINDS, score, table
from deathmatch.episode.exports.notation import SIGNS
from deathmatch.episode.exports.plan import Time
from deathmatch.episode.film import ALL, ROOM
from deathmatch.episode.floor import HIGHLIGHT, SCENES, SLATE
from deathmatch.episode.fold import State
from deathmatch.episode.overlay import ELEMENTS
from deathmatch.episode.recording import Cut
from deathmatch.episode.rundown import DEFAULT, TABLE, Does
from deathmatch.episode.show_model import TABLES, ShowFile
from deathmatch.episode.sound import SOUNDS
from deathmatch.game import EDITIONS, SWITCHES, questions
from deathmatch.game.answers import Faction
from deathmatch.game.commands import Declare, Why
from deathmatch.game.decisions import _NOTHING
from deathmatch.game.rule_facts import _FACTS
from deathmatch.game.steps import Until
from tests.tools.literals import given_to, listed, named, python_texts, script, under_key


def _values(kind: Any, field: str) -> set[str]:
    """The texts that a field of a type may have."""
    return {each for each in _flat(get_type_hints(kind)[field]) if isinstance(each, str)}


def _flat(hint: Any) -> list[Any]:
    args = get_args(hint)
    return [each for arg in args for each in _flat(arg)] if args else [hint]


def _draws(of: str) -> set[str]:
    """What a draw is for, by the codes that go with it ("random:lost:SEAT")."""
    parts = [text.split(":") for text in python_texts() if text.startswith(f"{of}:")]
    return {part[1] for part in parts if part[1].isalpha()}


_actions = {row.name for edition in EDITIONS.values() for row in edition.actions}
_nobles = {row.claim for edition in EDITIONS.values() for row in edition.actions if row.claim} | {
    noble for edition in EDITIONS.values() for row in edition.actions for noble in row.blockers
}
_kinds = {*questions._KINDS.values(), "answer", "challenge", "block", "doubt"}
_cues = {cue.id for cue in (*DEFAULT, *TABLE)}
_paused = set(get_args(Why))
_until = set(get_args(Until))
_places = {"hand", "holder"}
_gate = {
    "finalist_away", "not_tapped", "tablet_hidden", "tablet_asleep", "old_build",
    *under_key("code", "console/gate.py"), "disk_slow", "disk_full", "copy_failed",
}  # fmt: skip
_faults = listed("host/devices.js", "ORDER")
_storage = {"storage", "storage_full", "storage_read_only"}
_orders = {str(order.__struct_config__.tag) for order in get_args(Order)}
_switched = {"black", "panic", "clocks", "overlay"}
# Orders whose sentence depends on more than their name (host/note.js).
_told_apart = _switched | {"extensions", "stand_in"}

REFUSED = (
    given_to("Refused", "refusal", "refused_by_api")
    | set(_NOTHING.values())
    | {"storage", *KNOWN, DARK, TAKEN_BACK}
)
"""Why a command is refused: what the rings give as codes."""

# What screens other than the host's can be told; the host has sentences of its own for most.
_hosts_refused = {
    "already", "closed", "no_cue", "match_runs", "not_yet", "no_entry", "seal_open", "no_episode",
    "too_long", "no_clocks", "not_asked", "paused", "cannot_pay", "not_legal", "no_extension",
    "gate", "no_contact", DARK, TAKEN_BACK,
}  # fmt: skip
_phases = {"ready", "starter", "dealt", "over"}
_lying = {"hand", "holder", "called"}
_told = (
    given_to("_plain", "_block", within="game/telling.py")
    | under_key("code", "game/telling.py")
    | under_key("code", "episode")
)
_verdicts = {"holds", "wrong", "cut", "no_recording", "broke", "too_large", "unreadable"}
_choices = {
    str(value)
    for switch in SWITCHES.values()
    for value in (*switch.allowed, *(["unlimited"] if switch.kind == "bank" else []))
}
_files = {f"file_{what}" for what in ("outside", "missing", "unreadable", "too_large")}
_right = (
    given_to("Right", "Impossible") - {""}
    | {"one_of", "language", "show", *show_checks._KINDS.values()}
    | {of.description for one in (ShowFile, *TABLES.values()) for of in one.model_fields.values()}
)
_saving = (
    given_to("NotSaved")
    | given_to("_refused", within="console/shows.py")
    | {"match_runs", "dealing", "no_contact", "too_large"}
) - {"not_allowed"}  # the browser goes to the login instead

FAMILIES: dict[str, Iterable[Any]] = {
    "action-*": _actions,
    "answered-*": {"allow", "challenge", "block", "draft"},
    "ask-*": _kinds,
    "asked-*": _kinds,
    "challenge-**": [("proved", ""), ("caught", "")],
    "common-*": {"court", "treasury", "reserve"},
    "common-*-label": {"court", "treasury", "reserve"},
    "connection-*": {"replaced", "gone", "refused"},
    "cue-*": _cues,
    "cue-*-notes": _cues,
    "csv-*": {*table.COLUMNS, *table.OF_A_PLAYER, *score.COLUMNS},
    "dealer-*-*": [*product(["lots"], _draws("lots")), *product(["random"], _draws("random"))],
    "dealer-deal-*": {"hand", "holder", "drawn"},
    "director-phase-*": {*_phases, "deal"},
    "does-*": _actions,
    "export-times-*": get_args(Time),
    "exports-kind-*": {*KINDS, "jsonl-covered"},
    "exports-time-*": get_args(Time),
    "exports-view-*": {ROOM, ALL},
    "faction-*": get_args(Faction),
    "found-*": given_to("Found") | _files | {"picture_kind", "sound_kind"},
    "held-*": _until,
    "held-*-more": _until,
    "host-appeal-by-*": {"seat", "stand_in", *asked._BY.values()},
    "host-appeal-head-*": listed("host/appeal.js", "COLUMNS"),
    "host-begin-*": {"lots", "opponent", "candidate", "last_winner", "random"},
    "host-cause-*": _values(Declare, "cause"),
    "host-cue-*": {"done", "now", "next", "later"},
    "host-device-*": set(get_args(ScreenKind)) - {"seat"},
    "host-device-awake-*": _values(Status, "awake") | {"unknown"},
    "host-device-sound-*": _values(Status, "sound"),
    "host-device-head-*": listed("host/devices.js", "COLUMNS"),
    "host-done-*": _orders - _told_apart,
    "host-done-*-*": [*product(_switched, ("on", "off"))],
    "host-entry-*": {"TakeCue", "SetPanic", "ShowHighlight", "EndHighlight"},
    "host-episode-*": get_args(State),
    "host-fault-*": _faults,
    "host-gate-*": _gate,
    "host-gate-*-do": _gate,
    "host-held-*": _paused,
    "host-key-does-*": {*named("host/keymap.js", "KEYS"), "space"},
    "host-keys-*": named("host/keymap.js", "GROUPS"),
    "host-kind-*": _kinds,
    "host-limited-*": {"connections", "tries", "messages"},
    "host-overlay-*": ELEMENTS,
    "host-part-*": listed("host/corrections.js", "PARTS"),
    "host-pause-waits-*": _until,
    "host-refused-*": _hosts_refused,
    "host-resume-about-*": _paused,
    "host-role-*": {"finalist", "player", "spectator", "host_seat", "candidate", "opponent"},
    "host-says-*": {"allow", "challenge", "force", "leave", "show", "refuse"},
    "host-scene-*": {*SCENES, SLATE, HIGHLIGHT},
    "host-seat-*": {"here", "away", "host", "stand-in", "eliminated"},
    "host-secret-*": {*_lying, *(f"other_{place}" for place in _lying)},
    "host-seen-*": _places,
    "host-seen-everybody-*": _places,
    "host-stage-*": {*_phases, "play"},
    "host-to-*": {"room", "seats"},
    "host-treat-*": listed("host/rewind.js", "TREATS"),
    "host-treat-*-about": listed("host/rewind.js", "TREATS"),
    "host-trouble-*": _storage,
    "host-trouble-*-do": _storage,
    "host-waits-*": _until,
    "host-warning-*": {"disk_slow", "server_late"},
    "host-warning-*-do": {"disk_slow", "server_late"},
    "log-*": _told,
    "noble-*": _nobles,
    "noble-*.the": _nobles,
    "notation-*": {word for _sign, word in SIGNS},
    "page-*": _verdicts,
    "page-*-more": _verdicts - {"cut", "wrong"},
    "page-photo-*": {"none", "foreign", "same", "part", "longer", "other"},
    "paused-*": {*_paused, "dealing"},
    "paused-*-more": {*_paused, "dealing"},
    "refused-*": REFUSED - {"gate", "seal_open", DARK, TAKEN_BACK} | {"other", "replaced"},
    "replay-key-does-*": set(re.findall(r"does: '(\w+)'", script("replay/keymap.js"))),
    "replay-mark-*": listed("replay/marks.js", "KINDS"),
    "replay-view-*": {ROOM, ALL},
    "right-*": _right,
    "rules-*": {name for name, _about in _FACTS},
    "rules-column-*": {"action", "cost", "does", "claim", "block"},
    "score-*": {"won", "kept", "played"},
    "shows-*": {"name", "id", "garnets", "person-more", "candidate", "opponent"},
    "shows-clock-*": TABLES["clock"].model_fields,
    "shows-does-*": get_args(Does),
    "shows-edition-*": EDITIONS,
    "shows-look-*": TABLES["look"].model_fields,
    "shows-refused-*": _saving,
    "shows-rule-*": SWITCHES,
    "shows-sound-*": SOUNDS,
    "shows-tap-*": listed("host-shows/cast.js", "PARTS"),
    "shows-value-*": _choices,
    "verify-*-*": [
        *product(["wrong"], reading.WHY),
        *product(["cut"], _values(Cut, "code")),
    ],
    "verify-checked-*": {"lines", *verify._FIGURES} - {"entries", "latest_ms"},
}
"""Every key that a script, a template or the server puts together, with its codes."""
