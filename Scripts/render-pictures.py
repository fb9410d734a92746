#!/usr/bin/env python3
"""Takes a picture of every kind of page and state, to be looked at one by one:

    Tests/.venv/bin/python Scripts/render-pictures.py SITE SITES docs/pictures

SITE is the built site of this folder, SITES the folder with those of Tests/Fixtures/Rendering/sites,
as Scripts/test-site.sh leaves them in .build/. The clock and the zone are those of the table.
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
SOON = "2027-03-01T08:20:00+00:00"
OVER = "2027-03-02T09:00:00+00:00"


@dataclass(frozen=True)
class Picture:
    name: str
    path: str
    device: str = "iphone"
    site: str = "sample"
    colours: str = "light"
    clock: str = "2027-02-20T08:30:00+00:00"
    width: int = 390
    with_script: bool = True
    media: str = "screen"
    # In percent of the size that letters have.
    letters: int = 100
    # All of the page, instead of what a guest sees first.
    is_whole: bool = False


PICTURES = [
    Picture("iphone", KEYNOTE),
    Picture("android", KEYNOTE, "phone"),
    Picture("desktop", KEYNOTE, "desktop", width=1000),
    Picture("desktop-dark", KEYNOTE, "desktop", colours="dark", width=1000),
    Picture("small-phone", KEYNOTE, "phone", width=320),
    Picture("without-script", KEYNOTE, with_script=False),
    Picture("in-app-browser", KEYNOTE, "instagram"),
    Picture("soon", KEYNOTE, "phone", clock=SOON),
    Picture("live-dark", KEYNOTE, "phone", colours="dark", clock="2027-03-01T09:00:00+00:00"),
    Picture("ended", KEYNOTE, clock=OVER),
    Picture("back-without-app", KEYNOTE + "#web", "phone"),
    Picture("phone-numbers", KEYNOTE + "#phone"),
    Picture("paper", KEYNOTE, "desktop", width=700, media="print"),
    Picture("cancelled", "/join/quantum-calls/"),
    Picture("postponed", "/join/closing/"),
    Picture("tentative", "/join/lightning/"),
    Picture("open-room", "/join/office-hours/"),
    Picture("repeated", "/join/weekly/", site="native-only"),
    Picture("moved", "/join/every-week/", "phone", site="native-only"),
    Picture("gone", "/join/gone/", site="several-apps"),
    Picture("two-apps", "/join/Both_7/", "phone", site="several-apps"),
    Picture("right-to-left-dark", "/join/farsi/", site="no-app", colours="dark"),
    Picture("arabic", "/join/weekly/ar/", "phone", site="languages"),
    Picture("japanese", "/join/weekly/ja/", site="languages"),
    Picture("languages", "/join/weekly/de/", "desktop", site="languages", width=1000),
    Picture("large-letters", KEYNOTE, letters=200),
    Picture("whole-days", "/join/hallway/"),
    Picture("only-by-phone", "/join/phone/", site="no-app"),
    Picture("no-way-in", "/join/nothing/", site="no-app"),
    Picture("gone-short-link", "/j/7kq2mn4xv/", "desktop", site="several-apps", width=1000),
    Picture("join-any", "/join/", "phone"),
    Picture("unknown-meeting", "/join/run-time-7"),
    Picture("unknown-meeting-without-script", "/join/run-time-7", with_script=False),
    Picture("missing-page", "/there/is/no/such/page", colours="dark"),
    Picture("home", "/", "desktop", width=1000),
    # The page to its end, and what has no picture above in another colour, width or direction.
    Picture("whole", KEYNOTE, is_whole=True),
    Picture("whole-dark", KEYNOTE, "desktop", colours="dark", width=1000, is_whole=True),
    Picture("whole-arabic", "/join/weekly/ar/", "phone", site="languages", is_whole=True),
    Picture("whole-small-phone", "/join/heaviest/", "phone", site="several-apps", width=320, is_whole=True),
    Picture("soon-desktop", KEYNOTE, "desktop", clock=SOON, width=1000),
    Picture("soon-arabic", "/join/weekly/ar/", site="languages", clock=SOON),
    Picture("ended-desktop", KEYNOTE, "desktop", clock=OVER, width=1000),
    Picture("ended-dark", KEYNOTE, colours="dark", clock=OVER),
    Picture("ended-arabic", "/join/weekly/ar/", site="languages", clock="2028-03-01T09:00:00+00:00"),
    Picture("cancelled-dark", "/join/quantum-calls/", colours="dark"),
    Picture("cancelled-desktop", "/join/quantum-calls/", "desktop", width=1000),
    Picture("postponed-dark", "/join/closing/", "phone", colours="dark"),
    Picture("postponed-desktop", "/join/closing/", "desktop", width=1000),
    Picture("moved-dark", "/join/every-week/", site="native-only", colours="dark"),
    Picture("moved-desktop", "/join/every-week/", "desktop", site="native-only", width=1000),
    Picture("gone-dark", "/join/gone/", site="several-apps", colours="dark"),
    Picture("long-title", "/join/long-title/", "phone", site="several-apps", width=320),
    Picture("unknown-meeting-desktop", "/join/run-time-7", "desktop", colours="dark", width=1000),
]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path, help="the built sample site")
    parser.add_argument("sites", type=Path, help="the folder with further built sites")
    parser.add_argument("pictures", type=Path, help="the folder for the PNG files")
    parser.add_argument("--only", nargs="*", help="names of the pictures to take")
    arguments = parser.parse_args()

    arguments.pictures.mkdir(parents=True, exist_ok=True)
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
