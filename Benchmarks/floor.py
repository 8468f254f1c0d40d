"""The floor of a run: a C program that reads the same inputs and durably writes files of the same sizes, by as many threads.

Made from what a run left, so that it moves the same bytes; needs cc.
"""

import os
import pathlib
import shutil
import subprocess

HERE = pathlib.Path(__file__).parent


class Floor:
    """`inputs` are the files that the run read, `output` what it left."""

    def __init__(self, work, inputs, output, threads=None):
        self.work = pathlib.Path(work)
        self.work.mkdir(parents=True, exist_ok=True)
        self.program = self.work / "floor"
        source = HERE / "floor.c"
        if not self.program.exists() or self.program.stat().st_mtime < source.stat().st_mtime:
            subprocess.run(["cc", "-O2", "-Wall", "-Werror", "-pthread", "-o", self.program, source], check=True)
        sizes = [(path.stat().st_size, path.relative_to(output)) for path in sorted(output.rglob("*")) if path.is_file()]
        (self.work / "inputs").write_text("".join(f"{path}\n" for path in inputs))
        (self.work / "outputs").write_text("".join(f"{size} {path}\n" for size, path in sizes))
        self.bytes = sum(size for size, _ in sizes) + sum(pathlib.Path(path).stat().st_size for path in inputs)
        self.files = len(sizes)
        self.threads = threads or os.cpu_count()

    @property
    def command(self):
        return [str(self.program), str(self.threads), str(self.work / "inputs"), str(self.work / "outputs"), str(self.work / "written")]

    def clear(self):
        """What the last round wrote goes before the next one is timed."""
        for name in ("written", "written.new"):
            shutil.rmtree(self.work / name, ignore_errors=True)
