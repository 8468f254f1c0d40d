"""The build backend of pyproject.toml (PEP 517). It builds nothing: it hands over the wheel of this version.

`pip install .`, `pipx install .`, `uvx --from .` and pre-commit ask a backend for a wheel. Compiling Innkeeper takes Swift
and minutes, so this one takes the wheel that `make wheel` or a release has made. It looks, in this order, in

- INNKEEPER_WHEEL: the path of a wheel or of a folder of wheels, or an address with a digest, https://…/NAME.whl#sha256=…;
- dist/ beside pyproject.toml;
- the folders of PIP_FIND_LINKS.

Where a file NAME.sha256 lies beside the wheel, the wheel must fit it. Nothing is fetched but by that address.
"""

import fnmatch
import hashlib
import os
import pathlib
import re
import sys
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROJECT = (ROOT / "pyproject.toml").read_text()
# The one place that says what the project is called on an index is pyproject.toml.
NAME = re.search(r'^name = "([^"]+)"$', PROJECT, re.MULTILINE)[1]
PYTHON = re.search(r'^requires-python = "([^"]+)"$', PROJECT, re.MULTILINE)[1]


def version():
    """The program's own."""
    source = (ROOT / "Sources/Arguments/Version.swift").read_text()
    return re.search(r'^package let toolVersion = "([^"]+)"$', source, re.MULTILINE)[1]


def digest(content):
    return hashlib.sha256(content).hexdigest()


def fetched(address):
    """Name and bytes of what is at an address, which must fit the digest behind it."""
    url, _, wanted = address.partition("#sha256=")
    if not wanted:
        sys.exit(f"The address in INNKEEPER_WHEEL has no digest: write {url}#sha256=… with that of the release.")
    with urllib.request.urlopen(url, timeout=60) as answer:
        content = answer.read()
    if digest(content) != wanted.lower():
        sys.exit(f"{url} does not fit the digest in INNKEEPER_WHEEL.")
    return pathlib.PurePosixPath(urllib.parse.urlparse(url).path).name, content


def read(file):
    """Name and bytes of a file, which must fit the digest beside it."""
    content, note = file.read_bytes(), file.with_name(file.name + ".sha256")
    if note.exists() and note.read_text().split()[0] != digest(content):
        sys.exit(f"{file} does not fit its digest in {note.name}.")
    return file.name, content


def wheel():
    """Name and bytes of the wheel of this version, for this machine."""
    pattern = f"{NAME.replace('-', '_')}-{version()}-py3-none-manylinux_*_{os.uname().machine}.whl"

    def fits(name):
        return fnmatch.fnmatch(name, pattern) or sys.exit(f"{name} is not what is wanted here, {pattern}.")

    named = os.environ.get("INNKEEPER_WHEEL", "")
    if named.startswith("https://"):
        name, content = fetched(named)
        return fits(name) and (name, content)
    if pathlib.Path(named).is_file():
        return fits(pathlib.Path(named).name) and read(pathlib.Path(named))
    links = [link.removeprefix("file://") for link in os.environ.get("PIP_FIND_LINKS", "").split()]
    for folder in [named] if named else [ROOT / "dist", *links]:
        for file in sorted(pathlib.Path(folder).glob(pattern), reverse=True):
            return read(file)
    sys.exit(
        f"There is no wheel of {NAME} {version()} here: take it from the release {version()} and name its path, or its "
        "address with a digest, in the variable INNKEEPER_WHEEL; or make it with `make wheel`.")


# There is no hook for the metadata alone: without it installers ask once, and read them from the wheel.
def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name, content = wheel()
    pathlib.Path(wheel_directory, name).write_bytes(content)
    return name


def build_sdist(sdist_directory, config_settings=None):
    sys.exit("Innkeeper's source is its repository; there is no source distribution.")
