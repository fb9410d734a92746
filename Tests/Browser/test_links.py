"""Links come out of a browser's URL class, and out of Python's, as they went in."""

from urllib.parse import parse_qsl, unquote, urlsplit

import pytest

BROWSER_PARTS = """urls => urls.map(text => {
  const url = new URL(text)
  return {
    href: url.href,
    path: url.pathname.split('/').filter(part => part).map(decodeURIComponent),
    query: [...url.searchParams],
  }
})"""


@pytest.fixture(scope="session")
def links(made_list):
    """`{"url": "https://…", "path": ["join", "keynote"], "query": [["name", "R&D + Q&A"]]}`"""
    links = made_list("links.json")
    assert len(links) > 500
    return links


def test_a_browser_reads_from_a_link_what_was_put_in(browser, links):
    page = browser.new_page()
    found = page.evaluate(BROWSER_PARTS, [link["url"] for link in links])
    page.close()
    for link, parts in zip(links, found, strict=True):
        assert parts["href"] == link["url"], "the browser writes the link in another way"
        assert parts["path"] == link["path"], link["url"]
        assert parts["query"] == link["query"], link["url"]


def test_python_reads_from_a_link_what_was_put_in(links):
    for link in links:
        parts = urlsplit(link["url"])
        assert [unquote(part) for part in parts.path.split("/") if part] == link["path"]
        query = parse_qsl(parts.query, keep_blank_values=True, strict_parsing=bool(parts.query))
        assert [list(pair) for pair in query] == link["query"], link["url"]
