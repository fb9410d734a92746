"""What the clock says of a meeting, and when it is on the guest's own."""

import re

import pytest

from clocks import DAYS_BEFORE, IN_GRACE, LIVE, OVER, SOON, at
from visit import Setting

PAGE = "/join/keynote/"


def plain(text):
    """Versions of the browser differ in commas, in what stands around a dash, and between day and time."""
    return re.sub(r"[\s\u2060]*–[\s\u2060]*", "–", text.replace(",", "").replace(" at ", " "))


@pytest.mark.parametrize(
    "clock, state, words",
    [
        (DAYS_BEFORE, "starts", "Starts in 9 days"),
        ("2027-02-27T09:30:00Z", "starts", "Starts in 47 hours"),
        ("2027-02-28T20:30:00Z", "starts", "Starts in 12 hours"),
        ("2027-03-01T06:00:00Z", "starts", "Starts in 2 hours"),
        ("2027-03-01T06:31:00Z", "starts", "Starts in 119 minutes"),
        ("2027-03-01T08:00:00Z", "starts", "Starts in 30 minutes"),
        (SOON, "soon", "Starts in 10 minutes. You can join already."),
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
    assert page.locator(".open .ask a", has_text="Contact").is_visible()
    assert not page.locator("#state").is_visible()
    assert page.get_by_role("link", name="Join in the browser").first.is_visible()
    # Nothing for a calendar is left to do.
    assert not page.locator(".calendar").is_visible()


def test_an_old_browser_that_cannot_say_times_still_says_what_is_on(visit):
    def before(page):
        page.add_init_script("delete Intl.RelativeTimeFormat")

    page = visit(PAGE, Setting("phone"), before=before, clock=SOON).page
    assert page.locator("#state").inner_text().strip() == "Starts in 10 minutes. You can join already."


def test_a_page_that_stays_open_goes_on_with_the_clock(visit):
    def before(page):
        page.clock.install(time=at(SOON))

    page = visit(PAGE, Setting("desktop"), before=before, clock=None).page
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
        ("2027-02-20T08:30:00Z", "Monday 1 March 2027 03:30–04:30"),
        ("2027-03-02T08:30:00Z", "Monday 8 March 2027 03:30–04:30"),
        # The clocks of New York and Berlin change on different days.
        ("2027-03-09T08:30:00Z", "Monday 15 March 2027 04:30–05:30"),
        ("2027-03-23T08:30:00Z", "Monday 29 March 2027 03:30–04:30"),
    ],
)
def test_a_meeting_that_repeats_tells_its_next_time(open_page, clock, time):
    page = open_page("/join/weekly/", clock=clock, site="native-only", timezone_id="America/New_York")
    assert page.page.get_by_text("Next time").is_visible()
    assert plain(page.page.locator("#guest-time-text").inner_text()) == time


# Before the first, during it, and behind the change of Berlin's clocks; those of Algiers are never set.
@pytest.mark.parametrize(
    "zone, is_own",
    [
        ("America/New_York", [True, True, True]),
        ("Europe/London", [True, True, True]),
        ("Europe/Berlin", [False, False, False]),
        ("Africa/Algiers", [False, False, True]),
    ],
)
def test_the_next_time_says_that_it_is_the_guests(open_page, zone, is_own):
    shown = []
    for clock in (DAYS_BEFORE, "2027-03-01T08:45:00Z", "2027-03-28T12:00:00Z"):
        page = open_page("/join/weekly/", clock=clock, site="native-only", timezone_id=zone).page
        shown.append(page.locator("#guest-time").get_by_text("(Your time)").is_visible())
        page = open_page("/join/days/", clock=clock, site="native-only", timezone_id=zone).page
        assert not page.locator("#guest-time").get_by_text("(Your time)").is_visible()
    assert shown == is_own


def test_the_last_of_several_times_ends_the_meeting(open_page):
    page = open_page("/join/weekly/", clock="2027-06-01T00:00:00Z", site="native-only").page
    assert page.locator("#ended").is_visible()
    assert not page.locator("#guest-time").is_visible()


@pytest.mark.parametrize(
    "zone, time",
    [
        ("Europe/Berlin", None),
        ("Africa/Algiers", None),
        ("America/New_York", "Monday 1 March 2027 03:30–04:15"),
        ("Asia/Kolkata", "Monday 1 March 2027 14:00–14:45"),
        ("Pacific/Auckland", "Monday 1 March 2027 21:30–22:15"),
        ("Pacific/Honolulu", "Sunday 28 February 2027 22:30–23:15"),
        ("Pacific/Kiritimati", "Monday 1 March 2027 22:30–23:15"),
    ],
)
def test_guests_elsewhere_see_their_own_time(open_page, zone, time):
    page = open_page(timezone_id=zone).page
    shown = page.locator("#guest-time")
    assert shown.is_visible() == (time is not None)
    if time:
        assert plain(page.locator("#guest-time-text").inner_text()) == time
    assert page.get_by_text("(Europe/Berlin, UTC+01:00)").is_visible()


