# Needs Python 3.11 or newer and make; everything else goes into .venv, by the locks under
# requirements/. Once a lock is installed, pip is not asked again until the lock changes.

SHELL := /bin/sh
.DEFAULT_GOAL := help
.NOTPARALLEL:

# Where this is set, every process compiles all modules again: seconds for each pytest worker.
unexport PYTHONDONTWRITEBYTECODE

PYTHON ?= python3
ARGS ?=
# Browser and server tests wait more than they compute: three workers fill two cores.
PYTEST_ARGS ?= -n 3 --dist worksteal
UPGRADE ?=
LEAK_MATCHES ?= 600
LEAK_SEED ?= soak

VENV := .venv
BIN := $(VENV)/bin
SIDE_BY_SIDE = $(BIN)/python tools/side_by_side.py $(MAKE)
CHECKED = $(wildcard src tests tools bench docs)
UNIT_TESTS := tests/test_layers.py tests/test_names.py tests/rules tests/engine tests/formats tests/bots tests/sim tests/cli
PIP = $(BIN)/python -m pip --disable-pip-version-check --no-input install -qq
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-config $(UPGRADE) \
	--no-emit-index-url --no-emit-find-links --generate-hashes \
	--custom-compile-command "make lock"

# A copy of the lock in .venv tells that this very lock is installed.
define install
@cmp -s requirements/$(1).txt $(VENV)/$(1).lock || { \
	echo "Installing the packages of requirements/$(1).txt into $(VENV)"; \
	rm -f $(VENV)/$(1).lock; \
	$(PIP) --require-hashes -r requirements/$(1).txt \
		|| { echo "flipdeck: the packages did not install: the first time needs a network" >&2; exit 1; }; \
	cp requirements/$(1).txt $(VENV)/$(1).lock; }
endef

define install_project
@cmp -s pyproject.toml $(VENV)/project.lock || { \
	echo "Installing flipdeck itself into $(VENV)"; \
	$(PIP) --no-build-isolation --no-deps --editable . && cp pyproject.toml $(VENV)/project.lock; }
endef

# Only where the client has changed since it was built does it need Node, which comes as a wheel.
define build_web
@if $(BIN)/python hatch_build.py --stale; then \
	cmp -s requirements/web.txt $(VENV)/web.lock || { \
		echo "Installing Node into $(VENV)"; \
		$(PIP) --require-hashes -r requirements/web.txt \
			|| { echo "flipdeck: Node did not install: building the client needs a network" >&2; exit 1; }; \
		cp requirements/web.txt $(VENV)/web.lock; }; \
	echo "Building the web client"; \
	$(BIN)/python hatch_build.py; fi
endef

.PHONY: help play terminal web web-check docs check test lint style types generated unit-tests scenarios \
	format soak bench lock clean venv setup-play setup-test setup-bench setup-web setup-docs warm chromium

help:
	@echo "make play    set up and play in the browser; ARGS='...' goes to flipdeck serve, as --lan"
	@echo "make web     build the web client if it has changed"
	@echo "make terminal  play in the terminal; ARGS='...' goes to flipdeck play"
	@echo "make docs    build the documentation into docs/_build/html; the server has it under /docs"
	@echo "make test    set up and run every check, as CI does; PYTEST_ARGS='...' goes to pytest"
	@echo "make check   style, types, unit tests and scenarios, for daily work"
	@echo "make lint    only ruff, mypy and the check of generated files"
	@echo "make format  mend the formatting and what ruff can mend"
	@echo "make soak    play thousands of rounds of every edition and play their records again;"
	@echo "             watch what a server sends in LEAK_MATCHES=600 matches of every edition"
	@echo "make bench   set up and run every measurement in bench/"
	@echo "make lock    write requirements/*.txt anew from *.in; UPGRADE=--upgrade for newer versions"
	@echo "make clean   remove .venv, caches and builds"
	@echo "PYTHON=...   another Python 3.11 or newer, for the first set-up"

# The folder's own place is kept in .venv: scripts there hold it, so a moved folder needs a new one.
venv:
	@if [ "$$(cat $(VENV)/home 2>/dev/null)" = "$(CURDIR)" ] && $(BIN)/python -c '' 2>/dev/null; \
	then exit 0; fi; \
	command -v "$(PYTHON)" >/dev/null 2>&1 || { \
		echo "flipdeck: $(PYTHON) is not found: install Python 3.11 or newer, or name it with PYTHON=..." >&2; exit 1; }; \
	"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "flipdeck: $$("$(PYTHON)" --version 2>&1) is too old: install Python 3.11 or newer, or name it with PYTHON=..." >&2; exit 1; }; \
	"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "flipdeck: this Python lacks venv or ensurepip: install them (on Debian and Ubuntu the package python3-venv)" >&2; exit 1; }; \
	echo "Making a Python environment in $(VENV)"; \
	"$(PYTHON)" -m venv --clear $(VENV) && printf '%s\n' "$(CURDIR)" > $(VENV)/home

setup-play: venv
	$(call install,play)
	$(build_web)
	$(install_project)

