#!/usr/bin/env bash
# Says where a built site is and what it holds:
#
#   Scripts/describe-site.sh Site
set -euo pipefail

site=${1:?usage: Scripts/describe-site.sh FOLDER}
if [ ! -f "$site/index.html" ]; then
  echo "error: there is no site in $site" >&2
  exit 1
fi

# A row with what the name patterns match, unless that is nothing.
row() {
  local what=$1 shown=$2 count
  shift 2
  count=$(find "$site" -type f "$@" | wc -l)
  [ "$count" -eq 0 ] || printf '  %5d  %-18s %s\n' "$count" "$what" "$shown"
}

printf 'The site is in %s:\n' "$(cd "$site" && pwd)"
row "join pages" "join/ADDRESS/index.html" -path "$site/join/*/index.html"
row "share messages" "join/ADDRESS/*.txt" -path "$site/join/*/*.txt"
row "calendar files" "join/ADDRESS/invite.ics" -name invite.ics
row "short links" "j/CODE/index.html" -path "$site/j/*/index.html"
row "association files" ".well-known/" -path "$site/.well-known/*"
printf '  %5d  files altogether\n' "$(find "$site" -type f | wc -l)"
echo "Put the folder on any static host as it is."
