"""Has the running console go on with another show, or with a show file that has been changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from deathmatch.episode.episode import Episode
from deathmatch.episode.floor import SetBlack, SetPanic
from deathmatch.episode.journal import JournalFault
from deathmatch.episode.overlay import SetOverlay
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import Show
from deathmatch.episode.sound import SetSound

from .acks import Ack, done, refusal
from .archive import Archive

if TYPE_CHECKING:
    from .director import Director


def take_show(director: Director, show: Show, fresh: bool) -> Ack:
    """Opens the newest episode of `show`, or with `fresh` one as its file says now.

    Refused while a match runs, while the disk is not well, and for another language, because
    the pages are made in one.
    """
    with director.lock:
        reason = _against(director, show)
        return refusal(reason) if reason is not None else _taken(director, show, fresh)


def _taken(director: Director, show: Show, fresh: bool) -> Ack:
    try:
        archive = director.archive.of(show)
        episode = archive.open(director.acks)
        if fresh and _runs(episode):
            return refusal("match_runs")
        if fresh:
            episode = _as_the_file_says(archive, episode, show)
        if episode.id != director.episode.id:
            keep_room(director, director.episode, episode)
        _let_go(director, show)
    except JournalFault as fault:
        return refusal(director.failed(fault))
    director.go_on_with(show, archive, episode)
    return done(episode.rev)


def keep_room(director: Director, before: Episode, after: Episode) -> None:
    """A room that is black or on the slate stays so when another episode opens, what of the
    broadcast overlay is hidden stays hidden, and the sound is what it was. JournalFault.
    """
    wall = director.wall()
    if before.floor.black and not after.floor.black:
        after.commit(SetBlack(True), None, "host", after.at, wall)
    if before.floor.panic and not after.floor.panic:
        after.commit(SetPanic(True), None, "host", after.at, wall)
    sound = before.floor.sound
    if sound != after.floor.sound:
        after.commit(SetSound(sound.volume, sound.muted), None, "host", after.at, wall)
    for element in sorted(before.floor.off - after.floor.off):
        after.commit(SetOverlay(element, False), None, "host", after.at, wall)


def _against(director: Director, show: Show) -> str | None:
    if _runs(director.episode):
        return "match_runs"
    if director.waiting is not None:
        return "dealing"
    if not director.disk_is_well():
        return director.disk.trouble["code"] if director.disk.trouble else "storage"
    return None


def _runs(episode: Episode) -> bool:
    return episode.match.begun and not episode.match.over


def _as_the_file_says(archive: Archive, newest: Episode, show: Show) -> Episode:
    """An episode made from the show file; the newest one, where it is that already."""
    setup = Setup.of(show)
    if newest.rev == 0 and newest.setup == setup:
        return newest
    return archive.follow(newest, setup)


def _let_go(director: Director, show: Show) -> None:
    """Links are those of the show's cast from now on, and screens of other links are out."""
    another = show.slug != director.seats.show.slug
    director.access.take_show(show.slug, [member.id for member in show.cast])
    cast = {member.id for member in show.cast}
    for screen, _signs in director.presence.listed():
        if screen.seat is not None and (another or screen.seat not in cast):
            director.on_reissue(screen)
            director.presence.leave(screen.sid)
    for screen in director.presence.of_kind("hands") if another else ():
        director.on_reissue(screen)
        director.presence.leave(screen.sid)
