"""What has to be in order before the console opens, and what the terminal says then."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path

from deathmatch.episode import places
from deathmatch.episode.copies import Kept
from deathmatch.episode.episode import Episode
from deathmatch.episode.faults import ShowFaults
from deathmatch.episode.folder_lock import FolderLock, InUse
from deathmatch.episode.journal import Journal, JournalFault
from deathmatch.episode.key_file import KeyDamaged, keep_private, secret_of
from deathmatch.episode.rescue import rescue
from deathmatch.episode.setup import Setup
from deathmatch.episode.show import Show, load_show
from deathmatch.errors import UserError

from .access import DIRECTOR_KEY, HOST_KEY
from .app import Console, Options, create_console
from .disk import LEAST_FREE

KEPT_AS_HASH = "(as before; --new-passphrase makes another)"
SAME_PASSPHRASE = (
    "The director's passphrase is the same as the hosts', so every host would see all hands: "
    "set another with DEATHMATCH_DIRECTOR_PASSPHRASE."
)


@contextmanager
def only_console(folder: Path) -> Iterator[None]:
    """Keeps a data folder for this process alone. UserError, exit status 2, where another has it.

    Two consoles would each go on with a match of their own, on one journal. What is there is then
    for this user's eyes only.
    """
    lock = FolderLock(folder)
    try:
        lock.take()
    except InUse as used:
        who = f" (process {used.process})" if used.process else ""
        raise UserError(
            f"The data in {folder} are in use by a console that runs already{who}: stop that one, "
            "or choose another folder with --data-dir.",
            2,
        ) from None
    keep_private(folder)
    try:
        yield
    finally:
        lock.release()


def open_console(options: Options, show_name: str, data_dir: Path | None) -> tuple[Console, str]:
    """The console for a show, and the text for the terminal.

    Raises UserError, with exit status 2, for a faulty show, for data that a newer version wrote
    and for a damaged journal.
    """
    folder = places.data_dir(data_dir)
    try:
        show = load_show(show_name, folder)
    except ShowFaults as faults:
        raise UserError(faults.in_words(show_name), 2) from None
    file = places.database_path(folder)
    locks = replace(options.locks, secret=_secret(folder))
    free = partial(_free_bytes, folder)
    options = replace(options, free_bytes=free, data_dir=folder, locks=locks)
    try:
        journal = Journal.at(file)
        console = create_console(show, journal, options)
    except ValueError:
        raise UserError(SAME_PASSPHRASE, 2) from None
    except JournalFault as fault:
        saved = _saved(file) if fault.code == "damaged" else ""
        raise UserError(_why_not(fault, file, saved), 2) from None
    # Only now: nothing is written before what is there was found to be right.
    _lay_out(journal, folder)
    return console, said(console, show, options, folder) + _unsound(journal, console)


def _unsound(journal: Journal, console: Console) -> str:
    """Says which earlier episodes are not as they were written; the one that is on was checked."""
    lines = []
    for stored in journal.episodes():
        try:
            if stored.id != console.director.episode.id:
                journal.verified(stored.id)
        except JournalFault as fault:
            lines.append(f"  DAMAGED: {fault.detail}.")
    more = "  It is left as it is; `deathmatch restore FILE` goes back to a backup."
    return "\n".join(["", *lines, more, ""]) if lines else ""


def _secret(folder: Path) -> bytes:
    file = places.key_path(folder)
    try:
        return secret_of(folder)
    except KeyDamaged:
        raise UserError(
            f"What lies in {file} is no key: put a backup in its place, or delete it; all links "
            "and logins are then new.",
            2,
        ) from None
    except OSError as wrong:
        raise UserError(
            f"The key file {file} cannot be used ({wrong.strerror}): make room or rights there, "
            "or choose another folder with --data-dir.",
            2,
        ) from None


def said(console: Console, show: Show, options: Options, folder: Path) -> str:
    """What the terminal prints: title, addresses, passphrases that are new, where the data lie, how
    to stop.
    """
    base, told = console.director.bases.current, console.access.told
    return "\n".join(
        [
            "",
            f"  {show.title}",
            "",
            f"  Host:        {base}/host",
            f"  Passphrase:  {told[HOST_KEY] or KEPT_AS_HASH}",
            f"  Audience:    {base}/audience",
            f"  Director:    {base}/director",
            f"  Its own passphrase, which shows all hands: {told[DIRECTOR_KEY] or KEPT_AS_HASH}",
            f"  Data:        {folder}",
            "",
            *_kept(show, console.director.episode),
            "  Stop with Ctrl-C; the match is kept and goes on at the next start.",
            "",
        ]
    )


_PARTS = {
    "edition": "clock figures or switches",
    "rundown": "rundown",
    "dice": "dice",
    "title": "title",
}


def _kept(show: Show, episode: Episode) -> list[str]:
    """What an episode that has begun keeps although the show file says otherwise by now."""
    own = episode.setup
    told = Setup.of(show).following(own.cast, own.finalists, own.last_winner, own.score)
    differ = [word for part, word in _PARTS.items() if getattr(own, part) != getattr(told, part)]
    if not differ:
        return []
    return [
        f"  The show file has changed ({', '.join(differ)}): episode {episode.number} keeps its "
        "own, the next one takes the new.",
        "",
    ]


def _lay_out(journal: Journal, folder: Path) -> None:
    """Makes decisions quicker where there is room for it; nothing depends on it."""
    if (_free_bytes(folder) or 0) >= LEAST_FREE:
        with suppress(JournalFault):
            journal.lay_out()


def _free_bytes(folder: Path) -> int | None:
    try:
        return shutil.disk_usage(folder).free
    except OSError:
        return None


def _saved(file: Path) -> str:
    """Saves aside what can still be read of a damaged journal, and says what and where."""
    copies = Kept(file).all()
    newest = f" The newest backup is {copies[-1]}." if copies else ""
    try:
        rescued = rescue(file, datetime.now())
    except OSError as wrong:
        return f"What can still be read could not be saved aside ({wrong.strerror}).{newest}"
    if rescued is None:
        return f"Nothing in it can be read any more.{newest}"
    return (
        f"What can still be read was saved aside: {rescued.episodes} episodes, {rescued.entries} "
        f"entries, in {rescued.file}.{newest}"
    )


def _why_not(fault: JournalFault, file: Path, saved: str) -> str:
    if fault.code == "newer_data":
        return (
            f"The data in {file} were written by a newer version of Death Match ({fault.detail}): "
            "install that version, or choose another folder with --data-dir."
        )
    if fault.code == "damaged":
        return (
            f"The journal {file} is damaged ({fault.detail}). It was not changed. {saved} "
            "`deathmatch restore FILE` goes on from a copy; --data-dir chooses another folder."
        )
    return (
        f"The journal {file} cannot be used ({fault.detail}): "
        "make room or rights there, or choose another folder with --data-dir."
    )
