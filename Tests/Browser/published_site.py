"""A built site as guests find it: under its own host name, with nothing leaving this machine."""

import re
from urllib.parse import unquote

HOST = "https://calls.example.com"


class PublishedSite:
    """A built site under its own address, answered from its folder: nothing leaves this machine."""

    def __init__(self, context, folder, host=HOST):
        self.folder = folder
        self.host = host
        self.errors = []
        self.visited = []
        self.pages = {}
        context.route("**/*", self._answer)
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.on("console", self._note)
        self.page = context.new_page()

    def replace(self, path, text):
        """Another text for a path, or a page where there is none."""
        self.pages[path] = text

    def open(self, address):
        """Opens an address of the site, and waits for what its script does."""
        self.page.goto(self.host + address, wait_until="load")
        self.page.wait_for_load_state("load")
        return self.page

    def _note(self, message):
        if message.type == "error" and "404" not in message.text:
            self.errors.append(message.text)

    def _answer(self, route):
        address = route.request.url
        if not address.startswith(self.host + "/"):
            return route.abort()
        path = unquote(re.sub(r"[?#].*", "", address[len(self.host) :]))
        if route.request.is_navigation_request():
            self.visited.append(path)
        if path in self.pages:
            return route.fulfill(body=self.pages[path], content_type="text/html")
        file = self.folder / path.lstrip("/")
        file = file / "index.html" if file.is_dir() else file
        if file.is_file():
            return route.fulfill(path=file)
        return route.fulfill(path=self.folder / "404.html", status=404, content_type="text/html")
