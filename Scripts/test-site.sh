#!/usr/bin/env bash
# Builds the site of this folder, and small ones of the tests, into .build/ and looks at them with
# the validators and in browsers; `--whole` looks at every case, otherwise at a sample.
set -euo pipefail
cd "$(dirname "$0")/.."

# Homebrew's Java stands outside the path.
PATH="$PATH:/opt/homebrew/opt/openjdk/bin:/usr/local/opt/openjdk/bin"
export PATH PYTHONDONTWRITEBYTECODE=1
Tests/.venv/bin/python -m pytest Tests/Validators -n auto

if [ ! -f Content/site.yml ]; then
  echo "skipped: there is no Content/site.yml, so there is no site to test"
  exit 0
fi
swift build --product linksite
linksite=$(swift build --show-bin-path)/linksite
site=.build/test-site
sites=.build/test-sites
rm -rf "$site" "$sites"
"$linksite" build --root . --output "$site" --locked

# What is committed is what the build makes.
diff --recursive --brief Site "$site" || {
  echo "error: Site/ is not what the build makes; run 'make site' and commit it" >&2
  exit 1
}

# Built from copies, since a build writes a lock file beside the definitions.
for source in Tests/Fixtures/Rendering/sites/*/; do
  name=$(basename "$source")
  mkdir -p "$sites/sources" "$sites/built"
  cp -R "$source" "$sites/sources/$name"
  "$linksite" build --root "$sites/sources/$name" --output "$sites/built/$name" --quiet
done

Tests/.venv/bin/python Tests/Validators/run.py "$site" "$sites"/built/*/
Tests/.venv/bin/python -m pytest Tests/Browser -n auto --site "$site" --sites "$sites/built" \
  --linksite "$linksite" -r s "$@"
Tests/.venv/bin/python -m pytest Tests/Hosting --site "$site" -r s
Tests/.venv/bin/python -m pytest Tests/Readme --linksite "$linksite"
