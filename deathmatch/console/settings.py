"""The journal's settings, as the rest of the console asks for them."""

from __future__ import annotations

from deathmatch.episode.journal import Journal


class JournalSettings:
    """Named texts kept in the journal. Both methods raise JournalFault."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    def get(self, name: str) -> str | None:
        """The stored value, or None."""
        return self._journal.setting(name)

    def set(self, name: str, value: str) -> None:
        """Stores a value; it is on disk when this returns."""
        self._journal.set_setting(name, value)
