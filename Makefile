# The front door. `make demo` shows what adlgen does, `make test` proves it; each sets up what it
# needs, inside this folder (.venv, .cache, node_modules), and a fresh clone needs nothing else.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:

PYTHON ?= python3
PYTEST_ARGS ?=
CACHE := $(CURDIR)/.cache
BIN := .venv/bin

PEER_GO := github.com/atombender/go-jsonschema@v0.24.1
PEER_RUST := cargo-typify@0.6.2
NODE_PACKAGES := node mcp frameworks mcp-conformance browser vscode

# Compilers keep what they cache inside the work tree, so that a clean-up is one folder.
export GOPATH := $(CACHE)/go
export GOCACHE := $(CACHE)/go-build
export GOBIN := $(CACHE)/bin
export GOFLAGS := -modcacherw
export GOTOOLCHAIN := local
export CARGO_TARGET_DIR := $(CACHE)/cargo-target
export PATH := $(CURDIR)/$(BIN):$(CACHE)/bin:$(CURDIR)/tests/toolchains/node/node_modules/.bin:$(PATH)

# Modules come from .venv, which has the project of this folder: never from those of another work tree.
# Without compiled files, each process of the tests would compile all modules again.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

.PHONY: help setup setup-python setup-frameworks setup-suite setup-node setup-go setup-rust setup-java setup-shells setup-bazel demo test test-core structure \
	test-bazel test-compiled quick check format golden conformance corpus fuzz bench bench-compare dist dist-compiled image images docs recording screenshots requirements clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

# --- set-up -----------------------------------------------------------------------------------

setup: setup-python setup-frameworks setup-suite setup-node setup-go setup-rust setup-java setup-shells ## everything the tests need

setup-python: .cache/python.stamp
setup-frameworks: .cache/frameworks.stamp
setup-suite: .cache/suite.stamp
setup-node: .cache/node.stamp
setup-go: .cache/go.stamp
setup-rust: .cache/rust.stamp
setup-java: .cache/java.stamp
setup-shells: .cache/shells.stamp

.cache/python.stamp: pyproject.toml tests/requirements/tests.txt
	@mkdir -p .cache
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--require-hashes -r tests/requirements/tests.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--no-build-isolation --editable .
	@touch $@

# The frameworks that take emitted tools have about a hundred packages, so they have an environment of their own.
.cache/frameworks.stamp: .cache/python.stamp tests/requirements/frameworks.txt tests/requirements/frameworks-previous.txt
	test -x .cache/frameworks/bin/python || $(BIN)/uv venv --quiet --python $(BIN)/python .cache/frameworks
	$(BIN)/uv pip sync --quiet --require-hashes --python .cache/frameworks/bin/python tests/requirements/frameworks.txt
	test -x .cache/frameworks-previous/bin/python || $(BIN)/uv venv --quiet --python $(BIN)/python .cache/frameworks-previous
	$(BIN)/uv pip sync --quiet --require-hashes --python .cache/frameworks-previous/bin/python tests/requirements/frameworks-previous.txt
	@touch $@

.cache/suite.stamp: .cache/python.stamp tests/suite.py
	$(BIN)/python -c "from tests import suite; suite.find()"
	@touch $@

.cache/node.stamp: $(NODE_PACKAGES:%=tests/toolchains/%/package-lock.json)
	@mkdir -p .cache
	for folder in $(NODE_PACKAGES); do npm ci --silent --prefix tests/toolchains/$$folder; done
	@touch $@

.cache/go.stamp: tests/toolchains/go/go.mod tests/toolchains/go/go.sum tests/toolchains/gopls/go.mod tests/toolchains/mcp-go/go.mod tests/toolchains/frameworks-go/go.mod
	@mkdir -p .cache
	cd tests/toolchains/go && go install -mod=readonly tool
	cd tests/toolchains/gopls && go install -mod=readonly tool
	cd tests/toolchains/mcp-go && go build -mod=readonly
	cd tests/toolchains/frameworks-go && go build -mod=readonly -gcflags='all=-N -l'
	@touch $@

.cache/rust.stamp: tests/toolchains/rust/Cargo.toml tests/toolchains/rust/Cargo.lock tests/toolchains/frameworks-rust/Cargo.lock
	@mkdir -p .cache
	rust-analyzer --version > /dev/null 2>&1 || rustup component add rust-analyzer \
		|| echo "install rust-analyzer: the tests of completion in Rust need it" >&2
	cd tests/toolchains/rust && cargo fetch --quiet --locked
	cd tests/toolchains/frameworks-rust && cargo fetch --quiet --locked
	@touch $@

