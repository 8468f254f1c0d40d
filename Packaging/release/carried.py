"""What programs need to run on a system that has nothing but the C library, and whose it is.

Used by wheel.py, deb.sh and image.py. The libraries are taken as Debian packed them, unchanged. With each go the licence
texts of its package, and a list that says which package and source it is from.

    carried.py libraries PROGRAM…           name and path of each library, those of the C library left out
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


def licences(folder, *paths):
    """Writes the licence texts of whatever owns `paths`, of Swift and of Innkeeper, and LIBRARIES, below `folder`."""
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile("LICENSE", folder / "innkeeper")
    swift = pathlib.Path(shutil.which(os.environ.get("SWIFT", "swift")) or "/opt/swift/usr/bin/swift").resolve()
    for place in [swift.parent.parent / "share/swift/LICENSE.txt", pathlib.Path(os.environ.get("SWIFT_LICENSE", ""))]:
        if place.is_file():
            shutil.copyfile(place, folder / "swift")
            break
    else:
        sys.exit("There is no licence text of Swift; name its file in SWIFT_LICENSE.")

    lines, common = [], set()
    packages = {owner(path): None for path in paths}
    for package, version, source, source_version in sorted(packages):
        name = package.split(":")[0]
        text = pathlib.Path(f"/usr/share/doc/{name}/copyright").read_bytes()
        (folder / name).write_bytes(text)
        common.update(re.findall(rb"/usr/share/common-licenses/([A-Za-z0-9.-]*[A-Za-z0-9])", text))
        held = sorted({os.path.basename(os.path.realpath(path)) for path in paths if owner(path)[0] == package})
        shown = ", ".join(held[:3]) + (f" and {len(held) - 3} more" if len(held) > 3 else "")
        lines.append(f"{name} {version}, source {source} {source_version}: {shown}\n")
    # What those texts refer to.
    for name in sorted(common):
        place = pathlib.Path("/usr/share/common-licenses") / name.decode()
        if place.is_file():
            (folder / "common-licenses").mkdir(exist_ok=True)
            shutil.copyfile(place, folder / "common-licenses" / name.decode())
    (folder / "LIBRARIES").write_text(
        "These libraries are Debian's, as they were packed; only ICU's data may be less (icudata.py). The sources are\n"
        "in Debian's archive, and as they were on any day in its archive of snapshots.\n\n" + "".join(lines))


def main():
    what, arguments = sys.argv[1], sys.argv[2:]
    if what == "libraries":
        for name, path in libraries(*arguments).items():
            print(name, path)
    elif what == "licences":
        licences(*arguments)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
