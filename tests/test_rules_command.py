"""`deathmatch rules`: what is printed is what is played."""

import unicodedata

import pytest

from deathmatch.cli import main


def test_an_edition_s_rules_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "classic"]) == 0
    said = capsys.readouterr().out
    assert "Steal               steal 2 coins" in said
    assert "Captain or Ambassador" in said
    assert "The last one with a noble wins." in said


def test_a_show_s_switches_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--show", "first-encounter"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("First Encounter\n")
    assert "120\u00a0seconds for each decision." in said


def test_they_are_told_in_any_language(capsys: pytest.CaptureFixture[str]) -> None:
    """With the edition's own word for coins, and columns that stand under their heads."""
    assert main(["rules", "usagyuuun", "--language", "fr"]) == 0
    said = capsys.readouterr().out
    assert "3 carottes" in said and "pièces" not in said
    assert main(["rules", "usagyuuun", "--language", "th"]) == 0
    lines = [_bare(line) for line in capsys.readouterr().out.splitlines()[2:9]]
    assert len({line.index("รบ") for line in lines if "รบ" in line}) == 1


def _bare(text: str) -> str:
    """Without the marks that take no column of their own."""
    return "".join(each for each in text if unicodedata.category(each) != "Mn")


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "Name an edition"),
        (["classic", "--show", "first-encounter"], "Name an edition"),
        (["poker"], "no edition 'poker'"),
        (["classic", "--language", "xx"], "no words in 'xx'"),
    ],
)
def test_what_is_not_known_is_refused(
    capsys: pytest.CaptureFixture[str], args: list[str], words: str
) -> None:
    assert main(["rules", *args]) == 2
    assert words in capsys.readouterr().err
