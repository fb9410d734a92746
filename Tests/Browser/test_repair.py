"""Links that were damaged on their way, and what guests type: each leads to its page, or says that it
leads nowhere."""

import pytest

from published_site import HOST

TOKEN = "0123456789abcdefghjkmnpqrs"
KEYNOTE = "Keynote: a call that everybody can join 📞"


@pytest.mark.parametrize(
    "address, path",
    [
        # Signs of the text around a link.
        ("/join/keynote.", "/join/keynote/"),
        ("/join/keynote)/", "/join/keynote/"),
        ("/join/keynote/)", "/join/keynote/"),
        ("/join/keynote/%22).", "/join/keynote/"),
        ("/join/keynote%3E", "/join/keynote/"),
        ("/join/keynote%3C/a%3E", "/join/keynote/"),
        ("/join/keynote%E2%80%9D", "/join/keynote/"),
        ("/join/keynote%E3%80%82", "/join/keynote/"),
        ("/join/keynote%20/", "/join/keynote/"),
        # Signs that were escaped.
        ("/join/keynote%23phone", "/join/keynote/#phone"),
        ("/join/keynote/%23phone", "/join/keynote/#phone"),
        (f"/join/keynote%3Ft={TOKEN}", f"/join/keynote/?t={TOKEN}"),
        (f"/join/keynote/%3Ft%3D{TOKEN}#phone", f"/join/keynote/?t={TOKEN}#phone"),
        (f"/join/keynote%23phone?t={TOKEN}", f"/join/keynote/?t={TOKEN}#phone"),
        # A link in a link.
        (f"/join/{HOST}/join/keynote/", "/join/keynote/"),
        (f"/join/{HOST}/join/keynote/?t={TOKEN}", f"/join/keynote/?t={TOKEN}"),
        ("/join/https%3A%2F%2Fcalls.example.com%2Fjoin%2Fkeynote", "/join/keynote/"),
        ("/https:/calls.example.com/join/keynote/", "/join/keynote/"),
        ("/calls.example.com/join/keynote", "/join/keynote/"),
        ("/join/join/keynote/", "/join/keynote/"),
        # Capital letters of a keyboard that begins sentences.
        ("/join/Keynote", "/join/keynote/"),
        ("/join/KEYNOTE/?x=1", "/join/keynote/?x=1"),
        ("/join/Keynote/#phone", "/join/keynote/#phone"),
        # A language that the site no longer has.
        ("/join/keynote/xx/", "/join/keynote/"),
        (f"/join/keynote/zh-Hans/?t={TOKEN}#phone", f"/join/keynote/?t={TOKEN}#phone"),
        # The same in short links.
        ("/j/p6swnyskp%23", "/j/p6swnyskp/#"),
        ("/j/p6swnyskp)/", "/j/p6swnyskp/"),
        ("/j/P6S-WNY-SKP.", "/j/p6swnyskp/"),
        (f"/join/{HOST}/j/p6swnyskp/", "/j/p6swnyskp/"),
        (f"/j/{HOST}/j/p6swnyskp", "/j/p6swnyskp/"),
    ],
)
def test_a_link_that_was_damaged_leads_to_its_page(publish, address, path):
    site = publish()
    page = site.open(address)
    page.wait_for_url(HOST + path)
    assert page.get_by_role("heading", name=KEYNOTE).is_visible()
    assert len(site.visited) <= 4, site.visited
    assert site.errors == []


@pytest.mark.parametrize("address, path", [("/join/Both_7.", "/join/Both_7/"), ("/join/Both_7%23web", "/join/Both_7/#web")])
def test_letters_that_may_be_large_stay_large(publish, address, path):
    page = publish("several-apps").open(address)
    page.wait_for_url(HOST + path)
    assert page.get_by_role("heading", name="In either app").is_visible()


