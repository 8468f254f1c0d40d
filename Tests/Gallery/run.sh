#!/bin/sh
# Checks the samples' page in a browser and takes its pictures into Packaging/gallery.
# usage: Tests/Gallery/run.sh [BINARY]
#
# Needs Chromium (apt install chromium) and, once, PyPI: Playwright, which drives it, and axe-core are installed into
# .build/gallery. Where one of them is missing it says SKIPPED and succeeds, unless GALLERY_REQUIRED is set.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
binary=${1:-$root/.build/release/innkeeper}
case $binary in /*) ;; *) binary=$PWD/$binary ;; esac
[ -x "$binary" ] || { echo "There is no $binary; run make build first." >&2; exit 2; }

skip() {
    echo "SKIPPED: $1" >&2
    [ -z "${GALLERY_REQUIRED:-}" ] || exit 1
    exit 0
}
chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}
[ -n "$chromium" ] || skip "there is no Chromium"
tools=$root/.build/gallery
if ! cmp -s "$here/requirements.txt" "$tools/installed"; then
    mkdir -p "$tools"
    "$tools/venv/bin/python" -m pip --version >/dev/null 2>&1 || python3 -m venv --clear "$tools/venv"
    "$tools/venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$here/requirements.txt" ||
        skip "the tools can't be installed from PyPI"
    cp "$here/requirements.txt" "$tools/installed"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
"$binary" run pipeline.json --output "$work/Output" --as-of 2026-11-21 --fail-on never --quiet >"$work/run.log"
"$tools/venv/bin/python" "$here/gallery.py" "$work/Output" "$root/Packaging/gallery" "$chromium"
