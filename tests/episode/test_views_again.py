"""Folding a recording gives the views that were sent live, byte for byte, to everybody."""

from __future__ import annotations

import msgspec
import pytest

from deathmatch.episode.episode import Episode
from deathmatch.episode.fold import Fold
from deathmatch.episode.reading import read_bytes
from deathmatch.episode.recording import lines_of
from deathmatch.episode.screen_view import screen_view
from deathmatch.game import AtSeat, Audience, Director, Host, Viewer

from .evenings import an_evening


def views(fold: Fold, at: int) -> list[bytes]:
    """What every screen is sent at that moment."""
    viewers: list[Viewer] = [Audience(), Host(), Director()]
    viewers += [AtSeat(seat) for seat in fold.members]
    return [msgspec.json.encode(screen_view(fold, viewer, at)) for viewer in viewers]


@pytest.mark.parametrize("number", [1, 4, 9, 10])
def test_the_views_of_a_recording_are_those_that_were_sent(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[list[bytes]] = []
    take = Episode.take

    def watched(self: Episode, *args: object) -> None:
        take(self, *args)  # type: ignore[arg-type]
        sent.append(views(self, self.at + 700))

    monkeypatch.setattr(Episode, "take", watched)
    recording = an_evening(number, most=60).recording()
    data = "".join(f"{line}\n" for line in lines_of(recording)).encode()
    again = read_bytes("x", data).recording
    fold = Fold(again.header)
    for entry, expected in zip(again.entries, sent, strict=True):
        fold.take(entry)
        assert views(fold, fold.at + 700) == expected
