"""An OpenTimelineIO timeline: one clip for the whole episode, with a marker for each mark."""

from __future__ import annotations

from typing import Any

from deathmatch.episode.exports.marks import Mark, marks
from deathmatch.episode.exports.plan import Plan, positions
from deathmatch.errors import UserError


def write_otio(plan: Plan) -> bytes:
    """The timeline as JSON in UTF-8, as the library writes it.

    The clip's media time is that of the camera: it goes from the earlier of the camera's start and
    the first entry to the last entry, and does not wrap at midnight. UserError where the library
    is not installed.
    """
    otio = _library()
    lineup = plan.lineup
    found = list(marks(plan))
    times = positions(plan.fold.entries, plan.time) or [0]
    start = min(lineup.start, lineup.frame(times[0]))
    end = lineup.frame(times[-1]) + 1
    rate = float(lineup.rate.fps)
    span = otio.opentime.TimeRange(
        otio.opentime.RationalTime(start, rate), otio.opentime.RationalTime(end - start, rate)
    )
    title = f"{plan.fold.setup.title}, {plan.fold.number}"
    clip = otio.schema.Clip(name=title, source_range=span)
    clip.markers.extend(_marker(otio, plan, mark, rate) for mark in found)
    track = otio.schema.Track(name="V1", kind=otio.schema.TrackKind.Video, children=[clip])
    timeline = otio.schema.Timeline(name=title, global_start_time=span.start_time)
    timeline.metadata["deathmatch"] = {
        "show": plan.fold.setup.show,
        "episode": plan.fold.number,
        "rate": lineup.rate.name,
        "start_timecode": lineup.rate.timecode(start),
    }
    timeline.tracks.append(track)
    return f"{otio.adapters.write_to_string(timeline, 'otio_json')}\n".encode()


def _marker(otio: Any, plan: Plan, mark: Mark, rate: float) -> Any:
    at = otio.opentime.RationalTime(mark.frame, rate)
    words = plan.sentences.line(mark.line)
    return otio.schema.Marker(
        name=words,
        marked_range=otio.opentime.TimeRange(at, otio.opentime.RationalTime(1, rate)),
        color=mark.colour,
        metadata={
            "deathmatch": {
                "entry": mark.entry,
                "kind": mark.kind,
                "timecode": plan.lineup.rate.timecode(mark.frame),
            }
        },
    )


def _library() -> Any:
    # Not for every Python there is a wheel of it, and nothing else waits for it.
    try:
        import opentimelineio
    except ImportError:
        raise UserError(
            "This Python has no OpenTimelineIO: install it (pip install opentimelineio), "
            "run the export under Python 3.11 to 3.13, or choose --as edl.",
            2,
        ) from None
    return opentimelineio
