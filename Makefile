# What one does with this repository. `make` alone lists it.

# The manifest reads the folder of transforms, which SwiftPM's cache would not notice.
SWIFT_FLAGS ?=
SWIFT_BUILD = swift build --manifest-cache none $(SWIFT_FLAGS)
SWIFT_TEST = swift test --manifest-cache none $(SWIFT_FLAGS)
# The standard library inside the program saves a third of the time it takes to start, and runs without a toolchain.
# macOS brings its own.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS = -c release --static-swift-stdlib
STRIP = strip
else
RELEASE_FLAGS = -c release
# The system runs signed programs only, and stripping breaks the linker's signature.
STRIP = sh -c 'strip -x "$$0" && codesign --force --sign - "$$0"'
endif

.PHONY: help build install uninstall demo cases test sanitize lint typecheck conformance fuzz fuzz-parser kill faults bench bench-program bench-parser resolve format \
  new-transform address release archive bundle runtime behavior evaluations prove prove-fixed

help: ## Lists what there is to make.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

build: ## Builds the program for use.
	$(SWIFT_BUILD) $(RELEASE_FLAGS) --product statewise

PREFIX ?= /usr/local
# The program to install or to archive; the release build unless another one is given.
PROGRAM ?=
BUILT = $(or $(PROGRAM),$(STATEWISE))
INSTALLED = $(DESTDIR)$(PREFIX)
install: $(if $(PROGRAM),,build) ## Installs the program and its completions: PREFIX=/usr/local.
	@mkdir -p $(addprefix "$(INSTALLED)"/,bin $(dir $(COMPLETIONS)))
	@install -m 755 "$(BUILT)" "$(INSTALLED)/bin/statewise" && $(STRIP) "$(INSTALLED)/bin/statewise"
	@set -- bash zsh fish; for file in $(COMPLETIONS); do \
	  "$(INSTALLED)/bin/statewise" completions $$1 > "$(INSTALLED)/$$file" && shift || exit; done
	@echo "installed $(INSTALLED)/bin/statewise"

# Where each shell looks for them.
COMPLETIONS = share/bash-completion/completions/statewise share/zsh/site-functions/_statewise \
  share/fish/vendor_completions.d/statewise.fish
uninstall: ## Removes what `make install` installed: PREFIX=/usr/local.
	@cd "$(INSTALLED)" && rm -f bin/statewise $(COMPLETIONS)

SAMPLES = Samples/Bakehouse Samples/Bookshelf Samples/Trailhead
demo: build ## Shows what Statewise would change in the sample apps, and what that saves in two of them.
	@code=0; $(STATEWISE) diff Samples || code=$$?; \
	  test $$code -le 1
ifeq ($(shell uname -s),Linux)
	@$(MAKE) --no-print-directory evaluations APP="Samples/Bakehouse Samples/Darkroom" PROGRAM="$(STATEWISE)"
else
	@echo "The tables of body evaluations and objects need Linux: our model of SwiftUI does not build beside SwiftUI itself."
endif

cases: ## Runs the cases of one transform: NAME=HiddenIfToOpacity.
	@test -n "$(NAME)" || { echo "make cases: NAME is missing; for example NAME=HiddenIfToOpacity" >&2; exit 64; }
	CASES_OF="$(NAME)" $(SWIFT_TEST) --filter TransformTests.CaseTests

test: lint ## Runs all tests.
	$(SWIFT_TEST)
	@$(MAKE) --no-print-directory typecheck
	@$(MAKE) --no-print-directory resolve CASES=.build/typecheck
	@$(MAKE) --no-print-directory runtime
	@$(MAKE) --no-print-directory evaluations APP=Samples/Darkroom
	@$(MAKE) --no-print-directory prove-fixed

