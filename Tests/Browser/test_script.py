"""The script of the pages: code entry, repair of codes, and meetings that the site does not know."""

import html
import re
from urllib.parse import quote, unquote

import pytest

from published_site import HOST
from visit import Setting

TOKEN = "0123456789abcdefghjkmnpqrs"


# --- Codes


@pytest.mark.parametrize(
    "typed, address",
    [
        ("7kq2mn4xv", "/j/7kq2mn4xv/"),
        ("  7KQ 2MN 4XV ", "/j/7kq2mn4xv/"),
        ("7kq-2mn-4xv", "/j/7kq2mn4xv/"),
        ("7kq–2mn–4xv", "/j/7kq2mn4xv/"),
        ("Help-Desk", "/j/help-desk/"),
        ("help–desk", "/j/help-desk/"),
        ("P6S WNY SKP", "/j/p6swnyskp/"),
        ("calls.example.com/j/help-desk", "/j/help-desk/"),
        ("https://calls.example.com/j/help-desk/", "/j/help-desk/"),
        ("https://CALLS.example.com/join/keynote/?t=x", "/join/keynote/?t=x"),
        ("https://calls.example.com/join?sessionId=a%20b", "/join?sessionId=a%20b"),
    ],
)
def test_a_typed_code_or_a_pasted_link_leads_to_its_page(publish, typed, address):
    site = publish()
    site.replace(address.split("?")[0], "found")
    page = site.open("/")
    page.get_by_label("Have a code?").fill(typed)
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(lambda url: url.split("#")[0] == HOST + address)
    assert site.errors == []


@pytest.mark.parametrize(
    "typed",
    ["", " ", "a", "--", "a/b", "..", "javascript:alert(1)", "//evil.example/j/abc", "日本語コード"]
    + ["https://evil.example/j/7kq2mn4xv/", "calls.example.com.evil.example/j/abc", "a" * 65]
    + ["https://calls.example.com//evil.example/", "https://calls.example.com/", "<b>code</b>"],
)
def test_what_is_no_code_is_said_to_be_none(publish, typed):
    page = publish().open("/")
    page.get_by_label("Have a code?").fill(typed)
    page.get_by_role("button", name="Go").click()
    assert page.get_by_role("alert").is_visible()
    assert page.url == HOST + "/"
    page.get_by_label("Have a code?").fill("help-desk")
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(HOST + "/j/help-desk/")


def test_a_mistyped_address_is_repaired_as_the_library_does(publish, made_list):
    site = publish()
    for code in made_list("codes.json"):
        page = site.open(f"/j/{quote(code['typed'], safe='')}/")
        page.wait_for_timeout(50)
        # Where nothing is left, there is no page to go to.
        assert unquote(page.url) == f"{HOST}/j/{code['repaired'] or code['typed']}/", code
        assert site.errors == []


def test_a_step_is_taken_only_where_it_is_needed(publish):
    site = publish()
    site.replace("/j/all-hands/", "found")
    page = site.open("/j/All-Hands/?x=1#y")
    page.wait_for_url(HOST + "/j/all-hands/?x=1#y")
    assert site.visited == ["/j/All-Hands/", "/j/all-hands/"]
    site = publish()
    page = site.open("/j/P6S-WNY-SKP")
    page.wait_for_url(HOST + "/j/p6swnyskp/")
    assert site.visited == ["/j/P6S-WNY-SKP", "/j/p6s-wny-skp/", "/j/p6swnyskp/"]


@pytest.mark.parametrize("path", ["/j/", "/j/%FF/", "/j/a/b/", "/j/%2F%2Fevil.example/", "/x/A-B/"])
def test_what_is_no_code_stays_where_it_is(publish, path):
    site = publish()
    page = site.open(path)
    page.wait_for_timeout(50)
    assert page.url.startswith(HOST + "/")
    assert page.get_by_role("heading", name="This page does not exist").is_visible()
    assert site.errors == []


# --- Meetings that the site does not know


