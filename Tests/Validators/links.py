"""Every address that a site's own files name: found, and held against what the site holds.

An address of the site must lead to a file of the output (and to an element, when it has a
fragment); any other must be absolute and well-formed. Nothing is fetched.
"""

import re
import urllib.parse
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

# What RFC 3986 allows in a URI, percent-encoding checked apart. Non-ASCII must be encoded.
URI_CHARACTERS = re.compile(r"^[A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=%]*$")
BAD_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
SCHEME = re.compile(r"^([A-Za-z][A-Za-z0-9+.\-]*):")
# Schemes that a browser runs or reads by itself; images alone may be written as data.
REFUSED_SCHEMES = {"javascript", "vbscript", "data", "file", "blob"}
URL_ATTRIBUTES = {"href", "src", "action", "formaction", "poster", "data", "cite"}
URL_META = {"og:url", "og:image", "twitter:image"}
URL_IN_TEXT = re.compile(r"https?://[^\s<>\"]+")


@dataclass
class Link:
    """An address as it stands in a file."""

    url: str
    line: int
    is_image: bool = False
    must_be_absolute: bool = False


@dataclass
class Page(HTMLParser):
    """The addresses, ids, JSON blocks and host of one HTML file."""

    links: list = field(default_factory=list)
    json_blocks: list = field(default_factory=list)
    ids: set = field(default_factory=set)
    canonical: str | None = None

    def __post_init__(self):
        super().__init__(convert_charrefs=True)
        self._is_in_json = False

    def handle_starttag(self, tag, attributes):
        values = {name: value or "" for name, value in attributes}
        if "id" in values:
            self.ids.add(values["id"])
        line = self.getpos()[0]
        for name in URL_ATTRIBUTES & values.keys():
            if tag == "object" or name != "data":
                is_image = tag == "img" or "icon" in values.get("rel", "")
                self.links.append(Link(values[name], line, is_image=is_image))
        for candidate in values.get("srcset", "").split(","):
            if candidate.strip():
                self.links.append(Link(candidate.split()[0], line, is_image=True))
        if tag == "meta" and values.get("property", values.get("name")) in URL_META:
            self.links.append(Link(values.get("content", ""), line, must_be_absolute=True))
        if tag == "link" and values.get("rel") == "canonical":
            self.canonical = values.get("href")
        self._is_in_json = tag == "script" and "json" in values.get("type", "")
        if self._is_in_json:
            self.json_blocks.append((line, ""))

    def handle_data(self, data):
        if self._is_in_json:
            line, text = self.json_blocks[-1]
            self.json_blocks[-1] = (line, text + data)

    def handle_endtag(self, tag):
        self._is_in_json = False


def read_page(path):
    """The parsed HTML file at `path`."""
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    page.close()
    return page


class Site:
    """The files of an output folder, and the host that they are for."""

    def __init__(self, folder, host=None):
        self.folder = Path(folder)
        self.pages = {path: read_page(path) for path in sorted(self.folder.rglob("*.html"))}
        self.host = host or self._host_of_the_pages()

    def _host_of_the_pages(self):
        """The host of the canonical addresses, or None when no page has one."""
        for page in self.pages.values():
            if page.canonical:
                return urllib.parse.urlsplit(page.canonical).netloc
        return None

    def problems(self):
        """A line for each address that leads nowhere, in pages and in plain text."""
        for path, page in self.pages.items():
            for link in page.links:
                complaint = self._complaint(link, path)
                if complaint:
                    yield f"{path}:{link.line}: {complaint}: {link.url!r}"
        for path in sorted(self.folder.rglob("*.txt")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for url in URL_IN_TEXT.findall(line):
                    complaint = self._complaint(Link(url, number), path)
                    if complaint:
                        yield f"{path}:{number}: {complaint}: {url!r}"

    def _complaint(self, link, path):
        url = link.url
        if not url or not URI_CHARACTERS.match(url) or BAD_PERCENT.search(url):
            return "not a well-formed address"
        scheme = SCHEME.match(url)
        if scheme is None and (link.must_be_absolute or url.startswith("//")):
            return "not absolute"
        if scheme is None:
            return self._local_complaint(url, path)
        name = scheme.group(1).lower()
        if name in REFUSED_SCHEMES and not (link.is_image and url.startswith("data:image/")):
            return "a scheme that a page must not use"
        if name not in ("http", "https"):
            return None if len(url) > len(name) + 1 else "not a well-formed address"
        try:
            parts = urllib.parse.urlsplit(url)
            _ = parts.port
        except ValueError:
            return "not a well-formed address"
        if not parts.hostname or "." not in parts.hostname:
            return "not a well-formed address"
        if parts.netloc == self.host:
            local = urllib.parse.urlunsplit(("", "", parts.path or "/", "", parts.fragment))
            return self._local_complaint(local, path)
        return None

    def _local_complaint(self, url, path):
        parts = urllib.parse.urlsplit(url)
        target = path
        if parts.path:
            name = urllib.parse.unquote(parts.path)
            base = self.folder if name.startswith("/") else path.parent
            target = base / name.lstrip("/")
            if target.is_dir():
                target = target / "index.html"
            if not target.is_file() or self.folder.resolve() not in target.resolve().parents:
                return "leads nowhere"
        if parts.fragment:
            page = self.pages.get(target)
            if page is not None and urllib.parse.unquote(parts.fragment) not in page.ids:
                return "no element with this id"
        return None