# Only examples/packs/java needs a JDK; without one, the tests warn that its output is not compiled.
.cache/java.stamp: Makefile
	@mkdir -p .cache
	command -v javac > /dev/null || { apt-get -qq update && apt-get -qq install -y default-jdk-headless; } \
		|| echo "no JDK: the output of examples/packs/java will not be compiled" >&2
	@touch $@

# The shells in which completion is tested, a terminal, a formatter of manual pages, and the browsers in which catalogues are tested, of which
# only Chromium must be there; apt-get runs once at a time.
TERMINALS := zsh fish tmux mandoc chromium

.cache/shells.stamp: Makefile | .cache/java.stamp
	@mkdir -p .cache
	for shell in $(TERMINALS); do command -v $$shell > /dev/null || missing=1; done; \
		[[ -z $${missing:-} ]] || { apt-get -qq update && apt-get -qq install -y $(TERMINALS); } \
		|| echo "install $(TERMINALS): the tests of completion, of manual pages and of catalogues need them" >&2
	command -v firefox-esr firefox > /dev/null || { apt-get -qq update && apt-get -qq install -y firefox-esr; } \
		|| echo "no Firefox: catalogues will be tested in Chromium only" >&2
	@touch $@

# Debian has Bazel 7 in sid only, so it is installed in a root of its own; see tests/bazel/README.md.
setup-bazel: .cache/bazel/root.stamp .cache/bazel/remote.stamp

.cache/bazel/root.stamp: tests/bazel/setup.sh
	tests/bazel/setup.sh .cache/bazel/root
	@touch $@

.cache/bazel/remote.stamp: tests/requirements/bazel.txt
	@mkdir -p .cache/bazel
	test -x .cache/bazel/remote/bin/python || $(PYTHON) -m venv .cache/bazel/remote
	.cache/bazel/remote/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--require-hashes -r tests/requirements/bazel.txt
	@touch $@

# --- demo --------------------------------------------------------------------------------------

demo: setup-python ## generate the example agent in every language, into demo/
	@$(BIN)/adlgen generate examples/orders-agent/agent.yaml --scaffold --output demo \
		--target go --target typescript --target rust --target python
	@$(BIN)/adlgen generate examples/orders-agent/agent.yaml --scaffold \
		--output demo/python-dataclass --target python --opt models=dataclass
	@echo
	@echo "Files of one tool in demo/ (the rest is the runtime, and a test for each tool):"
	@find demo -type f -name '*create?order*' ! -path '*test*' | sort | sed 's/^/  /'
	@echo
	@echo "demo/python/src/orders_agent/tools/create_order.py, the stub to fill in:"
	@sed 's/^/  /' demo/python/src/orders_agent/tools/create_order.py

# --- tests -------------------------------------------------------------------------------------

test: setup ## all tests (about an hour on 2 cores)
	$(BIN)/pytest -n 3 $(PYTEST_ARGS)

QUICK := not native and not slow and not corpus

quick: setup-python setup-suite ## the tests of the generator, without compilers and campaigns
	$(BIN)/pytest -n 2 -m "$(QUICK)" $(PYTEST_ARGS)

