"""Pages in every language: the same page for everybody, whatever they read."""

import json
from datetime import datetime, timedelta, timezone

import pytest
from axe_playwright_python.sync_playwright import Axe

from clocks import SOON
from visit import Setting

SITE = "languages"
TAGS = [
    "ar", "de", "es", "fa", "fr", "he", "hi", "it", "ja", "ko", "nl", "pl", "pt", "ru", "tr", "uk",
    "zh-Hans",
]  # fmt: skip
RIGHT_TO_LEFT = {"ar", "fa", "he"}
SMALL_PHONE = {"width": 320, "height": 568}
every_language = pytest.mark.parametrize("tag", TAGS)

# Where the first and the last character of a text stand on the screen.
ENDS = """element => {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
  const edge = index => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return range.getBoundingClientRect()
  }
  const [first, last] = [edge(0), edge(text.length - 1)]
  return [first.left, last.left, first.top, last.top]
}"""


def path(tag):
    return f"/join/weekly/{tag}/"


@pytest.mark.parametrize("colours", ["light", "dark"])
@every_language
def test_a_page_in_a_language_is_accessible(visit, tag, colours):
    visited = visit(path(tag), Setting("phone"), SITE, bypass_csp=True, color_scheme=colours)
    page = visited.page
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


@every_language
def test_a_page_in_a_language_fits_a_small_phone(visit, tag):
    visited = visit(path(tag), Setting("phone"), SITE)
    assert visited.complaints == []
    assert visited.foreign_requests == []
    page = visited.page
    page.set_viewport_size(SMALL_PHONE)
    html = page.locator("html")
    assert html.get_attribute("lang") == tag
    assert html.get_attribute("dir") == ("rtl" if tag in RIGHT_TO_LEFT else "ltr")
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL_PHONE["width"]
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = false)")
    for selector in ("h1", "dl.facts", ".open .button:visible"):
        box = page.locator(selector).first.bounding_box()
        assert box["y"] >= 0 and box["y"] + box["height"] <= SMALL_PHONE["height"], selector


@pytest.mark.parametrize("guest", ["de", "en-US"])
@pytest.mark.parametrize("device", ["iphone", "phone", "instagram"])
@every_language
def test_much_about_the_time_leaves_the_first_button_in_sight(open_page, tag, device, guest):
    """A status, a long name of the site and of who invites, a place, a time of the guest's own, and the
    guest's own language beside that of the page."""
    page = open_page(
        f"/join/rounds/{tag}/", device, SOON, SITE, viewport=SMALL_PHONE, locale=guest, timezone_id="America/New_York"
    ).page
    assert page.locator(".languages > a").count() == (tag != guest[:2])
    assert page.locator("#guest-time-own").is_visible()
    box = page.locator("#ways-in a.button").first.bounding_box()
    assert box["y"] + box["height"] <= SMALL_PHONE["height"]


@pytest.mark.parametrize("tag", sorted(RIGHT_TO_LEFT))
def test_a_right_to_left_page_begins_at_the_right(visit, tag):
    page = visit(path(tag), Setting("phone"), SITE).page
    box = page.locator("dl.facts dt").first.bounding_box()
    value = page.locator("dl.facts dd").first.bounding_box()
    assert value["x"] < box["x"]
    assert page.locator("h1 bdi").evaluate("e => getComputedStyle(e).direction") == "ltr"


@pytest.mark.parametrize("tag", sorted(RIGHT_TO_LEFT))
def test_addresses_and_numbers_stand_from_left_to_right(visit, tag):
    page = visit(path(tag), Setting("desktop"), SITE).page
    for selector in (".ways a[href^='tel:']", ".facts a[href*='/j/']", ".share .link"):
        first, last, top, bottom = page.locator(selector).first.evaluate(ENDS)
        assert top < bottom or first < last, selector


# Seconds before the start, with the number and unit that the guest reads; each form of each language.
SPANS = [
    (days * 86400 + 5, days, "day") for days in (131, 112, 103, 101, 22, 21, 12, 11, 5, 3, 2)
] + [
    (hours * 3600 + 5, hours, "hour") for hours in (47, 22, 21, 12, 11, 5, 3, 2)
] + [
    (minutes * 60 + 5, minutes, "minute")
    for minutes in (119, 112, 103, 102, 101, 100, 99, 22, 21, 12, 11, 10, 5, 3, 2, 1)
]  # fmt: skip
# A number in brackets behind the word for it is what we leave out.
IN_BRACKETS = {"he": [("minute", 1), ("hour", 2), ("day", 2)]}
# Where our words are others than Unicode's: "after" for "within", "from now" for "after", no spaces.
OWN_WORDS = {"ar": ("خلال", "بعد"), "fa": ("بعد", "دیگر"), "ja": (" ", "")}
BROWSERS_WORDS = """([tag, digits, spans]) => {
  const format = new Intl.RelativeTimeFormat(`${tag}-u-nu-${digits}`)
  return spans.map(([_, number, unit]) => format.format(number, unit))
}"""


