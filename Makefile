# Innkeeper. `make run` and `make test` are all that a fresh clone needs; the rest is for installing and developing.

SWIFT   ?= swift
# Of what is run and examined; .ci/run takes debug, which the tests have built already.
CONFIGURATION := release
PREFIX  ?= /usr/local
DESTDIR ?=
BINARY  := .build/$(CONFIGURATION)/innkeeper
# With the Swift runtime inside. Nobody loads a program's symbols, which Swift would have it export.
RELEASE := --static-swift-stdlib -Xlinker --no-export-dynamic
FLAGS   := -c $(CONFIGURATION) $(if $(filter release,$(CONFIGURATION)),$(RELEASE))
# Started by innkeeper for sources with an address; it lies beside it.
FETCH   := $(BINARY)-fetch
# Does the tasks of spread runs.
STAGE   := $(BINARY)-stage

.DEFAULT_GOAL := help
.PHONY: help run test build install uninstall lint docs size bench scale spark fuzz gallery interop compare mutations faults arm64 \
    address thread products release deb apt image wheel packages clean prepare \
    examples office

help:
	@echo "make run        report on the samples (pipeline.json) into Output"
	@echo "make test       run all tests"
	@echo "make build      build $(BINARY)"
	@echo "make install    install it with its man page and completions below PREFIX ($(PREFIX))"
	@echo "make uninstall  remove what install put there"
	@echo "make lint       check the code's format"
	@echo "make docs       write pipeline.schema.json, RULES.md and Documentation/reference anew"
	@echo "make size       count the lines of code of each room, now and before"
	@echo "make bench      measure, and compare with other tools"
	@echo "make interop    open what is written with other people's tools"
	@echo "make compare    hold what is written against an earlier version (db772f4), file by file"
	@echo "make examples   build and test the three example apps, debug and release, from a git address"
	@echo "make office     hold what is read and written against LibreOffice (installs it), and hostile workbooks against limits"
	@echo "make gallery    check the samples' page in Chromium and take its pictures"
	@echo "make mutations  break the code line by line and see the tests notice (half an hour)"
	@echo "make scale      spread a run over tasks and hold it against one in one process, byte for byte"
	@echo "make spark      run on a Spark cluster of this machine, kill what can be killed (installs PySpark; needs Java);"
	@echo "                FULL=1 makes the inputs of both large: a million bookings, 440 MB of findings"
	@echo "make faults     attacks, kills, full disks, changing inputs, 10,000 damaged folders (ten minutes)"
	@echo "make arm64      run the scans in C on emulated processors (installs qemu-user and a cross compiler's files)"
	@echo "make address    run the tests under AddressSanitizer; make thread under ThreadSanitizer"
	@echo "make release    pack a tarball that runs without Swift; make deb a Debian package, make wheel one for pip,"
	@echo "                make image one for containers; make apt KEY=… a signed repository of the Debian package"
	@echo "make packages   make all of them, and try them as those do who install them"
	@echo "make fuzz       throw bytes at every reader, SECONDS=60 each"
	@echo "make clean      remove what was built"

# The samples are made for this day: on any other nobody would arrive.
run: build
	@$(BINARY) run --fail-on never --as-of 2026-11-21

test: prepare
	@$(SWIFT) test

build: prepare
	@test -x $(BINARY) || echo "Building; the first time takes a few minutes."
	@for product in innkeeper innkeeper-fetch innkeeper-stage; do \
		$(SWIFT) build --quiet $(FLAGS) --product $$product || exit 1; done

# Builds only when there is no binary, so that `sudo make install` after `make build` compiles nothing as root.
install:
	@test -x $(BINARY) -a -x $(FETCH) -a -x $(STAGE) || $(MAKE) --no-print-directory build
	@Packaging/install.sh $(BINARY) "$(DESTDIR)$(PREFIX)"

uninstall:
	@Packaging/install.sh --remove "$(DESTDIR)$(PREFIX)"

lint:
	@$(SWIFT) format lint --strict --recursive Sources Tests Package.swift \
		Examples/Sources Examples/Tests Examples/Package.swift

