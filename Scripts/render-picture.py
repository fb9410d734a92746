#!/usr/bin/env python3
"""Takes the picture of a join page that the README shows:

    Tests/.venv/bin/python Scripts/render-picture.py Site docs/pictures/join-page.png --page /join/keynote/

The page is a real one from a built site, in a real browser of the size of a phone: what a guest sees
first.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests" / "Browser"))

import chromium  # noqa: E402 (found by the line above)
from clocks import DAYS_BEFORE, at  # noqa: E402
from site_server import serving  # noqa: E402


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("site", type=Path, help="the built folder")
    parser.add_argument("picture", type=Path, help="the PNG file to write")
    parser.add_argument("--page", help="the path of the page; by default the first join page")
    arguments = parser.parse_args()

    path = arguments.page or first_join_page(arguments.site)
    arguments.picture.parent.mkdir(parents=True, exist_ok=True)
    with serving(arguments.site) as origin, chromium.launched() as browser:
        context = browser.new_context(**chromium.device("phone"), color_scheme="light")
        page = context.new_page()
        # Days before the conference of the sample site: the same picture whenever it is taken.
        page.clock.set_fixed_time(at(DAYS_BEFORE))
        response = page.goto(f"{origin}/{path.lstrip('/')}", wait_until="load")
        if response.status != 200:
            sys.exit(f"error: {arguments.site} has no page {path}")
        page.screenshot(path=arguments.picture, animations="disabled")
        context.close()
    print(f"{arguments.picture}: {path}")


def first_join_page(site):
    """The path of the first join page by name."""
    pages = sorted(page.parent for page in site.glob("join/*/index.html"))
    if not pages:
        sys.exit(f"error: there is no join page in {site}")
    return f"/{pages[0].relative_to(site).as_posix()}/"


if __name__ == "__main__":
    main()
