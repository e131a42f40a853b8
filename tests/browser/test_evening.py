"""A whole evening by pointer, with every control of the panel used at least once."""

from __future__ import annotations

import pytest

from .evening import Evening, run
from .hands import Pointer
from .stage import Stage

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_a_whole_evening_with_every_control(evening_stage: Stage) -> None:
    run(Evening(evening_stage, Pointer))
