"""The commands check, rehearse and episodes, as a person at a terminal meets them."""

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from deathmatch.cli import main
from deathmatch.episode.episode import Episode
from deathmatch.episode.journal import Journal
from deathmatch.episode.places import data_dir, database_path
from deathmatch.game import Begin, End

from .builders import SEED, SHOW, WALL, a_setup, play, write_show
from .test_journal import change


class TestCheck:
    def test_a_show_without_faults_in_one_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["check", "first-encounter"]) == 0
        out, err = capsys.readouterr()
        assert err == "" and out.count("\n") == 1
        for part in ("First Encounter", "Nomi Marks (15 garnets)", "11 spectators", "120 s"):
            assert part in out

    def test_every_fault_and_status_2(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        text = "titel = 1\n" + SHOW.replace("= 0", "= -1")
        folder = write_show(tmp_path / "x", text)
        assert main(["check", str(folder)]) == 2
        out, err = capsys.readouterr()
        assert out == "" and "2 faults in the show" in err
        assert 'line 1, titel: found the unknown key "titel"' in err
        assert "line 18, cast[3].garnets: found -1" in err

    def test_no_such_show(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        write_show(tmp_path / "shows" / "mine")
        assert main(["check", "miner", "--data-dir", str(tmp_path)]) == 2
        err = capsys.readouterr().err
        assert "no such show" in err and 'did you mean "mine"?' in err


class TestRehearse:
    def test_the_report_is_a_plain_table(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["rehearse", "first-encounter", "-n", "20", "--seed", "4"]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        rows = dict(line.split("  ", 1) for line in out.splitlines())
        assert {key: rows[key].strip() for key in ("show", "seed", "matches")} == {
            "show": "First Encounter",
            "seed": "4",
            "matches": "20",
        }
        assert "won by Nomi Marks" in rows

    def test_the_same_seed_says_the_same(self, capsys: pytest.CaptureFixture[str]) -> None:
        said = []
        for _ in range(2):
            main(["rehearse", "first-encounter", "-n", "15", "--seed", "8"])
            said.append(capsys.readouterr().out.splitlines()[:-1])
        assert said[0] == said[1]

    @pytest.mark.parametrize("wrong", [["-n", "0"], ["-n", "x"], ["--seed", "y"], []])
    def test_what_is_not_understood(
        self, wrong: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        show = ["first-encounter"] if wrong else []
        assert main(["rehearse", *show, *wrong]) == 2
        assert "Error" in capsys.readouterr().err

    def test_a_bar_on_a_terminal_and_none_in_a_pipe(self) -> None:
        pty = pytest.importorskip("pty")
        command = [sys.executable, "-m", "deathmatch", "rehearse", "first-encounter", "-n", "5"]
        piped = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
        assert piped.stderr == "" and "Rehearsing" not in piped.stdout
        import os

        leader, follower = pty.openpty()
        shown = subprocess.run(
            command, stdout=subprocess.PIPE, stderr=follower, text=True, check=True, timeout=60
        )
        os.close(follower)
        bar = os.read(leader, 65536).decode()
        os.close(leader)
        assert "Rehearsing" in bar and "100%" in bar
        assert "Rehearsing" not in shown.stdout


class TestEpisodes:
    @pytest.fixture(autouse=True)
    def no_bundled(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "bundled").mkdir()
        monkeypatch.setenv("DEATHMATCH_SHOWS_DIR", str(tmp_path / "bundled"))

    def test_none_yet(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["episodes", "--data-dir", str(tmp_path / "none")]) == 0
        assert "No episodes yet" in capsys.readouterr().out
        assert not (tmp_path / "none").exists()
        Journal.at(database_path(tmp_path)).close()
        assert main(["episodes", "--data-dir", str(tmp_path)]) == 0
        assert "No episodes yet" in capsys.readouterr().out

    def test_the_list(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        names = self._three_episodes(tmp_path)
        assert main(["episodes", "--data-dir", str(tmp_path)]) == 0
        head, first, second, third = capsys.readouterr().out.splitlines()
        assert head.split() == ["SHOW", "NUMBER", "DATE", "FINALISTS", "STATE", "WINNER",
                                "DECISIONS", "LENGTH"]  # fmt: skip
        assert "knives  1" in first and "Ada - Bo" in first and f"over     {names}" in first
        assert "stopped" in second and second.split()[-3:] == ["-", "0", "1:30"]
        assert "ready" in third and third.split()[-3:] == ["-", "0", "0:00"]

    def test_one_that_was_never_played_is_not_ready_any_more(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        journal = Journal.at(database_path(tmp_path))
        for _ in range(2):
            Episode.create(journal, a_setup(), WALL, SEED)
        journal.close()
        assert main(["episodes", "--data-dir", str(tmp_path)]) == 0
        _head, first, second = capsys.readouterr().out.splitlines()
        assert "unused" in first and "ready" in second

    def test_a_damaged_episode_does_not_hide_the_others(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self._three_episodes(tmp_path)
        change(database_path(tmp_path), "DELETE FROM entries WHERE episode = 1 AND n = 4")
        assert main(["episodes", "--data-dir", str(tmp_path)]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert "damaged: show knives, episode 1, entry 4: it is missing" in lines[1]
        assert "stopped" in lines[2]

    def test_newer_data(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._three_episodes(tmp_path)
        change(database_path(tmp_path), "UPDATE meta SET value = '9' WHERE key = 'version'")
        assert main(["episodes", "--data-dir", str(tmp_path)]) == 1
        assert "newer_data" in capsys.readouterr().err

    def _three_episodes(self, folder: Path) -> str:
        journal = Journal.at(database_path(folder))
        first = Episode.create(journal, a_setup(), WALL, SEED)
        play(first, Random(3))
        second = Episode.create(journal, a_setup(), WALL, SEED)
        second.commit(Begin(), "a", "host", 3_600_000, WALL)
        second.commit(End(), "b", "host", 3_690_999, WALL)
        Episode.create(journal, a_setup(), WALL, SEED)
        journal.close()
        assert first.result is not None
        return str(first.result.winner).title()


class TestPlaces:
    def test_the_option_comes_before_the_variable(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DEATHMATCH_DATA_DIR", str(tmp_path / "variable"))
        assert data_dir() == tmp_path / "variable"
        assert data_dir(tmp_path / "option") == tmp_path / "option"
        monkeypatch.delenv("DEATHMATCH_DATA_DIR")
        assert data_dir().name == "deathmatch"

    def test_a_tilde_is_this_users_home(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("HOME", "/somewhere")
        assert data_dir("~/shows") == Path("/somewhere/shows")
