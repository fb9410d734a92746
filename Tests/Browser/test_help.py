"""What the page tells guests who get no further, and what it never does to them."""

import pytest

import page_kinds
from clocks import DAYS_BEFORE, at
from page_kinds import SAMPLE
from visit import Setting

PAGE = "/join/keynote/"
URL = "https://calls.example.com/join/keynote/"
every_meeting = pytest.mark.parametrize("kind", page_kinds.MEETINGS, ids=str)
every_kind = pytest.mark.parametrize("kind", page_kinds.ALL, ids=str)

# Whatever wants something from a guest before the first way in.
STEPS = """() => {
  const ways = document.querySelector('#ways-in')
  return [...document.querySelectorAll('main form, main input, main button, dialog, [role=dialog], main details')]
    .filter(e => e.compareDocumentPosition(ways) & Node.DOCUMENT_POSITION_FOLLOWING)
    .map(e => e.outerHTML)
}"""


@pytest.mark.parametrize(
    "device, texts",
    [
        (
            "iPhone or iPad",
            ["press the link for a second and choose “Open in Example Calls”"]
            + ["tap the link in the message again; the App Store does not remember it."],
        ),
        (
            "Android",
            ["Go back to the message and tap the link again."]
            + ["If the meeting does not open by itself then, tap the link in the message again."],
        ),
        (
            "Computer",
            ["You have Example Calls? Start it first, then come back and try the button again."]
            + ["Then come back to this page and try the button again."],
        ),
    ],
)
def test_help_says_how_to_come_back(visit, device, texts):
    page = visit(PAGE, Setting("phone", with_script=False)).page
    page.locator("summary", has_text=device).click()
    help = page.locator(".help details[open]")
    assert help.count() == 1
    lasting = ["Copy this link and paste it in Example Calls:", "Type this meeting ID there:"]
    for text in [*texts, *lasting]:
        assert help.get_by_text(text).is_visible(), text
    assert help.locator("[data-copy]").inner_text() == URL
    assert help.locator(".code").inner_text() == "keynote"


@every_meeting
def test_no_step_stands_before_the_first_way_in(visit, kind):
    page = visit(kind.path, Setting("phone"), kind.site).page
    assert page.evaluate(STEPS) == []
    assert page.locator("dialog, [role=dialog]").count() == 0


@every_kind
def test_every_page_says_who_runs_it(visit, kind):
    """Organiser, contact and legal links of the site's settings."""
    page = visit(kind.path, Setting("desktop", with_script=False), kind.site).page
    # The word for the contact is one of the page's language, the others are the organiser's own.
    if kind.site in (SAMPLE, "several-apps"):
        assert page.locator("footer.site a[href^='mailto:']").is_visible()
    wanted = {
        SAMPLE: ["Open Calls Association", "Imprint", "Privacy"], "no-app": ["Imprint"],
    }.get(kind.site, [])
    for text in wanted:
        assert page.locator("footer.site a", has_text=text).is_visible(), text


@pytest.mark.parametrize("device", ["iphone", "phone", "desktop"])
def test_a_tap_on_open_leads_to_no_store_and_to_no_other_page(visit, device):
    """Nothing here answers the app's scheme, as on a device without the app."""
    visited = visit(PAGE, Setting(device), before=lambda page: page.clock.install(time=at(DAYS_BEFORE)), clock=None)
    page = visited.page
    page.get_by_role("link", name="Open in Example Calls").first.click(no_wait_after=True)
    page.clock.run_for(30_000)
    page.wait_for_timeout(300)
    assert page.url == visited.url
    assert len(page.context.pages) == 1
    assert [url for url in visited.foreign_requests if url.startswith("http")] == []


def test_whoever_comes_by_a_redirect_gets_the_same_page(contexts, origin):
    """Programs for mail lead links through a host of their own."""
    context = contexts(Setting("iphone"))
    moved = {"location": origin + PAGE}
    context.route("**/click?*", lambda route: route.fulfill(status=302, headers=moved))
    page = context.new_page()
    page.goto(origin + PAGE)
    direct = page.locator("main").inner_html()
    page.goto(origin + "/click?to=x")
    assert page.url == origin + PAGE
    assert page.locator("main").inner_html() == direct


@pytest.mark.parametrize("path, site", [("/join/quantum-calls/", SAMPLE), ("/join/gone/", "several-apps"), ("/j/7kq2mn4xv/", "several-apps")])
def test_a_meeting_that_is_off_leaves_somebody_to_ask(visit, path, site):
    page = visit(path, Setting("phone", with_script=False), site).page
    contact = page.locator("main a.button", has_text="Contact")
    assert contact.get_attribute("href") == "mailto:help@example.com"
    assert page.locator("main a.button", has_text="Start page").is_visible()