@pytest.mark.parametrize(
    "address, id",
    [
        ("/join/run-time-7", "run-time-7"),
        ("/join/run-time-7/", "run-time-7"),
        ("/join/run-time-7/index.html", "run-time-7"),
        ("/join/A_b-9/?utm_source=x#phone", "A_b-9"),
        ("/join/?sessionId=r%26d%20%231", "r&d #1"),
        ("/join?sessionId=a+b", "a+b"),
        ("/join/index.html?x=1&sessionId=%E6%97%A5%F0%9F%93%9E&sessionId=other", "日📞"),
    ],
)
def test_the_id_of_the_address_goes_into_the_links(publish, address, id):
    site = publish()
    page = site.open(address)
    assert page.get_by_role("heading", name="Join a meeting").is_visible()
    assert page.get_by_text("This page does not know the meeting.").is_visible()
    assert page.locator("#any-id").inner_text() == id
    web = page.get_by_role("link", name="Join in the browser")
    assert web.get_attribute("href") == f"https://web.example.com/join/{quote(id, safe='')}"
    assert web.get_attribute("rel") == "noopener"
    ios = page.locator("#any .devices a", has_text="iPhone or iPad")
    assert ios.get_attribute("href") == f"examplecalls://join/{quote(id, safe='')}?type=default"
    assert not page.get_by_text("Please check the address").is_visible()
    assert "Join a meeting" in page.title()
    assert site.errors == []


@pytest.mark.parametrize(
    "address, link",
    [
        ("/join/run-time-7", f"{HOST}/join/run-time-7/"),
        (f"/join/run-time-7?t={TOKEN}", f"{HOST}/join/run-time-7/?t={TOKEN}"),
        ("/join/?sessionId=r%26d", f"{HOST}/join/r%26d/"),
    ],
)
def test_google_play_keeps_a_call_that_began_later(publish, address, link):
    page = publish().open(address)
    links = page.evaluate(
        "[...document.querySelectorAll('a[href*=\"play.google.com\"]')].map(a => a.href)"
    )
    store = "https://play.google.com/store/apps/details?id=com.example.calls&referrer="
    assert links and set(links) == {store + quote(link, safe="")}


@pytest.mark.parametrize("path, call", [("/join/confirmed/", "confirmed"), ("/join/run-time-7", "run-time-7")])
def test_on_the_other_host_the_link_leads_back_to_the_first(publish, path, call):
    """The same pages stand at both, and iOS opens the app only from the one that is not the page's."""
    for host, other in [(HOST, "https://open.example.com"), ("https://open.example.com", HOST)]:
        site = publish("native-only", Setting("iphone"), host)
        page = site.open(path)
        first = page.locator("#ways-in a.button").first
        assert first.get_attribute("href") == f"{other}/join/{call}/"
        assert site.errors == []


def test_a_host_may_answer_every_join_link_with_the_join_page(publish, sites):
    site = publish()
    site.replace("/join/run-time-7", (sites["sample"] / "join/index.html").read_text())
    page = site.open("/join/run-time-7?type=audio&t=" + TOKEN)
    assert page.locator("#any-id").inner_text() == "run-time-7"
    link = page.locator("#any .devices a", has_text="iPhone or iPad").get_attribute("href")
    assert link == f"examplecalls://join/run-time-7?type=audio&t={TOKEN}"


@pytest.mark.parametrize(
    "address",
    ["/join/", "/join/?sessionId=", "/join/?sessionId=%FF", "/join/?name=x", "/join/?sessionId=a%00b"]
    + ["/join/?sessionId=" + "a" * 257, "/join/?sessionId=%E2%80%AEx", "/join/?sessionId=a%0Ab"]
    + ["/join/?sessionId=a&type=%FF", "/join/?sessionId=a&type=a%0Ab", "/join/?&&=&%", "/join/?%=a"],
)
def test_an_address_without_a_call_gets_no_links(publish, address):
    site = publish()
    page = site.open(address)
    assert not page.locator("#any").is_visible()
    assert page.locator("#any-unread").is_visible()
    assert site.errors == []


@pytest.mark.parametrize("path", ["/join/a/b/", "/join/%FF", "/join//", "/joint/a", "/join/a%0Ab"])
def test_what_is_no_join_link_is_a_missing_page(publish, path):
    site = publish()
    page = site.open(path)
    if page.locator("#not-found").count():
        assert page.get_by_role("heading", name="This page does not exist").is_visible()
    assert not page.locator("#any").is_visible()
    assert site.errors == []


HOSTILE = [
    "<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "javascript:alert(1)",
    "{{x}}{callId}", "$&$1\\0", "__proto__", "constructor", "'\"><b>", "\u202ex", "a" * 300,
]


