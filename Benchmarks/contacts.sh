#!/bin/sh
# Times the contacts job against vobject and `wc -l`, on the kind and the real mix. usage: Benchmarks/contacts.sh [CARDS] [ROUNDS]
# Needs python3 with venv, the network once (vobject from PyPI), and the release binary (`make build`).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cards=${1:-200000}
rounds=${2:-5}
binary=${INNKEEPER:-$here/../.build/release/innkeeper}
work=$here/work
[ -x "$binary" ] || { echo "no $binary: run make build first" >&2; exit 2; }
if [ ! -x "$work/venv/bin/python" ]; then python3 -m venv "$work/venv"; fi
"$work/venv/bin/python" -c 'import vobject' 2>/dev/null || "$work/venv/bin/pip" install --quiet 'vobject>=0.9.9,<1'
for mix in kind real; do
    # The kind mix has the folder that other benchmarks share.
    folder=$work/contacts-$cards$([ $mix = kind ] || echo "-$mix")
    [ -f "$folder/expected.json" ] || python3 "$here/contacts_generate.py" "$cards" "$folder" --mix $mix >/dev/null
    python3 "$here/contacts_compare.py" "$binary" "$work/venv/bin/python" "$folder" "$rounds"
done
