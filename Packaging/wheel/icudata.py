"""ICU's data without what Innkeeper never asks of it, as a library of the same name.

Of 30 MB, two thirds are names of languages, regions and currencies in 200 languages, orders of sorting, and breaks of
lines. libxml2 wants the converters and libical the calendars; both are in the archive's top folder, and are kept. Left out
are how numbers and days are written in each language, for which the language-neutral forms serve, and names of
characters.
"""

import pathlib
import re
import subprocess
import tempfile

SOURCE = """\
.section .rodata, "a"
.balign 16
.globl {symbol}
.type {symbol}, %object
{symbol}: .incbin "kept.dat"
.size {symbol}, . - {symbol}
.section .note.GNU-stack, "", %progbits
"""


# A language's, such as de.res and pt_BR.res; root.res is that of none.
LANGUAGE = re.compile(r"[a-z]{2,3}(_(?!index\b)\w+)?\.res")


def is_dropped(name):
    return "/" in name or name == "unames.icu" or LANGUAGE.fullmatch(name) is not None


def is_icu_data(name):
    return name.startswith("libicudata.so.")


def slim(library, target):
    """Writes `library` to `target`, without what is in the folders of its archive."""
    with tempfile.TemporaryDirectory() as folder:
        def run(*command):
            return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout

        symbol = next(word for word in run("nm", "--dynamic", library).split() if word.startswith("icudt"))
        # The name that the archive's entries have inside ends with the byte order.
        whole = symbol.removesuffix("_dat") + "l.dat"
        run("objcopy", "--output-target=binary", "--only-section=.rodata", library, whole)
        members = run("icupkg", "--list", whole).split()
        pathlib.Path(folder, "dropped.txt").write_text("".join(f"{name}\n" for name in members if is_dropped(name)))
        run("icupkg", "--remove", "dropped.txt", whole, "kept.dat")
        pathlib.Path(folder, "data.s").write_text(SOURCE.format(symbol=symbol))
        run("cc", "-shared", "-nostdlib", f"-Wl,-soname,{target.name},--build-id=none", "-o", target.resolve(), "data.s")
