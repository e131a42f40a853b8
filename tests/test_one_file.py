"""A page as one file holds all it needs, and nothing in it can end an element or reach out."""

import base64
import hashlib
import json
import re
from pathlib import Path

import pytest

from deathmatch.one_file import one_file
from deathmatch.resources import resource_dir

STATIC = resource_dir("static")
SCRIPT = "js/scenes/seal.js"
HOSTILE = "</script><script>alert(1)</script><!--"


def page(**changed: object) -> str:
    given = {
        "title": "T",
        "language": "en",
        "script": SCRIPT,
        "styles": ("css/tokens.css", "css/base.css"),
        "catalogues": ("common",),
        "data": {"recording": b"\x00\xff" * 5},
    }
    return one_file(**(given | changed))  # type: ignore[arg-type]


def text_of(html: str, pattern: str) -> str:
    found = re.search(pattern, html, re.DOTALL)
    assert found
    return found[1]


def modules_of(html: str) -> dict[str, str]:
    held = json.loads(text_of(html, r'<script type="importmap">(.*?)</script>'))["imports"]
    return {name: base64.b64decode(url.partition(",")[2]).decode() for name, url in held.items()}


def test_every_module_that_is_imported_is_inside() -> None:
    modules = modules_of(page())
    wanted = re.findall(r"""(?:from|import)\s*\(?\s*["']([^"']+)["']""", "".join(modules.values()))
    assert {"deathmatch:js/words.js", "deathmatch:vendor/htm/htm.module.js"} <= set(wanted)
    assert set(wanted) <= modules.keys()


def test_a_module_is_otherwise_as_it_is() -> None:
    inside = modules_of(page())["deathmatch:js/scenes/seal.js"]
    own = (STATIC / SCRIPT).read_text(encoding="utf-8")
    assert re.sub(r"'deathmatch:js/|'\.\./|'\./", "'", inside).replace("'scenes/", "'") == re.sub(
        r"'\.\./|'\./", "'", own
    )


def test_it_names_no_address() -> None:
    html = page()
    assert not re.search(r'(?:src|href)="(?!data:)', html)
    assert '"/static/' not in html and "url(/" not in html


def test_its_policy_lets_it_run_itself_and_reach_nothing() -> None:
    html = page()
    policy = text_of(html, r'Content-Security-Policy" content="([^"]*)"')
    assert "default-src 'none'" in policy and "connect-src 'none'" in policy
    assert "unsafe-inline" not in policy
    for pattern in (
        r'<script type="importmap">(.*?)</script>',
        r'<script type="module">(.*?)</script>',
        r"<style>(.*?)</style>",
    ):
        digest = hashlib.sha256(text_of(html, pattern).encode()).digest()
        assert f"'sha256-{base64.b64encode(digest).decode()}'" in policy


def test_data_lie_in_it_byte_for_byte() -> None:
    text = text_of(page(), r'<script type="text/plain" id="recording">(.*?)</script>')
    assert base64.b64decode(text) == b"\x00\xff" * 5


def test_what_people_write_is_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("js", "vendor", "css", "favicon.svg"):
        (tmp_path / name).symlink_to(STATIC / name)
    (tmp_path / "locales" / "xx").mkdir(parents=True)
    (tmp_path / "locales" / "xx" / "common.ftl").write_text(f"a = {HOSTILE}\n")
    monkeypatch.setenv("DEATHMATCH_STATIC_DIR", str(tmp_path))
    html = page(title=HOSTILE, language="xx")
    assert "alert(1)</script>" not in html and "<!--" not in html
    words = json.loads(text_of(html, r'<script type="application/json" id="words">(.*?)</script>'))
    assert words == ["xx", [f"a = {HOSTILE}\n"]]


def test_it_carries_the_faces_of_scripts_that_it_is_written_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("js", "vendor", "css", "favicon.svg"):
        (tmp_path / name).symlink_to(STATIC / name)
    for tag, text in (("en", "a = b\n"), ("th", "a = \u0e01\n")):
        (tmp_path / "locales" / tag).mkdir(parents=True)
        (tmp_path / "locales" / tag / "common.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setenv("DEATHMATCH_STATIC_DIR", str(tmp_path))
    thai = "unicode-range: U+0E01"
    assert thai in page(language="th")
    english = page(language="en")
    # Names may have any Latin letter; for another script the viewer's own faces do.
    assert thai not in english and "unicode-range: U+0100" in english
