"""Where the keys of a TOML document stand."""

import pytest

from deathmatch.episode.toml_lines import line_of, lines_of

DOCUMENT = '''\
title = "x" # [not] = a table
"quoted key" = 'y'
a.b . "c" = 1979-05-27 07:32:00

text = """
[fake]
key = 1 \\""" still """
list = [
  1, # ] comment
  { deep = [2, 3],
    more = { x = 1 } },
  "]",
]
[table]
key = 1.5
[table.sub]
key = [ ]
[[many]]
id = "a"
[many.under]
x = 1
[[many.below]]
y = 1
[[many.below]]
y = 2
[[many]]
id = "b"
[[many.below]]
y = 3
last = \'\'\'it''s
two lines\'\'\'\'
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("title",), 1),
        (("quoted key",), 2),
        (("a", "b", "c"), 3),
        (("text",), 5),
        (("list",), 8),
        (("list", 0), 9),
        (("list", 1), 10),
        (("list", 1, "deep", 1), 10),
        (("list", 1, "more", "x"), 11),
        (("list", 2), 12),
        (("table",), 14),
        (("table", "key"), 15),
        (("table", "sub", "key"), 17),
        (("many", 0), 18),
        (("many", 0, "id"), 19),
        (("many", 0, "under", "x"), 21),
        (("many", 0, "below", 0, "y"), 23),
        (("many", 0, "below", 1, "y"), 25),
        (("many", 1, "id"), 27),
        (("many", 1, "below", 0, "y"), 29),
        (("many", 1, "below", 0, "last"), 30),
    ],
)
def test_every_key_is_found(path: tuple[str | int, ...], line: int) -> None:
    assert lines_of(DOCUMENT)[path] == line


def test_nothing_is_found_that_is_not_there() -> None:
    lines = lines_of(DOCUMENT)
    assert ("fake",) not in lines and ("key",) not in lines


def test_windows_line_ends_count_once() -> None:
    assert lines_of("a = 1\r\nb = 2\r\n") == {("a",): 1, ("b",): 2}


def test_what_is_missing_stands_where_its_surroundings_stand() -> None:
    lines = lines_of(DOCUMENT)
    assert line_of(lines, ("many", 1, "name")) == 26
    assert line_of(lines, ("absent",)) is None
