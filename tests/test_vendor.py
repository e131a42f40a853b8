"""Every vendored file is known: where it comes from, under which licence, byte for byte."""

import gzip
import hashlib
import json
from pathlib import Path

import pytest

VENDOR = Path(__file__).resolve().parents[1] / "static" / "vendor"
ENTRIES = json.loads((VENDOR / "vendor.json").read_text(encoding="utf-8"))["files"]
KEYS = {"file", "package", "version", "licence", "sha256"}


def is_licence(file: str) -> bool:
    return Path(file).name.startswith("LICENSE")


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry["file"])
def test_the_file_is_the_one_that_was_taken(entry: dict[str, str]) -> None:
    assert KEYS <= entry.keys() <= KEYS | {"note"}
    assert all(entry.values())
    content = (VENDOR / entry["file"]).read_bytes()
    assert hashlib.sha256(content).hexdigest() == entry["sha256"]


def test_every_vendored_file_is_listed_once() -> None:
    there = {p.relative_to(VENDOR).as_posix() for p in VENDOR.rglob("*") if p.is_file()}
    listed = [entry["file"] for entry in ENTRIES]
    assert sorted(listed) == sorted(there - {"vendor.json"})


def test_every_package_has_its_licence_beside_it() -> None:
    licensed = {
        (entry["package"], Path(entry["file"]).parent)
        for entry in ENTRIES
        if is_licence(entry["file"])
    }
    used = {(entry["package"], Path(entry["file"]).parent) for entry in ENTRIES}
    assert used - licensed == set()


@pytest.mark.parametrize(
    "file", [e["file"] for e in ENTRIES if e["file"].endswith((".js", ".mjs"))]
)
def test_no_script_names_a_source_map_that_is_not_here(file: str) -> None:
    """A browser asks for the map as soon as somebody opens its tools."""
    assert "sourceMappingURL" not in (VENDOR / file).read_text(encoding="utf-8")


def test_what_is_kept_compressed_is_what_was_taken() -> None:
    packed = [entry for entry in ENTRIES if entry["file"].endswith(".gz")]
    assert packed
    for entry in packed:
        content = gzip.decompress((VENDOR / entry["file"]).read_bytes())
        assert f"SHA-256 {hashlib.sha256(content).hexdigest()}" in entry["note"]
