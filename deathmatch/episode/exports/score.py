"""The score of the evening as a table: a row for each who has played, the best first."""

from __future__ import annotations

import csv
import io

from deathmatch.episode.exports.plan import Plan
from deathmatch.episode.exports.table import cell
from deathmatch.episode.score import score_rows

COLUMNS = ("place", "id", "name", "won", "kept", "played")


def write_score(plan: Plan) -> bytes:
    """The table as RFC 4180 has it: this match included, once it is won."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([plan.sentences.words.say(f"csv-{column}") for column in COLUMNS])
    for row in score_rows(plan.fold.score):
        named = {**row, "name": plan.sentences.seat(row["id"])}
        writer.writerow([cell(named[column]) for column in COLUMNS])
    return text.getvalue().encode("utf-8-sig" if plan.bom else "utf-8")
