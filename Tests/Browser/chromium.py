"""The Chromium of this machine, driven by Playwright; no browser is downloaded."""

import os
import shutil
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

NAMES = ["chromium", "chromium-browser", "google-chrome"]
APPLICATIONS = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

# Sizes and names of real devices.
DEVICES = {
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
        "user_agent": "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 "
        "(KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
    },
    "desktop": {"viewport": {"width": 1280, "height": 800}},
}
IPHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
WEBKIT = "AppleWebKit/605.1.15 (KHTML, like Gecko)"
IPHONE_NAME = f"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) {WEBKIT}"
DEVICES["iphone"] = {
    **IPHONE,
    "user_agent": f"{IPHONE_NAME} Version/18.1 Mobile/15E148 Safari/604.1",
}
# An iPad calls itself a Mac; only its touch screen gives it away.
DEVICES["ipad"] = {
    "viewport": {"width": 820, "height": 1180},
    "has_touch": True,
    "user_agent": f"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) {WEBKIT} Version/18.1 Safari/605.1.15",
}
DEVICES["instagram"] = {
    **IPHONE,
    "user_agent": f"{IPHONE_NAME} Mobile/22B83 Instagram 356.0.0.30.99 (iPhone15,3; iOS 18_1)",
}
DEVICES["facebook"] = {
    **IPHONE,
    "user_agent": f"{IPHONE_NAME} Mobile/22B83 [FBAN/FBIOS;FBAV/488.0.0.66.75;FBBV/1;FBDV/iPhone15,3]",
}
# A web view of iOS says everything of Safari but its name.
DEVICES["ios-web-view"] = {**IPHONE, "user_agent": f"{IPHONE_NAME} Mobile/15E148"}
DEVICES["web-view"] = {
    **DEVICES["phone"],
    "user_agent": "Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/UQ1A; wv) AppleWebKit/537.36 "
    "(KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36",
}
DEVICES["unknown"] = {
    "viewport": {"width": 800, "height": 600},
    "user_agent": "Mozilla/5.0 (Lisp Machine) Gecko/1 Browser/1",
}


def device(name):
    """The options of a context that is the same on every machine."""
    return {**DEVICES[name], "locale": "en-GB", "timezone_id": "Europe/Berlin"}


def executable():
    """The path of the browser: $CHROMIUM, or the first one that is installed."""
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, NAMES)]
    found += [path for path in APPLICATIONS if os.access(path, os.X_OK)]
    path = next(filter(None, found), None)
    if path is None:
        raise FileNotFoundError("no Chromium is installed; CHROMIUM may name one")
    return path


@contextmanager
def launched():
    """A running browser. Its sandbox cannot work for root in a container, where tests run."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=["--no-sandbox"])
        try:
            yield browser
        finally:
            browser.close()
