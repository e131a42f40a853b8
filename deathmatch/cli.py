"""The command ``deathmatch``: finds a subcommand, runs it, and turns mistakes into sentences.

A subcommand is imported only when it is the one that runs: ``serve`` has to patch the
standard library before anything else of ours is loaded, and the others start faster.
"""

import gc
import importlib
import os
import sys
from collections.abc import Sequence

import click

from deathmatch import __version__
from deathmatch.errors import UserError

COMMANDS = {
    "serve": "Run the console for a show.",
    "new": "Write a commented starting point for a show of your own.",
    "check": "Read a show and list every fault in it.",
    "rehearse": "Play matches between stand-ins in the terminal.",
    "episodes": "List the recorded episodes.",
    "replay": "Play an episode again, in a browser on this machine.",
    "backup": "Copy everything that was recorded, also while the console runs.",
    "restore": "Put a backup in the place of what was recorded.",
    "export": "Give an episode away: recording, table, words, captions, marks.",
    "verify": "Prove an episode: work out again all that happened in it.",
    "import": "Bring an episode in that was recorded on another machine.",
    "rules": "Print the rules of an edition or a show, as they are in force.",
    "rulings": "Run rulings and say which fail.",
}


MODULES = {"import": "bring_in"}
"""The module of a command whose name cannot be that of a module."""


class LazyGroup(click.Group):
    """A group that knows its commands by name and imports one only to run or describe it."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"deathmatch.commands.{MODULES.get(cmd_name, cmd_name)}")
        command: click.Command = module.command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing any of them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=LazyGroup,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="Example: deathmatch serve shows/first-encounter",
)
@click.version_option(__version__, prog_name="deathmatch")
def cli() -> None:
    """Run a Death Match: a match of Coup between two finalists, on camera.

    Each command explains itself: deathmatch COMMAND --help
    """


SELDOM = 50_000, 20, 100
"""When to look for garbage: what is imported stays, and so does an episode that is worked out.
Looking through them again and again would take a tenth of every start, and half of a long check.
"""


def main(args: Sequence[str] | None = None) -> int:
    """Run one command line and return its exit status: 0 done, 1 failed, 2 not understood.

    ``args`` are the words after the program's name; those of the process when None.
    """
    gc.set_threshold(*SELDOM)
    try:
        status = _run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return 1
    return status


def _run(args: Sequence[str] | None) -> int:
    try:
        result = cli.main(args=args, prog_name="deathmatch", standalone_mode=False)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except UserError as error:
        click.echo(f"deathmatch: {error.message}", err=True)
        return error.code
    except (click.Abort, KeyboardInterrupt):
        return 1
    except SystemExit as leaving:
        return _status(leaving.code)
    # Without standalone mode click hands back the status of an early exit (--help) or what
    # the command itself returned.
    return result if isinstance(result, int) else 0


def _status(code: object) -> int:
    """Return the exit status meant by ``sys.exit(code)``, printing it when it is a message."""
    if code is None:
        return 0
    if isinstance(code, int):
        return code
    click.echo(code, err=True)
    return 1


def _drop_output() -> None:
    """Send what is still unwritten nowhere: whoever read our output has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
