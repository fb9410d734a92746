#!/usr/bin/env bash
# Builds that are killed and failed at every step, and random histories of a site.
# test-faults.sh [sample|all]: a part of them, as in `make test`, or all.
set -euo pipefail
cd "$(dirname "$0")/.."
case ${1:-sample} in
all) counts=(--kills 300 --histories 500) ;;
*) counts=(--kills 15 --histories 25) ;;
esac
swift build --product linksite
PYTHONDONTWRITEBYTECODE=1 Tests/.venv/bin/python -m pytest Tests/Faults -n auto \
  --linksite "$(swift build --show-bin-path)/linksite" "${counts[@]}"
