"""Packs the release build as an OCI image, in one file that podman and docker load.

usage: Packaging/release/image.py BIN VERSION IMAGE.tar

In it are the programs of the folder BIN, every library that they load, zone files, root certificates, and the licence texts
of all that. No shell, no package manager, and no user but the one it runs as; `--user` may name any other, to whom the
output then belongs. It is written with Python's own tar, so that the same tree gives the same bytes (SOURCE_DATE_EPOCH).
"""

import gzip
import hashlib
import io
import json
import os
import pathlib
import sys
import tarfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import carried  # noqa: E402

USER = 65532  # as other images without a distribution have it
ZONES = pathlib.Path("/usr/share/zoneinfo")
# Debian's own copies. What stands in /etc/ssl may hold roots that only this machine trusts.
ROOTS = pathlib.Path("/usr/share/ca-certificates/mozilla")
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}


class Layer:
    """A tar archive of entries without this machine's owners and times."""

    def __init__(self, epoch):
        self.epoch, self.bytes, self.folders = epoch, io.BytesIO(), set()
        self.tar = tarfile.open(fileobj=self.bytes, mode="w", format=tarfile.PAX_FORMAT)

    def entry(self, path, kind, mode, owner=0, **more):
        for parent in reversed(pathlib.PurePosixPath(path).parents[:-1]):
            if str(parent) not in self.folders:
                self.folder(str(parent))
        entry = tarfile.TarInfo(path)
        entry.type, entry.mode, entry.mtime, entry.uid, entry.gid = kind, mode, self.epoch, owner, owner
        for name, value in more.items():
            setattr(entry, name, value)
        return entry

    def folder(self, path, mode=0o755, owner=0):
        self.folders.add(path)
        self.tar.addfile(self.entry(path, tarfile.DIRTYPE, mode, owner))

    def file(self, path, content, mode=0o644):
        self.tar.addfile(self.entry(path, tarfile.REGTYPE, mode, size=len(content)), io.BytesIO(content))

    def tree(self, place):
        """A folder of the system's, at the same place."""
        for path in sorted(place.rglob("*")):
            name = str(path)[1:]
            if path.is_symlink() and path.resolve().is_relative_to(place.resolve()):
                self.tar.addfile(self.entry(name, tarfile.SYMTYPE, 0o777, linkname=os.readlink(path)))
            elif path.is_file():
                self.file(name, path.read_bytes())

    def done(self):
        self.tar.close()
        return self.bytes.getvalue()


def layer(programs, epoch):
    made = Layer(epoch)
    for program in programs:
        made.file(f"usr/bin/{program.name}", program.read_bytes(), 0o755)
    libraries = sorted({path for program in programs for path in carried.loaded(program).values()})
    for path in libraries:
        made.file(path[1:], pathlib.Path(path).read_bytes(), 0o755)
    made.tree(ZONES)
    roots = sorted(ROOTS.glob("*.crt"))
    made.file("etc/ssl/certs/ca-certificates.crt", b"".join(root.read_bytes() for root in roots))
    made.file("etc/passwd", f"root:x:0:0::/:/sbin/nologin\ninnkeeper:x:{USER}:{USER}::/data:/sbin/nologin\n".encode())
    made.file("etc/group", f"root:x:0:\ninnkeeper:x:{USER}:\n".encode())
    made.file("etc/nsswitch.conf", b"hosts: files dns\n")
    made.folder("tmp", 0o1777)
    made.folder("data", 0o755, USER)
    for name, text in carried.licence_texts([*libraries, str(ZONES / "UTC"), str(roots[0])]).items():
        made.file(f"usr/share/doc/innkeeper/licences/{name}", text)
    return made.done()


def main():
    folder, version, target = sys.argv[1:]
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    created = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch))
    blobs = {}

    def blob(content, kind):
        digest = hashlib.sha256(content).hexdigest()
        blobs[digest] = content
        return {"mediaType": f"application/vnd.oci.image.{kind}", "digest": f"sha256:{digest}", "size": len(content)}

    def document(value, kind):
        return blob(json.dumps(value, sort_keys=True).encode(), kind)

    files = layer(sorted(pathlib.Path(folder).iterdir()), epoch)
    packed = blob(gzip.compress(files, 9, mtime=0), "layer.v1.tar+gzip")
    platform = {"os": "linux", "architecture": ARCHITECTURES[os.uname().machine]}
    config = document({
        **platform, "created": created,
        "config": {
            "User": f"{USER}:{USER}", "Entrypoint": ["/usr/bin/innkeeper"], "Cmd": ["--help"], "WorkingDir": "/data",
            "Env": ["PATH=/usr/bin", "LANG=C.UTF-8"],
            "Labels": {"org.opencontainers.image.title": "Innkeeper", "org.opencontainers.image.version": version},
        },
        "rootfs": {"type": "layers", "diff_ids": [f"sha256:{hashlib.sha256(files).hexdigest()}"]},
        "history": [{"created": created, "created_by": "make image"}],
    }, "config.v1+json")
    manifest = document({"schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
                         "config": config, "layers": [packed]}, "manifest.v1+json")
    # Two names: the tag within this file, and the one under which it is loaded.
    names = {"org.opencontainers.image.ref.name": version, "io.containerd.image.name": f"localhost/innkeeper:{version}"}
    index = {"schemaVersion": 2, "manifests": [{**manifest, "platform": platform, "annotations": names}]}

    image = Layer(epoch)
    image.file("oci-layout", b'{"imageLayoutVersion": "1.0.0"}')
    image.file("index.json", json.dumps(index, sort_keys=True).encode())
    for digest in sorted(blobs):
        image.file(f"blobs/sha256/{digest}", blobs[digest])
    pathlib.Path(target).write_bytes(image.done())


if __name__ == "__main__":
    main()
