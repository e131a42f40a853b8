"""`deathmatch verify`: works an episode out again, line by line, and says what it found."""

from __future__ import annotations

from pathlib import Path

import click

from deathmatch.commands import common
from deathmatch.episode.fold import Fold
from deathmatch.episode.verify import Report, verify
from deathmatch.episode.whole_file import in_place_of
from deathmatch.errors import UserError


@click.command("verify", epilog="Example: deathmatch verify first-encounter-1.jsonl")
@click.argument("source", metavar="FILE|EPISODE", required=False)
@click.option(
    "--page",
    type=click.Path(path_type=Path),
    metavar="FILE.html",
    help="Write the page that does this in any browser, without a network.",
)
@click.option("--language", metavar="TAG", help="The language of that page. [default: en]")
@common.data_dir_option
def command(
    source: str | None, page: Path | None, language: str | None, data_dir: str | None
) -> None:
    """Prove an episode: FILE is a recording, EPISODE is SHOW/NUMBER as `deathmatch episodes` lists
    it.

    Works out again the seal, the salts, the chain of hashes, the taps, the deal, every draw, every
    decision, every clock and the result, and says what was checked.

    Exit status: 0, all of it is there and right; 1, a line is wrong (the first one is named), or
    the recording was cut off (it is right up to there); 2, it is no recording.
    """
    if page is not None:
        _write_page(page, language or "en")
    elif source is None:
        raise UserError("Name a recording or an episode, or a page to write with --page.", 2)
    if source is not None:
        _verify(source, data_dir)


def _write_page(file: Path, language: str) -> None:
    """Writes the page that verifies. It replaces no file."""
    # Imported here: what checks a recording needs no catalogues.
    from deathmatch.episode.words import tongues
    from deathmatch.resources import resource_dir
    from deathmatch.verify_page import verify_page

    words, there = common.words_in(language), tongues(resource_dir("static") / "locales")
    if file.exists():
        raise UserError(f"{file} is there already: choose another name for the page.", 2)
    try:
        with in_place_of(file) as beside:
            beside.write_bytes(verify_page(words.language, words.show, there))
    except OSError as wrong:
        raise UserError(
            f"{file} cannot be written ({wrong.strerror}): choose another place for the page."
        ) from None
    click.echo(f"{file}: open it in a browser and give it a recording; it needs no network.")


def _verify(source: str, data_dir: str | None) -> None:
    found, seed = common.found(source, data_dir)
    report = verify(found, seed, watch=lambda entries: common.watched(entries, "Verifying"))
    for label, words in said(report):
        click.echo(f"{label:<10}  {words}")
    if report.wrong is not None:
        raise UserError(f"{source} is not right: {report.wrong}.", 1)
    if report.cut is not None and seed is None:
        raise UserError(f"{source} {_cut(report)}", 1)
    click.echo("Right so far: the episode goes on." if report.cut else "All of it is right.")


def said(report: Report) -> list[tuple[str, str]]:
    """What was checked and found right, as rows of a label and words."""
    fold, figures = report.fold, report.figures
    if fold is None:
        return []
    rows = [
        ("episode", f"{fold.setup.title}, episode {fold.number}, format {fold.format.version}"),
        ("seal", _seal(report, fold)),
        ("chain", f"{_many(figures['entries'] + 1, 'line')}, each follows from the one before"),
    ]
    if fold.format.salt(b"", 0) is not None:
        rows.append(("salts", _of_seed(report, f"{figures['salts']} of {figures['entries']}")))
    if fold.taps_count:
        rows.append(("taps", _taps(report, fold)))
    rows += [
        ("draws", _draws(report, fold)),
        ("decisions", f"{figures['decisions']}, each led to what the rules make of it"),
        ("orders", f"{figures['directives']}, {_many(figures['rewinds'], 'rewind')} among them"),
        ("clocks", _clocks(report)),
        ("result", _result(fold)),
    ]
    return rows


def _seal(report: Report, fold: Fold) -> str:
    return _of_seed(report, f"the seed fits it: {fold.seal[:16]}...")


def _of_seed(report: Report, words: str) -> str:
    return words if report.seeded else "not checked: the seed is not known"


def _draws(report: Report, fold: Fold) -> str:
    count = report.figures["draws"]
    if fold.setup.dice == "by hand":
        return f"{count}, entered by hand: each can have been drawn"
    if not report.seeded:
        return f"{count}, each can have been drawn; which, the seed would tell"
    return f"{count}, the deal's among them, each as the seed and the taps give it"


def _taps(report: Report, fold: Fold) -> str:
    names = {member.id: member.name for member in fold.setup.cast}
    counts = [f"{names[seat]} {fold.floor.taps_of(seat)}" for seat in fold.setup.finalists]
    late = (
        "; the seal was not on the display before the first" if report.seal_shown is False else ""
    )
    return f"{', '.join(counts)}, all before the deal{late}"


def _clocks(report: Report) -> str:
    figures = report.figures
    latest = f" (the latest {figures['latest_ms']} ms after its moment)" * bool(figures["expiries"])
    expired = f"{_many(figures['expiries'], 'expiry', 'expiries')}, none early and none passed over"
    return f"{expired}{latest}; {_many(figures['extensions'], 'extension')}"


def _result(fold: Fold) -> str:
    names = {member.id: member.name for member in fold.setup.cast}
    if fold.result is None:
        return "none yet"
    return f"{names[fold.result.winner]} wins" if fold.result.winner else "stopped by the host"


def _many(count: int, one: str, more: str = "") -> str:
    return f"{count} {one if count == 1 else more or one + 's'}"


def _cut(report: Report) -> str:
    assert report.cut is not None
    where = {
        "half_line": f"was cut off within line {report.cut.line}",
        "no_end": f"ends before its last line, which would be line {report.cut.line}",
    }[report.cut.code]
    return (
        f"{where}: what is there is right, and is not the whole episode. "
        "Ask for the whole recording."
    )
