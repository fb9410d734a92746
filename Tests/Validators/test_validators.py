"""The validators find what they are there to find: a small site with one fault at a time."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from links import Site

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Calls</title>
<link rel="canonical" href="https://calls.example.com/">
<meta property="og:image" content="https://calls.example.com/og.png">
</head>
<body>
<h1 id="top">Calls</h1>
<p><a href="/join/keynote/">Keynote</a></p>
<!-- here -->
</body>
</html>
"""

CALENDAR = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//Example//EN
BEGIN:VEVENT
UID:keynote@calls.example.com
DTSTAMP:20270101T000000Z
DTSTART:20270301T083000Z
DTEND:20270301T091500Z
SUMMARY:Keynote
END:VEVENT
END:VCALENDAR
"""

AASA = '{"applinks":{"details":[]}}\n'


@pytest.fixture
def site(tmp_path):
    """A folder without faults; `write` sets a line into its first page."""
    files = {
        "index.html": PAGE,
        "404.html": PAGE,
        "join/keynote/index.html": PAGE,
        "join/keynote/share.txt": "Join: https://calls.example.com/join/keynote/\n",
        "join/keynote/meeting.json": '{"format":1,"id":"keynote"}\n',
        "og.png": "",
        "apple-app-site-association": AASA,
        ".well-known/apple-app-site-association": AASA,
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "join/keynote/invite.ics").write_bytes(CALENDAR.replace("\n", "\r\n").encode())
    return tmp_path


def set_in(site, html):
    (site / "index.html").write_text(PAGE.replace("<!-- here -->", html))


def run(site):
    script = Path(__file__).with_name("run.py")
    return subprocess.run(
        [sys.executable, str(script), str(site)], capture_output=True, text=True, timeout=100
    )


@pytest.mark.parametrize(
    "html",
    [
        '<a href="#top">x</a>',
        '<a href="/#top">x</a>',
        '<a href="join/keynote">x</a>',
        '<a href="/join/keynote/index.html?x=1">x</a>',
        '<a href="https://calls.example.com/join/keynote?sessionId=a%26b">x</a>',
        '<a href="https://other.example.org/anything">x</a>',
        '<a href="mailto:help@example.com">x</a>',
        '<a href="tel:+49301234567,,123#">x</a>',
        '<a href="examplecalls://join/keynote">x</a>',
        '<img alt="" src="data:image/png;base64,AAAA">',
    ],
)
def test_accepts_addresses_that_lead_somewhere(site, html):
    set_in(site, html)
    assert list(Site(site).problems()) == []


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ('<a href="/join/nobody/">x</a>', "leads nowhere: '/join/nobody/'"),
        ('<a href="join/keynote/missing.txt">x</a>', "leads nowhere: 'join/keynote/missing.txt'"),
        ('<a href="../outside">x</a>', "leads nowhere: '../outside'"),
        ('<img alt="" src="/missing.png">', "leads nowhere: '/missing.png'"),
        ('<img alt="" src="/og.png" srcset="/big.png 2x">', "leads nowhere: '/big.png'"),
        (
            '<a href="https://calls.example.com/j/abc/">x</a>',
            "leads nowhere: 'https://calls.example.com/j/abc/'",
        ),
        ('<a href="#nothing">x</a>', "no element with this id: '#nothing'"),
        ('<a href="/join/keynote/#no">x</a>', "no element with this id: '/join/keynote/#no'"),
        ('<a href="//other.example.org/">x</a>', "not absolute: '//other.example.org/'"),
        ('<meta property="og:url" content="/x">', "not absolute: '/x'"),
        ('<a href="">x</a>', "not a well-formed address: ''"),
        ('<a href="https://">x</a>', "not a well-formed address: 'https://'"),
        ('<a href="mailto:">x</a>', "not a well-formed address: 'mailto:'"),
        ('<a href="https://a.example:x/">x</a>', "not a well-formed address: 'https://a.example:x/'"),
        ('<a href="/join/100%/">x</a>', "not a well-formed address: '/join/100%/'"),
        ('<a href="/join/a b/">x</a>', "not a well-formed address: '/join/a b/'"),
        ('<a href="javascript:x()">x</a>', "a scheme that a page must not use: 'javascript:x()'"),
        ('<a href="data:text/html,x">x</a>', "a scheme that a page must not use: 'data:text/html,x'"),
    ],
)
def test_finds_addresses_that_lead_nowhere(site, html, complaint):
    set_in(site, html)
    assert list(Site(site).problems()) == [f"{site}/index.html:12: {complaint}"]


def test_finds_lost_links_in_messages(site):
    (site / "join/keynote/share.txt").write_text("Come:\nhttps://calls.example.com/j/abc/\n")
    assert list(Site(site).problems()) == [
        f"{site}/join/keynote/share.txt:2: leads nowhere: 'https://calls.example.com/j/abc/'"
    ]


def test_a_site_without_faults_passes(site):
    result = run(site)
    assert result.stdout == (
        "W3C checker: fine\nJSON: fine\ncalendars: fine\naddresses: fine\n"
        "3 pages of calls.example.com\n4 passed, 0 failed\n"
    )
    assert result.returncode == 0


def test_every_kind_of_fault_fails(site):
    (site / "404.html").write_text(PAGE.replace("<title>Calls</title>", ""))
    (site / "join/keynote/index.html").write_text(PAGE.replace("</h1>", "</h2>"))
    set_in(site, '<script type="application/json">{"a":1,"a":2}</script><a href="/x">x</a>')
    (site / "join/keynote/meeting.json").write_text('{"id":"a","id":"b"}')
    (site / "apple-app-site-association").write_text("{}")
    calendar = CALENDAR.replace("UID:", "X-UID:").replace("0301T091500Z", "0230T091500Z")
    (site / "join/keynote/invite.ics").write_text(calendar)
    result = run(site)
    for fault in [
        f"{site}/404.html:8: Element “head” is missing a required instance of child element “title”.",
        f"{site}/join/keynote/index.html:10: End tag “h2” seen, but there were open elements.",
        f"{site}/index.html:12: double key 'a'",
        f"{site}/join/keynote/meeting.json:1: double key 'id'",
        "the two copies of the association file are not the same",
        f"{site}/index.html:12: leads nowhere: '/x'",
        f"{site}/join/keynote/invite.ics:1: icalendar: ",
        f"{site}/join/keynote/invite.ics:1: vobject: ",
        "0 passed, 4 failed",
    ]:
        assert fault in result.stdout
    assert result.returncode == 1


def test_an_empty_folder_fails(site):
    shutil.rmtree(site)
    site.mkdir()
    result = run(site)
    assert result.stderr == f"error: there is no HTML file in {site}\n"
    assert result.returncode == 1
