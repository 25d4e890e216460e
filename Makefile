# Two commands: `make play` starts the house, `make test` proves it. Everything they need they bring themselves.
PYTHON ?= python3
BIN := .venv/bin
CLIENT := $(shell find client src examples -path '*/node_modules' -prune -o -path '*/http/client' -prune -o \
	\( -path 'client/*' -type f -o -name '*.ftl' \) -print)
# On two cores three have something to do: pages wait for each other a good deal.
WORKERS ?= 3
CHILDREN ?= 2

.PHONY: play test check docs mutants lock clean soak pictures engines evenings slowly release

play: .venv/ready
	$(BIN)/ludoteca

test: .venv/test-ready check
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadscope

check: .venv/test-ready
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python scripts/check_prose.py
	$(BIN)/python scripts/build_client.py --check

# The documentation site, into build/site. Its tools have an environment of their own.
docs: build/docs/ready
	build/docs/bin/python scripts/build_site.py

build/docs/ready: requirements-docs.txt
	$(PYTHON) -m venv build/docs
	build/docs/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-docs.txt
	@touch $@

# Changes one line after another and asks the tests whether they notice (hours on two cores); PARTS="acts store" for some.
mutants: .venv/test-ready
	$(BIN)/python -m scripts.mutants --children $(CHILDREN) $(PARTS)

# Trouble for a night: kills, full disks, a day of simulated time. SOAK="kills --scale 0.05" for less.
SOAK ?=
soak: .venv/test-ready
	$(BIN)/python scripts/soak.py $(SOAK)

# Every phase of every game on four screens, into build/pictures; PICTURES="canvas duplik" for some games.
# WHAT=sheets: contact sheets of scenes, cards, streets and boxes; souvenirs: what people take home; portraits: the README's.
PICTURES ?=
WHAT ?= pictures
pictures: .venv/test-ready
	$(BIN)/python -m scripts.$(WHAT) $(PICTURES)

# The browser tests with the long ones among them: whole evenings, played to their end.
evenings: .venv/test-ready
	LUDOTECA_EVENINGS=1 $(BIN)/python -m pytest -n $(WORKERS) --dist loadscope tests/browser

# The browser tests over a slow line and on slow devices, by lot: what holds only on a quick machine. SLOWLY=8 for another lot.
SLOWLY ?= 1
slowly: .venv/test-ready
	LUDOTECA_SLOWLY=$(SLOWLY) $(BIN)/python -m pytest -n $(WORKERS) --dist loadscope tests/browser

# Whole games in Chromium, Firefox and WebKit (Debian: firefox-esr, webkit2gtk-driver, xvfb): half an hour.
engines: .venv/test-ready
	$(BIN)/python -m scripts.engines $(ENGINES)

.venv/installed: requirements.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Ludoteca needs Python 3.11 or later")'
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.venv/ready: .venv/installed pyproject.toml $(CLIENT)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

.venv/test-ready: .venv/ready requirements-test.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.txt
	$(BIN)/python scripts/browser.py
	$(BIN)/python scripts/postgres.py
	@touch $@

# Wheel, sdist, checksums, SBOM, CHANGELOG entry in dist/, tried in an empty environment.
release: .venv/test-ready
	$(BIN)/pip install --quiet --disable-pip-version-check pip-audit==2.9.0 uv==0.13.7
	$(BIN)/python -m scripts.release

# Locks with hashes and without addresses; needs uv. UPGRADE=--upgrade takes the newest versions.
UPGRADE ?=
lock:
	uv pip compile $(UPGRADE) --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		pyproject.toml --extra kernels --extra postgres --extra push -o requirements.txt
	uv pip compile $(UPGRADE) --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		pyproject.toml --extra kernels --extra push --group test -o requirements-test.txt
	uv pip compile $(UPGRADE) --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--group docs -o requirements-docs.txt

clean:
	rm -rf .venv build client/node_modules src/ludoteca/server/http/client
