"""What the page says of each time of a meeting that repeats."""

import pytest

from clocks import DAYS_BEFORE, LIVE
from visit import Setting


@pytest.mark.parametrize(
    "clock, is_told",
    [
        ("2027-03-14T12:00:00Z", False), ("2027-03-15T05:00:00Z", True), ("2027-03-15T08:20:00Z", True),
        ("2027-03-15T09:29:00Z", True), ("2027-03-15T09:31:00Z", False), ("2027-03-22T08:20:00Z", False),
    ],
)
def test_a_time_that_does_not_take_place_says_so_on_its_day(open_page, clock, is_told):
    page = open_page("/join/repeated/", clock=clock, site="arabic").page
    note = page.locator("#off")
    assert note.is_visible() == is_told
    if is_told:
        assert "15" in note.inner_text() and "2027" in note.inner_text()
        first = page.locator("#ways-in a.button").first.bounding_box()
        assert note.bounding_box()["y"] < first["y"]
        # The next time goes on to stand there.
        assert page.locator("#guest-time").is_visible()


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York"])
@pytest.mark.parametrize("clock", [DAYS_BEFORE, LIVE, "2027-03-20T12:00:00Z"])
def test_a_time_is_told_once_and_the_next_one_first(open_page, clock, zone):
    page = open_page("/join/repeated/", clock=clock, site="arabic", timezone_id=zone).page
    next_time = page.locator("#guest-time-text")
    first = page.locator(".facts dd", has=page.locator("time"))
    # The first one, on the guest's own clock, is what stands there already.
    is_told = zone == "Europe/Berlin" and clock in (DAYS_BEFORE, LIVE)
    assert next_time.is_visible() == (not is_told)
    assert first.evaluate("e => getComputedStyle(e).fontWeight") == ("600" if is_told else "400")
    if not is_told:
        assert next_time.bounding_box()["y"] < first.bounding_box()["y"]


def test_without_script_the_first_time_says_how_it_repeats(visit):
    page = visit("/join/weekly/", Setting("phone", with_script=False), "native-only").page
    row = page.locator(".facts dd", has=page.locator("time"))
    assert row.locator(".rule").inner_text() == "every week on Monday, 10 times"
    assert not page.locator("#guest-time").is_visible()