@pytest.mark.parametrize(
    "address, id, pages",
    [
        ("/join/run-time-7", "run-time-7", 1),
        ("/join/aB9-x_Y", "aB9-x_Y", 1),
        # Tried as a page first, and then the call that it says.
        ("/join/Standup", "Standup", 2),
        ("/join/ROOM-7?type=audio", "ROOM-7", 2),
        ("/join/run-time-7).", "run-time-7", 2),
    ],
)
def test_a_call_that_no_page_is_there_for_keeps_its_id(publish, address, id, pages):
    site = publish()
    page = site.open(address)
    page.wait_for_function("id => document.getElementById('any-id').textContent === id", arg=id)
    assert page.get_by_role("heading", name="Join a meeting").is_visible()
    assert len(site.visited) == pages
    assert "#" not in page.url
    assert site.errors == []


@pytest.mark.parametrize(
    "address",
    ["/join/a%20b", "/join/a%3Db", "/join/gr%C3%BC%C3%9Fe", "/join/%2E%2E.", "/join/" + "a" * 65]
    + ["/join/https://evil.example/join/keynote/", "/evil.example/join/keynote/", "/join/a/b/c"]
    + ["/join/keynote/x/", "/join/keynote/share.txt.old/", "/join/)", "/join/%3C/a%3E"],
)
def test_what_is_no_link_of_the_site_is_a_missing_page(publish, address):
    site = publish()
    page = site.open(address)
    page.wait_for_timeout(50)
    assert page.get_by_role("heading", name="This page does not exist").is_visible()
    assert not page.locator("#any").is_visible()
    assert site.visited[1:] == [] and site.errors == []


@pytest.mark.parametrize(
    "typed, path",
    [
        ("<https://calls.example.com/j/p6swnyskp/>", "/j/p6swnyskp/"),
        ("(https://calls.example.com/join/keynote/).", "/join/keynote/"),
        ("https://calls.example.com/j/p6swnyskp/)", "/j/p6swnyskp/"),
        ("https://calls.example.com/join/keynote#phone", "/join/keynote/#phone"),
        ("Code: p6s-wny-skp", "/j/p6swnyskp/"),
        ("“P6S WNY SKP”", "/j/p6swnyskp/"),
        # With its label, as it is read out or copied.
        ("code p6s-wny-skp", "/j/p6swnyskp/"),
        (" Code für diese Website  P6S WNY SKP.", "/j/p6swnyskp/"),
        ("the code is “p6s wny skp”", "/j/p6swnyskp/"),
        # The meeting ID stands beside the code.
        ("keynote", "/join/keynote/"),
        ("Keynote", "/join/keynote/"),
        ("Meeting ID: keynote", "/join/keynote/"),
    ],
)
def test_what_stands_in_an_invitation_may_be_typed_as_it_is(publish, typed, path):
    site = publish()
    page = site.open("/")
    page.get_by_label("Have a code?").fill(typed)
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(HOST + path)
    assert page.get_by_role("heading", name=KEYNOTE).is_visible()
    assert site.errors == []


def test_a_link_of_the_other_host_may_be_typed(publish):
    page = publish("native-only").open("/")
    page.get_by_label("Have a code?").fill("https://open.example.com/join/confirmed/")
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(HOST + "/join/confirmed/")
    assert page.get_by_role("heading", name="Only in the app").is_visible()


@pytest.mark.parametrize("typed", ["7kq2mn4xv", "keynoot", "run_time_7"])
def test_what_was_mistyped_is_offered_as_no_call(publish, typed):
    site = publish()
    page = site.open("/")
    page.get_by_label("Have a code?").fill(typed)
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(lambda url: url.endswith(f"/join/{typed}/"))
    assert page.get_by_role("heading", name="This page does not exist").is_visible()
    assert page.get_by_label("Have a code?").is_visible()
    assert not page.locator("#any").is_visible()


def test_a_typed_id_keeps_its_large_letters_where_pages_have_them(publish):
    page = publish("several-apps").open("/")
    page.get_by_label("Have a code?").fill("Both_7")
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(HOST + "/join/Both_7/")
    assert page.get_by_role("heading", name="In either app").is_visible()
