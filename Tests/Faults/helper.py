"""The program that fetches sources, killed, stopped and silent in the middle of a fetch: the run says so and goes on.

Part `helper` of faults.py. A server answers one source and leaves another waiting; that the rest is read, that the copy of
the last good run stands in, that no process is left behind, and that the next run is a good one.
"""

import http.server
import json
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import threading
import time

ROWS = "reservation_id,site_number,camper_name,arrival,nights,guests\nR1,A1,Ada Sample,2026-09-10,2,2\n"
FRIENDS = "BEGIN:VCARD\nVERSION:4.0\nFN:Ben Example\nEND:VCARD\n"


class Server(http.server.ThreadingHTTPServer):
    """Answers; until `goes_on` is set, the second source gets only the beginning of an answer."""

    daemon_threads = True

    def __init__(self):
        self.goes_on = threading.Event()
        self.goes_on.set()
        self.asked = threading.Event()
        super().__init__(("127.0.0.1", 0), Handler)


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        is_second = self.path == "/friends.vcf"
        body = (FRIENDS if is_second else ROWS).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if is_second and not self.server.goes_on.is_set():
            self.wfile.write(body[:20])
            self.wfile.flush()
            self.server.asked.set()
            self.server.goes_on.wait()
            return
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def helpers(process):
    """The processes that this one started, with their names."""
    found = []
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                parts = pathlib.Path("/proc", name, "stat").read_text().rsplit(")", 1)
            except OSError:
                continue
            if int(parts[1].split()[1]) == process:
                found.append(int(name))
    return found


def alive(process):
    try:
        return pathlib.Path("/proc", str(process), "stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def try_all(binary, say, expect, read_run, digest):
    server = Server()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="innkeeper-ordeal-"))
    address = f"http://127.0.0.1:{server.server_address[1]}"
    common = {"loopback": "127.0.0.1", "retries": 0, "timeout": "4 s", "maxTime": "4 s"}
    (folder / "pipeline.json").write_text(json.dumps({
        "version": 1, "output": "Out", "failOn": "never", "sources": {
            "stays": {"kind": "bookings", "url": f"{address}/stays.csv", **common},
            "friends": {"kind": "contacts", "url": f"{address}/friends.vcf", **common}}}))

    def start():
        return subprocess.Popen(
            [binary, "run", folder / "pipeline.json", "--as-of", "2026-06-30"], stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT)

    def good(what):
        process = start()
        said = process.communicate(timeout=60)[0].decode()
        expect(process.returncode == 0, f"{what}: ends with {process.returncode}: {said[-300:]}")
        run = read_run(folder / "Out", digest)
        expect("source-missing" not in run["findings"], f"{what}: everything is fetched")

    try:
        good("a helper that is left alone")
        for what, send, words in [
            ("killed", signal.SIGKILL, "innkeeper-fetch ended without an answer"),
            ("stopped", signal.SIGSTOP, "innkeeper-fetch did not answer in time and was ended"),
            ("silent", None, "no whole answer within"),
        ]:
            server.asked.clear()
            server.goes_on.clear()
            begun = time.monotonic()
            process = start()
            expect(server.asked.wait(30), f"a helper that is {what}: it asks")
            children = helpers(process.pid)
            expect(len(children) == 1, f"a helper that is {what}: there is one: {children}")
            if send:
                os.kill(children[0], send)
            said = process.communicate(timeout=120)[0].decode()
            seconds = time.monotonic() - begun
            server.goes_on.set()
            expect(process.returncode == 3, f"a helper that is {what}: status {process.returncode}: {said[-300:]}")
            expect(not any(map(alive, children)), f"a helper that is {what}: it is gone")
            run = read_run(folder / "Out", digest)
            text = (folder / "Out/findings.jsonl").read_text()
            expect(words in text, f"a helper that is {what}: the finding says {words!r}: {text}")
            for source in ("stays", "friends"):
                expect(
                    run["records"][source]["accepted"] == 1,
                    f"a helper that is {what}: {source} is read, from its last good copy at worst")
            hidden = sorted(name for name in os.listdir(folder) if name.startswith(".Out."))
            expect(hidden == [".Out.lock", ".Out.previous"], f"a helper that is {what}: left over: {hidden}")
            say(f"  a helper that is {what}: exit status {process.returncode} after {seconds:.1f} s")
            good(f"the night after it was {what}")
    finally:
        server.goes_on.set()
        server.shutdown()
        shutil.rmtree(folder, ignore_errors=True)
