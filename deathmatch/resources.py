"""Where the files that travel with the program are: in a checkout and in an installed wheel."""

import os
from pathlib import Path
from typing import Literal

from deathmatch.errors import UserError

Resource = Literal["templates", "static", "shows"]

_PACKAGE = Path(__file__).resolve().parent


def resource_dir(name: Resource) -> Path:
    """Return the folder ``name`` of the bundled files.

    The environment variable ``DEATHMATCH_<NAME>_DIR`` comes first, then the copy inside an
    installed wheel, then the folder beside the package in a checkout.
    Raises UserError when the folder is nowhere to be found.
    """
    variable = f"DEATHMATCH_{name.upper()}_DIR"
    if named := os.environ.get(variable):
        if Path(named).is_dir():
            return Path(named)
        raise UserError(f"{variable} names {named}, which is not a folder: correct or unset it.", 2)
    for folder in _candidates(name):
        if folder.is_dir():
            return folder
    raise UserError(
        f"The folder {name!r} is missing from this installation: install deathmatch again, "
        f"or set {variable} to a folder."
    )


def _candidates(name: str) -> list[Path]:
    """List where ``name`` may be; beside the package only when that is a checkout."""
    checkout = _PACKAGE.parent
    beside = [checkout / name] if (checkout / "pyproject.toml").is_file() else []
    return [_PACKAGE / "_bundle" / name, *beside]
