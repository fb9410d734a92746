"""A careful static host for one folder, on a free port of this machine."""

import threading
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class SiteHandler(SimpleHTTPRequestHandler):
    """Serves what a host should: the right types, 404.html for what is missing, no listings."""

    protocol_version = "HTTP/1.1"
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".html": "text/html; charset=utf-8",
        ".txt": "text/plain; charset=utf-8",
        ".ics": "text/calendar; charset=utf-8",
        ".json": "application/json",
    }

    def guess_type(self, path):
        if Path(path).name == "apple-app-site-association":
            return "application/json"
        return super().guess_type(path)

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def list_directory(self, path):
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code, message=None, explain=None):
        page = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not page.is_file():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format, *arguments):
        """The tests say what went wrong; a line for each request would hide it."""


class SiteServer(ThreadingHTTPServer):
    """Answers in threads that end with the program."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        """A browser may close a connection whenever it likes."""


@contextmanager
def serving(folder):
    """The address of a server for `folder`, such as `http://127.0.0.1:45678`, while in use."""
    server = SiteServer(("127.0.0.1", 0), partial(SiteHandler, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
