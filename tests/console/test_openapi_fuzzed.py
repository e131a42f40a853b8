"""The HTTP calls under Schemathesis: it reads the OpenAPI document, makes calls that fit it and
calls that do not, with the token and without, and holds each answer against the document.

In this process, and the same calls on every run.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from deathmatch.console.order_messages import ORDERS, name_of
from tests.console.room import Clock, Room

# What is drawn once for all inside Schemathesis is no part of what is tested here.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")

CALLS = 20
ANSWERED = {200, 409}
REFUSED = {401, 409, 413, 422}


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A match in play, so that orders are carried out as well as refused."""
    room = Room(tmp_path_factory.mktemp("openapi") / "journal.sqlite3", Clock())
    room.at_play()
    yield room
    room.close()


@pytest.fixture(scope="module")
def document(room: Room) -> Any:
    """The document, as Schemathesis reads it from the console."""
    import schemathesis  # A second of imports, which nobody else needs.

    # By itself it knows no such refusal as 413, "too long".
    rejected = {"negative_data_rejection": {"expected-statuses": sorted(REFUSED)}}
    config = schemathesis.Config.from_dict({"checks": rejected})
    app = room.console.app
    return schemathesis.openapi.from_wsgi("/api/v1/openapi.json", app, config=config)


def answers(room: Room, calls: Any) -> set[int]:
    """Makes calls and has all of Schemathesis's checks look at each answer; gives the statuses."""
    statuses: set[int] = set()
    token = {"Authorization": f"Bearer {room.console.access.api_token}"}

    @settings(
        max_examples=CALLS,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=calls)
    def call(case: Any) -> None:
        room.clock.s += 1  # Never too many calls in a second.
        response = case.call(headers=token)
        statuses.add(response.status_code)
        case.validate_response(response, headers=token)

    call()
    return statuses


@pytest.mark.slow
@pytest.mark.xdist_group("openapi")
@pytest.mark.parametrize("order", [name_of(order) for order in ORDERS])
def test_every_order_answers_as_the_document_says(room: Room, document: Any, order: str) -> None:
    from schemathesis import GenerationMode

    calls = document[f"/{order}"]["POST"]
    right = answers(room, calls.as_strategy(generation_mode=GenerationMode.POSITIVE))
    assert right and right <= ANSWERED
    wrong = answers(room, calls.as_strategy(generation_mode=GenerationMode.NEGATIVE))
    assert {401, 422} <= wrong


@pytest.mark.slow
@pytest.mark.xdist_group("openapi")
def test_the_state_and_the_document_answer_as_the_document_says(room: Room, document: Any) -> None:
    for path in ("/state", "/openapi.json"):
        assert answers(room, document[path]["GET"].as_strategy()) == {200}