@pytest.mark.parametrize("name", ["sessionId", "name", "type", "t", "host", "callId"])
def test_a_hostile_query_is_only_ever_text(publish, name):
    site = publish("web-only")
    elements = "document.querySelectorAll('*').length"
    plain = site.open("/join/?sessionId=word&name=word&type=word").evaluate(elements)
    for text in HOSTILE:
        items = {"sessionId": "word", "name": "word", "type": "word", name: text}
        query = "&".join(f"{key}={quote(value, safe='')}" for key, value in items.items())
        page = site.open(f"/join/?{query}")
        assert page.evaluate(elements) == plain, text
        link = page.locator("a[data-template]").first.get_attribute("href")
        assert link is None or link.startswith("https://web.example.com/?sessionId="), text
        assert link is None or TOKEN not in link, text
    assert site.errors == []


@pytest.mark.parametrize(
    "token, is_passed",
    [(TOKEN, True), (TOKEN[:-1], False), (TOKEN + "0", False), (TOKEN[:-1] + "i", False)]
    + [(TOKEN[:-1] + "l", False), (TOKEN[:-1] + "o", False), (TOKEN[:-1] + "u", False)]
    + [(TOKEN.upper(), False), ("", False), ("vwxyz" + TOKEN[5:], True)],
)
def test_only_a_token_is_passed_on(publish, token, is_passed):
    page = publish().open("/join/?sessionId=a&t=" + token)
    link = page.locator("#any .devices a", has_text="iPhone or iPad").get_attribute("href")
    assert link == "examplecalls://join/a?type=default" + (f"&t={token}" if is_passed else "")


def test_a_title_is_shown_as_it_was_sent(publish):
    title = "R&D + Q&A = 50% #1 📞 <b>"
    page = publish().open(f"/join/?sessionId=a&name={quote(title, safe='')}")
    assert page.locator("#any-title").inner_text() == title
    page = publish().open("/join/?sessionId=a")
    assert not page.locator("#any-title-row").is_visible()


def test_the_browser_makes_the_links_that_the_program_makes(publish, made_list, sites):
    lists = made_list("app-links.json")
    anchors = "".join(
        '<a data-template="{}"{}></a>'.format(
            html.escape(app["template"]),
            f' data-package="{app["package"]}"' if "package" in app else "",
        )
        for app in lists["apps"]
    )
    text = (sites["sample"] / "join/index.html").read_text()
    text = re.sub(r'(<section class="open"[^>]*>).*?(</section>)', rf"\1@\2", text, flags=re.DOTALL)
    site = publish()
    site.replace("/join/", text.replace("@</section>", anchors + "</section>"))
    for call in lists["calls"]:
        page = site.open(call["page"])
        links = page.evaluate(
            "[...document.querySelectorAll('a[data-template]')].map(a => a.getAttribute('href'))"
        )
        assert links == call["links"], call["page"]
    assert site.errors == []


# --- Odd pages and old browsers


@pytest.mark.parametrize("data", ["", "{", "null", "[]", '{"page":1}', None])
def test_odd_data_breaks_nothing(publish, sites, data):
    element = "" if data is None else f'<script type="application/json" id="page-data">{data}</script>'
    for path in ("404.html", "join/index.html", "index.html"):
        text = (sites["sample"] / path).read_text()
        text = re.sub(r'<script type="application/json".*?</script>', lambda _: element, text)
        site = publish()
        site.replace("/join/x", text)
        site.open("/join/x")
        assert site.errors == []


def test_a_template_may_leave_parts_out(publish, sites):
    for path in ("404.html", "join/index.html", "index.html"):
        text = (sites["sample"] / path).read_text()
        text = re.sub(r"<main>.*</main>", "<main><h1>x</h1></main>", text, flags=re.DOTALL)
        site = publish()
        for address in ("/join/x", "/j/X", "/"):
            site.replace(address, text)
            site.open(address)
        assert site.errors == []


def test_the_script_is_old_enough_for_old_browsers():
    """ECMAScript 5: no word or sign that came later."""
    from pathlib import Path

    source = Path(__file__).resolve().parents[2] / "Templates" / "page.js"
    code = re.sub(r"//[^\n]*", "", source.read_text())
    for later in ["=>", "`", "...", "**", "?.", "??"]:
        assert later not in code, later
    words = r"(?<!\")\b(let|const|class|async|await|of|Promise|Map|Set|Symbol|Array\.from|includes|padStart)\b"
    assert re.findall(words, code) == []
    assert not re.search(r"/[a-z]*[suy][a-z]*[.,;)]", re.sub(r"[^/]+/", "/", code))
