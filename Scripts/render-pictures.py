#!/usr/bin/env python3
"""Takes a picture of every kind of page and state, to be looked at one by one:

    Tests/.venv/bin/python Scripts/render-pictures.py SITE SITES docs/pictures

SITE is the built site of this folder, SITES the folder with those of Tests/Fixtures/Rendering/sites,
as Scripts/test-site.sh leaves them in .build/. Each state is shown on a phone and on a computer, in
dark colours and in Arabic; clock and zone are those of the table, so that the next run takes the same.
"""

import argparse
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests" / "Browser"))

import chromium  # noqa: E402 (found by the line above)
from site_server import serving  # noqa: E402

KEYNOTE = "/join/keynote/"
BEFORE = "2027-02-20T08:30:00+00:00"
SOON = "2027-03-01T08:20:00+00:00"
LIVE = "2027-03-01T09:00:00+00:00"
OVER = "2027-03-02T09:00:00+00:00"


@dataclass(frozen=True)
class Picture:
    name: str
    path: str
    device: str = "iphone"
    site: str = "sample"
    colours: str = "light"
    clock: str = BEFORE
    width: int = 390
    with_script: bool = True
    media: str = "screen"
    # In percent of the size that letters have.
    letters: int = 100
    # All of the page, instead of what a guest sees first.
    is_whole: bool = False


# Each state: its page and, where that is another one, the clock; then the same page in Arabic.
STATES = {
    "planned": (KEYNOTE, "sample", BEFORE, "/join/planned/"),
    "soon": (KEYNOTE, "sample", SOON, "/join/planned/"),
    "live": (KEYNOTE, "sample", LIVE, "/join/planned/"),
    "ended": (KEYNOTE, "sample", OVER, "/join/planned/"),
    "cancelled": ("/join/quantum-calls/", "sample", BEFORE, "/join/cancelled/"),
    "postponed": ("/join/closing/", "sample", BEFORE, "/join/postponed/"),
    "tentative": ("/join/lightning/", "sample", BEFORE, "/join/tentative/"),
    "open-room": ("/join/office-hours/", "sample", BEFORE, "/join/room/"),
    "repeated": ("/join/weekly/", "native-only", "2027-03-03T08:30:00+00:00", "/join/repeated/"),
    "whole-days": ("/join/hallway/", "sample", BEFORE, "/join/days/"),
    "moved": ("/join/every-week/", "native-only", BEFORE, "/join/opening/"),
    "gone": ("/join/gone/", "several-apps", BEFORE, "/join/gone/"),
    "join-any": ("/join/", "sample", BEFORE, "/join/"),
    "unknown-meeting": ("/join/run-time-7", "sample", BEFORE, "/join/run-time-7"),
    "missing-page": ("/there/is/no/such/page", "sample", BEFORE, "/there/is/no/such/page"),
    "home": ("/", "sample", OVER, "/"),
}


def looks(state):
    """A state on a phone and on a computer, in dark colours, and from right to left."""
    path, site, clock, arabic = STATES[state]
    return [
        Picture(state, path, site=site, clock=clock),
        Picture(f"{state}-desktop", path, "desktop", site, clock=clock, width=1000),
        Picture(f"{state}-dark", path, "phone", site, colours="dark", clock=clock),
        Picture(f"{state}-arabic", arabic, "phone", "arabic", clock=clock),
    ]


PICTURES = [picture for state in STATES for picture in looks(state)] + [
    Picture("android", KEYNOTE, "phone"),
    Picture("small-phone", KEYNOTE, "phone", width=320),
    Picture("without-script", KEYNOTE, with_script=False),
    Picture("in-app-browser", KEYNOTE, "instagram"),
    Picture("back-without-app", KEYNOTE + "#web", "phone"),
    Picture("phone-numbers", KEYNOTE + "#phone"),
    Picture("paper", KEYNOTE, "desktop", width=700, media="print"),
    Picture("time-off", "/join/repeated/", site="arabic", clock="2027-03-15T08:20:00+00:00"),
    Picture("two-apps", "/join/Both_7/", "phone", site="several-apps"),
    Picture("persian", "/join/farsi/", site="no-app"),
    Picture("japanese", "/join/weekly/ja/", site="languages"),
    Picture("languages", "/join/weekly/de/", "desktop", site="languages", width=1000),
    Picture("large-letters", KEYNOTE, letters=200),
    Picture("long-title", "/join/long-title/", "phone", site="several-apps", width=320),
    Picture("only-by-phone", "/join/phone/", site="no-app"),
    Picture("no-way-in", "/join/nothing/", site="no-app"),
    Picture("gone-short-link", "/j/7kq2mn4xv/", site="several-apps"),
    Picture("unknown-meeting-without-script", "/join/run-time-7", with_script=False),
    # The page to its end.
    Picture("whole", KEYNOTE, is_whole=True),
    Picture("whole-desktop", KEYNOTE, "desktop", colours="dark", width=1000, is_whole=True),
    Picture("whole-arabic", "/join/planned/", "phone", site="arabic", is_whole=True),
    Picture("whole-small-phone", "/join/heaviest/", "phone", site="several-apps", width=320, is_whole=True),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path, help="the built sample site")
    parser.add_argument("sites", type=Path, help="the folder with further built sites")
    parser.add_argument("pictures", type=Path, help="the folder for the PNG files")
    parser.add_argument("--only", nargs="*", help="names of the pictures to take")
    arguments = parser.parse_args()

    arguments.pictures.mkdir(parents=True, exist_ok=True)
    if not arguments.only:
        # What has no row any more; the README's own picture is another script's.
        kept = {f"{picture.name}.png" for picture in PICTURES} | {"join-page.png"}
        for old in set(path.name for path in arguments.pictures.glob("*.png")) - kept:
            (arguments.pictures / old).unlink()
    wanted = [p for p in PICTURES if not arguments.only or p.name in arguments.only]
    with ExitStack() as stack:
        folders = {"sample": arguments.site}
        folders |= {folder.name: folder for folder in arguments.sites.iterdir()}
        origins = {
            name: stack.enter_context(serving(folders[name])) for name in {p.site for p in wanted}
        }
        browser = stack.enter_context(chromium.launched())
        for picture in wanted:
            take(browser, origins[picture.site], picture, arguments.pictures)
            print(picture.name)


def take(browser, origin, picture, folder):
    """Writes one picture: of what a guest sees first, or of the whole page."""
    height = 568 if picture.width == 320 else 844
    options = {
        **chromium.device(picture.device),
        "viewport": {"width": picture.width, "height": height},
        "device_scale_factor": 1,
        "timezone_id": "America/New_York",
        "java_script_enabled": picture.with_script,
    }
    context = browser.new_context(**options, color_scheme=picture.colours)
    page = context.new_page()
    page.clock.set_fixed_time(datetime.fromisoformat(picture.clock))
    page.emulate_media(media=picture.media, color_scheme=picture.colours)
    page.goto(origin + picture.path, wait_until="load")
    page.evaluate("size => { document.documentElement.style.fontSize = size }", f"{picture.letters}%")
    if picture.name == "languages":
        page.locator(".languages summary").click()
    page.wait_for_timeout(100)
    path = folder / f"{picture.name}.png"
    page.screenshot(path=path, animations="disabled", full_page=picture.is_whole)
    context.close()


if __name__ == "__main__":
    main()