@every_language
def test_the_time_until_a_meeting_is_said_as_unicode_says_it(visit, tag):
    start = datetime(2027, 3, 1, 8, 30, tzinfo=timezone.utc)

    def before(page):
        page.clock.install(time=start - timedelta(days=200))

    page = visit(path(tag), Setting("phone"), SITE, before=before, clock=None).page
    data = json.loads(page.locator("#page-data").text_content())
    assert data["times"][0] == start.timestamp()
    expected = page.evaluate(
        BROWSERS_WORDS, [tag, "arabext" if tag == "fa" else "latn", SPANS])
    said = []
    for seconds, number, unit in SPANS:
        page.clock.pause_at(start - timedelta(seconds=seconds))
        state = page.locator("#state")
        state_words = data["words"]["soon" if "soon" in state.get_attribute("class") else "starts"]
        first, last = state_words.split("{{in}}")
        text = state.text_content()
        assert text.startswith(first) and text.endswith(last)
        said.append(text[len(first):len(text) - len(last)])
    for index, (_, number, unit) in enumerate(SPANS):
        if (unit, number) in IN_BRACKETS.get(tag, []):
            expected[index] = expected[index].rsplit(" ", 1)[0]
    if tag in OWN_WORDS:
        theirs = expected
        expected = [text.replace(*OWN_WORDS[tag]) for text in theirs]
        assert expected != theirs, "take it out of the table"
    assert said == expected


def test_the_languages_lead_to_each_other(visit):
    page = visit("/join/weekly/", Setting("phone"), SITE).page
    languages = page.locator(".languages details a")
    assert languages.count() == len(TAGS)
    unfold(page, "English")
    page.get_by_role("link", name="العربية").click()
    assert page.url.endswith(path("ar"))
    unfold(page, "العربية")
    assert page.locator(".languages [aria-current]").inner_text() == "العربية"
    page.locator("details").get_by_role("link", name="English").click()
    assert page.url.endswith("/join/weekly/")


@pytest.mark.parametrize("locale, own", [("de-AT", "Deutsch"), ("zh-CN", "简体中文"), ("en-US", None), ("sv", None)])
def test_the_guests_own_language_is_not_folded_away(visit, locale, own):
    token = "d1nhjbws23x7cxrt5na6wc4z94"
    page = visit(f"/join/weekly/?t={token}", Setting("phone"), SITE, locale=locale, viewport=SMALL_PHONE).page
    shown = page.locator(".languages a:visible")
    assert [link.inner_text() for link in shown.all()] == ([own] if own else [])
    assert page.locator("header.site").bounding_box()["height"] < 60
    if own:
        assert shown.get_attribute("href").endswith(f"?t={token}")


def unfold(page, name):
    """Many languages are folded away, and what is to be seen is the one of the page."""
    summary = page.locator(".languages summary")
    assert summary.inner_text().strip() == name
    assert not page.locator(".languages details a").first.is_visible()
    summary.click()


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_no_language_of_the_list_is_out_of_sight(visit, width):
    page = visit("/join/weekly/ko/", Setting("phone", with_script=False), SITE).page
    page.set_viewport_size({"width": width, "height": 800})
    unfold(page, "한국어")
    for item in page.locator(".languages li > *").all():
        box = item.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, item.inner_text()
        assert box["height"] >= 43.5, item.inner_text()


def test_a_guest_keeps_the_token_in_another_language(visit):
    token = "d1nhjbws23x7cxrt5na6wc4z94"
    page = visit(f"/join/weekly/?t={token}", Setting("phone"), SITE).page
    unfold(page, "English")
    page.get_by_role("link", name="Deutsch").click()
    assert page.url.endswith(f"{path('de')}?t={token}")
    assert token not in page.locator(".share").inner_html()
    unfold(page, "Deutsch")
    page.locator("details").get_by_role("link", name="English").click()
    assert page.url.endswith(f"/join/weekly/?t={token}")
