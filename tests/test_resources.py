"""The bundled files are found in a checkout, in an installed wheel, and where one says."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from deathmatch.errors import UserError
from deathmatch.resources import resource_dir

ROOT = Path(__file__).resolve().parents[1]
# One worker runs them all: the wheel is built and installed once.
pytestmark = pytest.mark.xdist_group("wheel")
NAMES = ["templates", "static", "shows"]
WHERE = """
from deathmatch.resources import resource_dir
for name in ("templates", "static", "shows"):
    print(resource_dir(name))
"""


@pytest.mark.parametrize("name", NAMES)
def test_in_a_checkout_they_lie_beside_the_package(name: str) -> None:
    assert resource_dir(name) == ROOT / name  # type: ignore[arg-type]


def test_a_folder_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DEATHMATCH_STATIC_DIR", str(tmp_path))
    assert resource_dir("static") == tmp_path


def test_a_named_folder_that_is_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DEATHMATCH_STATIC_DIR", str(tmp_path / "gone"))
    with pytest.raises(UserError, match="DEATHMATCH_STATIC_DIR") as caught:
        resource_dir("static")
    assert caught.value.code == 2


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment with the wheel and nothing else installed."""
    home = tmp_path_factory.mktemp("installed")
    venv.create(home, with_pip=True)
    python = home / "bin" / "python"
    install = [python, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel]
    subprocess.run(install, check=True, capture_output=True)
    return python


def run_installed(python: Path, *args: str) -> str:
    """Run the installed package; what it depends on is lent from this environment."""
    # The editable install is a .pth file, which counts for nothing on PYTHONPATH.
    lent = [path for path in sys.path if path.endswith("site-packages")]
    done = subprocess.run(
        [python, *args],
        cwd=python.parent,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(lent)},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


@pytest.mark.slow
def test_the_wheel_holds_every_bundled_file_inside_the_package(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    outside = {name.split("/")[0] for name in names} - {"deathmatch"}
    assert [name for name in outside if not name.endswith(".dist-info")] == []
    for name in NAMES:
        files = (path for path in (ROOT / name).rglob("*") if path.is_file())
        wanted = {f"deathmatch/_bundle/{p.relative_to(ROOT).as_posix()}" for p in files}
        assert wanted and wanted <= set(names)


@pytest.mark.slow
def test_an_installed_wheel_finds_them_in_itself(installed: Path) -> None:
    found = [Path(line) for line in run_installed(installed, "-c", WHERE).splitlines()]
    home = installed.parents[1].resolve()
    assert [path.name for path in found] == NAMES
    assert all(path.is_dir() and home in path.resolve().parents for path in found)


@pytest.mark.slow
def test_an_installed_wheel_checks_its_bundled_show(installed: Path) -> None:
    show = run_installed(installed, "-c", WHERE).splitlines()[-1] + "/first-encounter"
    assert run_installed(installed, "-m", "deathmatch", "check", show)
