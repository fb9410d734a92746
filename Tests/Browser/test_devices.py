"""What stands first on each device, what the clock says, and what Copy and Share give."""

import json
import re
from datetime import datetime

import pytest

from page_kinds import SAMPLE
from visit import Setting

TOKEN = "0123456789abcdefghjkmnpqrs"
PAGE = "/join/keynote/"
URL = "https://calls.example.com/join/keynote/"
SMALL_PHONE = {"width": 320, "height": 568}

# The keynote: 1 March 2027, 09:30 to 10:15 in Berlin; soon from 09:15, over at 10:30.
DAYS_BEFORE = "2027-02-20T08:30:00Z"
SOON = "2027-03-01T08:20:00Z"
LIVE = "2027-03-01T09:00:00Z"
IN_GRACE = "2027-03-01T09:29:00Z"
OVER = "2027-03-01T09:31:00Z"

WAYS = """() => [...document.querySelectorAll('#ways-in a.button')].map(a => a.textContent)"""
STORES = """() => [...document.querySelectorAll('#ways-in .get a')].map(a => a.textContent)"""


def at(clock):
    return datetime.fromisoformat(clock.replace("Z", "+00:00"))


def plain(text):
    """Versions of the browser differ in commas."""
    return text.replace(",", "")


@pytest.fixture
def open_page(visit):
    """Opens a page at a point in time, on a device, perhaps with more prepared."""

    def opened(path=PAGE, device="desktop", clock=DAYS_BEFORE, site=SAMPLE, prepare="", **options):
        def before(page):
            page.clock.set_fixed_time(at(clock))
            if prepare:
                page.add_init_script(prepare)

        return visit(path, Setting(device), site, before=before, **options)

    return opened


# --- The order


@pytest.mark.parametrize(
    "device, ways, stores",
    [
        (
            "iphone",
            ["Join in the browser", "Open in Example Calls", "Android", "Computer"],
            ["App Store", "Google Play", "For computers", "F-Droid"],
        ),
        (
            "ipad",
            ["Join in the browser", "Open in Example Calls", "Android", "Computer"],
            ["App Store", "Google Play", "For computers", "F-Droid"],
        ),
        (
            "phone",
            ["Open in Example Calls", "Join in the browser", "iPhone or iPad", "Computer"],
            ["Google Play", "App Store", "For computers", "F-Droid"],
        ),
        (
            "web-view",
            ["Join in the browser", "Open in Example Calls", "iPhone or iPad", "Computer"],
            ["Google Play", "App Store", "For computers", "F-Droid"],
        ),
        (
            "desktop",
            ["Join in the browser", "Open in Example Calls", "iPhone or iPad", "Android"],
            ["For computers", "App Store", "Google Play", "F-Droid"],
        ),
        (
            "unknown",
            ["Join in the browser", "iPhone or iPad", "Android", "Computer"],
            ["App Store", "Google Play", "For computers", "F-Droid"],
        ),
    ],
)
def test_what_fits_the_device_stands_first_and_nothing_is_hidden(open_page, device, ways, stores):
    page = open_page(device=device).page
    assert page.evaluate(WAYS) == ways
    assert page.evaluate(STORES) == stores
    assert page.locator("#ways-in a:visible").count() == len(ways) + len(stores)


def test_without_script_everything_is_there_in_a_fixed_order(visit):
    page = visit(PAGE, Setting("iphone", with_script=False)).page
    assert [a.inner_text() for a in page.locator("#ways-in a.button").all()] == [
        "Join in the browser", "iPhone or iPad", "Android", "Computer",
    ]
    assert page.locator("#ways-in .get a").count() == 4
    for text in ("Monday, 1 March 2027", "(Europe/Berlin, UTC+01:00)"):
        assert page.get_by_text(text).first.is_visible(), text


@pytest.mark.parametrize("path", [PAGE + "#web", PAGE + "?web=1"])
def test_who_came_back_without_the_app_gets_the_browser_first(open_page, path):
    assert open_page(path, "phone").page.evaluate(WAYS)[0] == "Join in the browser"


@pytest.mark.parametrize(
    "device, link",
    [
        ("iphone", "examplecalls://join/keynote?type=default"),
        (
            "phone",
            "intent://join/keynote?type=default#Intent;scheme=examplecalls;"
            "package=com.example.calls;S.browser_fallback_url="
            "https%3A%2F%2Fcalls.example.com%2Fjoin%2Fkeynote%2F%23web;end",
        ),
        ("desktop", "examplecalls://join/keynote"),
    ],
)
def test_the_open_button_has_the_form_of_the_platform(open_page, device, link):
    page = open_page(device=device).page
    assert page.get_by_role("link", name="Open in Example Calls").get_attribute("href") == link