@pytest.mark.parametrize("zone", ["America/New_York", "Europe/London", "Europe/Berlin", "Asia/Kolkata", "Pacific/Kiritimati", "Pacific/Honolulu"])
@pytest.mark.parametrize(
    "clock, date",
    [
        (DAYS_BEFORE, "Monday 1 March 2027"),
        ("2027-03-05T12:00:00Z", "Monday 8 March 2027"),
        # Across a change of the clocks, in Berlin and in New York.
        ("2027-03-27T12:00:00Z", "Monday 29 March 2027"),
    ],
)
def test_a_day_is_the_same_day_for_everybody(open_page, clock, date, zone):
    page = open_page("/join/days/", clock=clock, site="native-only", timezone_id=zone).page
    assert page.locator("#guest-time dt").inner_text() == "Next time"
    assert plain(page.locator("#guest-time-text").inner_text()) == date


@pytest.mark.parametrize(
    "zone, clock, state, words",
    [
        ("America/Los_Angeles", "2027-03-01T07:00:00Z", "starts", "Starts in 60 minutes"),
        ("America/Los_Angeles", "2027-03-03T05:00:00Z", "live", "On now"),
        ("America/Los_Angeles", "2027-03-03T09:00:00Z", "ended", None),
        ("Europe/Berlin", "2027-03-01T07:00:00Z", "live", "On now"),
        ("Pacific/Auckland", "2027-02-28T12:00:00Z", "live", "On now"),
        ("Pacific/Auckland", "2027-03-02T12:00:00Z", "ended", None),
    ],
)
def test_whole_days_begin_and_end_at_the_guests_midnights(open_page, zone, clock, state, words):
    page = open_page("/join/whole-days/", clock=clock, site="native-only", timezone_id=zone).page
    assert page.locator("html").get_attribute("class") == f"is-{state}"
    assert page.locator("#ended").is_visible() == (state == "ended")
    if words:
        assert page.locator("#state").inner_text().strip() == words


def test_days_are_counted_by_the_calendar(open_page):
    for clock, words in [
        ("2027-02-27T09:30:00Z", "Starts in 47 hours"), ("2027-02-26T23:30:00Z", "Starts in 2 days"),
        ("2027-02-26T20:00:00Z", "Starts in 3 days"), ("2027-02-26T05:00:00Z", "Starts in 3 days"),
    ]:
        page = open_page(clock=clock, timezone_id="Europe/Berlin").page
        assert page.locator("#state").inner_text().strip() == words


def test_several_days_are_told_as_several(open_page):
    page = open_page("/join/two-days/", site="native-only", timezone_id="America/New_York").page
    text = plain(page.locator("#guest-time-text").inner_text())
    assert re.fullmatch(r"Monday 1–Tuesday 2 March 2027|Monday 1 March–Tuesday 2 March 2027|"
                        r"Monday 1 March 2027–Tuesday 2 March 2027", text), text


def test_the_time_that_is_on_is_no_next_time(open_page):
    for clock, label in [("2027-03-01T08:45:00Z", "On now"), ("2027-03-01T08:20:00Z", "Next time")]:
        page = open_page("/join/weekly/", clock=clock, site="native-only").page
        assert page.locator("#guest-time dt").inner_text() == label


@pytest.mark.parametrize(
    "locale, time",
    [
        ("en-US", r"Monday March 1 2027 3:30–4:15\sAM"),
        ("en-GB", r"Monday 1 March 2027 03:30–04:15"),
    ],
)
def test_a_span_is_written_as_the_language_does(open_page, locale, time):
    page = open_page(timezone_id="America/New_York", locale=locale).page
    assert re.fullmatch(time, plain(page.locator("#guest-time-text").inner_text()))


@pytest.mark.parametrize("tag, words", [("hi", "बजे"), ("ko", "오전"), ("ar", "ص"), ("ja", "午前")])
def test_no_word_of_a_span_stands_in_it_twice(open_page, tag, words):
    page = open_page(f"/join/weekly/{tag}/", site="languages", timezone_id="America/New_York").page
    assert page.locator("#guest-time-text").inner_text().count(words) <= 1


def test_an_old_browser_writes_both_ends(open_page):
    without = "delete Intl.DateTimeFormat.prototype.formatRange"
    page = open_page(timezone_id="America/New_York", prepare=without).page
    assert plain(page.locator("#guest-time-text").inner_text()) == "Monday 1 March 2027 03:30–04:15"


@pytest.mark.parametrize(
    "opens, closes, clock, state",
    [
        (5, 15, "2027-03-01T08:24:00Z", "starts"), (5, 15, "2027-03-01T08:26:00Z", "soon"),
        (0, 15, "2027-03-01T08:29:00Z", "starts"), (0, 15, "2027-03-01T08:30:00Z", "live"),
        (60, 15, "2027-03-01T07:31:00Z", "soon"), (15, 0, "2027-03-01T09:16:00Z", "ended"),
        (15, 60, "2027-03-01T10:14:00Z", "live"), (15, 60, "2027-03-01T10:16:00Z", "ended"),
    ],
)
def test_the_edges_are_those_of_the_settings(publish, sites, opens, closes, clock, state):
    text = (sites["sample"] / "join/keynote/index.html").read_text(encoding="utf-8")
    assert '"opens":900' in text and '"closes":900' in text
    text = text.replace('"opens":900', f'"opens":{60 * opens}')
    site = publish(setting=Setting("desktop"))
    site.replace(PAGE, text.replace('"closes":900', f'"closes":{60 * closes}'))
    site.page.clock.set_fixed_time(at(clock))
    page = site.open(PAGE)
    assert page.locator("html").get_attribute("class") == f"is-{state}"
    assert page.locator("#ended").is_visible() == (state == "ended")
