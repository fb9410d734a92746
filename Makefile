# make site     build the site of this folder into Site/
# make test     everything that must hold before a change is kept
# make test-browsers  the browser tests with all of their cases; make test runs a sample
# make test-hosting  the site on nginx, Apache, Caddy and lighttpd as docs/hosting.md sets them up
# make test-faults  builds killed and failed at every step, and many histories of a site
# make test-zones  every zone name on every day, against Python; make test compares forty
# make bench    what builds and invites cost, beside a C program that writes the same files
# make bench-association  how fast association files are checked and links decided, as ratios
# make mutations  every change of one rule in the association files of all sample sites is noticed
# make fuzz     ten minutes of damaged association files (SECONDS=180 for less)
# make format   lay out the Swift code
# make clean    remove what was built for this machine; Site/ stays

.PHONY: help site test test-packages test-swift test-format test-site test-browsers test-hosting
.PHONY: test-faults test-zones bench picture pictures format clean
.NOTPARALLEL:

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

site:
	@Scripts/install-packages.sh build
	swift build --configuration release --product linksite
	"$$(swift build --configuration release --show-bin-path)/linksite" build --root .
	@Scripts/describe-site.sh Site

test: test-swift test-format test-site

test-packages:
	@Scripts/install-packages.sh test
	@Scripts/prepare-python.sh

test-swift: test-packages
	Scripts/build-strictly.sh
	LINKSITE_ALL_ORACLES=1 swift test

test-format:
	swift format lint --strict --recursive Sources Tests Package.swift

test-site: test-packages
	Scripts/test-site.sh
	Scripts/test-faults.sh sample

test-faults: test-packages
	Scripts/test-faults.sh all

# The whole zone table, and the VTIMEZONE of each name as another program reads it.
test-zones: test-packages
	LINKSITE_ALL_ORACLES=1 LINKSITE_ALL_ZONES=1 \
	  swift test --filter 'ZoneTableTests|ZoneComponentTests'

bench:
	@Scripts/install-packages.sh build
	swift build --configuration release --product linksite
	Benchmarks/bench.py "$$(swift build --configuration release --show-bin-path)/linksite"
	Benchmarks/association/run.sh
	Benchmarks/invites.py "$$(swift build --configuration release --show-bin-path)/linksite"

# `make test` tries the servers that are there; this installs the others, on Debian.
test-hosting:
	@Scripts/install-packages.sh hosting
	@Scripts/prepare-python.sh
	Tests/.venv/bin/python -m pytest Tests/Hosting --site Site --all-servers

test-browsers: test-packages
	Scripts/test-site.sh --whole

# One picture of every kind of page and state, to be looked at.
pictures: test-packages
	Tests/.venv/bin/python Scripts/render-pictures.py .build/test-site .build/test-sites/built docs/pictures

# The picture in the README: a real page in a real browser.
picture: site test-packages
	Tests/.venv/bin/python Scripts/render-picture.py Site docs/pictures/join-page.png --page /join/keynote/

.PHONY: bench-association fuzz mutations
bench-association:
	Benchmarks/association/run.sh

mutations:
	ALL_MUTATIONS=1 swift test --filter MutationTests

SECONDS ?= 600
fuzz:
	Scripts/fuzz-association.sh $(SECONDS)

format:
	swift format format --in-place --recursive Sources Tests Package.swift

clean:
	rm -rf .build Tests/.venv
