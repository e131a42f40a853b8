"""``python -m deathmatch`` is the command ``deathmatch``."""

import sys

from deathmatch.cli import main

if __name__ == "__main__":
    sys.exit(main())
