"""Programs that misbehave in one step, for runs on a Spark cluster."""

import os

STAGE = "innkeeper-stage"
STEPS = ("map", "ids", "stays")


def programs(binary, work):
    """Programs for executors that are `innkeeper-stage`, but for one thing; each lies beside an `innkeeper`."""
    stage = f"{binary}-stage"
    # What a step has made, but not all of it, and as if all were well.
    cut = (f'if [ "$1" = map ]; then {stage} "$@" | head -c 3000; else {stage} "$@"; '
           'truncate -s 50 "$2/$1-$(printf %05d "$4").frames"; fi')

    def hang(before):
        """Once: shows that it has begun, and goes on only when the pipe is opened, which nobody does."""
        return (f'if mkdir {work}/hung 2>/dev/null; then echo $$ > {work}/hung/process.new; {before}; '
                f'mkfifo {work}/hung/pipe; mv {work}/hung/process.new {work}/hung/process; '
                f'exec cat {work}/hung/pipe; fi')

    chosen = {
        # One task or bucket of each step crashes, and the result of one is cut short; then all goes well.
        "once": ((f"mkdir {work}/crashed-$1 2>/dev/null && kill -SEGV $$\n"
                  f"mkdir {work}/shortened-$1 2>/dev/null && {{ {cut}; exit 0; }}"), ""),
        "count": (f'[ "$1" != map ] || echo task >> {work}/counted', ""),
        "hang-at-finish": ("", f'if [ "$2" = finish ]; then {hang(":")}; fi'),
        # Buckets get what tasks have sent, but not as it was.
        "spoil-cut": ('[ "$1" = map ] || truncate -s 5000 "$2/map-00000.frames"', ""),
        "spoil-version": ('[ "$1" = map ] || printf c | dd of="$2/map-00000.frames" bs=1 seek=8 conv=notrunc status=none', "")}
    for step in STEPS:
        for name, text in (("crash", "kill -SEGV $$"), ("cut", f"{cut}; exit 0"), ("hang", hang(cut)),
                           ("full", f'echo "{STAGE}: no space left in $1" >&2; exit 4')):
            chosen[f"{name}-{step}"] = (f'if [ "$1" = {step} ]; then {text}; fi', "")
    wrappers = {}
    for name, (before, driver) in chosen.items():
        folder = os.path.join(work, f"program-{name}")
        os.makedirs(folder)
        for program, text in (("innkeeper", f'{driver}\nexec {binary} "$@"'), (STAGE, f'{before}\nexec {stage} "$@"')):
            path = os.path.join(folder, program)
            with open(path, "w") as out:
                out.write(f"#!/bin/sh\n{text}\n")
            os.chmod(path, 0o755)
        wrappers[name] = os.path.join(folder, "innkeeper")
    return wrappers
