#!/bin/sh
# install.sh BINARY PREFIX: puts the binary, its helpers BINARY-fetch and BINARY-stage, its man pages and its completions into the places
# where systems look.
# install.sh --remove PREFIX: takes them away again.
set -eu

what=$1
prefix=$2
program="$prefix/bin/innkeeper"
helper="$prefix/bin/innkeeper-fetch"
stage="$prefix/bin/innkeeper-stage"
manuals="$prefix/share/man"
bash_script="$prefix/share/bash-completion/completions/innkeeper"
zsh_script="$prefix/share/zsh/site-functions/_innkeeper"
fish_script="$prefix/share/fish/vendor_completions.d/innkeeper.fish"

if [ "$what" = --remove ]; then
    rm -f "$manuals/man1/innkeeper.1" "$manuals/man5/innkeeper-pipeline.json.5" "$manuals/man5/innkeeper-outputs.5"
    rm -f "$program" "$helper" "$stage" "$bash_script" "$zsh_script" "$fish_script"
    exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for page in innkeeper pipeline.json outputs; do "$what" man "$page" >"$work/$page"; done
for shell in bash zsh fish; do "$what" completions "$shell" >"$work/$shell"; done

install -D -m 755 "$what" "$program"
install -D -m 755 "$what-fetch" "$helper"
install -D -m 755 "$what-stage" "$stage"
install -D -m 644 "$work/innkeeper" "$manuals/man1/innkeeper.1"
install -D -m 644 "$work/pipeline.json" "$manuals/man5/innkeeper-pipeline.json.5"
install -D -m 644 "$work/outputs" "$manuals/man5/innkeeper-outputs.5"
install -D -m 644 "$work/bash" "$bash_script"
install -D -m 644 "$work/zsh" "$zsh_script"
install -D -m 644 "$work/fish" "$fish_script"
printf 'Installed %s, its man pages and completions.\n' "$program"
