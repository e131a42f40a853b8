"""The command line as a whole: lazy, plain about mistakes, and quiet when it is cut short."""

import subprocess
import sys
from pathlib import Path

import click
import pytest

from deathmatch import __version__, cli
from deathmatch.errors import UserError

LOADED = """
import sys
from deathmatch.cli import main
status = main({args!r})
print(status, *sorted(name for name in sys.modules if name.split(".")[0] in {watched!r}))
"""


def run_python(code: str, **options: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, **options
    )  # type: ignore[call-overload,no-any-return]


def modules_after(args: list[str], watched: set[str]) -> list[str]:
    """Run a command line in a process of its own; return its status and what it imported."""
    done = run_python(LOADED.format(args=args, watched=watched))
    assert done.stderr == ""
    return done.stdout.splitlines()[-1].split()


def test_the_list_of_commands_imports_none_of_them() -> None:
    status, *loaded = modules_after(["--help"], {"deathmatch"})
    assert status == "0"
    assert sorted(loaded) == ["deathmatch", "deathmatch.cli", "deathmatch.errors"]


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_the_help_of_a_command_imports_no_other_and_no_server(command: str) -> None:
    status, *loaded = modules_after([command, "--help"], {"deathmatch", "eventlet"})
    assert status == "0"
    modules = {name: cli.MODULES.get(name, name) for name in cli.COMMANDS}
    ran = [name for name, module in modules.items() if f"deathmatch.commands.{module}" in loaded]
    assert ran == [command]
    assert not {"eventlet", "deathmatch.console.server"} & set(loaded)


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_the_help_of_a_command_shows_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([command, "--help"]) == 0
    assert f"deathmatch {command}" in capsys.readouterr().out.partition("\n")[2]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"deathmatch, version {__version__}\n"


def test_without_a_command_it_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 2
    assert "serve" in capsys.readouterr().err


@pytest.mark.parametrize("args", [["perform"], ["--loud"]])
def test_what_it_does_not_understand_is_status_2(
    args: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(args) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "deathmatch --help" in err


def ending_in(monkeypatch: pytest.MonkeyPatch, raised: BaseException | None, value: object) -> None:
    @click.command("check")
    def command() -> object:
        if raised is not None:
            raise raised
        return value

    monkeypatch.setattr(cli.LazyGroup, "get_command", lambda self, ctx, name: command)


@pytest.mark.parametrize(
    ("raised", "value", "status", "said"),
    [
        (None, None, 0, ""),
        (None, 1, 1, ""),
        (UserError("The disk is full: free some space."), None, 1, "The disk is full"),
        (UserError("No such show: name a folder.", 2), None, 2, "No such show"),
        (KeyboardInterrupt(), None, 1, ""),
        (SystemExit(2), None, 2, ""),
        (SystemExit(), None, 0, ""),
        (SystemExit("Stopped."), None, 1, "Stopped."),
    ],
)
def test_how_a_command_may_end(
    raised: BaseException | None,
    value: object,
    status: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ending_in(monkeypatch, raised, value)
    assert cli.main(["check"]) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert said in err
    assert "Traceback" not in err and (said or err.strip() == "")


def test_a_reader_who_leaves_early_gets_no_traceback(tmp_path: Path) -> None:
    code = "import sys; from deathmatch.cli import main; sys.exit(main(['--help']))"
    with open(tmp_path / "err", "w+", encoding="utf-8") as err:
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=err)
        assert process.stdout is not None
        process.stdout.close()
        process.wait(timeout=30)
        err.seek(0)
        assert err.read() == ""
