"""The list of meetings as the clock goes on."""

from clocks import DAYS_BEFORE, OVER
from visit import Setting


def test_what_is_over_stands_behind_the_rest_and_folded_up(visit):
    lists = """() => ['ul.meetings', '#past ul.meetings'].map(at =>
      [...document.querySelector(at).querySelectorAll('li > a')].map(a => a.getAttribute('href')))"""
    page = visit("/", clock=DAYS_BEFORE).page
    everything, past = page.evaluate(lists)
    assert past == [] and not page.locator("#past").is_visible() and "/join/keynote/" in everything
    page = visit("/", clock=OVER).page
    ahead, past = page.evaluate(lists)
    assert "/join/keynote/" in past and sorted(ahead + past) == sorted(everything) and ahead
    assert not page.locator("#past a").first.is_visible()
    page.locator("#past summary").click()
    assert page.locator("#past a").first.is_visible()
    # What comes to an end last is the first of them.
    assert past == [path for path in reversed(everything) if path in past]
    page = visit("/", Setting("desktop", with_script=False), clock=OVER).page
    assert page.evaluate(lists) == [everything, []]
