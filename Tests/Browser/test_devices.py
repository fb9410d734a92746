"""What stands first on each device, and what Copy and Share give."""

import json
import re

import pytest

from clocks import DAYS_BEFORE, LIVE, SOON
from page_kinds import SAMPLE
from visit import Setting

TOKEN = "0123456789abcdefghjkmnpqrs"
PAGE = "/join/keynote/"
URL = "https://calls.example.com/join/keynote/"
SMALL_PHONE = {"width": 320, "height": 568}

WAYS = """() => [...document.querySelectorAll('#ways-in a.button')].map(a => a.textContent)"""
STORES = """() => [...document.querySelectorAll('#ways-in .get a')].map(a => a.textContent)"""


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
    # A blank between each two of them, whatever their order.
    assert " ".join(stores) in page.locator("#ways-in .get").first.inner_text()
    assert page.locator("#ways-in a:visible").count() == len(stores) + (4 if device == "unknown" else 2)
    if device != "unknown":
        page.locator("summary", has_text="Example Calls on another device").click()
        assert page.get_by_text("Type this on the other device: calls.example.com/j/").is_visible()
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


def test_what_opens_elsewhere_alone_is_not_folded_away(open_page):
    """An app for phones on a computer: nothing else is there to tap."""
    page = open_page("/join/confirmed/", "desktop", site="native-only").page
    assert page.locator("#ways-in .devices a:visible").count() > 0


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
    [
        ("instagram", "Instagram"), ("facebook", "Facebook"), ("web-view", "This app"),
        ("ios-web-view", "This app"),
    ],
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
    # The page behind the short link opens the same app; the text of the link stays.
    own = page.locator(".facts a.link")
    assert own.get_attribute("href").startswith("https://calls.example.com/j/")
    assert own.get_attribute("href").endswith(f"?t={TOKEN}") and "t=" not in own.inner_text()
    for link in with_token:
        opens = ("examplecalls:", "intent:", "https://play.google.com/", "https://calls.example.com/j/")
        assert link.startswith(opens), link
    for link in links:
        assert not (link.startswith(("mailto:", "sms:", "https://wa.me")) and TOKEN in link)
    assert TOKEN not in plain
    banner = page.locator("meta[name='apple-itunes-app']").get_attribute("content")
    assert banner == f"app-id=1234567890, app-argument={URL}?t={TOKEN}"


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


def test_what_is_copied_stands_on_the_buttons(open_page):
    page = open_page(prepare=SHARES).page
    labels = [button.inner_text() for button in page.locator(".share button").all()]
    assert labels == ["Copy the link", "Share", "Copy the invitation"]


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
    refusing = SHARES.replace("canShare = () => true", "canShare = () => false")
    for prepare in ("delete Navigator.prototype.share", refusing):
        page = open_page(prepare=prepare).page
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


@pytest.mark.parametrize("with_script", [True, False])
def test_countries_of_numbers_are_named_and_their_own_first(visit, with_script):
    page = visit("/join/phone/#phone", Setting("phone", with_script=with_script), "no-app").page
    assert page.locator("#phone").is_visible()
    seen = page.locator(".phone h3:visible, .phone li > p:first-child:visible").all()
    lines = [line.inner_text().strip() for line in seen]
    assert lines[::2] == ["United States", "United Kingdom", "Germany"]
    for line, place in zip(lines[1::2], ["Washington", "London", "Berlin"]):
        assert line.endswith(place)


def test_a_number_is_dialled_with_what_is_typed_behind_it(visit):
    page = visit("/join/phone/", Setting("phone"), "no-app").page
    tel = page.locator(".phone a[href^='tel:']").last.get_attribute("href")
    assert tel == "tel:+49-30-23125-100,,482913%23"
    for line in ("Meeting ID for the phone: 482913", "PIN: 9981"):
        assert page.locator(".phone p", has_text=re.compile(f"^{line}$")).count() == 1
    # Groups of digits are set apart for the eye, and copied as one number.
    code = page.locator(".phone .code", has_text="482913").first
    assert [group.inner_text() for group in code.locator("span").all()] == ["482", "913"]


# --- At a glance


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