@pytest.mark.parametrize("device", ["iphone", "desktop"])
def test_a_scheme_is_labelled_for_those_who_have_the_app(open_page, device):
    note = "Only if Example Calls is on this device."
    assert open_page(device=device).page.get_by_text(note).is_visible()


def test_with_another_host_the_app_comes_first_on_an_iphone(open_page):
    page = open_page("/join/confirmed/", "iphone", site="native-only").page
    ways = page.locator("#ways-in > p a")
    assert ways.first.get_attribute("href") == "https://open.example.com/join/confirmed/"


# --- In-app browsers


@pytest.mark.parametrize(
    "device, name",
    [("instagram", "Instagram"), ("facebook", "Facebook"), ("web-view", "This app")],
)
def test_a_browser_inside_an_app_is_named_and_blocks_nothing(open_page, device, name):
    page = open_page(device=device).page
    hint = page.locator("#in-app")
    assert hint.is_visible() and hint.inner_text().startswith(name + ":")
    assert "camera and microphone" in hint.inner_text()
    assert page.locator("#ways-in a.button").first.is_visible()
    first = page.locator(".help details").first
    assert first.evaluate("d => d.open") and "Inside another app" in first.inner_text()


@pytest.mark.parametrize("device", ["iphone", "phone", "desktop"])
def test_a_browser_of_its_own_gets_no_such_hint(open_page, device):
    assert not open_page(device=device).page.locator("#in-app").is_visible()


def test_help_for_the_device_is_first_and_open(open_page):
    for device, title in [("iphone", "iPhone or iPad"), ("phone", "Android"), ("desktop", "Computer")]:
        page = open_page(device=device).page
        first = page.locator(".help details").first
        assert first.evaluate("d => d.open") and title in first.inner_text()
        assert page.locator(".help details").count() == 5


# --- The clock


@pytest.mark.parametrize(
    "clock, state, words",
    [
        (DAYS_BEFORE, "starts", "Starts in 9 days"),
        ("2027-02-28T20:30:00Z", "starts", "Starts in 12 hours"),
        ("2027-03-01T08:00:00Z", "starts", "Starts in 30 minutes"),
        (SOON, "soon", "Starts in 10 minutes. You can come in."),
        (LIVE, "live", "On now"),
        (IN_GRACE, "live", "On now"),
    ],
)
def test_a_page_says_what_the_meeting_is_doing(open_page, clock, state, words):
    page = open_page(clock=clock).page
    assert page.locator("#state").inner_text().strip() == words
    assert state in page.locator("#state").get_attribute("class")
    assert not page.locator("#ended").is_visible()


def test_a_meeting_that_is_over_says_so_and_can_still_be_joined(open_page):
    page = open_page(clock=OVER).page
    assert page.locator("#ended").is_visible()
    assert page.locator("#ended a", has_text="Contact").is_visible()
    assert not page.locator("#state").is_visible()
    assert page.get_by_role("link", name="Join in the browser").first.is_visible()


def test_a_page_that_stays_open_goes_on_with_the_clock(visit):
    def before(page):
        page.clock.install(time=at(SOON))

    page = visit(PAGE, Setting("desktop"), before=before).page
    assert "Starts in" in page.locator("#state").inner_text()
    page.clock.run_for(15 * 60 * 1000)
    assert page.locator("#state").inner_text().strip() == "On now"


@pytest.mark.parametrize("path", ["/join/quantum-calls/", "/join/closing/", "/join/office-hours/"])
def test_the_clock_says_nothing_of_meetings_that_are_off_or_always_open(open_page, path):
    for clock in (DAYS_BEFORE, "2027-03-01T09:00:00Z", "2030-01-01T00:00:00Z"):
        page = open_page(path, clock=clock).page
        assert not page.locator("#state:visible").count()
        assert not page.locator("#ended:visible").count()


@pytest.mark.parametrize(
    "clock, time",
    [
        ("2027-02-20T08:30:00Z", "Monday 1 March 2027 at 03:30–04:30"),
        ("2027-03-02T08:30:00Z", "Monday 8 March 2027 at 03:30–04:30"),
        # The clocks of New York and Berlin change on different days.
        ("2027-03-09T08:30:00Z", "Monday 15 March 2027 at 04:30–05:30"),
        ("2027-03-23T08:30:00Z", "Monday 29 March 2027 at 03:30–04:30"),
    ],
)
def test_a_meeting_that_repeats_tells_its_next_time(open_page, clock, time):
    page = open_page("/join/weekly/", clock=clock, site="native-only", timezone_id="America/New_York")
    assert page.page.get_by_text("Next time").is_visible()
    assert plain(page.page.locator("#guest-time-text").inner_text()) == time


