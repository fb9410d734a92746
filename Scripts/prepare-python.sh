#!/usr/bin/env bash
# Makes Tests/.venv with the packages of Tests/requirements.txt, or leaves it when it is current.
set -euo pipefail
cd "$(dirname "$0")/../Tests"

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

# The copy of the list is written last, so an interrupted installation is begun anew.
if .venv/bin/python -c '' 2>/dev/null && cmp -s requirements.txt .venv/installed.txt; then
  exit 0
fi
echo "Installing the Python packages of the tests"
rm -rf .venv
python3 -m venv .venv || fail "python3 could not make a virtual environment in Tests/.venv"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --use-pep517 \
  --requirement requirements.txt || fail "pip could not install Tests/requirements.txt"
cp requirements.txt .venv/installed.txt
