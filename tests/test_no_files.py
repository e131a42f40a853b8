"""What is no file is refused before anybody waits for what comes out of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from deathmatch.cli import main

COMMANDS = [("verify",), ("export", "--as", "csv"), ("replay",), ("import",), ("restore",)]


@pytest.mark.parametrize("command", [*COMMANDS, ("rulings",)], ids=lambda command: command[0])
def test_a_pipe_and_a_device_are_refused(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    where = [] if command[0] in ("rulings", "verify") else ["--data-dir", str(tmp_path / "data")]
    for source in (str(pipe), "/dev/zero"):
        assert main([*command, source, *where]) == 2
        said = capsys.readouterr().err
        assert "is a pipe or a device" in said and len(said.splitlines()) == 1
    assert not list(tmp_path.glob("**/*.tmp"))


def test_rulings_that_are_nested_without_end_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "deep.yaml"
    file.write_text("[" * 5000)
    assert main(["rulings", str(file)]) == 2
    assert "nested too deeply" in capsys.readouterr().err