# Each sanitizer has a build of its own. Memory that is never given back is not looked for: the tables of a run live as long as the program.
SANITIZERS = address thread
sanitize: ## Runs the tests with the address and the thread sanitizer; a part of them with FILTER=RunnerTests.
	@for sanitizer in $(SANITIZERS); do echo "$$sanitizer sanitizer:"; ASAN_OPTIONS=detect_leaks=0 \
	  $(SWIFT_TEST) --sanitize $$sanitizer --scratch-path .build/sanitize/$$sanitizer \
	  $(if $(FILTER),--filter "$(FILTER)") || exit; done

# The libraries of the official parser, which come with the toolchain.
HOST_LIBRARIES = $$(swiftc -print-target-info \
  | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)".*/\1/p' | sed 's/\\//g')/host
WITH_HOST_LIBRARIES = host="$(HOST_LIBRARIES)"; swiftc -O -swift-version 6 -I "$$host" $^ -L "$$host" \
  -lSwiftSyntax -lSwiftParser -lSwiftParserDiagnostics -Xlinker -rpath -Xlinker "$$host" -o $@
STATEWISE = "$$($(SWIFT_BUILD) $(RELEASE_FLAGS) --show-bin-path)/statewise"
CORPUS ?= Samples Sources

.build/conformance/conformance: $(wildcard Tests/Conformance/*.swift) \
    $(addprefix Tests/TestSupport/,BatchQueue.swift SeededGenerator.swift)
	@mkdir -p $(@D)
	@$(WITH_HOST_LIBRARIES)

conformance: build .build/conformance/conformance ## Compares our trees with the official parser's: CORPUS=DIR.
	@.build/conformance/conformance compare $(CONFORMANCE_FLAGS) --statewise $(STATEWISE) $(CORPUS)

SECONDS ?= 60
# The cases alone, unless folders of repositories are given.
REPOSITORIES = $(if $(filter file,$(origin CORPUS)),,$(CORPUS))
fuzz: ## Damages code, patterns, settings, reports and journals: SECONDS=60 CORPUS="DIR…".
	@$(SWIFT_BUILD) -c release --product Fuzzing
	@"$$($(SWIFT_BUILD) -c release --show-bin-path)/Fuzzing" --seconds $(SECONDS) $(FUZZ_FLAGS) $(REPOSITORIES)

fuzz-parser: build .build/conformance/conformance ## Damages source files and compares what both parsers say: CORPUS=DIR.
	@.build/conformance/conformance fuzz $(FUZZ_FLAGS) --statewise $(STATEWISE) $(CORPUS)

.build/killing/killing: Tests/Killing/main.swift Tests/TestSupport/BytesOfFiles.swift
	@mkdir -p $(@D)
	@swiftc -O -swift-version 6 $^ -o $@

REPOSITORY ?= .
kill: build .build/killing/killing ## Kills rewrites of a copy while they write: REPOSITORY=DIR.
	@.build/killing/killing --statewise $(STATEWISE) $(KILL_FLAGS) "$(REPOSITORY)"

.build/faults/failing-calls.so: Tests/Faults/failing-calls.c
	@mkdir -p $(@D)
	@clang -shared -fPIC -O1 $^ -o $@

.build/faults/faults: Tests/Faults/main.swift Tests/TestSupport/BytesOfFiles.swift
	@mkdir -p $(@D)
	@swiftc -O -swift-version 6 $^ -o $@

faults: build .build/faults/faults .build/faults/failing-calls.so ## Lets calls of the system fail while a copy is rewritten: REPOSITORY=DIR.
	@.build/faults/faults --statewise $(STATEWISE) --library "$(CURDIR)/.build/faults/failing-calls.so" \
	  $(FAULTS_FLAGS) "$(REPOSITORY)"

.build/benchmarks/official-parser: Tests/Benchmarks/OfficialParser/main.swift \
    Tests/Benchmarks/ParseBenchmark/Subject.swift
	@mkdir -p $(@D)
	@$(WITH_HOST_LIBRARIES)

.build/benchmarks/compare: Tests/Benchmarks/Compare/main.swift
	@mkdir -p $(@D)
	@swiftc -O $^ -o $@

.build/benchmarks/repository: Tests/Benchmarks/Repository/main.swift
	@mkdir -p $(@D)
	@swiftc -O -swift-version 6 $^ -o $@

ROUNDS ?= 5
bench: $(if $(REPO),bench-program,bench-parser) ## Times the parser beside others: CORPUS=DIR; or the whole program: REPO=DIR.

bench-program: build .build/benchmarks/repository
	@.build/benchmarks/repository $(ROUNDS) "$(REPO)" 'rg=rg -c dismiss -t swift "$$0"' \
	  "all transforms=$(STATEWISE) diff --safety review --quiet \"\$$0\"" \
	  "conditional ones=$(STATEWISE) diff --safety review --quiet --transform conditional-modifier-to-value \"\$$0\"" \
	  'ast-grep=ast-grep run -l swift -p "\$$A.sheet(\$$\$$\$$B)" "$$0"' \
	  'swift-format=swift-format lint --parallel --recursive "$$0"' \
	  'SwiftFormat=swiftformat --lint --quiet "$$0"' 'SwiftLint=swiftlint lint --quiet "$$0"'

bench-parser: .build/benchmarks/official-parser .build/benchmarks/compare
	@$(SWIFT_BUILD) -c release --product ParseBenchmark
	@find $(CORPUS) -name '*.swift' -type f | sort > .build/benchmarks/files
	@ours="$$($(SWIFT_BUILD) -c release --show-bin-path)/ParseBenchmark"; \
	  .build/benchmarks/compare .build/benchmarks/files $(ROUNDS) "ours=$$ours" \
	    "official parser=.build/benchmarks/official-parser" \
	    "tree-sitter=python3 Tests/Benchmarks/Compare/tree-sitter.py" && \
	  "$$ours" --worst

# The stand-in for SwiftUI: its macros, and its modules, each of which may import those before it.
STANDIN = .build/standin
STANDIN_MODULES = FoundationOnDarwin os OSLog CoreGraphics QuartzCore Combine \
  UniformTypeIdentifiers UIKit AppKit SwiftUI
$(STANDIN)/libStandInMacros.so: $(wildcard Tests/SwiftUIStandIn/Macros/*.swift)
	@mkdir -p $(@D)
	@host="$(HOST_LIBRARIES)"; swiftc -emit-library -parse-as-library -module-name StandInMacros \
	  -swift-version 6 -I "$$host" $^ -L "$$host" -lSwiftSyntax -lSwiftSyntaxMacros \
	  -lSwiftSyntaxBuilder -Xlinker -rpath -Xlinker "$$host" -o $@

$(STANDIN)/SwiftUI.swiftmodule: $(STANDIN)/libStandInMacros.so \
    $(foreach module,$(STANDIN_MODULES),$(shell find Tests/SwiftUIStandIn/$(module) -name '*.swift'))
	@for module in $(STANDIN_MODULES); do \
	  swiftc -emit-module -parse-as-library -wmo -swift-version 5 -package-name StandIn -suppress-warnings -I $(@D) \
	    -load-plugin-library $< -module-name $$module -o $(@D)/$$module.swiftmodule \
	    $$(find Tests/SwiftUIStandIn/$$module -name '*.swift') || exit; done
	@# The compiler leaves a module alone that came out the same.
	@touch $@

# What the modules of the stand-in do when a program runs. The library's functions of Dispatch must be found before
# Dispatch's own, so programs name it first.
RUNTIME = .build/runtime
RUNTIME_MODULES = $(STANDIN_MODULES)
$(RUNTIME)/libStandIn.so: $(STANDIN)/SwiftUI.swiftmodule \
    $(foreach module,$(STANDIN_MODULES),$(shell find Tests/SwiftUIStandIn/$(module) -name '*.swift'))
	@mkdir -p $(@D)
	@for module in $(RUNTIME_MODULES); do \
	  swiftc -c -parse-as-library -wmo -swift-version 5 -package-name StandIn -suppress-warnings \
	    -I $(STANDIN) -load-plugin-library $(STANDIN)/libStandInMacros.so -module-name $$module \
	    -o $(@D)/$$module.o $$(find Tests/SwiftUIStandIn/$$module -name '*.swift') || exit; done
	@swiftc -emit-library -o $@ $(foreach module,$(RUNTIME_MODULES),$(@D)/$(module).o)

.build/runtime-tests/generator: Tests/RuntimeTests/Generator/main.swift
	@mkdir -p $(@D)
	@swiftc -swift-version 6 $^ -o $@

WITH_RUNTIME = -I $(STANDIN) -load-plugin-library $(STANDIN)/libStandInMacros.so -suppress-warnings \
  $(CURDIR)/$(RUNTIME)/libStandIn.so -Xlinker -rpath -Xlinker $(CURDIR)/$(RUNTIME)
.build/runtime-tests/pages: .build/runtime-tests/generator $(RUNTIME)/libStandIn.so \
    $(wildcard Tests/RuntimeTests/Harness/*.swift Tests/RuntimeTests/Pages/*/*.md)
	@.build/runtime-tests/generator Tests/RuntimeTests/Pages .build/runtime-tests/sources
	@swiftc -swift-version 6 -default-isolation MainActor -j 2 $(WITH_RUNTIME) -module-name RuntimePages \
	  Tests/RuntimeTests/Harness/*.swift .build/runtime-tests/sources/*.swift -o $@

runtime: .build/runtime-tests/pages ## Runs the tests of the executable SwiftUI: PAGES="WORD…", RUNTIME_FLAGS=--record.
	@.build/runtime-tests/pages $(RUNTIME_FLAGS) $(PAGES)

.build/typecheck/typecheck: $(wildcard Tests/Typecheck/*.swift) Tests/Conformance/ChildProcess.swift \
    $(addprefix Tests/TestSupport/,BatchQueue.swift CasePage.swift TransformFolder.swift)
	@mkdir -p $(@D)
	@swiftc -swift-version 6 $^ -o $@

typecheck: .build/typecheck/typecheck $(STANDIN)/SwiftUI.swiftmodule ## Type-checks cases and samples before and after a rewrite, or APP=DIR.
	@$(SWIFT_BUILD) --product statewise --quiet
	@run() { command="$$1"; shift; .build/typecheck/typecheck $$command --host "$(HOST_LIBRARIES)" \
	    --stand-in $(STANDIN) $(TYPECHECK_FLAGS) "$$@"; }; \
	  apps() { run apps --statewise "$$($(SWIFT_BUILD) --show-bin-path)/statewise" "$$@"; }; \
	  if [ -n "$(APP)" ]; then apps "$(APP)"; \
	  else run refused && run cases && apps --swift all $(SAMPLES) Samples/Harbor Samples/Darkroom; fi

.build/behavior/behavior: $(wildcard Tests/Behavior/*.swift) Tests/Conformance/ChildProcess.swift \
    $(addprefix Tests/Typecheck/,App.swift AssetSymbols.swift CaseSources.swift) \
    $(addprefix Tests/TestSupport/,BatchQueue.swift CasePage.swift TransformFolder.swift)
	@mkdir -p $(@D)
	@swiftc -swift-version 6 $^ -o $@

# APPS are rewritten with PROGRAM, which is built first unless it is given.
behavior: .build/behavior/behavior $(RUNTIME)/libStandIn.so ## Runs cases, or APPS="DIR…", before and after a change through the same steps: CASES="WORD…".
	@if [ -n "$(APPS)" ]; then \
	    program="$(PROGRAM)"; \
	    if [ -z "$$program" ]; then $(SWIFT_BUILD) --product statewise --quiet && \
	      program="$$($(SWIFT_BUILD) --show-bin-path)/statewise" || exit; fi; \
	    .build/behavior/behavior --host "$(HOST_LIBRARIES)" --statewise "$$program" \
	      $(BEHAVIOR_FLAGS) $(APPS); \
	  else .build/behavior/behavior --host "$(HOST_LIBRARIES)" $(CASES); fi

.build/evaluations/evaluations: $(wildcard Tests/Evaluations/*.swift) Tests/Conformance/ChildProcess.swift \
    $(addprefix Tests/Typecheck/,App.swift AssetSymbols.swift) Tests/TestSupport/BatchQueue.swift \
    $(addprefix Tests/Behavior/,ProgramCompiler.swift TranscriptComparison.swift)
	@mkdir -p $(@D)
	@swiftc -swift-version 6 $^ -o $@

# Apps are rewritten with PROGRAM, which is built first unless it is given.
evaluations: .build/evaluations/evaluations $(RUNTIME)/libStandIn.so ## Counts body evaluations and objects of samples, or of APP=DIR STEPS=FILE, before and after a rewrite.
	@program="$(PROGRAM)"; \
	  if [ -z "$$program" ]; then $(SWIFT_BUILD) --product statewise --quiet && \
	    program="$$($(SWIFT_BUILD) --show-bin-path)/statewise" || exit; fi; \
	  .build/evaluations/evaluations --host "$(HOST_LIBRARIES)" --statewise "$$program" \
	    $(if $(STEPS),--steps "$(STEPS)") $(EVALUATIONS_FLAGS) $(or $(APP),$(SAMPLES) Samples/Darkroom)

.build/proof/prove: $(wildcard Tests/Proof/*.swift Tests/Proof/Generator/*.swift Tests/Proof/Run/*.swift) \
    Tests/Conformance/ChildProcess.swift Tests/TestSupport/BatchQueue.swift
	@mkdir -p $(@D)
	@swiftc -swift-version 6 $^ -o $@

SEED ?= 1
COUNT ?= 200
PROVE = .build/proof/prove --host "$(HOST_LIBRARIES)" $(PROVE_FLAGS)
prove: build .build/proof/prove $(RUNTIME)/libStandIn.so ## Walks through generated apps before and after a rewrite: SEED=1 COUNT=200.
	@$(PROVE) --statewise $(STATEWISE) --seed $(SEED) --count $(COUNT)

# A small part of it that is always the same, and whether it finds faults that are put into rewrites.
prove-fixed: .build/proof/prove $(RUNTIME)/libStandIn.so
	@$(SWIFT_BUILD) --product statewise --quiet
	@tool="$$($(SWIFT_BUILD) --show-bin-path)/statewise"; \
	  $(PROVE) --statewise "$$tool" --seed 50000 --count 40 && $(PROVE) --statewise "$$tool" faults

resolve: $(STANDIN)/SwiftUI.swiftmodule ## Compares names and types with the compiler's: CORPUS="DIR…", each a module.
	@$(SWIFT_BUILD) --product Resolution --quiet
	@apps="$(CORPUS)"; "$$($(SWIFT_BUILD) --show-bin-path)/Resolution" "$(HOST_LIBRARIES)" $(STANDIN) \
	  Tests/SwiftUIStandIn $(if $(CASES),--cases $(CASES)) \
	  $$(if [ "$(origin CORPUS)" = file ]; then echo $(SAMPLES); else echo "$$apps"; fi)

SOURCES = Package.swift Sources Transforms Tests
lint: ## Checks the format of the sources.
	@swift format lint --strict --parallel --recursive $(SOURCES)

format: ## Formats the sources with the toolchain's formatter.
	@swift format --in-place --parallel --recursive $(SOURCES)

new-transform: ## Writes a new transform: NAME=HiddenIfToOpacity [FAMILY=Conditional] [KIND=page].
	@sh Transforms/.template/new-transform.sh "$(NAME)" "$(FAMILY)" "$(KIND)"

VERSION = $(shell sed -n 's/.*version = "\(.*\)".*/\1/p' Sources/statewise/Version.swift)
ADDRESS = $(shell sed -n 's/.*address = "\(.*\)".*/\1/p' Sources/statewise/Version.swift)
# The files beside it that name the address of the repository.
NAMING_ADDRESS = README.md Sources/statewise/Version.swift
address: ## Writes the address of the repository into all files that name it: URL=https://github.com/YOU/statewise.
	@test -n "$(URL)" || { echo "make address: URL is missing" >&2; exit 64; }
	@old="$(ADDRESS)"; new="$(URL:.git=)"; \
	  short() { echo "$$1" | sed 's|^https\{0,1\}://[^/]*/||'; }; \
	  for file in $(NAMING_ADDRESS); do \
	    sed -e "s|$$old|$$new|g" -e "s|$$(short "$$old")|$$(short "$$new")|g" $$file > $$file.new && \
	      cat $$file.new > $$file && rm $$file.new || exit; done

