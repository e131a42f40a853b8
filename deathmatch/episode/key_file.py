"""The server's secret, in a file of its own: a copy of the database opens nothing."""

import os
import secrets
from pathlib import Path

from deathmatch.episode import places
from deathmatch.episode.folder_lock import LOCK_FILE
from deathmatch.episode.whole_file import PRIVATE, replace_file

KEY_BYTES = 32


class KeyDamaged(Exception):
    """What lies in the file is no key."""


def secret_of(folder: Path) -> bytes:
    """The secret kept in a data folder; one is made, for this user alone, where there is none.

    Raises KeyDamaged, and OSError where the file cannot be read or made.
    """
    file = places.key_path(folder)
    try:
        text = file.read_text(encoding="ascii", errors="replace").strip()
    except FileNotFoundError:
        text = secrets.token_hex(KEY_BYTES)
        replace_file(file, text + "\n", PRIVATE)
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise KeyDamaged from None
    if len(secret) != KEY_BYTES:
        raise KeyDamaged
    return secret


def keep_private(folder: Path) -> None:
    """Takes the data folder and what the console keeps there away from everybody else's eyes.

    A folder that many share, such as the one for temporary files, stays as it is; the files in it
    are closed all the same. Whatever cannot be changed stays too.
    """
    own = [folder, places.key_path(folder), folder / LOCK_FILE]
    own += folder.glob(f"{places.DATABASE}*")
    for path in own:
        try:
            mode = path.stat().st_mode
            if mode & 0o077 and not mode & 0o1000:
                os.chmod(path, mode & 0o700)
        except OSError:
            continue
