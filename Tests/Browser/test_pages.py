"""What holds for every page of every site, on each device, with and without script."""

import gzip

import pytest
from axe_playwright_python.sync_playwright import Axe

import page_kinds
from visit import Setting

SMALL_PHONE = {"width": 320, "height": 568}
every_kind = pytest.mark.parametrize("kind", page_kinds.ALL, ids=str)
every_meeting = pytest.mark.parametrize("kind", page_kinds.MEETINGS, ids=str)

# Elements that stand alone and are tapped; links in running text are not among them.
SMALL_TARGETS = """() => [...document.querySelectorAll(
    'a.button, button, input, summary, footer a, header a, .ways p > a, .meetings a, .plain, '
    + '.help p > a, .facts dd > a')]
  .filter(element => element.getClientRects().length > 0)
  .map(element => [element.textContent.trim(), element.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
  .map(([text, box]) => `${text}: ${box.width} × ${box.height}`)"""

FILLED_BUTTONS = """() => {
  const style = getComputedStyle(document.documentElement)
  const probe = document.createElement('p')
  probe.style.backgroundColor = style.getPropertyValue('--accent')
  document.body.append(probe)
  const accent = getComputedStyle(probe).backgroundColor
  probe.remove()
  return [...document.querySelectorAll('.button')]
    .filter(button => getComputedStyle(button).backgroundColor === accent)
    .map(button => button.textContent)
}"""


@pytest.mark.parametrize("setting", [Setting("phone"), Setting("desktop", with_script=False)], ids=str)
@every_kind
def test_a_page_loads_without_complaints_and_without_other_hosts(visit, kind, setting):
    visited = visit(kind.path, setting, kind.site)
    assert visited.response.status == kind.status
    assert visited.complaints == []
    assert visited.foreign_requests == []
    assert visited.page.locator("h1:visible").count() == 1
    assert visited.page.locator("html").get_attribute("lang")


@every_kind
def test_a_page_fits_a_small_phone_in_both_directions(visit, kind):
    page = visit(kind.path, Setting("phone"), kind.site).page
    page.set_viewport_size(SMALL_PHONE)
    for direction in ("ltr", "rtl"):
        page.evaluate("direction => document.documentElement.dir = direction", direction)
        page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, direction


@every_kind
def test_a_page_is_light(visit, kind):
    body = visit(kind.path, Setting("desktop"), kind.site).response.body()
    assert len(gzip.compress(body, 9)) <= 14 * 1024
    assert body.find(b"og:url") < 8 * 1024


@every_meeting
def test_title_time_and_the_first_button_need_no_scrolling(visit, kind):
    page = visit(kind.path, Setting("phone"), kind.site).page
    page.set_viewport_size(SMALL_PHONE)
    for selector in ("h1", "dl.facts", ".open .button:visible"):
        box = page.locator(selector).first.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= SMALL_PHONE["height"], selector


@every_kind
def test_what_is_tapped_is_large_enough(visit, kind):
    page = visit(kind.path, Setting("phone"), kind.site).page
    assert page.evaluate(SMALL_TARGETS) == []


@every_kind
def test_a_page_has_something_to_do_without_script(visit, kind):
    page = visit(kind.path, Setting("phone", with_script=False), kind.site).page
    links = page.locator("main a[href]")
    assert any(links.nth(index).is_visible() for index in range(links.count())) or (
        page.locator("noscript").count() > 0
    )


@pytest.mark.parametrize("colours", ["light", "dark"])
@every_kind
def test_a_page_is_accessible(visit, kind, colours):
    page = visit(
        kind.path, Setting("phone"), kind.site, color_scheme=colours, bypass_csp=True
    ).page
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


