# Shared by tarball.sh and deb.sh: what is packed, and under which name.

# Where the release build is.
build=${BUILD:-.build/release}
# Every executable product of Package.swift.
products=$(sed -n 's/.*\.executable(name: "\([^"]*\)".*/\1/p' Package.swift)
version=$(Packaging/version.sh)
machine=$(uname -m)
# The same tree gives the same bytes, whenever it is packed.
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p dist

# stage FOLDER: puts binaries, man page and completions below FOLDER.
stage() {
    Packaging/install.sh "$build/innkeeper" "$1" >/dev/null
    for product in $products; do
        install -D -m 755 "$build/$product" "$1/bin/$product"
        strip "$1/bin/$product"
    done
}

# The libraries that are within innkeeper-stage; innkeeper loads the same ones. Their licences go with every package.
within() {
    ldd "$build/innkeeper" | awk '$1 ~ /^lib(xxhash|z|zstd)\.so/ { print $3 }'
}

# digest FILE: writes FILE.sha256 beside it.
digest() {
    (cd "$(dirname "$1")" && sha256sum "$(basename "$1")" >"$(basename "$1").sha256")
    printf 'Made %s\n' "$1"
}
