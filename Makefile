# Death Match. `make` alone lists what can be made.

PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
PIP    := $(PY) -m pip --disable-pip-version-check
SHOW   ?= shows/first-encounter
ARGS   ?=
JOBS   ?= 2
PYTEST := $(PY) -m pytest
SPREAD := -n $(JOBS) --dist loadgroup
OFFLINE := Some packages could not be installed: pip says above which. The first start needs the network or a mirror once; then run make again.

# Compiled once, in one place: many tests start a server of their own, and the tree stays as it was.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help run test check fast slow bench fuzz faults lock episodes sheet pictures deps browser clean

help:  ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-10s %s\n", $$1, $$2}' Makefile

run: $(VENV)/installed  ## Start the console on the bundled show (SHOW=folder, ARGS="--port 9000")
	@exec $(PY) -m deathmatch serve $(SHOW) $(ARGS)

test: deps browser  ## Install what the tests need, then run every check and every test
	@$(MAKE) --no-print-directory check fast slow

check: $(VENV)/installed-dev  ## Lint, format, types and the direction of imports (seconds)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(PYTEST) -q -p no:cacheprovider tests/test_layers.py

fast: $(VENV)/installed-dev  ## Run the fast tests only
	$(PYTEST) $(SPREAD) -m "not slow and not browser"

slow: $(VENV)/installed-dev browser  ## Run the slow tests and those in the browser
	$(PYTEST) $(SPREAD) -m "slow or browser"

bench: $(VENV)/installed-dev browser  ## Measure rules, seeks, tap to screen, crowds, and many evenings (ARGS="--only load")
	$(PY) -m tests.bench $(ARGS)

fuzz: $(VENV)/installed-dev  ## Throw changed input at every reader for two minutes (ARGS="--seconds 600 --only show")
	$(PY) -m tests.fuzz $(ARGS)

faults: $(VENV)/installed-dev  ## Play an evening and break what can break (ARGS="--rounds 10 --only sigkill")
	$(PY) -W ignore -m tests.faults $(ARGS)

episodes: $(VENV)/installed-dev  ## Play the bundled episodes again, at human pace (ARGS="usagyuuun": of that show)
	$(PY) -m tests.tools.record $(ARGS)

sheet: $(VENV)/installed-dev browser  ## Every screen in every state on one sheet, in build/sheet (ARGS="FOLDER --only seat- --language th")
	$(PY) -m tests.gallery $(ARGS)

pictures: $(VENV)/installed-dev browser  ## Take the screenshots of README.md again
	$(PY) -m tests.gallery --pictures

lock: $(VENV)/installed-dev  ## Write both lock files again, at the newest allowed versions
	$(PIP) install --quiet 'uv>=0.5'
	$(PY) -m tests.tools.lock

deps: $(VENV)/installed-dev  ## Make the environment with everything, tests included

browser: $(VENV)/installed-dev  ## Find a Chromium for the tests, or install Debian's
	@$(PY) -m tests.tools.browser --install

clean:  ## Remove the environment and everything that was generated
	rm -rf $(VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find deathmatch tests -name __pycache__ -type d -prune -exec rm -rf {} +

# A stamp is newer than what it was made from, so a second start neither asks nor downloads.
$(VENV)/installed: requirements.lock pyproject.toml | $(PY)
	@echo "Installing what requirements.lock names into $(VENV) (once)."
	@$(PIP) install --quiet --no-compile --require-hashes -r requirements.lock || { echo "$(OFFLINE)" >&2; exit 1; }
	@$(PIP) install --quiet --no-deps --no-build-isolation --no-index --editable .
	@touch $@

$(VENV)/installed-dev: requirements-dev.lock $(VENV)/installed
	@echo "Installing what requirements-dev.lock names into $(VENV) (once)."
	@$(PIP) install --quiet --no-compile --require-hashes -r requirements-dev.lock || { echo "$(OFFLINE)" >&2; exit 1; }
	@touch $@

$(PY):
	@command -v $(PYTHON) >/dev/null || { \
	  echo "Death Match needs Python 3.11 or newer, and there is no '$(PYTHON)': install it (Debian: apt-get install python3 python3-venv) or name one: make PYTHON=/path/to/python3 run" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Death Match needs Python 3.11 or newer, and '$(PYTHON)' is `$(PYTHON) -V 2>&1`: install a newer one and name it: make PYTHON=python3.12 run" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
	  echo "'$(PYTHON)' cannot make environments, because its venv module is missing: install it (Debian: apt-get install python3-venv) and try again." >&2; exit 1; }
	@rm -f $(VENV)/installed $(VENV)/installed-dev
	@$(PYTHON) -m venv $(VENV)
