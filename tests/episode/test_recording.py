"""Recordings as files: read back as they were written, and refused in one sentence."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal
from deathmatch.episode.reading import read_recording
from deathmatch.episode.recording import (
    Recording,
    fold_of,
    lines_of,
)
from deathmatch.errors import UserError

from .builders import SEED, WALL, a_setup, play


def an_episode(decisions: int = 1000, seed: int = 3) -> Episode:
    episode = Episode.create(Journal("sqlite://"), a_setup(), WALL, SEED)
    play(episode, Random(seed), decisions)
    return episode


def written(folder: Path, recording: Recording) -> Path:
    file = folder / "episode.jsonl"
    file.write_text("".join(f"{line}\n" for line in lines_of(recording)), encoding="utf-8")
    return file


@pytest.fixture(scope="module")
def whole() -> Recording:
    return an_episode().recording()


def test_what_is_written_is_read_back(whole: Recording, tmp_path: Path) -> None:
    found = read_recording(written(tmp_path, whole))
    assert found == whole and found.cut is None
    assert found.end is not None and found.end.seed == SEED.hex()


def test_a_recording_folds_to_the_match_that_was_played(tmp_path: Path) -> None:
    episode = an_episode()
    fold = fold_of(read_recording(written(tmp_path, episode.recording())))
    assert fold.match == episode.match and fold.floor == episode.floor
    assert fold.counting == episode.counting and fold.length_ms == episode.length_ms
    assert [fold.match_after(n) for n in range(fold.rev + 1)] == [
        episode.match_after(n) for n in range(episode.rev + 1)
    ]


def test_an_episode_that_goes_on_has_no_seed(tmp_path: Path) -> None:
    episode = an_episode(9)
    recording = Episode.load(episode._journal, episode.id).recording()
    assert recording.end is None and recording.cut is not None
    assert (recording.cut.code, recording.cut.line) == ("no_end", 11)
    file = written(tmp_path, recording)
    assert SEED.hex() not in file.read_text() and read_recording(file) == recording


def test_a_file_that_was_cut_off_gives_what_is_there(whole: Recording, tmp_path: Path) -> None:
    file = written(tmp_path, whole)
    data = file.read_bytes()
    tenth = len(b"".join(data.splitlines(keepends=True)[:10]))
    for size, code, line, entries in (
        (tenth, "no_end", 11, 9),
        (tenth + 40, "half_line", 11, 9),
        (len(data) - 1, "half_line", len(whole.entries) + 2, len(whole.entries)),
    ):
        file.write_bytes(data[:size])
        found = read_recording(file)
        assert found.cut is not None and (found.cut.code, found.cut.line) == (code, line)
        assert found.entries == whole.entries[:entries] and found.end is None


def changed(data: bytes, line: int, old: bytes, new: bytes) -> bytes:
    lines = data.splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return b"".join(lines)


def test_the_line_that_was_changed_is_named(whole: Recording, tmp_path: Path) -> None:
    file = written(tmp_path, whole)
    data = file.read_bytes()
    for line in (2, 7, 12):
        file.write_bytes(changed(data, line, b'"wall":18', b'"wall":19'))
        with pytest.raises(UserError, match=f"line {line} .*not the line that was written") as it:
            read_recording(file)
        assert it.value.code == 2


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "it is empty"),
        (b"\x00\xff" * 40, "line 1 is no header"),
        (
            b'{"format":"deathmatch-recording/99"}\n',
            "of format '99', .* reads 1 and 2: use",
        ),
        (b'{"format":"something"}\n', "says that it is 'something'"),
        (b'{"format":7}\n', "says that it is '7'"),
        (b"[" * 100_000, "line 1 is no header"),
        (b'{"x":"' + b"y" * (1 << 20) + b'"}\n', "longer than 1048576 bytes"),
        ("{'format'}".encode("utf-16"), "line 1 is no header"),
        (b'{"format": "deathmatch-recording/1"}\n', "line 1 is not as it was written"),
        (b'\xef\xbb\xbf{"format":"deathmatch-recording/1"}\n', "line 1 is no header"),
        (b'{"format":"deathmatch-recording/1"}\r\n', "line 1 is not as it was written"),
    ],
)
def test_what_is_no_recording(data: bytes, words: str, tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(data)
    with pytest.raises(UserError, match=words) as it:
        read_recording(file)
    assert it.value.code == 2 and "\n" not in it.value.message and len(it.value.message) < 300


def test_a_file_that_is_not_there_and_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(UserError, match="cannot be read"):
            read_recording(path)


@pytest.mark.parametrize(
    "line",
    [
        b"[" * 100_000,
        b'{"n":NaN}',
        b'{"n":1,"n":1}',
        b'{"n":123456789012345678901234567890}',
        b'{"prev":"","result":{},"seed":""}\r',
        b'{"a":"' + b"y" * (1 << 20) + b'"}',
        b"\xff\xfe",
    ],
)
def test_lines_that_are_none_of_a_recording(line: bytes, whole: Recording, tmp_path: Path) -> None:
    file = written(tmp_path, whole)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:5], line + b"\n", *lines[5:]]))
    with pytest.raises(UserError, match=r"line 6 \(entry 5\)"):
        read_recording(file)


def test_entries_that_cannot_have_happened(whole: Recording) -> None:
    for event in ({"event": "Nonsense"}, {"event": "TurnBegan"}, {"event": "Rewound", "to": 999}):
        entries = (whole.entries[0], replace(whole.entries[1], events=[event]))
        with pytest.raises(UserError, match="Line 3 .* cannot have happened"):
            fold_of(replace(whole, entries=entries))
    with pytest.raises(UserError, match=r"Line 1 .* no finalists"):
        fold_of(replace(whole, header={k: v for k, v in whole.header.items() if k != "finalists"}))
