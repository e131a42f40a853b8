"""The console and the screens of a whole evening."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.tools.running import Running, write_show

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from .stage import Stage

MORE = """
[connection]
hold_seconds = 1

[[messages]]
to = "room"
text = "Please switch off your phones."
"""


@pytest.fixture
def evening_server(tmp_path: Path) -> Iterator[Running]:
    show = write_show(tmp_path / "first-encounter", decision_seconds=900)
    with (show / "show.toml").open("a", encoding="utf-8") as file:
        file.write(MORE)
    running = Running(tmp_path / "data", str(show), pace=0.0)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def evening_stage(browser: Browser, evening_server: Running) -> Iterator[Stage]:
    from .stage import Stage

    stage = Stage(browser, evening_server)
    yield stage
    stage.keep_pictures(evening_server.data.parent)
    stage.close()
