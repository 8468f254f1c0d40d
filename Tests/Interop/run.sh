#!/bin/sh
# Opens what Innkeeper writes with other people's tools. usage: Tests/Interop/run.sh [BINARY]
#
# Each check is a file *_check.py beside this one: it gets the binary, the folder of a run on the samples and a folder
# for what it keeps, prints one line, and fails when the other tool refuses what it reads. The tools are installed from
# PyPI into .build/interop, where a new one is a line in requirements.txt, and from the system's packages. Where neither can
# be had and nothing is installed yet, it says SKIPPED and succeeds, unless INTEROP_REQUIRED is set.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
binary=${1:-$root/.build/release/innkeeper}
case $binary in /*) ;; *) binary=$PWD/$binary ;; esac
[ -x "$binary" ] || { echo "There is no $binary; run make build first." >&2; exit 2; }

# Without them, a check says by itself what it could not do.
"$root/Packaging/tools.sh" gdal-bin msmtp nginx openssh-server openssl python3-venv samba-common-bin shellcheck systemd ||
    echo "The system's packages can't be installed." >&2

tools=$root/.build/interop
stamp=$tools/installed
if ! cmp -s "$here/requirements.txt" "$stamp"; then
    mkdir -p "$tools"
    # One that was left half made is made again.
    "$tools/venv/bin/python" -m pip --version >/dev/null 2>&1 || python3 -m venv --clear "$tools/venv"
    if "$tools/venv/bin/python" -m pip install --quiet --disable-pip-version-check -r "$here/requirements.txt"; then
        cp "$here/requirements.txt" "$stamp"
    elif [ -n "${INTEROP_REQUIRED:-}" ]; then
        echo "The tools can't be installed." >&2
        exit 1
    else
        echo "SKIPPED: the tools can't be installed from PyPI" >&2
        exit 0
    fi
fi

# Of Prometheus only the program that reads rules, without the service that the package starts.
if [ ! -x "$tools/promtool" ]; then
    (cd "$tools" && apt-get -qq download prometheus && dpkg-deb --extract prometheus_*.deb prometheus &&
        mv prometheus/usr/bin/promtool . && rm -r prometheus prometheus_*.deb) >/dev/null 2>&1 ||
        echo "promtool can't be had." >&2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"
"$binary" run pipeline.json --output "$work/Output" --as-of 2026-11-21 --fail-on never --quiet >"$work/run.log"
# All at once: most of them wait for other programs.
for check in "$here"/*_check.py; do
    name=$(basename "$check")
    {
        "$tools/venv/bin/python" "$check" "$binary" "$work/Output" "$tools" >"$work/$name.said" 2>&1 ||
            echo "FAILED: $name" >>"$work/$name.said"
    } &
done
wait
cat "$work"/*_check.py.said
! grep -q '^FAILED: ' "$work"/*_check.py.said