test-core: setup-python setup-suite ## the quick tests of the core in a copy without the plug-ins
	rm -rf .cache/core && mkdir -p .cache/core && git archive HEAD | tar x -C .cache/core
	rm -rf .cache/core/adlgen_plugins/*/
	mkdir -p .cache/core/.cache && ln -s ../../json-schema-suite .cache/core/.cache/json-schema-suite
	ln -s $(CURDIR)/tests/toolchains/node/node_modules .cache/core/tests/toolchains/node/node_modules
	cd .cache/core && git init --quiet && git add --all && PYTHONPATH=. $(CURDIR)/$(BIN)/python -m pytest \
		-m "$(QUICK)" tests $(PYTEST_ARGS)

structure: setup-python ## print the floors of adlgen/, and imports against them
	@$(BIN)/python -m tests.structure

check: setup-python ## lint, format, types, layers
	$(BIN)/ruff check
	$(BIN)/black --quiet --check .
	$(BIN)/mypy
	$(BIN)/python -m tests.merged_packs
	$(BIN)/lint-imports --no-cache

format: setup-python ## format the Python code
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/black --quiet .

golden: setup-python ## rewrite golden/ and the tables of formats and of emitted lines, and print the changed paths
	@$(BIN)/python -m tests.conformance.rewrite_golden
	@$(BIN)/python -m adlgen_plugins.tests.table
	@$(BIN)/python -m adlgen_plugins.tests.options_page
	@$(BIN)/python -m tests.bench.emitted
	@$(BIN)/python -m tests.unit.cli.test_page
	@git --no-pager diff --stat -- golden | tail -n 1

test-bazel: setup-python setup-bazel ## bazel/ in a real Bazel: sandboxes, caches, workers, remote execution (needs root)
	ADLGEN_BAZEL=1 $(BIN)/pytest tests/bazel $(PYTEST_ARGS)

test-compiled: setup-python setup-suite ## the wheel with compiled modules: every golden and the diagnostics with it (minutes of compiling)
	ADLGEN_COMPILED=1 $(BIN)/pytest tests/distribution/test_compiled.py $(PYTEST_ARGS)

conformance: setup .cache/peers.stamp .cache/contracts.stamp ## the official suite beside other generators, agreement, more values
	$(BIN)/python -m tests.conformance.table.run $(TABLE_ARGS)
	$(BIN)/python -m tests.conformance.table.contracts
	$(BIN)/python -m tests.conformance.agreement $(AGREEMENT_ARGS)
	$(BIN)/python -m tests.conformance.agreement --formats native --pairs 40000 $(AGREEMENT_ARGS)
	ADLGEN_VALUES=200 ADLGEN_TEXTS=2000 $(BIN)/pytest tests/conformance $(PYTEST_ARGS)

corpus: setup ## thousands of real tools and files through every target and its compiler (CORPUS_ARGS=--all: all)
	$(BIN)/python -m tests.corpus.oracles
	$(BIN)/python -m tests.corpus.run $(CORPUS_ARGS)

fuzz: setup ## attack the emitted code, its servers, its built-in tools and runs (FUZZ_SECONDS for each target)
	$(BIN)/python -m tests.fuzz.output.run $(FUZZ_ARGS)
	$(BIN)/python -m tests.lsp.random_edits --edits $(or $(FUZZ_EDITS),5000)
	$(BIN)/python -m tests.fuzz.servers.run
	$(BIN)/python -m tests.fuzz.peers.run
	ADLGEN_FAULTS=all $(BIN)/pytest tests/servers/probing $(PYTEST_ARGS)
	$(BIN)/python -m tests.servers.load --restarts $(or $(FUZZ_RESTARTS),100)
	$(BIN)/python -m tests.fuzz.contain.run --pairs $(or $(FUZZ_PAIRS),5000)
	$(BIN)/python -m tests.fuzz.compiled.run --tools $(or $(FUZZ_TOOLS),5000)
	$(BIN)/python -m tests.fuzz.layout --count $(or $(FUZZ_LAYOUTS),2000)
	$(BIN)/python -m tests.fuzz.run --seconds $(or $(FUZZ_SECONDS),300)
	$(BIN)/python -m tests.corpus.fuzz --seconds $(or $(FUZZ_SECONDS),300)
	ADLGEN_OPERATIONS=$(or $(FUZZ_OPERATIONS),10000) $(BIN)/pytest tests/builtins adlgen_plugins/dojops/tests/generation/test_hostile_runs.py $(PYTEST_ARGS)
	$(BIN)/python -m adlgen_plugins.cycod.tests.hostile_commands
	$(BIN)/python -m adlgen_plugins.cycod.tests.hostile_commands --target python --target typescript --target go --target rust
	$(BIN)/python -m adlgen_plugins.cycod.tests.random_commands

bench: setup .cache/peers.stamp dist-compiled ## speed: of runs beside other generators, of calls beside other validators, of servers beside the SDKs
	$(BIN)/python -m tests.bench.run --compiled dist/compiled $(BENCH_ARGS)
	$(BIN)/python -m tests.bench.incremental
	$(BIN)/python -m tests.bench.typing
	$(BIN)/python -m tests.bench.calls $(CALLS_ARGS)
	$(BIN)/python -m tests.bench.servers $(SERVERS_ARGS)
	$(BIN)/python -m tests.bench.tokens $(TOKENS_ARGS)

bench-compare: setup-python ## processor time of generation as a ratio to another revision: make bench-compare REV=main
	$(BIN)/python -m tests.bench.compare $(REV) $(BENCH_ARGS)

.cache/contracts.stamp: .cache/python.stamp tests/requirements/contracts.txt
	test -x .cache/contracts/bin/python || $(BIN)/uv venv --quiet --python $(BIN)/python .cache/contracts
	$(BIN)/uv pip sync --quiet --require-hashes --python .cache/contracts/bin/python tests/requirements/contracts.txt
	@touch $@

.cache/peers.stamp: tests/toolchains/peers/package-lock.json
	@mkdir -p .cache
	npm ci --silent --prefix tests/toolchains/peers
	test -x $(GOBIN)/go-jsonschema || go install $(PEER_GO)
	test -x $(CACHE)/bin/cargo-typify || cargo install --quiet --locked --root $(CACHE) $(PEER_RUST)
	@touch $@

# --- documentation -------------------------------------------------------------------------------

docs: setup-python ## build the documentation as a site that needs no network, reproducibly, into dist/site
	$(BIN)/python -m adlgen.distribution.site dist/site

recording: setup-python ## record the terminal that the README shows
	$(BIN)/python -m adlgen.distribution.recording

# --- release -----------------------------------------------------------------------------------

dist: setup-python .cache/sbom.stamp ## build the wheel, the sdist, adlgen.pyz, manual pages and the list of dependencies, reproducibly, into dist/
	rm -rf dist
	SOURCE_DATE_EPOCH=$(or $(SOURCE_DATE_EPOCH),1577836800) $(BIN)/python -m hatchling build -d dist
	$(BIN)/python -m adlgen.distribution.executable dist/adlgen-*.whl --output dist/adlgen.pyz $(PYZ_ARGS)
	$(BIN)/python -m adlgen.distribution.man dist/man/man1
	$(CACHE)/sbom/bin/cyclonedx-py requirements tests/requirements/runtime.txt --pyproject pyproject.toml \
		--output-reproducible --output-file dist/adlgen.cdx.json

dist-compiled: dist ## build the wheel with compiled modules for this Python and platform, into dist/compiled/ (minutes)
	$(BIN)/python -m adlgen.distribution.compiled dist/adlgen-*.whl --output dist/compiled $(COMPILED_ARGS)

IMAGE_TOOL ?= buildah

image: dist ## build the container image of adlgen reproducibly, with buildah or podman (IMAGE_ARGS=--platform=linux/arm64)
	mkdir -p dist/image && cp dist/adlgen-*.whl adlgen/distribution/image/Dockerfile dist/image/
	cp tests/requirements/image.txt dist/image/requirements.txt
	$(IMAGE_TOOL) build --timestamp $(or $(SOURCE_DATE_EPOCH),1577836800) $(IMAGE_ARGS) --tag adlgen:$$(sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml) dist/image

images: setup-python ## build the images of new repositories, and run them (IMAGES_ARGS="--tool docker"; bases come from a registry)
	$(BIN)/python -m tests.repository.images --tool $(IMAGE_TOOL) $(IMAGES_ARGS)

.cache/sbom.stamp: tests/requirements/sbom.txt
	@mkdir -p .cache
	$(PYTHON) -m venv $(CACHE)/sbom
	$(CACHE)/sbom/bin/python -m pip install --quiet --disable-pip-version-check --no-deps \
		--require-hashes -r tests/requirements/sbom.txt
	@touch $@

LOCK := pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header

screenshots: setup-python setup-node setup-shells ## take the pictures of the catalogue, into docs/pictures/
	$(BIN)/python -m tests.site.screenshots

requirements: ## lock the packages of the tests and of dist/, with hashes (tests/requirements/)
	@mkdir -p .cache
	$(PYTHON) -m venv $(CACHE)/uv
	$(CACHE)/uv/bin/python -m pip install --quiet --disable-pip-version-check uv
	cd tests/requirements && $(CACHE)/uv/bin/uv $(LOCK) --no-deps -o tests.txt tests.in
	cd tests/requirements && $(CACHE)/uv/bin/uv $(LOCK) -c tests.in -o frameworks.txt frameworks.in
	cd tests/requirements && $(CACHE)/uv/bin/uv $(LOCK) -o frameworks-previous.txt frameworks-previous.in
	cd tests/requirements && $(CACHE)/uv/bin/uv $(LOCK) -o sbom.txt sbom.in
	cd tests/requirements && $(CACHE)/uv/bin/uv $(LOCK) -o bazel.txt bazel.in
	cd tests/requirements && $(CACHE)/uv/bin/uv $(LOCK) -o contracts.txt contracts.in
	cd tests/requirements && $(CACHE)/uv/bin/uv $(LOCK) -c tests.in -o runtime.txt ../../pyproject.toml
	cd tests/requirements && $(CACHE)/uv/bin/uv $(LOCK) -c tests.in --extra mcp --extra lsp -o image.txt ../../pyproject.toml

clean: ## remove caches, tools and output
	rm -rf .venv .cache demo dist tests/toolchains/*/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
