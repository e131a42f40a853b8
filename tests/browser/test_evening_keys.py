"""The same evening by keyboard alone: the panel gets keys and nothing else."""

from __future__ import annotations

import pytest

from .evening import Evening, run
from .hands import Keyboard
from .stage import Stage

pytestmark = pytest.mark.browser


@pytest.mark.long
def test_a_whole_evening_by_keyboard_alone(evening_stage: Stage) -> None:
    run(Evening(evening_stage, Keyboard))
