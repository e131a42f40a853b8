"""`deathmatch export`: gives an episode away, as a recording, words, captions, or marks."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from deathmatch.commands import common
from deathmatch.episode.bundled import bundled_named
from deathmatch.episode.chain import Entry
from deathmatch.episode.exports import KINDS, Kind
from deathmatch.episode.exports.choosing import planned
from deathmatch.episode.exports.marks import COLOURS
from deathmatch.episode.exports.timecode import RATES
from deathmatch.episode.film import ROOM
from deathmatch.episode.journal import Journal
from deathmatch.episode.whole_file import in_place_of
from deathmatch.errors import UserError
from deathmatch.resources import resource_dir

STDOUT = "-"
_NAME = re.compile(r"[\w-][\w .-]{0,80}")


@click.command(
    "export",
    epilog="Example: deathmatch export first-encounter/1 --as edl --rate 29.97df "
    "--start-timecode 20:10:00;00 --offset 2500 --out match.edl",
)
@click.argument("source", metavar="FILE|EPISODE")
@click.option("--as", "kind", type=click.Choice(list(KINDS)), required=True, help="What to make.")
@click.option(
    "--out", metavar="PATH", help="The file to write, - for the output. [default: see above]"
)
@click.option("--force", is_flag=True, help="Replace the file if it is there already.")
@click.option("--view", help="Who it is for: room, a member of the cast, or all. [default: room]")
@click.option("--language", help="The language of the words. [default: the show's]")
@click.option("--time", type=click.Choice(["wall", "episode"]), help="See above. [default: wall]")
@click.option("--rate", type=click.Choice(list(RATES)), help="Frames a second. [default: 25]")
@click.option(
    "--start-timecode",
    metavar="HH:MM:SS:FF",
    help="Where the camera's recording begins. [default: 01:00:00:00]",
)
@click.option(
    "--offset",
    metavar="MS|TIMECODE",
    help="How long after that the first entry was, or, with a minus, before it. [default: 0]",
)
@click.option("--marks", metavar="KIND,...", help=f"Only these: {', '.join(COLOURS)}.")
@click.option("--bom", is_flag=True, help="Begin the table so that Excel knows it as UTF-8.")
@common.data_dir_option
def command(
    source: str, kind: str, out: str | None, force: bool, data_dir: str | None, **asked: Any
) -> None:
    """Give an episode away: FILE is a recording, EPISODE is SHOW/NUMBER as `deathmatch episodes`
    lists it.

    \b
    jsonl  the recording: everything; until the episode is over covered, with what
           the room has heard and hashes that can be held against the whole later
    csv    a row for each decision, order and time-out (a cell that a spreadsheet
           would take for a formula begins with an apostrophe)
    score  a row for each who has played this evening: matches won, influences kept
    text   the match in words, and in notation with its key
    html   one file that plays the episode in any browser, without a network
    vtt    captions
    edl    marks for editors: a CMX 3600 list with locators, in ASCII
    otio   marks for editors: an OpenTimelineIO timeline

    Times count from the first entry. With --time wall they go on while the console was away, as
    cameras do; with --time episode they do not. df in a rate is drop-frame, whose timecodes have a
    semicolon before the frames.

    Into a pipe it is written to the output, else to a file in this folder, named after the
    episode. Until an episode is over only what the room may know is given away; more asks for the
    director's passphrase.
    """
    chosen = KINDS[kind]
    with common.opened(source, data_dir) as told:
        file = _file(out, _named(source, told), chosen)
        _check(file, force)
        content = _content(told, chosen, asked)
    _write(content, file, force)


def _content(told: common.Opened, kind: Kind, asked: dict[str, Any]) -> bytes:
    # Whoever has a file has all that is in it.
    closed = told.journal is None or told.closed()
    if told.journal and not closed and asked["view"] not in (None, ROOM):
        _director_only(told.journal)
    catalogues = resource_dir("static") / "locales"
    recording, fold = told.recording(), told.fold
    return kind.write(
        planned(kind, recording, fold, catalogues, closed=closed, watch=_watched, **asked)
    )


def _director_only(journal: Journal) -> None:
    """Asks for the director's passphrase, on the terminal."""
    from deathmatch.console.access import director_keeper
    from deathmatch.console.settings import JournalSettings

    if not sys.stdin.isatty():
        raise UserError(
            "Until the episode is over that is the director's, and the passphrase is asked for on "
            "a terminal: run this command in one, or leave --view out.",
            2,
        )
    given = click.prompt("Director's passphrase", hide_input=True, err=True)
    if not director_keeper(JournalSettings(journal)).is_right(given):
        raise UserError("That is not the director's passphrase: nothing was written.", 2)


def _named(source: str, told: common.Opened) -> str:
    """What the file is called after: never anything that a recording says of itself."""
    bundled = bundled_named(source) is not None and not Path(source).exists()
    name = source.replace("/", "-") if told.journal or bundled else Path(source).stem
    return name if _NAME.fullmatch(name) else "episode"


def _file(out: str | None, name: str, kind: Kind) -> Path | None:
    """The file to write; None for the output."""
    if out == STDOUT or (out is None and not sys.stdout.isatty()):
        return None
    return Path(name + kind.suffix) if out is None else Path(out)


def _check(file: Path | None, force: bool) -> None:
    """Before the work is done: whether the file may be written."""
    if file is None:
        return
    if file.exists() and not file.is_file():
        raise UserError(f"{file} is not a file: choose another with --out.", 2)
    if file.exists() and not force:
        raise UserError(f"{file} is there already: choose another with --out, or --force.", 2)
    if not file.absolute().parent.is_dir():
        raise UserError(f"There is no folder {file.parent}: make it, or choose another.", 2)


def _write(content: bytes, file: Path | None, force: bool) -> None:
    if file is None:
        sys.stdout.buffer.write(content)
        return
    _check(file, force)
    try:
        with in_place_of(file) as beside:
            beside.write_bytes(content)
    except OSError as wrong:
        raise UserError(
            f"{file} cannot be written ({wrong.strerror}): make room or rights there, or choose "
            "another with --out.",
        ) from None
    click.echo(str(file), err=True)


def _watched(entries: Sequence[Entry]) -> Iterable[Entry]:
    return common.watched(entries, "Exporting")
