#!/usr/bin/env bash
# Installs what is missing to build linksite, or to test it:
#
#   Scripts/install-packages.sh build|test|hosting
#
# When everything is there it says nothing, asks for no password and needs no network.
set -euo pipefail

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

has() {
  command -v "$1" >/dev/null 2>&1
}

# A header of a library that pkg-config knows.
has_header() {
  has pkg-config && pkg-config --exists "$1" &&
    [ -e "$(pkg-config --variable=includedir "$1")/$2" ]
}

# macOS has a `java` that only says that there is none; Homebrew's stands outside the path.
has_java() {
  java -version >/dev/null 2>&1 || { has brew && [ -x "$(brew --prefix openjdk)/bin/java" ]; }
}

has_chromium() {
  [ -x "${CHROMIUM:-}" ] || has chromium || has chromium-browser || has google-chrome ||
    [ -d "/Applications/Google Chrome.app" ] || [ -d "/Applications/Chromium.app" ]
}

# One of the readers that calendar files are shown to; tests on other systems do without.
has_libical() {
  [ "$(uname)" != Linux ] ||
    python3 -c 'import ctypes.util; exit(ctypes.util.find_library("ical") is None)'
}

# A language without letters of its own would be measured as a row of empty boxes.
has_fonts() {
  local tag
  [ "$(uname)" = Linux ] || return 0
  has fc-list || return 1
  for tag in ar fa he hi ja ko ru zh-cn; do
    [ -n "$(fc-list ":lang=$tag")" ] || return 1
  done
}

has_server() {
  has "$1" || [ -x "/usr/sbin/$1" ]
}

# Only on Linux: Safari's own driver needs a person to allow it.
has_webkit() {
  has brew || { has WebKitWebDriver && has Xvfb; }
}

# Fills `missing` with names for people, and the lists of the two package managers.
look() {
  missing=() apt=() brew=()
  has pkg-config || need pkg-config pkg-config pkgconf
  has_header libcmark-gfm cmark-gfm.h || need cmark-gfm libcmark-gfm-dev cmark-gfm
  has_header libcmark-gfm cmark-gfm-core-extensions.h ||
    need cmark-gfm-extensions libcmark-gfm-extensions-dev cmark-gfm
  has_header yaml-0.1 yaml.h || need libyaml libyaml-dev libyaml
  [ "$1" != build ] || return 0
  python3 -c 'import ensurepip, venv' 2>/dev/null ||
    need "Python with venv" "python3 python3-venv" python3
  has_chromium || need Chromium "chromium fonts-dejavu-core" ""
  has_fonts || need "fonts for every language" \
    "fontconfig fonts-dejavu-core fonts-lohit-deva fonts-wqy-microhei" ""
  has_webkit || need WebKitGTK "webkit2gtk-driver xvfb" ""
  has_java || need Java default-jre-headless openjdk
  has fish || need fish fish fish
  has zsh || need zsh zsh zsh
  has_libical || need libical libical3 ""
  # Installing a server may also start it, so only who asks for them gets them.
  [ "$1" = hosting ] || return 0
  has_server nginx || need nginx nginx ""
  has_server apache2 || need Apache apache2-bin ""
  has_server caddy || need Caddy caddy ""
  has_server lighttpd || need lighttpd lighttpd ""
}

# What people call it, Debian's packages, Homebrew's formula.
need() {
  missing+=("$1")
  # shellcheck disable=SC2206 # several packages may stand for one thing
  apt+=($2)
  # shellcheck disable=SC2206
  brew+=($3)
}

# `a, b, c`
list() {
  local text
  text=$(printf '%s, ' "$@")
  echo "${text%, }"
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif has sudo; then
    sudo "$@"
  else
    fail "missing: $names; install as root: apt-get install ${apt[*]}"
  fi
}

case "${1:-}" in
  build | test | hosting) ;;
  *) fail "usage: Scripts/install-packages.sh build|test|hosting" ;;
esac
has swift || fail "Swift is missing: install version 6.2 or later from https://www.swift.org/install"

look "$1"
[ ${#missing[@]} -gt 0 ] || exit 0
names=$(list "${missing[@]}")
if has apt-get; then
  echo "Installing what is missing: $names"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get update --quiet=2 ||
    fail "apt-get update failed; missing: $names"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install --yes --quiet=2 --no-install-recommends "${apt[@]}" >/dev/null ||
    fail "apt-get could not install ${apt[*]}"
elif has brew; then
  echo "Installing what is missing: $names"
  [ ${#brew[@]} -eq 0 ] || brew install --quiet "${brew[@]}" ||
    fail "brew could not install ${brew[*]}"
else
  fail "missing: $names; neither apt-get nor brew is here, so please install them yourself"
fi

look "$1"
[ ${#missing[@]} -eq 0 ] || fail "still missing after the installation: $(list "${missing[@]}")"
