"""Times of a meeting that repeats which do not take place."""

import pytest


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
