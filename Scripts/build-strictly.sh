#!/usr/bin/env bash
# Builds everything with its tests. The compiler's warnings are errors by Package.swift; here those
# of the package manager are, too, such as a file that no target names.
set -euo pipefail
cd "$(dirname "$0")/.."

log=$(mktemp)
trap 'rm -f "$log"' EXIT
swift build --build-tests 2>&1 | tee "$log"
if grep -q '^warning: ' "$log"; then
  echo "error: the build printed warnings" >&2
  exit 1
fi
