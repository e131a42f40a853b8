"""deathmatch rulings FILE...: holds the rules against rulings."""

from __future__ import annotations

from pathlib import Path

import click

from deathmatch.episode.rulings import Report, run_file


@click.command(
    "rulings",
    epilog="Example: deathmatch rulings tests/rulings/death_match.yaml",
)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
def command(files: tuple[Path, ...]) -> None:
    """Run rulings (scenarios with their right outcome) and say which fail, and why.

    Exit status: 0 if all hold, 1 if any fails, 2 if a file cannot be read.
    """
    reports = [run_file(file) for file in files]
    for report in reports:
        _print(report)
    if any(report.failures for report in reports):
        raise SystemExit(1)


def _print(report: Report) -> None:
    for name, title, sentence in report.failures:
        click.echo(f"{report.file}: {name} fails: {title}\n    {sentence}")
    passed = report.count - len(report.failures)
    click.echo(f"{report.file}: {passed} of {report.count} rulings hold")
