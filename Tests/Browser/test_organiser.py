"""The organiser's page of personal invites, opened from the disk as an organiser opens it."""

import html
import json
import re
import subprocess
from pathlib import Path
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

STRINGS = Path(__file__).resolve().parent.parent.parent / "Templates" / "strings"
GUESTS = [
    {"email": "ana@example.com", "name": "Ana López", "phone": "+49 170 1234567",
     "note": "Line one\nR&D + Q=A \"quoted\" <b> 😀 #1 %41"},
    {"email": "bo+x@example.com", "name": "</script><script>document.title='x'</script>"},
    {"phone": "+98 912 345 6789", "name": "دکتر سارا احمدی"},
    {"email": "dee@example.com", "name": "Dee " + "very long " * 200, "language": "de"},
]
MEETING = """---
title: 'Keynote <b>&amp;</b> "R&D"'
start: 2027-03-01 09:30
---
"""


def command(request, root):
    """Runs the program in a folder."""
    program = request.config.getoption("--linksite")
    if program is None:
        pytest.skip("--linksite does not name the program")
    return lambda *words: subprocess.run(
        [program.resolve(), *words], cwd=root, check=True, capture_output=True)


def invite(linksite, root, guests, *words):
    (root / "guests.json").write_text(json.dumps(guests))
    linksite("invite", "keynote", "--guests", "guests.json", *words)


@pytest.fixture(scope="module")
def folder(request, tmp_path_factory):
    """The folder of a meeting with invites, made by the program."""
    root = tmp_path_factory.mktemp("invites")
    linksite = command(request, root)
    (root / "Content" / "meetings").mkdir(parents=True)
    (root / "Content" / "site.yml").write_text(
        "host: calls.example.com\nname: Example Calls\ntimezone: Europe/Berlin\n"
    )
    (root / "Content" / "meetings" / "keynote.md").write_text(MEETING)
    (root / "Templates" / "strings").mkdir(parents=True)
    english = (STRINGS / "en.yml").read_text(encoding="utf-8")
    (root / "Templates" / "strings" / "de.yml").write_text(
        english.replace("Hello {{", "Guten Tag {{"), encoding="utf-8"
    )
    invite(linksite, root, GUESTS)
    return root / "Invites" / "keynote"


@pytest.fixture
def page(contexts, folder):
    """The page, and everything that it asked for."""
    context = contexts()
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.requests = []
    page.errors = []
    page.on("request", lambda request: page.requests.append(request.url))
    page.on("console", lambda message: page.errors.append(message.text))
    page.on("pageerror", lambda error: page.errors.append(str(error)))
    page.goto((folder / "organiser.html").as_uri())
    yield page
    assert page.requests[1:] == [] or set(page.requests) == {page.requests[0]}
    assert page.errors == []


def message(folder, number):
    """Subject and text of a guest, as the file has them."""
    (path,) = folder.glob(f"txt/{number:04}*.txt")
    subject, body = path.read_text(encoding="utf-8").split("\n\n", 1)
    return subject.removeprefix("Subject: "), body.rstrip("\n")


def guest(page, number):
    return page.locator(f"li[data-number='{number}']")


def test_has_title_and_counts(page):
    assert page.locator("h1").text_content() == 'Keynote <b>&amp;</b> "R&D"'
    assert page.locator("#shown-count").text_content() == "4"
    assert page.locator("#sent-count").text_content() == "0"
    assert page.title() != "x"
    assert guest(page, 2).locator("h2").text_content() == GUESTS[1]["name"]


@pytest.mark.parametrize("typed, shown", [
    ("lopez", [1]), ("LÓPEZ ana", [1]), ("سارا", [3]), ("bo+x@", [2]), ("912", [3]),
    ("nobody at all", []), ("", [1, 2, 3, 4]),
])
def test_search_finds_names_and_addresses(page, typed, shown):
    page.fill("#search", typed)
    visible = [number for number in range(1, 5) if guest(page, number).is_visible()]
    assert visible == shown
    assert page.locator("#shown-count").text_content() == str(len(shown))
    assert page.locator("#nobody").is_visible() == (shown == [])


def test_language_filters(page):
    page.select_option("#language", "de")
    assert [number for number in range(1, 5) if guest(page, number).is_visible()] == [4]


def test_links_hold_the_exact_text(page, folder):
    subject, text = message(folder, 1)
    mail, sms, chat = [link.get_attribute("href") for link in guest(page, 1).locator("a.send").all()]
    assert mail.startswith("mailto:ana@example.com?")
    query = dict(item.split("=", 1) for item in mail.split("?", 1)[1].split("&"))
    assert unquote(query["subject"]) == subject
    assert unquote(query["body"]) == text.replace("\n", "\r\n")
    assert "+" not in mail and len(mail) <= 1900
    assert sms.startswith("sms:+491701234567?&body=")
    link = re.search(r"https://\S+\?t=\w{26}", text).group()
    assert link in unquote(sms.split("body=", 1)[1])
    assert urlsplit(chat).netloc + urlsplit(chat).path == "wa.me/491701234567"
    assert parse_qs(urlsplit(chat).query)["text"] == [text]


