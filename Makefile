# What one does with this repository. `make` alone lists it.

# The manifest reads the folder of transforms, which SwiftPM's cache would not notice.
SWIFT_FLAGS ?=
SWIFT_BUILD = swift build --manifest-cache none $(SWIFT_FLAGS)
SWIFT_TEST = swift test --manifest-cache none $(SWIFT_FLAGS)
# The standard library inside the program saves a third of the time it takes to start. macOS brings its own.
ifeq ($(shell uname -s),Linux)
RELEASE_FLAGS = -c release --static-swift-stdlib
else
RELEASE_FLAGS = -c release
endif

.PHONY: help build demo test bench conformance fuzz format new-transform

help: ## Lists what there is to make.
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 24

build: ## Builds the program for use.
	$(SWIFT_BUILD) $(RELEASE_FLAGS) --product statewise

demo: build ## Shows what Statewise would change in the sample apps.
	@code=0; "$$($(SWIFT_BUILD) $(RELEASE_FLAGS) --show-bin-path)/statewise" diff Samples || code=$$?; \
	  test $$code -le 1

test: ## Runs all tests.
	$(SWIFT_TEST)

format: ## Formats the sources with the toolchain's formatter.
	swift format --in-place --parallel --recursive Package.swift Sources Transforms Tests

new-transform: ## Writes the folder of a new transform: NAME=HiddenIfToOpacity.
	@echo "$(NAME)" | grep -Eq '^[A-Z][A-Za-z0-9]+$$' || \
	  { echo "usage: make new-transform NAME=HiddenIfToOpacity" >&2; exit 64; }
	@test ! -e Transforms/$(NAME) || { echo "Transforms/$(NAME) is there already" >&2; exit 1; }
	@cp -R Transforms/.template Transforms/$(NAME)
	@mv Transforms/$(NAME)/NAME.swift Transforms/$(NAME)/$(NAME).swift
	@for file in Transforms/$(NAME)/*.*; do \
	  sed 's/NAME/$(NAME)/g' "$$file" > "$$file.new" && mv "$$file.new" "$$file"; done
	@echo "Transforms/$(NAME) is ready. Begin with its cases; last, give it a line in"
	@echo "Transforms/Catalog.swift and one in the table of Transforms/README.md."
