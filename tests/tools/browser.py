"""Find the Chromium that the browser tests drive, or install Debian's.

``python -m tests.tools.browser`` prints its path; with ``--install`` it is installed first
where that can be done without asking anybody.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
# Recommended packages are left out; without any font at all Chromium draws boxes.
PACKAGES = ("chromium", "fonts-liberation")
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
# Chromium would load two pages of its own, for its address bar, with every window: more work than
# most of ours. The driver's own list is replaced by this one, so what matters of it is here again.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
# No sandbox as root, no background traffic: the tests run in containers and without a network.
LAUNCH_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    f"--disable-features={','.join(LEFT_OUT)}",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # As on a display without a keyboard: it plays without a press.
    "--autoplay-policy=no-user-gesture-required",
]
REMEDY = (
    "The browser tests need Chromium or Chrome, and none was found: install it"
    " (Debian, as root: apt-get install chromium) or set CHROMIUM to its path."
)


def find_browser() -> str | None:
    """Return the path of a Chromium or Chrome: $CHROMIUM, one on the PATH, or the Mac's."""
    if named := os.environ.get("CHROMIUM"):
        return shutil.which(named)
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return found or (str(MAC) if MAC.is_file() else None)


def administrator() -> list[str] | None:
    """Return what to put before a command to run it as root, or None when that needs asking."""
    if os.name == "posix" and os.geteuid() == 0:
        return []
    sudo = ["sudo", "--non-interactive"]
    if shutil.which("sudo") is None:
        return None
    allowed = subprocess.run([*sudo, "true"], capture_output=True, check=False)
    return sudo if allowed.returncode == 0 else None


def install_browser() -> None:
    """Install Debian's Chromium if apt-get is here and nobody has to type a password."""
    prefix = administrator()
    if prefix is None or not shutil.which("apt-get"):
        return
    print("Installing Chromium for the browser tests (apt-get install chromium).", flush=True)
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    for words in (["update"], ["install", "--yes", "--no-install-recommends", *PACKAGES]):
        subprocess.run([*apt, *words], check=False, stdin=subprocess.DEVNULL, stdout=sys.stderr)


def main() -> int:
    """Print the path of the browser; 1 and the remedy when there is none."""
    if "--install" in sys.argv and find_browser() is None:
        install_browser()
    path = find_browser()
    if path is None:
        print(REMEDY, file=sys.stderr)
        return 1
    if "--install" not in sys.argv:
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
