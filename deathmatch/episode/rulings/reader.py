"""Reads files of rulings and runs each by its kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from deathmatch.episode.whole_file import has_an_end
from deathmatch.errors import UserError
from deathmatch.game import Refused

from .fault import Fault, no_more
from .play import run_play
from .properties import run_property
from .race import run_race
from .setup import run_setup
from .views import run_view

_KINDS: dict[str, tuple[Callable[[dict[str, Any]], None], set[str]]] = {
    "play": (run_play, {"start", "steps"}),
    "setup": (run_setup, {"given"}),
    "property": (run_property, {"given"}),
    "view": (run_view, {"given"}),
    "race": (run_race, {"given"}),
}
"""What runs each kind, and what such a ruling must say beside what is expected."""

_HEAD = {"id", "system", "title", "rules", "defaults", "kind", "config", "note"}


@dataclass
class Report:
    """What came of one file: how many rulings, and (id, title, sentence) of each that failed."""

    file: Path
    count: int = 0
    failures: list[tuple[str, str, str]] = field(default_factory=list)


def read_rulings(file: Path) -> list[dict[str, Any]]:
    """The rulings of a file. UserError (exit 2) if it is not one."""
    has_an_end(file)
    try:
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
    except OSError as fault:
        raise UserError(f"{file}: cannot be read: {fault.strerror}.", code=2) from None
    except UnicodeDecodeError:
        raise UserError(f"{file}: is not UTF-8 text.", code=2) from None
    except RecursionError:
        raise UserError(f"{file}: is nested too deeply for a file of rulings.", code=2) from None
    except yaml.YAMLError as fault:
        raise UserError(f"{file}: is not YAML: {' '.join(str(fault).split())}", code=2) from None
    rulings = data.get("scenarios") if isinstance(data, dict) else None
    if not isinstance(rulings, list) or not all(isinstance(each, dict) for each in rulings):
        raise UserError(
            f"{file}: is not a file of rulings: it needs a list named 'scenarios'.", code=2
        )
    return rulings


def run_ruling(ruling: dict[str, Any]) -> str | None:
    """None if the ruling holds, otherwise what was expected and what came out."""
    kind = str(ruling.get("kind", "play"))
    if kind not in _KINDS:
        return f"a kind that is not known here: {kind}"
    run, needed = _KINDS[kind]
    needed = {*needed, "system", "expect"}
    try:
        no_more(ruling, _HEAD | needed, f"a ruling of the kind {kind}")
        if missing := ", ".join(sorted(needed - set(ruling))):
            raise Fault(f"a ruling of the kind {kind} needs: {missing}")
        run(ruling)
    except Fault as fault:
        return str(fault)
    except Refused as refused:
        return f"the ruling cannot be played: a move was refused ({refused.code})"
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as fault:
        return f"the ruling cannot be read: {type(fault).__name__} at {fault}"
    return None


def run_file(file: Path) -> Report:
    """Runs all rulings of a file. UserError if the file cannot be read."""
    report = Report(file)
    for ruling in read_rulings(file):
        report.count += 1
        sentence = run_ruling(ruling)
        if sentence:
            name, title = str(ruling.get("id", "?")), str(ruling.get("title", ""))
            report.failures.append((name, title, sentence))
    return report
