"""The same pages in WebKit: style and script are allowed by their hash, and the script does its work."""

import pytest

import page_kinds
import webkit

TOKEN = "0123456789abcdefghjkmnpqrs"

pytestmark = pytest.mark.skipif(
    not webkit.is_installed(), reason="WebKitGTK's driver and Xvfb are not installed"
)


@pytest.fixture(scope="module")
def window():
    with webkit.launched() as window:
        yield window


@pytest.mark.parametrize("kind", page_kinds.ALL, ids=str)
def test_a_page_has_its_style_and_fits(window, origins, kind):
    window.open(origins[kind.site] + kind.path)
    assert window.evaluate("getComputedStyle(document.body).maxWidth") != "none"
    assert window.evaluate(
        "[...document.querySelectorAll('h1')].filter(h => h.getClientRects().length).length"
    ) == 1
    assert window.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_script_puts_what_fits_first(window, origin):
    window.open(origin + "/join/keynote/")
    assert window.evaluate("[...document.querySelectorAll('#ways-in a.button')].map(a => a.textContent)") == [
        "Join in the browser", "Open in Example Calls", "iPhone or iPad", "Android",
    ]


def test_the_token_is_passed_on(window, origin):
    window.open(f"{origin}/join/keynote/?t={TOKEN}")
    links = window.evaluate("[...document.querySelectorAll('a')].map(a => a.getAttribute('href'))")
    assert f"examplecalls://join/keynote?type=default&t={TOKEN}" in links


def test_words_for_time_are_there(window, origins):
    window.open(origins["native-only"] + "/join/weekly/")
    assert window.evaluate("document.getElementById('state').textContent")
    assert window.evaluate("document.getElementById('guest-time-text').textContent")


def test_there_are_buttons_to_copy(window, origin):
    window.open(origin + "/join/keynote/")
    assert window.evaluate("document.querySelectorAll('.share button').length") >= 2


def test_an_unknown_meeting_gets_its_links(window, origin):
    window.open(origin + "/join/run-time-7")
    links = window.evaluate("[...document.querySelectorAll('#ways-in a')].map(a => a.getAttribute('href'))")
    assert "https://web.example.com/join/run-time-7" in links
