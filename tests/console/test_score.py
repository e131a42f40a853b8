"""Several matches in a row at a table: the score on the room's screen, and who starts."""

from __future__ import annotations

from pathlib import Path

from tests.console.room import Clock, Room


def test_the_winner_starts_the_next_match_and_the_room_sees_the_score(
    tmp_path: Path, clock: Clock
) -> None:
    room = Room(tmp_path / "data.sqlite3", clock, show="city-state")
    host, crowd = room.host(), room.audience()
    cast = list(room.director.episode.members)
    wins = ["lamora", "lamora", "livia"]
    for winner in wins:
        assert room.go(host, "begin")["ok"]
        assert host.direct("declare", winner=winner, cause="retirement")["ok"]
        garnets = dict.fromkeys(cast, 0)
        assert host.direct("next", finalists=cast, garnets=garnets)["ok"]
    assert room.director.episode.setup.last_winner == "livia"
    assert room.go(host, "begin")["ok"]
    assert host.direct("scene", scene="score", pinned=True)["ok"]
    floor = crowd.last("view")["floor"]
    assert floor["program"] == "score"
    told = [(row["place"], row["id"], row["won"], row["played"]) for row in floor["score"]]
    assert told[:3] == [(1, "lamora", 2, 3), (2, "livia", 1, 3), (3, "vetinari", 0, 3)]
    assert host.last("view")["floor"]["score"] == floor["score"]
    room.go_to_play(host)
    assert room.director.episode.match.turn_of == "livia"
    room.close()
