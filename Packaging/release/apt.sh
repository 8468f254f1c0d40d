#!/bin/sh
# apt.sh KEY [FOLDER]: makes FOLDER, dist/apt, of the Debian packages in dist: a repository that is signed with KEY, a
# fingerprint or an address in the keyring of whoever calls this. Any web server can serve the folder; who installs
# from it trusts this key for it alone:
#
#     curl -o /etc/apt/keyrings/innkeeper.asc https://…/apt/innkeeper.asc
#     echo 'deb [signed-by=/etc/apt/keyrings/innkeeper.asc] https://…/apt stable main' >/etc/apt/sources.list.d/innkeeper.list
set -eu
. Packaging/release/common.sh

key=${1:-}
target=${2:-dist/apt}
[ -n "$key" ] || { echo "Say which key signs: make apt KEY=FINGERPRINT" >&2; exit 2; }
gpg --list-secret-keys "$key" >/dev/null 2>&1 || { echo "There is no secret key $key in this keyring." >&2; exit 2; }
Packaging/tools.sh apt-utils gpg

folder="$work/apt"
mkdir -p "$folder/pool"
cp dist/innkeeper_*.deb "$folder/pool/"
cd "$folder"
# Of the digests only those that apt believes.
archive() { apt-ftparchive -o APT::FTPArchive::MD5=false -o APT::FTPArchive::SHA1=false "$@"; }
# The architectures of the packages that are there.
architectures=$(for package in pool/*.deb; do dpkg-deb --field "$package" Architecture; done | sort -u | paste -s -d ' ')
for architecture in $architectures; do
    list="dists/stable/main/binary-$architecture"
    mkdir -p "$list"
    archive --arch "$architecture" packages pool >"$list/Packages"
    gzip --no-name --keep -9 "$list/Packages"
done
# Dated as its newest package is, so that the same packages give the same lists.
archive -o APT::FTPArchive::Release::Origin=Innkeeper -o APT::FTPArchive::Release::Label=Innkeeper \
    -o APT::FTPArchive::Release::Suite=stable -o APT::FTPArchive::Release::Codename=stable \
    -o APT::FTPArchive::Release::Components=main -o "APT::FTPArchive::Release::Architectures=$architectures" \
    release dists/stable | sed "s/^Date: .*/Date: $(LC_ALL=C date --utc --date="@$epoch" '+%a, %d %b %Y %H:%M:%S +0000')/" \
    >"$work/Release"
mv "$work/Release" dists/stable/Release
sign() { gpg --batch --yes --local-user "$key" --digest-algo SHA512 --armor "$@" dists/stable/Release; }
sign --clearsign --output dists/stable/InRelease
sign --detach-sign --output dists/stable/Release.gpg
gpg --armor --export "$key" >innkeeper.asc
cd - >/dev/null
rm -rf "$target"
cp -R "$folder" "$target"
printf 'Made %s\n' "$target"
