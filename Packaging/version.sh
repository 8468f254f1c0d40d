#!/bin/sh
# version.sh: prints the program's version, as its source has it.
set -eu
source=Sources/Arguments/Version.swift
version=$(sed -n 's/^package let toolVersion = "\(.*\)"$/\1/p' "$source")
[ -n "$version" ] || { echo "$source has no line with toolVersion." >&2; exit 1; }
echo "$version"
