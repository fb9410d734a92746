"""A page for each kind, of the sample site and of the small ones in Tests/Fixtures/Rendering/sites."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PageKind:
    """Where a page of that kind is; `site` is the name of a folder."""

    name: str
    site: str
    path: str
    status: int = 200

    def __str__(self):
        return self.name.replace(" ", "-")


SAMPLE = "sample"

# Pages of meetings: title, time and a way in stand first.
MEETINGS = [
    PageKind("join page", SAMPLE, "/join/keynote/"),
    PageKind("short page", SAMPLE, "/j/help-desk/"),
    PageKind("unlisted", SAMPLE, "/join/board-call/"),
    PageKind("tentative", SAMPLE, "/join/lightning/"),
    PageKind("postponed", SAMPLE, "/join/closing/"),
    PageKind("open room", SAMPLE, "/join/office-hours/"),
    PageKind("right to left", "languages", "/join/weekly/ar/"),
    PageKind("right to left in another language", SAMPLE, "/join/persian/"),
    PageKind("several whole days", "native-only", "/join/two-days/"),
    PageKind("whole days", SAMPLE, "/join/hallway/"),
    PageKind("several apps", "several-apps", "/join/Both_7/"),
    PageKind("long title", "several-apps", "/join/long-title/"),
    PageKind("only the browser", "web-only", "/join/demo/"),
    PageKind("only the app", "native-only", "/join/confirmed/"),
    PageKind("repeated", "native-only", "/join/weekly/"),
    PageKind("moved", "native-only", "/join/every-week/"),
    PageKind("much to carry", "several-apps", "/join/heaviest/"),
    PageKind("many letters", "languages", "/join/weekly/uk/"),
    PageKind("video link", "no-app", "/join/video/"),
    PageKind("phone", "no-app", "/join/phone/"),
    PageKind("room system", "no-app", "/join/room-system/"),
    PageKind("another language", "no-app", "/join/farsi/"),
]

OTHERS = [
    PageKind("home", SAMPLE, "/"),
    PageKind("cancelled", SAMPLE, "/join/quantum-calls/"),
    PageKind("no way in", "no-app", "/join/nothing/"),
    PageKind("cancelled without an app", "no-app", "/join/cancelled/"),
    PageKind("postponed in the app", "native-only", "/join/postponed/"),
    PageKind("gone", "several-apps", "/join/gone/"),
    PageKind("gone short page", "several-apps", "/j/7kq2mn4xv/"),
    PageKind("join any", SAMPLE, "/join/"),
    PageKind("join any with a call", "web-only", "/join/?sessionId=run-time&name=A%20call"),
    PageKind("unknown meeting", SAMPLE, "/join/run-time-7", 404),
    PageKind("unknown meeting of two apps", "several-apps", "/join/run-time-7/?type=audio", 404),
    PageKind("unknown meeting without an app", "no-app", "/join/run-time-7", 404),
    PageKind("unknown code", SAMPLE, "/j/7kq2mn4xv/", 404),
    PageKind("missing page", SAMPLE, "/there/is/no/such/page", 404),
]

ALL = MEETINGS + OTHERS
