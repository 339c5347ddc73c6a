# One name a task. Every task fetches the Debian packages it lacks, configures, builds what is out
# of date, and acts; a second run does only what changed. Details: CMakePresets.json.

PREFIX       ?= /usr/local
JOBS         ?= $(shell nproc)
FUZZ_SECONDS ?= 60

packages  = scripts/install-packages $(1)
# Quiet about what went well; errors go to stderr. Configuring again costs a fraction of a second.
configure = cmake --preset $(1) >/dev/null
build     = cmake --build --preset $(1) --parallel $(JOBS)

help: ## list the tasks
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

build: ## build the program: build/release/upstar
	@$(call packages,build test)
	@$(call configure,release)
	@$(call build,release) --target src/upstar/all cli/all

run: build ## build the program and check every claim of the four papers
	@build/release/upstar papers
	@echo
	@echo "Four things to try:"
	@echo "  make web && build/release/upstar web             every game on a page in the browser"
	@echo "  build/release/upstar                             the calculator; type 5*{3||2|1}, then help"
	@echo "  build/release/upstar play toads TTT..FFF         a game against the machine"
	@echo "  build/release/upstar dots analyse 'A@4 A-B:12 B@4 chain:10'"
	@echo "                                                   who wins this endgame, and why"
	@echo "More: build/release/upstar help commands, and the manual in docs/."

test: ## run all tests, also those of the engine for the web
	@$(call packages,build test python wasm)
	@$(call configure,release)
	@$(call build,release)
	@ctest --preset release --parallel $(JOBS)
	@build/release/tests/test_lang --gtest_filter='Peers.*' --gtest_brief=1 | grep '^conformance'
	@$(call configure,wasm)
	@$(call build,wasm)
	@ctest --preset wasm
	@scripts/test-web

python: ## build the Python package: build/release/python, for PYTHONPATH
	@$(call packages,build test python)
	@$(call configure,release)
	@$(call build,release) --target upstar_python

notebooks: python ## run the notebooks of examples/ anew, and all else that is tested of the Python package
	@$(call packages,notebooks python-all)
	@scripts/check-python

sanitize: ## run the quick tests with asserts, AddressSanitizer and UndefinedBehaviorSanitizer
	@$(call packages,build test)
	@$(call configure,dev)
	@$(call build,dev)
	@ctest --preset dev --parallel $(JOBS)

coverage: ## which lines the quick tests run, file by file: build/coverage/lines.txt
	@$(call packages,build test coverage)
	@$(call configure,coverage)
	@$(call build,coverage)
	@ctest --preset coverage --parallel $(JOBS)
	@gcovr --root . --filter src/ --filter cli/ --txt build/coverage/lines.txt build/coverage
	@tail -2 build/coverage/lines.txt

lint: ## formatting, include directions, names defined twice
	@$(call packages,lint)
	@scripts/check-format
	@scripts/check-includes
	@scripts/check-names

check: lint ## the same, and clang-tidy
	@$(call packages,build test tidy)
	@scripts/check-tidy

benches:
	@$(call packages,build test)
	@$(call configure,release)
	@$(call build,release) --target benches

bench: benches ## build and run the benchmarks
	@set -e; for bench in build/release/bench/bench_*; do "$$bench"; done

signatures: benches ## compare what the benchmarks compute with what version 0.1 did
	@scripts/check-signatures build/release/bench

frontier: build ## continue the tables of the papers; long, may be stopped, goes on
	@scripts/frontier

crashes: ## kill commands, and damage their files, a hundred times each
	@$(call packages,build test)
	@$(call configure,release)
	@$(call build,release) --target upstar_program test_cli
	@scripts/crash-tests

fuzz: ## run each fuzzer for FUZZ_SECONDS (60)
	@$(call packages,build fuzz)
	@$(call configure,fuzz)
	@$(call build,fuzz) --target tests/all
	@scripts/run-fuzzers $(FUZZ_SECONDS)

wasm: ## build the engine for web pages: build/wasm/upstar-engine.mjs
	@$(call packages,build wasm)
	@$(call configure,wasm)
	@$(call build,wasm)

data: build ## make the small dictionaries that a release ships: build/data/
	@scripts/make-data build/release/upstar build/data

web: wasm ## build the page: build/web, a folder for any static host
	@scripts/build-web

docs: ## build the manual, build/docs/index.html, and the C++ reference, build/docs/reference/
	@$(call packages,docs)
	@mkdocs build --quiet --strict
	@mkdir -p build/docs/reference
	@doxygen docs/Doxyfile

install: build python ## install under PREFIX (/usr/local)
	@cmake --install build/release --prefix $(PREFIX)

deb: data ## make a Debian package: build/release/package/
	@$(call packages,package)
	@cd build/release && cpack

clean: ## remove build/
	rm -rf build

.PHONY: help build run test python notebooks sanitize coverage lint check benches bench signatures frontier crashes fuzz wasm web data docs install deb clean