# An archive for macOS runs on both kinds of processors.
ifeq ($(shell uname -s),Linux)
ARCHIVE = statewise-$(VERSION)-linux-$(shell uname -m)
else
ARCHIVE = statewise-$(VERSION)-macos-universal
endif
ARCHIVES = .build/release-archive

# On Linux, the program is 15.6 MB instead of 19.1 MB with these, and as fast: code that is small, functions that the
# linker drops or shares one by one, and no table of addresses to move. A program for macOS has both architectures.
ifeq ($(shell uname -s),Linux)
ARCHIVE_FLAGS = -Xswiftc -Osize -Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld \
  -Xlinker --icf=all -Xswiftc -Xclang-linker -Xswiftc -no-pie
else
ARCHIVE_FLAGS = --arch arm64 --arch x86_64
endif

# The checks that need no build come first.
release: ## Builds the archive and the artifact bundle of a tagged release, and their SHA-256.
	@fail() { echo "make release: $$1" >&2; exit 1; }; \
	  test -z "$$(git status --porcelain)" || fail "the working tree has uncommitted changes; commit them"; \
	  grep -Eq '^## \[$(VERSION)\] - [0-9]{4}-[0-9]{2}-[0-9]{2}$$' CHANGELOG.md || \
	    fail "CHANGELOG.md has no entry with a date for $(VERSION); write the date after its heading"; \
	  git tag --points-at HEAD | grep -Fqx '$(VERSION)' || \
	    fail "this commit has no tag $(VERSION); add it: git tag $(VERSION)"
	@$(MAKE) --no-print-directory build archive RELEASE_FLAGS="$(RELEASE_FLAGS) $(ARCHIVE_FLAGS)"
	@$(MAKE) --no-print-directory bundle
	@cd $(ARCHIVES) && ls -l *$(VERSION)*.tar.gz *.zip && cat *.sha256

# The archive of a program that is built already.
archive:
	@rm -rf $(ARCHIVES)/$(ARCHIVE) && mkdir -p $(ARCHIVES)/$(ARCHIVE)
	@cp $(BUILT) $(ARCHIVES)/$(ARCHIVE)/statewise && cp LICENSE README.md CHANGELOG.md $(ARCHIVES)/$(ARCHIVE)
	@$(STRIP) $(ARCHIVES)/$(ARCHIVE)/statewise
	@test "$$($(ARCHIVES)/$(ARCHIVE)/statewise --version)" = "statewise $(VERSION)" || \
	  { echo "make archive: the program's version is not $(VERSION)" >&2; exit 1; }
	@cd $(ARCHIVES) && tar -czf $(ARCHIVE).tar.gz $(ARCHIVE) && $(CURDIR)/.github/release/sha256.sh $(ARCHIVE).tar.gz

# An artifact bundle, for SwiftPM, of all archives of this version: those of other systems may be put beside it.
bundle:
	@.github/release/artifact-bundle.sh $(VERSION) $(ARCHIVES)
