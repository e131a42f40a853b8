"""Films and the player's page: the bytes that went out live, and who gets which point of view."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from deathmatch.cli import cli
from deathmatch.commands import common
from deathmatch.console import replay
from deathmatch.console.films import Films, views_of
from deathmatch.console.replay import FILLED_TO, replay_app
from deathmatch.console.wire import AUDIENCE_ROOM, DIRECTOR_ROOM, seat_room
from deathmatch.episode.episode import Episode
from deathmatch.episode.film import ALL, ROOM, Film, points_of_view
from deathmatch.episode.floor import Rewind, Say, SetBlack, TakeScene
from deathmatch.episode.journal import Journal
from deathmatch.episode.recording import lines_of
from deathmatch.errors import UserError
from deathmatch.game import AddTime, Begin, Decision, Pause, Resume
from tests.console.tagged import SEATS, Stage, careful_choice
from tests.episode.builders import SEED, WALL, a_setup, play

ROOMS = {ROOM: AUDIENCE_ROOM, ALL: DIRECTOR_ROOM, **{seat: seat_room(seat) for seat in SEATS}}


def live(seed: int) -> tuple[Episode, dict[tuple[str, int], bytes]]:
    """A match through the director, and the bytes of every view by room and entry."""
    stage, random = Stage(), Random(seed)
    sent: dict[tuple[str, int], bytes] = {}

    def emit(event: str, payload: Mapping[str, Any], to: str) -> None:
        if event == "view":
            # What only fills a message up on the air is no part of what is shown.
            view = {part: value for part, value in payload.items() if part != "pad"}
            sent[to, payload["rev"]] = msgspec.json.encode(view)

    stage.capture.emit = emit  # type: ignore[method-assign]
    stage.director.publish()
    stage.submit(Begin(), "host", 0)
    for number in range(1, 200):
        episode = stage.director.episode
        if episode.match.over:
            break
        for at, command in enumerate(beside(episode, number)):
            assert stage.submit(command, "host", 1000 * number + at)["ok"], command
        match = episode.match
        seat = random.choice(match.asked)
        answer = careful_choice(match, seat, random, 0.8)
        stage.submit(Decision(seat, match.question, answer), seat, number, random.random() * 9)
    return episode, sent


def beside(episode: Episode, number: int) -> list[Any]:
    """What the host does in between."""
    if number % 12 == 5:
        return [Pause("host"), TakeScene("cast"), SetBlack(True), SetBlack(False), Resume()]
    if number % 12 == 8:
        return [Say(f"words-{number}", "room", "Hush."), AddTime(episode.match.asked[0], 4000)]
    if number % 12 == 11:
        return [Rewind([n for n in episode.counting if episode.before(n)][-3]), Resume()]
    return []


@pytest.mark.parametrize("seed", [1, 2])
def test_a_film_is_byte_for_byte_what_was_sent(seed: int) -> None:
    episode, sent = live(seed)
    assert episode.rev > 20
    for view, room in ROOMS.items():
        film = Film(episode, view)
        for frame, entry in enumerate(film.head()["entry"]):
            assert msgspec.json.encode(film.sent(frame)) == sent[room, entry], (view, entry)


def an_episode(seed: int, most: int = 1000) -> Episode:
    episode = Episode.create(Journal("sqlite://"), a_setup(), WALL, SEED)
    play(episode, Random(seed), most)
    return episode


def test_until_it_is_over_only_the_room_s_view_is_given() -> None:
    running = an_episode(1, most=5)
    assert views_of(running, closed=False) == [ROOM]
    assert views_of(running, closed=False, all_hands=True) == [ROOM, ALL]
    assert views_of(running, closed=True) == points_of_view(running.setup)
    client = replay_app(Films(running), lambda: [ROOM], "en").test_client()
    assert client.get("/films/views").json == {"views": [ROOM]}
    assert client.get("/films/room/head").status_code == 200
    for path in ("all/head", "ada/head", "all/0", "ada/0", "zed/head", "room/9", "room/-1", "room"):
        assert client.get(f"/films/{path}").status_code == 404, path


def test_no_length_tells_who_holds_what() -> None:
    over = an_episode(1)
    client = replay_app(Films(over), lambda: points_of_view(over.setup), "en").test_client()
    for path in ("all/head", "all/0", "ada/0"):
        body = client.get(f"/films/{path}").data
        assert len(body) % FILLED_TO == 0 and body.strip(), path


def test_a_running_episode_grows() -> None:
    running = an_episode(1, most=5)
    films = Films(running, newer=lambda: play(running, Random(3), 1))
    client = replay_app(films, lambda: [ROOM], "en").test_client()
    before = client.get("/films/room/head").json["entry"][-1]
    assert client.get("/films/room/head").json["entry"][-1] == before + 1


def test_the_page_is_given_with_its_policy() -> None:
    page = replay_app(Films(an_episode(1)), lambda: [ROOM], "en").test_client().get("/")
    assert 'data-films="/films"' in page.text
    assert "default-src 'self'" in page.headers["Content-Security-Policy"]


def stored(folder: Path, over: bool) -> None:
    journal = Journal.at(folder / "deathmatch.sqlite3")
    play(Episode.create(journal, a_setup(), WALL, SEED), Random(1), 1000 if over else 4)
    journal.close()


@pytest.mark.parametrize("over", [True, False])
def test_an_episode_is_opened_by_its_show_and_number(tmp_path: Path, over: bool) -> None:
    stored(tmp_path, over)
    with common.opened("knives/1", tmp_path) as told:
        assert told.closed() is over
        assert told.fold.number == 1
    if not over:
        stored(tmp_path, over=False)
        # Nothing leads back to an episode that has another after it.
        with common.opened("knives/1", tmp_path) as told:
            assert told.closed()


@pytest.mark.parametrize("source", ["knives/2", "knives", "no/such/file.jsonl", "a-file-1"])
def test_what_is_no_episode_is_refused_in_a_sentence(tmp_path: Path, source: str) -> None:
    stored(tmp_path, over=True)
    with pytest.raises(UserError, match="SHOW/NUMBER") as refused:
        with common.opened(source, tmp_path):
            pass
    assert refused.value.code == 2


class Ended:
    """A server that somebody ends at once with Ctrl-C."""

    host, port = "127.0.0.1", 8123
    closed = False

    def serve_forever(self) -> None:
        raise KeyboardInterrupt

    def server_close(self) -> None:
        self.closed = True


def test_the_command_says_where_it_plays_and_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Ended()
    monkeypatch.setattr(replay, "replay_server", lambda app, port: server)
    lines = [f"{line}\n" for line in lines_of(an_episode(1).recording())]
    for name, text, said in (
        ("whole.jsonl", "".join(lines), ""),
        ("short.jsonl", "".join(lines[:4]), "has no last line"),
        ("half.jsonl", "".join(lines[:4]) + lines[4][:30], "cut off within line 5"),
    ):
        file = tmp_path / name
        file.write_text(text)
        ended = CliRunner().invoke(cli, ["replay", str(file)])
        assert ended.exit_code == 0 and server.closed
        assert f"{file} plays at http://127.0.0.1:8123/" in ended.output
        assert said in ended.output and ("cut off" in ended.output) == bool(said)


def test_the_command_explains_itself() -> None:
    told = CliRunner().invoke(cli, ["replay", "--help"]).output
    assert "FILE|EPISODE" in told and "Example: deathmatch replay" in told