def test_the_last_of_several_times_ends_the_meeting(open_page):
    page = open_page("/join/weekly/", clock="2027-06-01T00:00:00Z", site="native-only").page
    assert page.locator("#ended").is_visible()
    assert not page.locator("#guest-time").is_visible()


@pytest.mark.parametrize(
    "zone, time",
    [
        ("Europe/Berlin", None),
        ("Africa/Algiers", None),
        ("America/New_York", "Monday 1 March 2027 at 03:30–04:15"),
        ("Asia/Kolkata", "Monday 1 March 2027 at 14:00–14:45"),
        ("Pacific/Auckland", "Monday 1 March 2027 at 21:30–22:15"),
        ("Pacific/Honolulu", "Sunday 28 February 2027 at 22:30–23:15"),
        ("Pacific/Kiritimati", "Monday 1 March 2027 at 22:30–23:15"),
    ],
)
def test_guests_elsewhere_see_their_own_time(open_page, zone, time):
    page = open_page(timezone_id=zone).page
    shown = page.locator("#guest-time")
    assert shown.is_visible() == (time is not None)
    if time:
        assert plain(page.locator("#guest-time-text").inner_text()) == time
    assert page.get_by_text("(Europe/Berlin, UTC+01:00)").is_visible()


# --- The guest's token


@pytest.mark.parametrize("device", ["iphone", "phone", "desktop"])
def test_the_token_goes_into_every_link_that_opens_and_into_nothing_else(open_page, device):
    plain = open_page(device=device).page.content()
    page = open_page(f"{PAGE}?t={TOKEN}", device).page
    links = page.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href'))")
    with_token = [link for link in links if TOKEN in link]
    assert any(link == f"examplecalls://join/keynote?type=default&t={TOKEN}" for link in with_token)
    intents = [link for link in links if link.startswith("intent:")]
    assert intents and all(f"&t={TOKEN}#Intent" in link for link in intents)
    assert all(f"keynote%2F%3Ft%3D{TOKEN}%23web" in link for link in intents)
    play = [link for link in links if "play.google.com" in link]
    assert play and all(link.endswith(f"%3Ft%3D{TOKEN}") for link in play)
    for link in with_token:
        assert link.startswith(("examplecalls:", "intent:", "https://play.google.com/")), link
    for link in links:
        assert not (link.startswith(("mailto:", "sms:", "https://wa.me")) and TOKEN in link)
    assert TOKEN not in plain
    banner = page.locator("meta[name='apple-itunes-app']").get_attribute("content")
    assert banner == f"app-id=1234567890, app-argument={URL}"


@pytest.mark.parametrize("token", [TOKEN[:-1], TOKEN + "0", TOKEN.upper(), TOKEN[:-1] + "i", "%22%3E"])
def test_what_is_no_token_is_ignored(open_page, token):
    page = open_page(f"{PAGE}?t={token}", "iphone").page
    links = page.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href'))")
    assert links == open_page(PAGE, "iphone").page.evaluate(
        "[...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href'))"
    )


# --- Copy and Share

RECORD = """
window.given = [];
Object.defineProperty(navigator, 'clipboard', {value: {
  writeText: text => { window.given.push(['copy', text]); return Promise.resolve() },
}});
"""
SHARES = RECORD + """
navigator.canShare = () => true;
navigator.share = data => { window.given.push(['share', data]); return Promise.resolve() };
"""
REFUSES = """
Object.defineProperty(navigator, 'clipboard', {value: undefined});
document.execCommand = () => false;
"""


def message(site, path=PAGE):
    return (site / path.strip("/") / "share.txt").read_text(encoding="utf-8").removesuffix("\n")


def test_copy_gives_the_link_and_says_so(open_page):
    page = open_page(f"{PAGE}?t={TOKEN}", prepare=RECORD).page
    page.locator(".share").get_by_role("button", name="Copy the link").click()
    assert page.evaluate("given") == [["copy", URL]]
    assert page.locator(".share [role=status]", has_text="Copied").is_visible()


def test_copy_gives_the_invitation_as_it_stands_in_its_file(open_page, site):
    page = open_page(f"{PAGE}?t={TOKEN}", prepare=RECORD).page
    page.get_by_role("button", name="Copy the invitation").click()
    assert page.evaluate("given") == [["copy", message(site)]]
    assert page.locator("#copied").inner_text() == "Copied"


