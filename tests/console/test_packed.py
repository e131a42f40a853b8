"""Static texts come packed to who takes that, and are the same text."""

from __future__ import annotations

import gzip
import os
import re
import time
from pathlib import Path

import pytest
from werkzeug.test import Client, TestResponse

from deathmatch.console.packed import KEPT, Packed, stamped
from deathmatch.resources import resource_dir
from tests.console.room import Room

TEXTS = ["css/base.css", "js/link.js", "locales/en/game.ftl", "vendor/preact/preact.module.js"]
TAKES = {"Accept-Encoding": "gzip, deflate, br"}


def got(room: Room, path: str, headers: dict[str, str]) -> TestResponse:
    """The answer, whole, with its file closed."""
    return room.browser().get(path, headers=headers, buffered=True)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_packed_for_who_takes_it(room: Room, text: str) -> None:
    there = (resource_dir("static") / text).read_bytes()
    packed, plain = (got(room, f"/static/{text}", headers) for headers in (TAKES, {}))
    assert packed.headers["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain.headers
    assert gzip.decompress(packed.data) == plain.data == there
    assert len(packed.data) < len(there) / 2
    assert packed.content_length == len(packed.data)
    assert "Accept-Encoding" in packed.vary and "Accept-Encoding" in plain.vary


def test_what_has_not_changed_is_not_sent_again(room: Room) -> None:
    path = "/static/css/base.css"
    first = got(room, path, TAKES)
    again = got(room, path, {**TAKES, "If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")
    weak = got(room, path, {**TAKES, "If-None-Match": f"W/{first.headers['ETag']}"})
    assert weak.status_code == 304
    assert got(room, path, TAKES).data == first.data


@pytest.mark.parametrize(
    "path",
    [
        "/static/vendor/fonts/fira-sans-latin-400-normal.woff2",
        "/",
        "/static/nothing.css",
        "/static/js/../../pyproject.js",
        "/static//etc/passwd.css",
        "/static/%00.js",
    ],
)
def test_nothing_else_is_packed(room: Room, path: str) -> None:
    answer = got(room, path, TAKES)
    assert "Content-Encoding" not in answer.headers


def test_a_part_of_a_text_is_what_was_asked_for(room: Room) -> None:
    part = got(room, "/static/css/base.css", {**TAKES, "Range": "bytes=0-99"})
    assert part.status_code == 206 and len(part.data) == 100
    assert "Content-Encoding" not in part.headers


def test_a_text_that_changes_is_sent_anew(tmp_path: Path) -> None:
    file = tmp_path / "look.css"
    file.write_text("a {}", encoding="utf-8")
    client = Client(Packed(lambda environ, start: [], tmp_path, "a"))
    first = client.get("/static/look.css")
    file.write_text("b {}", encoding="utf-8")
    os.utime(file, ns=(1, 1))
    second = client.get("/static/look.css", headers={"If-None-Match": first.headers["ETag"]})
    assert (first.text, second.text) == ("a {}", "b {}")


def test_what_is_of_this_build_is_asked_for_once(room: Room) -> None:
    """A page that is loaded again, on a bad wireless, needs nothing but itself."""
    page = room.browser().get("/audience").text
    named = set(re.findall(r'="(/static/[^"]+\.(?:css|ftl|js))"', page))
    assert {path.split("/")[2] for path in named} == {stamped(room.console.build).split("/")[2]}
    for path in named:
        answer = got(room, path, TAKES)
        assert answer.status_code == 200 and answer.headers["Cache-Control"] == KEPT[1]


@pytest.mark.parametrize("build", ["another", "", "../.."])
def test_what_is_of_another_build_is_not_kept(room: Room, build: str) -> None:
    answer = got(room, f"{stamped(build)}/css/base.css", TAKES)
    assert answer.status_code in (200, 404) and "no-" in answer.headers["Cache-Control"]


def test_a_text_that_changes_under_a_console_is_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "look.css"
    file.write_text("a {}", encoding="utf-8")
    os.utime(file, ns=(1, 1))
    client = Client(Packed(lambda environ, start: [], tmp_path, "a"))
    assert client.get("/static/~a/look.css").headers["Cache-Control"] == KEPT[1]
    file.write_text("b {}", encoding="utf-8")
    os.utime(file, (later := time.time() + 1, later))
    assert client.get("/static/~a/look.css").headers["Cache-Control"] == "no-cache"
