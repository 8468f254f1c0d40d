#!/bin/sh
# install.sh BINARY PREFIX: puts the binary, its helper BINARY-fetch, its man page and its completions into the places
# where systems look.
# install.sh --remove PREFIX: takes them away again.
set -eu

what=$1
prefix=$2
program="$prefix/bin/innkeeper"
helper="$prefix/bin/innkeeper-fetch"
manual="$prefix/share/man/man1/innkeeper.1"
bash_script="$prefix/share/bash-completion/completions/innkeeper"
zsh_script="$prefix/share/zsh/site-functions/_innkeeper"
fish_script="$prefix/share/fish/vendor_completions.d/innkeeper.fish"

if [ "$what" = --remove ]; then
    rm -f "$program" "$helper" "$manual" "$bash_script" "$zsh_script" "$fish_script"
    exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$what" man >"$work/manual"
for shell in bash zsh fish; do "$what" completions "$shell" >"$work/$shell"; done

install -D -m 755 "$what" "$program"
install -D -m 755 "$what-fetch" "$helper"
install -D -m 644 "$work/manual" "$manual"
install -D -m 644 "$work/bash" "$bash_script"
install -D -m 644 "$work/zsh" "$zsh_script"
install -D -m 644 "$work/fish" "$fish_script"
printf 'Installed %s, its man page and completions.\n' "$program"
