"""`deathmatch rules`: the rules of an edition, or of a show, as they are in force."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator

import click

from deathmatch.commands import common
from deathmatch.episode.words import Words
from deathmatch.errors import UserError
from deathmatch.game import EDITIONS, Action, Edition, edition_named, rule_facts

WIDTH = 88


@click.command(
    "rules", epilog="Example: deathmatch rules classic, or: deathmatch rules --show city-state"
)
@click.argument("edition", required=False, metavar="EDITION")
@click.option("--show", help="A show: its edition, with the switches that it turns.")
@common.language_option
@common.data_dir_option
def command(
    edition: str | None, show: str | None, language: str | None, data_dir: str | None
) -> None:
    """Print the rules of EDITION, read off the tables that the game is played by.

    EDITION is death_match, classic or usagyuuun.
    """
    if (edition is None) == (show is None):
        raise UserError(f"Name an edition ({', '.join(EDITIONS)}) or a show with --show.", 2)
    if show is not None:
        loaded = common.load(show, data_dir)
        in_force = loaded.edition().for_players(len(loaded.finalists))
        title, language = loaded.title, language or loaded.language
    else:
        in_force, title = _edition(str(edition)), str(edition)
    for line in sheet(in_force, title, common.words_in(language or "en", in_force.coin)):
        click.echo(line)


def sheet(edition: Edition, title: str, words: Words) -> Iterator[str]:
    """The lines of the rules: the actions, then all the rest."""
    yield title
    yield ""
    yield from _table([_columns(words), *(_row(edition, row, words) for row in edition.rows)])
    yield ""
    for fact in rule_facts(edition):
        args = dict(fact.args)
        if "noble" in args:
            args["the_noble"] = words.say(f"noble-{args['noble']}.the")
        yield from textwrap.wrap(
            words.say(fact.id, **args), WIDTH, subsequent_indent="  ", break_long_words=False
        )


def _edition(name: str) -> Edition:
    try:
        return edition_named(name)
    except KeyError:
        known = ", ".join(EDITIONS)
        raise UserError(f"There is no edition {name!r}: it is one of {known}.", 2) from None


def _columns(words: Words) -> list[str]:
    return [
        words.say(f"rules-column-{name}") for name in ("action", "cost", "does", "claim", "block")
    ]


def _row(edition: Edition, row: Action, words: Words) -> list[str]:
    pick = "deck" if edition.replacement == "deck" else edition.exchange_pick
    does = words.say(f"does-{row.name}", amount=row.amount, pick=pick)
    blockers = words.several([words.say(f"noble-{noble}") for noble in row.blockers], "or")
    return [
        words.say(f"action-{row.name}"),
        _cost(row),
        does,
        words.say(f"noble-{row.claim}") if row.claim else "",
        blockers or words.say("rules-unblocked"),
    ]


def _cost(row: Action) -> str:
    if row.cost_other is not None:
        return f"{row.cost}/{row.cost_other}"
    return str(row.cost or "")


def _table(rows: list[list[str]]) -> Iterator[str]:
    widths = [max(_width(row[n]) for row in rows) for n in range(len(rows[0]))]
    for row in rows:
        cells = zip(row, widths, strict=True)
        yield "  ".join(cell + " " * (width - _width(cell)) for cell, width in cells).rstrip()


def _width(text: str) -> int:
    """The columns of a terminal that a text takes: marks over and under a letter take none."""
    return sum(unicodedata.category(each) != "Mn" for each in text)