@pytest.mark.parametrize("path, text", [("/join/every-week/", True), ("/join/weekly/", False)])
def test_a_former_address_names_the_new_one(visit, path, text):
    """Below what joins, since the page joins just as well; with the token of the guest."""
    token = "0123456789abcdefghjkmnpqrs"
    page = visit(path + f"?t={token}", Setting("phone"), "native-only").page
    notes = page.locator("p.quiet", has_text="This link keeps working. The new one is:")
    assert notes.count() == (1 if text else 0)
    if text:
        link = notes.locator("a")
        assert link.inner_text() == "https://calls.example.com/join/weekly/"
        assert link.get_attribute("href") == f"https://calls.example.com/join/weekly/?t={token}"
        assert notes.bounding_box()["y"] > page.locator("#ways-in .button").first.bounding_box()["y"]


# --- Sites without apps


@pytest.mark.parametrize(
    "site, text",
    [
        (SAMPLE, "This page does not know the meeting. If the invitation is right, you can join here."),
        ("web-only", "This page does not know the meeting. If the invitation is right, you can join in the browser."),
        ("no-app", None),
    ],
)
def test_an_unknown_call_is_offered_where_something_can_open_it(visit, site, text):
    page = visit("/join/run-time-7", Setting("phone"), site).page
    shown = page.locator("#any")
    assert shown.is_visible() == bool(text)
    if text:
        assert shown.get_by_text(text).is_visible()
        assert shown.locator("a.button:visible").count() > 0
    else:
        assert page.get_by_role("heading", name="This page does not exist").is_visible()


@pytest.mark.parametrize("site, word", [(SAMPLE, "the app"), ("web-only", None), ("no-app", None)])
@pytest.mark.parametrize("path", ["/join/", "/join/run-time-7"])
def test_without_script_no_app_is_named_that_is_not_there(visit, path, site, word):
    page = visit(path, Setting("phone", with_script=False), site).page
    if site == "no-app":
        # Nobody could open such a call, with a script or without.
        assert page.locator("noscript p.status").count() == 0
        assert "the app" not in page.locator("main").inner_text()
        return
    note = page.locator("noscript p.status").inner_text()
    assert note.startswith("Without JavaScript this page cannot")
    assert ("the app" in note) == (word is not None)


# --- Labels of schemes


@pytest.mark.parametrize(
    "path, site, with_note",
    [
        (PAGE, SAMPLE, True), ("/join/confirmed/", "native-only", False),
        ("/join/demo/", "web-only", False), ("/join/Both_7/", "several-apps", True),
    ],
)
def test_without_script_a_line_below_says_that_schemes_need_the_app(visit, path, site, with_note):
    page = visit(path, Setting("iphone", with_script=False), site).page
    notes = page.locator("#ways-in .note:visible")
    assert (notes.count() > 0) == with_note
    if with_note:
        assert notes.first.inner_text() == "Only if Example Calls is on this device."


def test_the_label_stands_on_the_scheme_and_not_on_the_link_of_another_host(visit):
    """A link of the other host shows a page where the app is missing; the scheme shows an error."""
    page = visit("/join/weekly/", Setting("iphone"), "languages").page
    assert page.locator("#ways-in p", has_text="Open in").locator(".note").count() == 1
    page = visit("/join/confirmed/", Setting("iphone"), "native-only").page
    first = page.locator("#ways-in > p").first
    assert first.locator("a").get_attribute("href").startswith("https://open.example.com/")
    assert first.locator(".note").count() == 0


# --- By keyboard


def test_what_is_done_with_a_finger_is_done_with_a_key(visit):
    record = """
      window.given = [];
      Object.defineProperty(navigator, 'clipboard', {value: {
        writeText: text => { window.given.push(text); return Promise.resolve() },
      }});
    """
    page = visit(PAGE, Setting("desktop"), before=lambda page: page.add_init_script(record)).page
    page.locator(".share").get_by_role("button", name="Copy the link").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    assert page.evaluate("given") == [URL, URL]
    closed = page.locator(".help details:not([open])").first
    closed.locator("summary").focus()
    before = page.locator(".help details[open]").count()
    page.keyboard.press("Space")
    assert page.locator(".help details[open]").count() == before + 1
    page = visit("/").page
    page.get_by_label("Have a code?").focus()
    page.keyboard.type("help-desk")
    page.keyboard.press("Enter")
    page.wait_for_url("**/j/help-desk/")
