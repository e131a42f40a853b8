"""`deathmatch new`: a commented starting point that is valid as it stands."""

from pathlib import Path

import pytest

from deathmatch.cli import main
from deathmatch.episode.rundown import usual
from deathmatch.episode.show import load_show
from deathmatch.game import EDITIONS


def test_it_writes_a_show_that_check_accepts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = ["--data-dir", str(tmp_path)]
    assert main(["new", "night-of-knives", *place]) == 0
    said = capsys.readouterr().out
    assert str(tmp_path / "shows" / "night-of-knives" / "show.toml") in said
    assert "deathmatch serve night-of-knives --data-dir" in said
    assert main(["check", "night-of-knives", *place]) == 0
    assert "Night Of Knives" in capsys.readouterr().out


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_one_for_each_edition(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], edition: str
) -> None:
    assert main(["new", "mine", "--edition", edition, "--data-dir", str(tmp_path)]) == 0
    show = load_show("mine", tmp_path)
    assert show.edition() == EDITIONS[edition]
    assert show.rundown == usual(EDITIONS[edition])


@pytest.mark.parametrize(
    ("name", "words"),
    [("Bad name", "cannot be the name"), ("../x", "cannot be"), ("first-encounter", "already")],
)
def test_it_refuses_what_is_no_name_or_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, words: str
) -> None:
    assert main(["new", name, "--data-dir", str(tmp_path)]) == 2
    assert words in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_it_never_overwrites(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = ["--data-dir", str(tmp_path)]
    assert main(["new", "mine", *place]) == 0
    file = tmp_path / "shows" / "mine" / "show.toml"
    file.write_text("# my own\n")
    assert main(["new", "mine", *place]) == 2
    assert file.read_text() == "# my own\n"


def test_a_folder_that_cannot_be_written_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "shows").write_text("a file where the folder should be")
    assert main(["new", "mine", "--data-dir", str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err