examples: prepare
	@SWIFT="$(SWIFT)" Examples/try.sh debug release

docs: build
	@$(BINARY) schema > pipeline.schema.json
	@$(BINARY) rules --format markdown > RULES.md
	@mkdir -p Documentation/reference
	@$(BINARY) man innkeeper --format markdown > Documentation/reference/commands.md
	@$(BINARY) man pipeline.json --format markdown > Documentation/reference/keys.md
	@$(BINARY) man outputs --format markdown > Documentation/reference/outputs.md

size:
	@python3 Benchmarks/size.py

# BEFORE is the binary of the earlier version; without it that is built once.
compare: build
	@python3 Tests/Versions/compare.py $(BINARY) "$${BEFORE:-$$(Benchmarks/earlier.sh)}" --bookings 1000000

bench: build
	@test -f Benchmarks/run.sh || { echo "There is no Benchmarks/run.sh." >&2; exit 1; }
	@bash Benchmarks/run.sh
	@sh Benchmarks/check.sh
	@python3 Benchmarks/findings.py $(BINARY) Benchmarks/work/findings

mutations: prepare
	@SWIFT="$(SWIFT)" python3 Tests/Mutations/run.py

office: build
	@Packaging/tools.sh libreoffice-calc-nogui
	@python3 Tests/Office/office.py $(BINARY)
	@python3 Tests/Office/hostile.py $(BINARY)

# The pictures are kept in Packaging/gallery, for the README.
gallery: build
	@sh Tests/Gallery/run.sh $(BINARY)

KILLS     ?= 200
DAMAGED   ?= 10000

faults: build
	@python3 Tests/Faults/faults.py $(BINARY) --kills $(KILLS) --damaged $(DAMAGED)
	@INNKEEPER_EVERY_BYTE=1 $(SWIFT) test --filter ByteChangesTests

scale: build
	@python3 Tests/Scale/scale.py $(BINARY) $(if $(FULL),--full)

spark: build
	@Tests/Scale/spark.sh $(BINARY) $(if $(FULL),--full)

arm64: prepare
	@SWIFT="$(SWIFT)" Tests/Arm64/run.sh

# Builds of their own, so that a sanitizer's objects meet no others. Leaks are not looked for: the search does not follow
# the pointers of Swift's indirect enumerations, and takes what they hold for lost. What ThreadSanitizer can't see, and what
# AddressSanitizer finds in the code of others, is named in Tests/…-suppressions.txt.
address: prepare
	@ASAN_OPTIONS=detect_leaks=0:suppressions=$(CURDIR)/Tests/address-suppressions.txt \
		$(SWIFT) test --scratch-path .build-address --sanitize address

thread: prepare
	@TSAN_OPTIONS=suppressions=$(CURDIR)/Tests/thread-suppressions.txt \
		$(SWIFT) test --scratch-path .build-thread --sanitize thread

# Every executable product of Package.swift.
products: prepare
	@for product in $$(sed -n 's/.*\.executable(name: "\([^"]*\)".*/\1/p' Package.swift); do \
		$(SWIFT) build --quiet -c release $(RELEASE) --product $$product || exit 1; done

release: products
	@Packaging/release/tarball.sh

deb: products
	@Packaging/release/deb.sh

# KEY is in the keyring of whoever makes it.
apt: deb
	@Packaging/release/apt.sh "$(KEY)"

image: products
	@Packaging/release/image.sh

# For pip, pipx, uvx and pre-commit; Packaging/wheel says how.
wheel: products
	@Packaging/release/wheel.sh

# Installs, runs and removes all of them, in folders and Debian roots of their own.
packages: release deb wheel image
	@Tests/Packages/run.sh

interop: build
	@sh Tests/Interop/run.sh $(BINARY)

# The sanitizer comes with Swift; nothing else is needed.
fuzz: prepare
	@Tests/Fuzz/run.sh "$(or $(SECONDS),60)"

clean:
	@$(SWIFT) package clean

prepare:
	@sh Packaging/prepare.sh
