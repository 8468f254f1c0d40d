"""Serves a folder of exports over TLS on this machine, with a certificate whose root exists for one test only.

    with served(folder, work) as (port, root): …

`root` is the file of the root certificate; its key is thrown away with `work`.
"""

import contextlib
import functools
import http.server
import ssl
import subprocess
import threading


class Silent(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        pass


def certificate(work):
    root, key, leaf = work / "root.pem", work / "root.key", work / "leaf.pem"
    new = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    subprocess.run([*new, "-keyout", key, "-out", root, "-subj", "/CN=Root of a test"], check=True, capture_output=True)
    subprocess.run(
        [*new, "-keyout", work / "leaf.key", "-out", leaf, "-subj", "/CN=127.0.0.1", "-CA", root, "-CAkey", key,
         "-addext", "subjectAltName=IP:127.0.0.1", "-addext", "basicConstraints=critical,CA:FALSE"],
        check=True, capture_output=True)
    return root, leaf


@contextlib.contextmanager
def served(folder, work):
    root, leaf = certificate(work)
    handler = functools.partial(Silent, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(leaf, work / "leaf.key")
    server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_address[1], root
    finally:
        server.shutdown()
