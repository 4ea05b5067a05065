# Two commands: `make play` and `make test`. Each makes its own environment in .venv from python3 and pip alone.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.json' -o -name '*.md' | grep -v egg-info) pyproject.toml setup.py
INTERPRETED := PYTHONPATH=src:. $(BIN)/python -m pytest
COMPILED := PARAVENT_EXPECT=compiled PYTHONPATH=. $(BIN)/python -m pytest
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: play test check unit contract compiled bench clean

play: $(VENV)/installed
	@$(BIN)/paravent host

# Everything that must be true before a change lands.
test: check unit compiled

# The fast loop: format, lint, types, layers.
check: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(INTERPRETED) tests/test_layers.py

# All tests but the contract, interpreted.
unit: $(VENV)/tools
	$(INTERPRETED) tests --ignore=tests/contract -n 2

# The contract and the rules with core and games compiled; and the contract, more briefly, interpreted.
compiled: $(VENV)/tools $(VENV)/installed
	$(COMPILED) tests/test_compiled.py tests/contract tests/games tests/core -n 2
	CONTRACT_GAMES=1 CONTRACT_THOROUGH=2 $(INTERPRETED) tests/contract -n 2

# The contract at length: CONTRACT_GAMES=50 make contract
contract: $(VENV)/tools $(VENV)/installed
	$(COMPILED) tests/contract -n 2

bench: $(VENV)/tools $(VENV)/installed
	$(BIN)/python bench/engine.py

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --upgrade pip

# The package itself, compiled if there is a C compiler.
$(VENV)/installed: $(BIN)/python $(SOURCES)
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
	rm -rf $(VENV) .venv-bench build dist *.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
