"""What programs need to run on a system that has nothing but the C library, and whose it is.

Used by wheel.py, deb.sh and image.py. The libraries are taken as Debian packed them. With each go the licence texts of its
package, and a list that says which package and source it is from.

    carried.py libraries PROGRAM…           name and path of each library, those of the C library left out
    carried.py glibc FILE…                  the oldest C library that will do, such as 2.36
    carried.py licences FOLDER LIBRARY…     writes the licence texts of libraries, and LIBRARIES, below FOLDER
"""

import functools
import os
import pathlib
import re
import shutil
import subprocess
import sys


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@functools.cache
def loaded(program):
    """Name and path of every library that the loader would load, those of the C library too."""
    found = {}
    for line in output("ldd", str(program)).splitlines():
        words = line.split()
        if "=>" in words:
            path = words[words.index("=>") + 1]
            if path == "not":
                sys.exit(f"{program} needs {words[0]}, which is not on this system.")
            found[words[0]] = path
        elif words and words[0].startswith("/"):
            found[os.path.basename(words[0])] = words[0]
    return found


@functools.cache
def owner(path):
    """The package that a file is of, and its version and source."""
    # Where /lib is a link to /usr/lib, the package may know the file by either name.
    resolved = os.path.realpath(path)
    for name in dict.fromkeys([resolved, resolved.removeprefix("/usr"), str(path)]):
        asked = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True)
        if asked.returncode == 0:
            package = asked.stdout.split(": ")[0].split(",")[0]
            form = "${binary:Package}\t${Version}\t${source:Package}\t${source:Version}"
            return tuple(output("dpkg-query", "--show", "--showformat", form, package).split("\t"))
    sys.exit(f"No package owns {path}.")


def is_of_the_c_library(path):
    return owner(path)[2] == "glibc"


def libraries(*programs):
    """Name and path of each library that a system without these packages lacks."""
    every = {name: path for program in programs for name, path in loaded(program).items()}
    return {name: every[name] for name in sorted(every) if not is_of_the_c_library(every[name])}


def glibc(*files):
    """The oldest C library that has all that the files ask of it, as (major, minor)."""
    asked = {
        (int(major), int(minor))
        for file in files
        for major, minor in re.findall(r"\(?GLIBC_(\d+)\.(\d+)", output("objdump", "--dynamic-syms", str(file)))
    }
    return max(asked)


def swift_licence():
    swift = pathlib.Path(shutil.which(os.environ.get("SWIFT", "swift")) or "usr/bin/swift").resolve()
    place = pathlib.Path(os.environ.get("SWIFT_LICENSE") or swift.parent.parent / "share/swift/LICENSE.txt")
    if not place.is_file():
        sys.exit("There is no licence text of Swift; name its file in SWIFT_LICENSE.")
    return place.read_bytes()


def licence_texts(paths):
    """The licence texts of Innkeeper, of Swift and of whatever owns `paths`, by name, and LIBRARIES, which lists it."""
    texts = {"innkeeper": pathlib.Path("LICENSE").read_bytes(), "swift": swift_licence()}
    held = {}
    for path in paths:
        held.setdefault(owner(path), set()).add(os.path.basename(path))
    lines = [
        "These files are the distribution's, as it packed them; only ICU's data may be less (icudata.py). Their sources",
        "are in its archive, under the names and versions that stand here.", ""]
    for package, version, source, source_version in sorted(held):
        name = package.split(":")[0]
        texts[name] = pathlib.Path(f"/usr/share/doc/{name}/copyright").read_bytes()
        files = ", ".join(sorted(held[package, version, source, source_version]))
        lines.append(f"{name} {version}, source {source} {source_version}: {files}")
        # What that text refers to.
        for word in re.findall(rb"/usr/share/common-licenses/([A-Za-z0-9.-]*[A-Za-z0-9])", texts[name]):
            place = pathlib.Path("/usr/share/common-licenses", word.decode())
            if place.is_file():
                texts[f"common-licenses/{place.name}"] = place.read_bytes()
    texts["LIBRARIES"] = "".join(f"{line}\n" for line in lines).encode()
    return {name: texts[name] for name in sorted(texts)}


def licences(folder, paths):
    """Writes those texts below `folder`."""
    for name, text in licence_texts(paths).items():
        place = pathlib.Path(folder, name)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(text)


def main():
    what, arguments = sys.argv[1], sys.argv[2:]
    if what == "libraries":
        for name, path in libraries(*arguments).items():
            print(name, path)
    elif what == "glibc":
        print(*glibc(*arguments), sep=".")
    elif what == "licences":
        licences(arguments[0], arguments[1:])
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