@pytest.mark.parametrize(
    "path, site, buttons",
    [
        ("/join/keynote/", "sample", ["Join in the browser"]),
        ("/join/Both_7/", "several-apps", ["Join in the browser with Example Calls"]),
        ("/join/confirmed/", "native-only", ["iPhone or iPad", "Android"]),
        ("/join/video/", "no-app", ["Join the call"]),
        ("/join/phone/", "no-app", ["Call +1 202 555 0142"]),
        ("/join/room-system/", "no-app", ["Room system"]),
        ("/join/quantum-calls/", "sample", []),
        # Nobody is there at the time that stands on the page.
        ("/join/closing/", "sample", []),
    ],
)
def test_the_first_way_in_stands_out(visit, path, site, buttons):
    # FILLED_BUTTONS is Playwright's own code, which runs where that of the page does not.
    setting = Setting("phone", with_script=False)
    assert visit(path, setting, site).page.evaluate(FILLED_BUTTONS) == buttons


@pytest.mark.parametrize(
    "path, site, buttons",
    [
        ("/join/keynote/", "sample", ["Open in Example Calls"]),
        ("/join/keynote/#web", "sample", ["Join in the browser"]),
        ("/join/Both_7/", "several-apps", ["Open in Example Calls"]),
        ("/join/confirmed/", "native-only", ["Open in Native Calls"]),
        ("/join/video/", "no-app", ["Join the call"]),
        ("/join/closing/", "sample", []),
        ("/join/run-time-7", "sample", ["Open in Example Calls"]),
    ],
)
def test_on_a_device_what_fits_it_stands_out(visit, path, site, buttons):
    assert visit(path, Setting("phone"), site).page.evaluate(FILLED_BUTTONS) == buttons


@pytest.mark.parametrize("with_script", [True, False])
@pytest.mark.parametrize("path, is_first", [("/join/keynote/", False), ("/join/keynote/#web", True)])
def test_where_no_app_opened_help_is_near(visit, path, is_first, with_script):
    """Below the buttons, and above them for who comes back."""
    page = visit(path, Setting("phone", with_script=with_script)).page
    note = page.get_by_text("The app did not open?")
    ways = page.locator("#ways-in").bounding_box()
    assert (note.bounding_box()["y"] < ways["y"]) == is_first
    assert note.bounding_box()["y"] < ways["y"] + ways["height"] + 60
    page.get_by_role("link", name="See what helps").click()
    assert page.locator("#help").is_visible()


def test_a_hint_in_a_field_can_be_read(visit):
    page = visit("/", Setting("phone"), color_scheme="dark").page
    colours = page.evaluate("""() => ['color', '--quiet'].map((name, index) => {
      if (index === 0) return getComputedStyle(document.querySelector('input'), '::placeholder').color
      const probe = document.createElement('p')
      probe.style.color = getComputedStyle(document.documentElement).getPropertyValue(name)
      document.body.append(probe)
      return getComputedStyle(probe).color
    })""")
    assert colours[0] == colours[1]


def test_paper_has_the_facts_and_the_numbers(visit):
    page = visit("/join/keynote/", Setting("desktop")).page
    page.emulate_media(media="print")
    for text in ("Keynote: a call", "Ada Example", "09:30–10:15", "+49 30 23125 100", "p6s-wny-skp"):
        assert page.get_by_text(text).first.is_visible(), text
    for selector in (".help", "footer.site"):
        assert not page.locator(selector).is_visible(), selector


def test_paper_is_white_and_names_addresses(visit):
    page = visit("/join/keynote/", Setting("desktop")).page
    page.emulate_media(media="print", color_scheme="dark")
    assert page.locator(".card").first.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(255, 255, 255)"
    assert page.locator("dt").first.evaluate("e => getComputedStyle(e).color") == "rgb(68, 68, 68)"
    chat = page.locator(".ways a[href^=http]").first
    if chat.count():
        assert chat.get_attribute("href") in chat.evaluate("e => getComputedStyle(e, '::after').content")


def test_pages_can_be_zoomed(visit):
    page = visit("/join/keynote/").page
    content = page.locator("meta[name=viewport]").get_attribute("content")
    assert content == "width=device-width, initial-scale=1"


def test_association_files_are_served_as_json(visit, origin, site):
    request = visit("/").page.request
    for path in [".well-known/apple-app-site-association", "apple-app-site-association"]:
        if (site / path).is_file():
            answer = request.get(f"{origin}/{path}")
            assert answer.headers["content-type"] == "application/json"
            answer.json()
