#!/bin/sh
# precommit.sh WHEEL TOOLS: pre-commit, installed in TOOLS, takes the hook from this repository as it is committed, installs
# WHEEL for it without asking an index, refuses a commit with a bad export, and lets a good one pass.
set -eu
wheel=$(realpath "$1")
tools=$(realpath "$2")
cd "$(dirname "$0")/../.."
root=$PWD

fail() {
    printf 'BROKEN: %s\n' "$*" >&2
    cat "$work/said" >&2
    exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Nothing of this machine's Innkeeper or Swift is on the path, and nothing of its owner's settings is read.
clean() {
    env -i PATH="$tools/bin:/usr/bin:/bin" HOME="$work" PRE_COMMIT_HOME="$work/cache" PIP_NO_INDEX=1 \
        PIP_DISABLE_PIP_VERSION_CHECK=1 INNKEEPER_WHEEL="$wheel" GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory \
        GIT_CONFIG_VALUE_0='*' "$@"
}
repository() {
    clean git -C "$work/campground" -c user.name=Ranger -c user.email=ranger@example.org "$@"
}

mkdir -p "$work/campground/exports"
clean git init -q "$work/campground"
head -n 15 Samples/campsites.csv >"$work/campground/exports/campsites.csv"
cat >"$work/campground/.pre-commit-config.yaml" <<END
repos:
  - repo: file://$root
    rev: $(clean git rev-parse HEAD)
    hooks:
      - id: innkeeper
        files: ^exports/
END
(cd "$work/campground" && clean pre-commit install >/dev/null)

repository add .
repository commit -q -m 'Campsites' >"$work/said" 2>&1 || fail 'a good export is refused'
cp Samples/bookings/desk-2026.csv "$work/campground/exports/"
repository add .
if repository commit -q -m 'Bookings' >"$work/said" 2>&1; then fail 'a bad export is committed'; fi
grep -q '\[reservation-' "$work/said" || fail 'the refusal names no finding'
test "$(repository rev-list --count HEAD)" = 1 || fail 'something was committed'
echo "pre-commit: $(grep -c '\[reservation-' "$work/said") findings in a bad export, which is not committed"
