#!/usr/bin/env bash
# Throws damaged association files, links and entitlements at the reader, the linter and the matcher
# (libFuzzer): Scripts/fuzz-association.sh [SECONDS]. Ends with an error when something crashes; the
# input that did it lies in .build/fuzz/ then.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-600}
folder=.build/fuzz
mkdir -p "$folder/corpus" "$folder/seeds"

# The tables of the tests are what the fuzzer begins with.
python3 - "$folder/seeds" <<'EOF'
import json
import pathlib
import sys

target = pathlib.Path(sys.argv[1])
fixtures = pathlib.Path("Tests/Fixtures/AppAssociation")
count = 0
for table in sorted(fixtures.glob("*.json")):
    for row in json.loads(table.read_text()):
        for key in "aasa", "document", "raw", "dynamic_app_link_components":
            if key not in row:
                continue
            text = row[key] if isinstance(row[key], str) else json.dumps(row[key])
            if text.startswith("@"):
                continue
            parts = [text, row.get("url", "https://h.example/join/x?a=1#web")]
            parts += row.get("context", {}).get("entitlements", [])
            (target / f"{count}").write_bytes("\0".join(parts).encode())
            count += 1
EOF

# Not the package: only this way is every line of the library watched.
swiftc -O -whole-module-optimization -D FUZZING -swift-version 6 -parse-as-library -package-name linksite \
  -enable-upcoming-feature ExistentialAny -sanitize=fuzzer,address -o "$folder/fuzz-association" \
  $(find Sources/AppAssociation -name '*.swift' | sort) \
  Tests/AppAssociationTests/Fuzzing/FuzzedInput.swift
"$folder/fuzz-association" -max_len=4096 -timeout=10 -max_total_time="$seconds" \
  -artifact_prefix="$folder/" -print_final_stats=1 "$folder/corpus" "$folder/seeds"
