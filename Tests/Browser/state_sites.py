"""Small sites, one for each set of apps, each with a meeting in every state; the program builds them."""

import json
import subprocess

FINGERPRINT = ":".join(["0B"] * 32)
IOS = "ios: {app_id: ABCDE12345.com.example.calls, store_id: 1234567890%s}"
ANDROID = f'android: {{package: com.example.calls, fingerprints: ["{FINGERPRINT}"]%s}}'
OPEN = ', open: "examplecalls://join/{callId}{?t}"'
DESKTOP = 'desktop: {download: "https://example.com/download", open: "examplecalls://join/{callId}"}'
WEB = 'web: "https://web.example.com/join/{callId}"'


def app(*parts, name="Example Calls"):
    return [f"  - name: {name}"] + [f"    {part}" for part in parts]


# What stands below `apps:`, further settings, and what every meeting has besides.
APPS = {
    "everything": app(IOS % OPEN, ANDROID % OPEN, DESKTOP, WEB),
    "only-apps": app(IOS % OPEN, ANDROID % "", DESKTOP),
    "only-stores": app(IOS % "", 'desktop: {download: "https://example.com/download"}'),
    "another-host": app(IOS % OPEN, ANDROID % "", DESKTOP, WEB),
    "only-browser": app(WEB),
    "two-apps": app(IOS % OPEN, ANDROID % OPEN, WEB)
    + app('desktop: {open: "rooms:{callId}"}', 'web: "https://rooms.example.com/{callId}"', name="Rooms"),
    "video-link": [],
    "only-phone": [],
    "nothing": [],
}
SETTINGS = {"another-host": "links: {open_host: open.example.com}"}
WAYS = {
    "video-link": '[{type: video, uri: "https://meet.example.com/abc"}]',
    "only-phone": '[{type: phone, uri: "tel:+49-30-23125-100,,482913%23", pin: "99815518"}]',
}

# 1 March 2027, 09:30 to 10:30 in Berlin.
STATES = {
    "planned": "start: 2027-03-01 09:30",
    "tentative": "start: 2027-03-01 09:30\nstatus: tentative",
    "postponed": "start: 2027-03-01 09:30\nstatus: postponed",
    "cancelled": "start: 2027-03-01 09:30\nstatus: cancelled",
    "repeated": "start: 2027-03-01 09:30\nrrule: FREQ=WEEKLY;COUNT=4\naliases: [moved]",
    "days": "start: 2027-03-01\nend: 2027-03-02\nall_day: true\nrrule: FREQ=WEEKLY;COUNT=4",
    "room": "",
}
REMOVED = {
    "id": "gone", "uid": "gone@calls.example.com", "code": "7kq2mn4xv", "own": [],
    "addresses": ["/join/gone/"], "sequence": 2, "event": "0000000000000000", "state": "removed",
}  # fmt: skip

# Each page, by the state that it shows.
PAGES = {name: f"/join/{name}/" for name in STATES} | {
    "moved": "/join/moved/",
    "gone": "/join/gone/",
    "gone-code": "/j/7kq2mn4xv/",
    "unknown": "/join/run-time-7",
    "join-any": "/join/",
    "missing": "/no/such/page",
}


def build(program, folder):
    """Builds all sites below `folder`; their folders by name."""
    built = {}
    for name, apps in APPS.items():
        root = folder / name
        meetings = root / "Content" / "meetings"
        meetings.mkdir(parents=True)
        settings = ["host: calls.example.com", "name: Example Calls", "timezone: Europe/Berlin"]
        settings += ["contact: mailto:help@example.com", SETTINGS.get(name, "")]
        settings += ["apps:", *apps] if apps else []
        (root / "Content" / "site.yml").write_text("\n".join(settings) + "\n")
        lock = {"format": 1, "meetings": [REMOVED]}
        (root / "Content" / "links.lock.json").write_text(json.dumps(lock))
        for state, keys in STATES.items():
            ways = f"entry_points: {WAYS[name]}\n" if name in WAYS else ""
            (meetings / f"{state}.yml").write_text(f"title: A meeting\n{keys}\n{ways}")
        command = [program.resolve(), "build", "--root", root, "--quiet"]
        subprocess.run(command, check=True)
        built[name] = root / "Site"
    return built
