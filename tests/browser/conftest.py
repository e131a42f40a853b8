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
    running = Running(tmp_path / "data", str(show))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def evening_stage(
    request: pytest.FixtureRequest, browser: Browser, evening_server: Running
) -> Iterator[Stage]:
    yield from _stage(request, browser, evening_server)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """The console that a test gets which needs no other."""
    running = Running(tmp_path / "data")
    running.start()
    yield running
    running.stop()


@pytest.fixture
def stage(request: pytest.FixtureRequest, browser: Browser, server: Running) -> Iterator[Stage]:
    """The screens of a test that brings its own `server`."""
    yield from _stage(request, browser, server)


def _stage(request: pytest.FixtureRequest, browser: Browser, running: Running) -> Iterator[Stage]:
    # Imported here: its assertions bring the browser's driver with them.
    from .stage import Stage

    stage = Stage(browser, running)
    failed = request.session.testsfailed
    yield stage
    if request.session.testsfailed > failed:
        stage.keep_pictures(running.data.parent)
    stage.close()
