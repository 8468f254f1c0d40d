"""What ends a run, with the exit status that `innkeeper` has for it."""

USAGE = 2
FAILED = 4


class InnkeeperError(Exception):
    """The run was refused or failed, and the output is as it was. `status` is 2 for what the caller can change, 4 for what
    the machine or the cluster did, 5 if another run is writing the output."""

    def __init__(self, message, status=USAGE):
        super().__init__(message)
        self.status = status


def said(errors, program="innkeeper"):
    """The message in what the program wrote to standard error: all lines, without the program's name before them."""
    lines = errors.decode(errors="replace").strip().splitlines()
    return "\n".join(line.removeprefix(f"{program}: ") for line in lines)
