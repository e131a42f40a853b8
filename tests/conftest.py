"""What every test shares: the hypothesis profile and the browser."""

import gc
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from tests.tools.browser import LAUNCH_ARGS, REMEDY, find_browser

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Two busy cores make single examples slow now and then: a deadline would only fail by chance.
settings.register_profile(
    "deathmatch",
    deadline=None,
    print_blob=True,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("deathmatch")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no core waits at the end for one that began late."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture
def no_sockets_left() -> Iterator[None]:
    """Collects what the client library has left behind while its warnings are still ignored."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def browser() -> "Iterator[Browser]":
    """A headless Chromium; each test opens contexts of its own in it and closes them."""
    # Imported here: the fast tests must not need the driver.
    from playwright.sync_api import sync_playwright

    path = find_browser()
    if path is None:
        pytest.fail(REMEDY, pytrace=False)
    with sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=path, args=LAUNCH_ARGS)
        yield chromium
        chromium.close()
