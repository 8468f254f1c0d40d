#!/bin/sh
# tools.sh PACKAGE…: installs those of the Debian packages that are missing, and says which. For recipes that want more
# than a build does; what a build wants is in prepare.sh.
set -eu

missing=
for package; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Ask an administrator to run: apt-get install$missing" >&2; exit 1; }
    as_root=sudo
fi
printf 'Installing%s with apt-get%s.\n' "$missing" "${as_root:+ (sudo may ask for your password)}"
$as_root apt-get update -qq
# shellcheck disable=SC2086 # one word for each package
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
