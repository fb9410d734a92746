#!/usr/bin/env bash
# Measures the linter and the matcher of association files against what a C or Foundation program
# would use, and the growth of their time with hostile files of up to twenty megabytes. Ends with 1
# when one of them is slower than it may be.
set -euo pipefail
cd "$(dirname "$0")/../.."

folder=.build/association-benchmark
mkdir -p "$folder"
# One module, as in an app that takes the library's sources; optimised as a release build is.
find Sources/AppAssociation -name '*.swift' | sort > "$folder/sources"
swiftc -swift-version 6 -O -whole-module-optimization -module-name AssociationBenchmark \
  -package-name linksite -enable-upcoming-feature ExistentialAny \
  -parse-as-library -o "$folder/benchmark" \
  $(cat "$folder/sources") Benchmarks/association/AssociationBenchmark.swift \
  Benchmarks/association/HostileBenchmark.swift Tests/AppAssociationTests/Fuzzing/HostileFile.swift
LC_ALL=C "$folder/benchmark"