# The test lock holds everything in the play lock, so that play need not install again.
setup-test: venv
	$(call install,test)
	@cp requirements/play.txt $(VENV)/play.lock
	$(build_web)
	$(install_project)

setup-bench: venv
	$(call install,bench)
	@cp requirements/play.txt $(VENV)/play.lock
	$(build_web)
	$(install_project)

web: setup-play

setup-web: setup-test
	$(call install,web)

setup-docs: setup-play
	$(call install,docs)

# Types and logic of the client; Playwright's tests of the pages are pytest's.
web-check: setup-web
	@echo "Checking the web client (svelte-check, vitest)"
	@$(BIN)/python hatch_build.py --check

# Every warning is an error: a link that leads nowhere, a page that no list names, a bad docstring.
# Reading docstrings needs no compiled engine.
docs: setup-docs
	@echo "Building the documentation (Sphinx)"
	@FLIPDECK_JIT=0 $(BIN)/python -m sphinx --fail-on-warning --keep-going --nitpicky --quiet --jobs auto \
		-b html -d docs/_build/doctrees docs docs/_build/html

warm:
	@echo "Getting the engine ready (it is compiled once)"
	@$(BIN)/flipdeck warm

# Leaving by Ctrl-C (status 130) is no mistake. A first start compiles the engine and says so.
play: setup-play
	@$(BIN)/flipdeck serve --open $(ARGS) || [ $$? -eq 130 ]

terminal: setup-play
	@$(BIN)/flipdeck play $(ARGS) || [ $$? -eq 130 ]

lint: style types generated

style: setup-test
	@echo "Checking style (ruff check)"
	@$(BIN)/ruff check .
	@echo "Checking formatting (ruff format)"
	@$(BIN)/ruff format --check .

types: setup-test
	@echo "Checking types (mypy)"
	@$(BIN)/mypy $(CHECKED)

# Reading the types needs no compiled engine.
generated: setup-test
	@echo "Checking that generated files are current"
	@FLIPDECK_JIT=0 $(BIN)/python tools/generate.py --check
	@FLIPDECK_JIT=0 $(BIN)/python tools/generate_types.py --check
	@FLIPDECK_JIT=0 $(BIN)/python tools/score_files.py --check
	@FLIPDECK_JIT=0 $(BIN)/python tools/lesson_files.py --check

# The browser tests' Chromium: the system's, else it is brought.
chromium: setup-test
	@$(BIN)/python tools/chromium.py

unit-tests: setup-test
	@echo "Running the unit tests (pytest)"
	@$(BIN)/python -m pytest -q -n 2 $(UNIT_TESTS)

scenarios: setup-test
	@echo "Running the scenarios"
	@$(BIN)/flipdeck scenario scenarios/*.json
	@echo "Checking that every rule has a scenario"
	@$(BIN)/flipdeck scenario --coverage

# Without the server's tests, the browser's and the properties, which take minutes.
check: setup-test
	@$(SIDE_BY_SIDE) style warm types generated
	@$(MAKE) --no-print-directory unit-tests scenarios

test: setup-test setup-web setup-docs chromium
	@$(SIDE_BY_SIDE) style warm web-check types docs generated
	@echo "Running the tests (pytest)"
	@$(BIN)/python -m pytest $(PYTEST_ARGS)
	@$(MAKE) --no-print-directory scenarios

format: setup-test
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

soak: setup-test warm
	@echo "Looking for new examples of the properties"
	@FLIPDECK_HYPOTHESIS=explore $(BIN)/python -m pytest -n 2 tests/properties
	@echo "Playing random rounds"
	@$(BIN)/python tools/soak.py $(ARGS)
	@echo "Watching everything sent in $(LEAK_MATCHES) random matches of every edition"
	@FLIPDECK_LEAK_MATCHES=$(LEAK_MATCHES) FLIPDECK_LEAK_SEED=$(LEAK_SEED) \
		$(BIN)/python -m pytest -n 2 tests/server/test_leak_oracle.py

# Without Node, or without a network for npm, the peer servers are left out with a message.
bench: setup-bench warm
	-$(call install,web)
	@for script in bench/[a-z]*.py; do \
		echo "Measuring: $$script"; \
		$(BIN)/python "$$script" || exit 1; \
	done

lock: venv
	$(call install,lock)
	@echo "Writing requirements/*.txt"
	@$(COMPILE) requirements/play.in -o requirements/play.txt
	@$(COMPILE) requirements/postgres.in -c requirements/play.txt -o requirements/postgres.txt
	@$(COMPILE) requirements/test.in -c requirements/play.txt -o requirements/test.txt
	@$(COMPILE) requirements/docs.in -c requirements/test.txt -o requirements/docs.txt
	@$(COMPILE) requirements/bench.in -c requirements/test.txt -o requirements/bench.txt
	@$(COMPILE) requirements/web.in -o requirements/web.txt
	@$(COMPILE) requirements/lock.in -o requirements/lock.txt

clean:
	@echo "Removing $(VENV), caches and builds"
	@rm -rf $(VENV) build dist docs/_build docs/reference web/node_modules bench/peers/node_modules src/flipdeck/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage htmlcov
	@find . -path ./.git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
