"""WebKitGTK of this machine, spoken to by the WebDriver protocol: the engine of Safari, on Linux."""

import json
import os
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from contextlib import ExitStack, contextmanager
from pathlib import Path


def browser_path():
    """The small browser that comes with WebKitGTK, or None."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))
    return str(found[-1]) if found else None


def is_installed():
    return bool(browser_path() and shutil.which("WebKitWebDriver") and shutil.which("Xvfb"))


class Session:
    """One window."""

    def __init__(self, port):
        self._root = f"http://127.0.0.1:{port}"
        options = {"binary": browser_path(), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._id = self._call("POST", "/session", wanted)["sessionId"]

    def open(self, address):
        """Loads a page, and waits for what its script does right away."""
        self._call("POST", f"/session/{self._id}/url", {"url": address})
        time.sleep(0.1)

    def evaluate(self, expression):
        """The value of an expression in the page."""
        body = {"script": f"return ({expression})", "args": []}
        return self._call("POST", f"/session/{self._id}/execute/sync", body)

    def resize(self, width, height):
        body = {"x": 0, "y": 0, "width": width, "height": height}
        self._call("POST", f"/session/{self._id}/window/rect", body)

    def close(self):
        self._call("DELETE", f"/session/{self._id}")

    def _call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"}
        request = urllib.request.Request(self._root + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise RuntimeError(error.read().decode()) from error


@contextmanager
def launched():
    """A window on a screen that nobody sees."""
    with ExitStack() as stack:
        reading, writing = os.pipe()
        screen = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1000x24", "-nolisten", "tcp"]
        stack.enter_context(process(screen, pass_fds=[writing]))
        os.close(writing)
        with os.fdopen(reading) as pipe:
            display = pipe.readline().strip()
        port = free_port()
        environment = {**os.environ, "DISPLAY": f":{display}", "WEBKIT_DISABLE_COMPOSITING_MODE": "1"}
        stack.enter_context(process(["WebKitWebDriver", f"--port={port}"], env=environment))
        wait_for(port)
        session = Session(port)
        stack.callback(session.close)
        yield session


@contextmanager
def process(command, **options):
    """A program that ends with the block."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, **quiet, **options) as running:
        try:
            yield running
        finally:
            running.terminate()


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def wait_for(port):
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("WebKitWebDriver does not answer")
