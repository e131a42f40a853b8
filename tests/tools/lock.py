"""Write requirements.lock and requirements-dev.lock from pyproject.toml: ``make lock``.

Every version is pinned and every file hashed, for all platforms and Pythons that the project
supports. A lock holds no address: each machine asks the registry that it is set up for.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCKS = {"requirements.lock": "build", "requirements-dev.lock": "dev"}
COMPILE = (
    "pip compile pyproject.toml --quiet --upgrade --universal --generate-hashes --python-version"
    " 3.11 --no-emit-index-url --no-emit-find-links --no-header --no-annotate"
).split()


def compile_lock(name: str, extra: str) -> str:
    """Return the text of one lock: the runtime and what ``extra`` adds, without addresses."""
    command = [sys.executable, "-m", "uv", *COMPILE, "--extra", extra]
    # A folder of local wheels would put hashes into the lock that nobody else can match.
    environment = {k: v for k, v in os.environ.items() if "FIND_LINKS" not in k}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, check=True, stdout=subprocess.PIPE, text=True
    )
    head = f"# {name}: made by `make lock` from pyproject.toml; do not edit.\n"
    text = head + done.stdout
    if "://" in text or " @ " in text or "--find-links" in text:
        raise SystemExit(f"{name}: a line holds an address; nothing was written.")
    return text


def main() -> None:
    """Compile both locks first, so that a failure leaves the old ones in place."""
    texts = {name: compile_lock(name, extra) for name, extra in LOCKS.items()}
    for name, text in texts.items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"{name}: {text.count('==')} packages")


if __name__ == "__main__":
    main()
