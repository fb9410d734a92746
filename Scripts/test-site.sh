#!/usr/bin/env bash
# Builds the site of this folder into .build/test-site and looks at it with the validators and in a
# browser.
set -euo pipefail
cd "$(dirname "$0")/.."

# Homebrew's Java stands outside the path.
PATH="$PATH:/opt/homebrew/opt/openjdk/bin:/usr/local/opt/openjdk/bin"
export PATH PYTHONDONTWRITEBYTECODE=1
Tests/.venv/bin/python -m pytest Tests/Validators

if [ ! -f Content/site.yml ]; then
  echo "skipped: there is no Content/site.yml, so there is no site to test"
  exit 0
fi
site=.build/test-site
rm -rf "$site"
swift build --product linksite
linksite="$(swift build --show-bin-path)/linksite"
"$linksite" build --root . --output "$site" --locked

# What is committed is what the build makes.
diff --recursive --brief Site "$site" || {
  echo "error: Site/ is not what the build makes; run 'make site' and commit it" >&2
  exit 1
}

Tests/.venv/bin/python Tests/Validators/run.py "$site"
Tests/.venv/bin/python -m pytest Tests/Browser --site "$site"
Tests/.venv/bin/python -m pytest Tests/Readme --linksite "$linksite"
