"""One page as a browser sees it, with everything that went wrong on the way."""

from dataclasses import dataclass

import chromium


@dataclass(frozen=True)
class Setting:
    """What a page is looked at with."""

    device: str
    with_script: bool = True

    def __str__(self):
        return self.device if self.with_script else f"{self.device}-without-script"


class Visit:
    """An opened page: `page` is Playwright's, `response` the answer to its address."""

    def __init__(self, context, origin, path, before=None):
        self.origin = origin
        self.url = origin + path
        self._console = []
        self._requests = []
        context.on("request", lambda request: self._requests.append(request.url))
        context.on("console", lambda message: self._console.append(message))
        context.on("weberror", lambda error: self._console.append(error.error))
        self.page = context.new_page()
        if before:
            before(self.page)
        self.response = self.page.goto(self.url, wait_until="load")
        # What a page does right after loading belongs to it, too.
        self.page.wait_for_timeout(100)

    @property
    def complaints(self):
        """Errors and warnings of the console: script, content security policy, missing files."""
        return [text for text in map(self._complaint, self._console) if text]

    def _complaint(self, message):
        if not hasattr(message, "type"):
            return str(message)
        if message.type not in ("error", "warning"):
            return None
        # The browser notes the status of every page that is not there; 404.html is one.
        place = message.location.get("url", "")
        # No page asks for this one: a browser does by itself, where no page names an icon.
        if place == f"{self.origin}/favicon.ico":
            return None
        if place == self.url and self.response.status == 404 and "status of 404" in message.text:
            return None
        return f"{place}: {message.type}: {message.text}"

    @property
    def foreign_requests(self):
        """Everything that was asked of another host."""
        own = (self.origin + "/", "data:")
        return [url for url in self._requests if not url.startswith(own)]
