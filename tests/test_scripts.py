"""The tests of the screens' scripts (tests/js), run by the Node that comes with the browser driver.

So nobody has to install a Node, and everybody runs the same one.
"""

import subprocess
from pathlib import Path

import playwright

ROOT = Path(__file__).resolve().parents[1]
NODE = next(Path(playwright.__file__).parent.glob("driver/node*"))


def test_the_scripts_do_what_their_tests_say() -> None:
    files = sorted(path.relative_to(ROOT) for path in (ROOT / "tests" / "js").glob("*.test.mjs"))
    assert files
    done = subprocess.run(
        [NODE, "--test", *files], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "pass 0" not in done.stdout
