"""What docs/hosting.md promises of a site holds with the servers that it names."""

import http.client
import shutil

import pytest

import servers


@pytest.fixture(scope="module", params=list(servers.ALL))
def get(request, site, tmp_path_factory):
    """Asks one server for a path, and follows no redirect."""
    if not shutil.which(request.param, path=servers.PATH):
        assert not request.config.getoption("--all-servers"), f"{request.param} is missing"
        pytest.skip(f"{request.param} is not installed; make test-hosting installs it")
    with servers.Server(request.param, site, tmp_path_factory.mktemp(request.param)) as server:

        def ask(path):
            connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
            connection.request("GET", path, headers={"Host": f"127.0.0.1:{server.port}"})
            answer = connection.getresponse()
            body = answer.read()
            connection.close()
            return answer.status, answer.headers.get("Content-Type", ""), body

        yield ask


def first(site, pattern):
    found = sorted(site.glob(pattern))
    assert found, f"the site has no {pattern}"
    return "/" + found[0].relative_to(site).as_posix()


def is_utf8(content_type, kind):
    return content_type.replace(" ", "").lower() == f"{kind};charset=utf-8"


@pytest.mark.parametrize(
    "path",
    [
        "/.well-known/apple-app-site-association",
        "/apple-app-site-association",
        "/.well-known/assetlinks.json",
    ],
)
def test_the_association_files_come_as_json_without_a_redirect(get, site, path):
    status, content_type, body = get(path)
    assert status == 200
    assert content_type.split(";")[0] == "application/json"
    assert body == (site / path[1:]).read_bytes()


@pytest.mark.parametrize("end", ["/", "", "/?x=1", "?x=1"])
@pytest.mark.parametrize("pattern", ["join/*/index.html", "j/*/index.html", "join/index.html"])
def test_a_page_comes_with_and_without_the_slash(get, site, pattern, end):
    file = first(site, pattern)
    status, content_type, body = get(file.removesuffix("/index.html") + end)
    assert status == 200
    assert is_utf8(content_type, "text/html") or content_type == "text/html"
    assert body == (site / file[1:]).read_bytes()


def test_texts_and_calendars_say_that_they_are_utf8(get, site):
    """A calendar file that a server calls text/plain is shown as text (nusmods/nusmods#3405)."""
    assert is_utf8(get(first(site, "join/*/share.txt"))[1], "text/plain")
    for path in first(site, "join/*/invite.ics"), "/calendar.ics":
        content_type = get(path)[1]
        assert is_utf8(content_type, "text/calendar") or content_type == "text/calendar", path


@pytest.mark.parametrize("path", ["/no-such-page", "/join/call-of-today/", "/j/00000000/x"])
def test_unknown_addresses_get_the_page_for_them_and_status_404(get, site, path):
    status, content_type, body = get(path)
    assert status == 404
    assert content_type.startswith("text/html")
    assert body == (site / "404.html").read_bytes()