def test_share_gives_the_invitation_where_the_browser_can(open_page, site):
    page = open_page(f"{PAGE}?t={TOKEN}", prepare=SHARES).page
    page.get_by_role("button", name="Share", exact=True).click()
    title = "Keynote: a call that everybody can join 📞"
    assert page.evaluate("given") == [["share", {"title": title, "text": message(site)}]]
    page = open_page(prepare="delete Navigator.prototype.share").page
    assert page.get_by_role("button", name="Share", exact=True).count() == 0


def test_a_copy_that_failed_says_so(open_page):
    page = open_page(prepare=REFUSES).page
    page.get_by_role("button", name="Copy the invitation").click()
    assert "did not work" in page.locator("#copied").inner_text()


def test_nothing_is_copied_shared_or_opened_by_itself(open_page):
    for device in ("iphone", "phone", "desktop"):
        visited = open_page(device=device, prepare=SHARES, clock=SOON)
        page = visited.page
        page.wait_for_timeout(1500)
        assert page.evaluate("given") == []
        assert page.url == visited.url
        assert visited.complaints == []


def test_without_sharing_there_is_nothing_to_share(open_page):
    page = open_page("/join/nothing/", site="no-app", prepare=SHARES).page
    assert page.locator(".share, #share-row").count() == 0
    data = json.loads(page.locator("#page-data").text_content())
    assert "text" not in data


# --- Phone


def test_countries_of_numbers_are_named_and_their_own_first(open_page):
    page = open_page("/join/phone/", site="no-app").page
    names = [heading.inner_text() for heading in page.locator(".phone h3").all()]
    assert names == ["United States", "United Kingdom", "Germany"]
    page = open_page("/join/phone/#phone", site="no-app").page
    assert page.locator("#phone").is_visible()
    tel = page.locator(".phone a[href^='tel:']").last.get_attribute("href")
    assert tel == "tel:+49-30-23125-100,,482913%23"
    assert page.locator(".phone p", has_text=re.compile("^PIN: 9981$")).count() == 1


# --- Every state, device and set of apps


@pytest.mark.parametrize("device", ["iphone", "ipad", "phone", "instagram", "desktop", "unknown"])
@pytest.mark.parametrize(
    "path, site",
    [
        (PAGE, SAMPLE),
        ("/join/lightning/", SAMPLE),
        ("/join/closing/", SAMPLE),
        ("/join/quantum-calls/", SAMPLE),
        ("/join/office-hours/", SAMPLE),
        ("/join/Both_7/", "several-apps"),
        ("/join/gone/", "several-apps"),
        ("/join/confirmed/", "native-only"),
        ("/join/weekly/", "native-only"),
        ("/join/every-week/", "native-only"),
        ("/join/demo/", "web-only"),
        ("/join/video/", "no-app"),
        ("/join/phone/", "no-app"),
        ("/join/nothing/", "no-app"),
    ],
)
def test_no_page_is_without_an_action(open_page, path, site, device):
    for clock in (DAYS_BEFORE, SOON, LIVE, OVER):
        visited = open_page(path, device, clock, site)
        page = visited.page
        actions = page.locator("main a.button:visible")
        assert actions.count() > 0, clock
        assert visited.complaints == [] and visited.foreign_requests == []
        for link in actions.all():
            href = link.get_attribute("href")
            assert href and not href.startswith(("javascript:", "data:")), href


@pytest.mark.parametrize("device", ["iphone", "phone", "instagram"])
@pytest.mark.parametrize("clock", [DAYS_BEFORE, SOON, LIVE])
def test_the_first_button_needs_no_scrolling_on_a_small_phone(open_page, device, clock):
    page = open_page(device=device, clock=clock, viewport=SMALL_PHONE).page
    box = page.locator("#ways-in a.button").first.bounding_box()
    assert box["y"] + box["height"] <= SMALL_PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_every_control_is_reached_by_keyboard_and_shows_it(open_page):
    page = open_page(prepare=SHARES).page
    wanted = page.locator("a[href]:visible, button:visible, summary:visible").count()
    seen = set()
    for _ in range(wanted):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("""() => {
          const element = document.activeElement
          const style = getComputedStyle(element)
          return [element.outerHTML, style.outlineStyle !== 'none'].join('|')
        }"""))
    assert not [element for element in seen if element.endswith("|false")]
    assert page.evaluate("document.activeElement.closest('footer') !== null")
