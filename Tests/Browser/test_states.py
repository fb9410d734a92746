"""Every state of a meeting on every device with every set of apps: there is always something to do,
and what stands first is what can work there."""

import re
from contextlib import ExitStack
from datetime import datetime

import pytest

import state_sites
from published_site import PublishedSite
from site_server import serving
from visit import Setting

DEVICES = ["iphone", "ipad", "phone", "web-view", "instagram", "desktop", "unknown"]
CLOCKS = {
    "before": "2027-02-20T08:30:00+00:00",
    "soon": "2027-03-01T08:20:00+00:00",
    "live": "2027-03-01T09:00:00+00:00",
    "over": "2027-06-01T09:00:00+00:00",
}
# States that the clock has a say in; the others are looked at once.
MOVING = {"planned", "tentative", "repeated", "days", "moved"}
OFF = {"cancelled", "gone", "gone-code", "missing"}

SEEN = """() => {
  const seen = element => element.getClientRects().length > 0
  const links = selector => [...document.querySelectorAll(selector)].filter(seen)
    .map(a => a.getAttribute('href') || '')
  return {
    ways: links('#ways-in a.button'), actions: links('main a.button'),
    headings: [...document.querySelectorAll('h1')].filter(seen).map(h => h.innerText.trim()),
    fields: [...document.querySelectorAll('main input')].filter(seen).length,
    ended: [...document.querySelectorAll('#ended')].some(seen),
    state: [...document.querySelectorAll('#state')].filter(seen).map(e => e.className.split(' ')[1])[0] || '',
    width: document.documentElement.scrollWidth,
  }
}"""

WEB = r"https://web\.example\.com/join/"
SCHEME = r"examplecalls://join/"
INTENT = r"intent://"
STORE = r"https://apps\.apple\.com/"


def first_way(apps, device):
    """What the first button of a meeting leads to."""
    if apps in ("everything", "two-apps"):
        return INTENT if device == "phone" else WEB
    if apps == "another-host":
        if device in ("iphone", "ipad"):
            return r"https://open\.example\.com/join/"
        return INTENT if device == "phone" else WEB
    if apps == "only-apps":
        return INTENT if device in ("phone", "web-view") else SCHEME
    return {
        "only-stores": STORE, "only-browser": WEB,
        "video-link": r"https://meet\.example\.com/abc$", "only-phone": r"tel:\+49-30",
    }[apps]


@pytest.fixture(scope="module")
def folders(request, tmp_path_factory):
    """The folder of each site."""
    program = request.config.getoption("--linksite")
    if program is None:
        pytest.skip("--linksite does not name the program")
    return state_sites.build(program, tmp_path_factory.mktemp("states"))


@pytest.fixture(scope="module")
def addresses(folders):
    """The address of each site."""
    with ExitStack() as stack:
        yield {name: stack.enter_context(serving(folder)) for name, folder in folders.items()}


def cases():
    for state in state_sites.PAGES:
        for clock in CLOCKS if state in MOVING else ["live"]:
            yield state, clock


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("apps", state_sites.APPS)
def test_every_state_has_an_action_that_fits(request, contexts, addresses, apps, device):
    # A sample looks at a third of the states of each case that it looks at.
    chosen = list(cases())
    if not request.config.getoption("--whole"):
        chosen = chosen[(len(apps) + len(device)) % 3 :: 3]
    page = contexts(Setting(device)).new_page()
    complaints = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("pageerror", lambda error: complaints.append(str(error)))
    for state, clock in chosen:
        page.clock.set_fixed_time(datetime.fromisoformat(CLOCKS[clock]))
        page.goto(addresses[apps] + state_sites.PAGES[state])
        check(page.evaluate(SEEN), apps, device, state, clock)
    unexpected = [text for text in complaints if "404" not in text]
    assert unexpected == []


def check(seen, apps, device, state, clock):
    here = f"{state}, {clock}: {seen}"
    assert len(seen["headings"]) == 1, here
    for link in seen["actions"]:
        assert re.match(r"(?!javascript:|data:)[a-z]+:|/", link), here
    if state == "join-any":
        # Nothing to open yet: the code is typed here.
        assert seen["fields"] == 1 and seen["ways"] == [], here
    elif state == "unknown":
        check_unknown(seen, apps, device, here)
    elif state in OFF or apps == "nothing":
        assert seen["ways"] == [], here
        assert "mailto:help@example.com" in seen["actions"] and "/" in seen["actions"], here
    else:
        assert seen["ways"] and re.match(first_way(apps, device), seen["ways"][0]), here
    check_clock(seen, state, clock, here)


def check_unknown(seen, apps, device, here):
    """A call that began after the site was made: the app may know it, a site without apps cannot."""
    if apps in ("video-link", "only-phone", "nothing"):
        assert seen["headings"] == ["This page does not exist"] and seen["ways"] == [], here
        assert "mailto:help@example.com" in seen["actions"], here
        return
    assert seen["headings"] == ["Join a meeting"], here
    assert re.match(first_way(apps, device), seen["ways"][0]), here
    for link in seen["ways"]:
        assert "run-time-7" in link or "apple.com" in link or "/download" in link, here


def check_clock(seen, state, clock, here):
    said = {"before": "starts", "soon": "soon", "live": "live", "over": ""}[clock]
    # Whole days begin at midnight in Berlin, nine hours before the others.
    if state == "days" and clock == "soon":
        said = "live"
    assert seen["state"] == (said if state in MOVING else ""), here
    assert seen["ended"] == (state in MOVING and clock == "over"), here


@pytest.mark.parametrize("path", ["/join/planned/", "/join/run-time-7"])
def test_without_the_app_two_hosts_are_no_circle(contexts, folders, path):
    """The link of the other host leads to the same page there: now the browser comes first."""
    first, other = "https://calls.example.com", "https://open.example.com"
    hint = "The app did not open?"
    page = PublishedSite(contexts(Setting("iphone")), folders["another-host"], first).open(path)
    ways = [way.get_attribute("href") for way in page.locator("#ways-in > p a").all()]
    assert [way.split("/")[2] for way in ways[:2]] == ["open.example.com", "web.example.com"]
    page = PublishedSite(contexts(Setting("iphone")), folders["another-host"], other).open(path)
    ways = [way.get_attribute("href") for way in page.locator("#ways-in > p a").all()]
    assert [way.split("/")[2] for way in ways[:2]] == ["web.example.com", "calls.example.com"]
    note = page.get_by_text(hint)
    assert note.is_visible() and note.bounding_box()["y"] < page.locator("#ways-in").bounding_box()["y"]