def test_a_long_mail_becomes_the_short_message(page, folder):
    subject, text = message(folder, 4)
    mail = guest(page, 4).locator("a.send").first.get_attribute("href")
    assert len(mail) <= 1900
    query = dict(item.split("=", 1) for item in mail.split("?", 1)[1].split("&"))
    assert unquote(query["subject"]) == subject
    lines = unquote(query["body"]).splitlines()
    assert lines[-1] == re.search(r"https://\S+\?t=\w{26}", text).group()
    assert lines[0] in text and len(lines) == 3


def test_a_plus_in_an_address_survives(page):
    mail = guest(page, 2).locator("a.send").first.get_attribute("href")
    assert mail.startswith("mailto:bo%2Bx@example.com?")


def test_copy_gives_the_whole_message(page, folder):
    guest(page, 1).locator(".copy").click()
    page.wait_for_function(
        "() => document.querySelector('li[data-number=\"1\"] .copy').textContent.includes('✓')"
    )
    assert page.evaluate("navigator.clipboard.readText()") == message(folder, 1)[1]


def test_marks_survive_a_reload(page):
    guest(page, 2).locator(".sent").check()
    page.reload()
    assert guest(page, 2).locator(".sent").is_checked()
    assert page.locator("#sent-count").text_content() == "1"
    page.check("#only-unsent")
    assert [number for number in range(1, 5) if guest(page, number).is_visible()] == [1, 3, 4]
    page.reload()
    guest(page, 2).locator(".sent").uncheck()
    page.reload()
    assert page.locator("#sent-count").text_content() == "0"


def test_marks_are_of_the_guest_and_of_what_was_sent(contexts, request, tmp_path):
    linksite = command(request, tmp_path)
    (tmp_path / "Content" / "meetings").mkdir(parents=True)
    (tmp_path / "Content" / "site.yml").write_text("host: calls.example.com\nname: Example Calls\ntimezone: Europe/Berlin\n")
    (tmp_path / "Content" / "meetings" / "keynote.md").write_text(MEETING)
    ana, bo, cy = [{"email": f"{name}@example.com", "name": name} for name in ("Ana", "Bo", "Cy")]
    invite(linksite, tmp_path, [ana, bo])
    page = contexts().new_page()
    page.goto((tmp_path / "Invites" / "keynote" / "organiser.html").as_uri())

    def sent():
        page.reload()
        return {item.locator("h2").text_content(): item.locator(".sent").is_checked()
                for item in page.locator("#guests > li").all()}

    page.locator(".sent").nth(0).check()
    page.locator(".sent").nth(1).check()
    assert sent() == {"Ana": True, "Bo": True}
    # Whoever comes in the place of somebody was sent nothing.
    invite(linksite, tmp_path, [ana], "--prune")
    invite(linksite, tmp_path, [ana, cy])
    assert sent() == {"Ana": True, "Cy": False}
    linksite("guests", "rotate", "keynote", "ana@example.com")
    invite(linksite, tmp_path, [ana, cy])
    assert sent() == {"Ana": False, "Cy": False}
    page.check("#only-unsent")
    assert page.locator("#shown-count").text_content() == "2"
    # Whoever is left out is shown, and not among those who wait for a message.
    (tmp_path / "members.csv").write_text("email\nana@example.com\n")
    invite(linksite, tmp_path, [ana, cy], "--exclude", "members.csv")
    page.reload()
    left_out = page.locator("li.excluded")
    assert left_out.locator("h2").text_content() == "Ana"
    assert left_out.locator("a, button, input").count() == 0
    page.check("#only-unsent")
    assert page.locator("#shown-count").text_content() == "1"
    assert not left_out.is_visible()


def test_every_link_works_without_script(contexts, folder):
    from visit import Setting

    page = contexts(Setting("desktop", with_script=False)).new_page()
    page.goto((folder / "organiser.html").as_uri())
    assert page.locator("a.send").count() == 7
    assert page.locator("noscript").is_visible()
    assert not page.locator(".copy").first.is_visible()


def test_the_page_may_load_nothing(folder):
    text = html.unescape((folder / "organiser.html").read_text(encoding="utf-8"))
    assert "default-src 'none'" in text
    assert not re.search(r"<(?:img|link|script|iframe)[^>]+(?:src|href)=\"(?!data:,)", text)
