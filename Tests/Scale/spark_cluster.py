"""A cluster of this machine: a standalone master and two workers on the loopback address."""

import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time

from scale import watch

BIN = os.path.dirname(sys.executable)
CLOCK = "1795262400"
# Long enough for a machine that has other work, too.
PATIENCE = 300


def until(condition, what, folders, running=lambda: ()):
    """Waits, with a deadline, for what a change in one of the folders or the end of one of the processes brings about."""
    end = time.monotonic() + PATIENCE
    while True:
        # They watch before the condition is looked at, so that no change is missed.
        events = [watch(*folders())]
        for process in running():
            with contextlib.suppress(ProcessLookupError):
                events.append(os.pidfd_open(process))
        try:
            if found := condition():
                return found
            if not select.select(events, [], [], max(0, end - time.monotonic()))[0]:
                sys.exit(f"gave up waiting for {what}")
        finally:
            for event in events:
                os.close(event)


def ended(process, what):
    """Waits, with a deadline, for the end of a process."""
    with contextlib.suppress(ProcessLookupError):
        event = os.pidfd_open(process)
        try:
            if not select.select([event], [], [], PATIENCE)[0]:
                sys.exit(f"gave up waiting for {what}")
        finally:
            os.close(event)


def processes(text):
    """The processes in whose command line this text is, but for this one."""
    found = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        with contextlib.suppress(OSError), open(f"/proc/{name}/cmdline", "rb") as file:
            words = file.read().replace(b"\0", b" ").decode(errors="replace")
            if text in words and int(name) != os.getpid():
                found[int(name)] = words
    return found


def parent(process):
    with open(f"/proc/{process}/stat") as file:
        return int(file.read().rpartition(")")[2].split()[1])


def unseen(folder):
    """What to put before a command that must not see what is in a folder; nothing where that isn't allowed."""
    command = ["unshare", "--mount", "sh", "-c", f'mount -t tmpfs tmpfs "{folder}" && exec "$@"', "sh"]
    try:
        is_allowed = subprocess.run([*command, "true"], check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        is_allowed = False
    if not is_allowed:
        print(f"SKIPPED: workers see what is in {folder}, because mounts are not allowed here", file=sys.stderr)
    return command if is_allowed else []


class Cluster:
    """`hidden` is a folder of the driver's in which executors find nothing."""

    def __init__(self, work, hidden):
        self.work = work
        self.before = {"worker": unseen(hidden)}
        self.logs = os.path.join(work, "logs")
        for name in ("logs", "local", "workers"):
            os.mkdir(os.path.join(work, name))
        self.environment = dict(
            os.environ, SPARK_LOCAL_IP="127.0.0.1", SPARK_LOCAL_DIRS=os.path.join(work, "local"), PYSPARK_PYTHON=sys.executable,
            SOURCE_DATE_EPOCH=CLOCK, TMPDIR=os.path.join(work, "temporary"), SPARK_NO_DAEMONIZE="1")
        os.mkdir(self.environment["TMPDIR"])
        self.running, self.drivers = [], []
        self._start("master", "org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0")
        self.address = until(lambda: self._said("master", r"Starting Spark master at (spark://\S+)"), "the master", lambda: [self.logs])[0]
        for number in (1, 2):
            self._start(f"worker-{number}", "org.apache.spark.deploy.worker.Worker", self.address, "--host", "127.0.0.1", "--cores", "1",
                        "--memory", "1g", "--webui-port", "0", "--work-dir", os.path.join(work, "workers", str(number)))
        until(lambda: len(self._said("master", "Registering worker") or ()) == 2, "the workers", lambda: [self.logs])

    def _start(self, name, *command):
        with open(os.path.join(self.logs, name), "wb") as log:
            self.running.append(subprocess.Popen(
                [*self.before.get(name.partition("-")[0], []), os.path.join(BIN, "spark-class"), *command], stdout=log, stderr=subprocess.STDOUT, env=self.environment))

    def _said(self, name, pattern):
        with open(os.path.join(self.logs, name), errors="replace") as log:
            return re.findall(pattern, log.read())

    def submit(self, *arguments, name="driver", memory="512m"):
        """Starts a driver; its standard output is piped. Each of its executors has this memory."""
        settings = {
            "spark.executor.memory": memory, "spark.driver.memory": "1g", "spark.ui.enabled": "false", "spark.eventLog.enabled": "false",
            "spark.driver.host": "127.0.0.1", "spark.hadoop.fs.viewfs.mounttable.lake.link./exports": f"file://{self.work}/lake"}
        with open(os.path.join(self.logs, name), "wb") as log:
            driver = subprocess.Popen(
                [os.path.join(BIN, "spark-submit"), "--master", self.address,
                 *[word for key, value in settings.items() for word in ("--conf", f"{key}={value}")], *arguments],
                stdout=subprocess.PIPE, stderr=log, env=self.environment, text=True, start_new_session=True)
        self.drivers.append(driver)
        return driver

    def stop(self):
        """Ends it, with the drivers that an aborted trial has left; returns MiB of the largest process that a worker has had:
        itself, an executor or one of a task."""
        for driver in self.drivers:
            if driver.poll() is None:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(driver.pid, signal.SIGKILL)
                driver.wait()
        for process in reversed(self.running):
            process.terminate()
        largest = 0
        for process in self.running:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            largest = max(largest, usage.ru_maxrss / 1024)
        return largest
