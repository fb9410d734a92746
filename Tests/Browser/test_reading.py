"""Pages as people read them: large letters, few colours, no movement, on paper."""

import pytest

import page_kinds
from visit import Setting

every_kind = pytest.mark.parametrize("kind", page_kinds.ALL, ids=str)
TAGS = ["ar", "de", "es", "fr", "hi", "it", "ja", "ko", "nl", "pl", "pt", "ru", "tr", "uk", "zh-Hans"]
TWICE = "document.documentElement.style.fontSize = '200%'"
UNFOLD = "document.querySelectorAll('details').forEach(d => d.open = true)"

# Words that a line cuts in two. Writing without blanks may be cut; a word of more letters than the
# line has room for is. Addresses are cut behind slashes.
CUT_WORDS = r"""(most = 99) => {
  const cut = []
  const places = '.facts dt, .facts dd, #ways-in .button, .row .button, .link, header.site a'
  for (const element of document.querySelectorAll(places)) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest('.long')) continue
      for (const word of texts.currentNode.data.matchAll(/[^\s\-–~\uff5e\u2010-\u2015\u2060\/]+/g)) {
        if (/[\u3000-\u9fff\uac00-\ud7ff]/.test(word[0]) || word[0].length > most) continue
        const range = document.createRange()
        range.setStart(texts.currentNode, word.index)
        range.setEnd(texts.currentNode, word.index + word[0].length)
        const tops = [...range.getClientRects()].map(box => box.top)
        if (Math.max(...tops) - Math.min(...tops) > 12) cut.push(word[0])
      }
    }
  }
  return cut
}"""

# Times, codes and PINs: half of one is worse than none.
CUT_VALUES = """() => [...document.querySelectorAll('.clock, .code:not(.long)')].filter(element => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const tops = [...range.getClientRects()].map(box => box.top)
  return tops.length && Math.max(...tops) - Math.min(...tops) > 12
}).map(element => element.textContent)"""

# The guest's own time, whose parts stand between blanks.
CUT_TIMES = r"""() => {
  const text = document.querySelector('#guest-time-text').firstChild
  return [...text.data.matchAll(/\S+/g)].filter(part => {
    const range = document.createRange()
    range.setStart(text, part.index)
    range.setEnd(text, part.index + part[0].length)
    const tops = [...range.getClientRects()].map(box => box.top)
    return Math.max(...tops) - Math.min(...tops) > 12
  }).map(part => part[0])
}"""

WIDTH = "document.documentElement.scrollWidth"


def look(page, width, here):
    assert page.evaluate(CUT_VALUES) == [], here
    assert page.evaluate(WIDTH) <= width, here


@every_kind
def test_letters_twice_as_large_are_read_without_scrolling_sideways(visit, kind):
    page = visit(kind.path, Setting("phone"), kind.site).page
    page.evaluate(UNFOLD)
    look(page, 390, "as they are")
    assert page.evaluate(CUT_WORDS) == []
    page.evaluate(TWICE)
    look(page, 390, "twice as large")
    assert page.evaluate(CUT_WORDS, 12) == []
    page.set_viewport_size({"width": 320, "height": 568})
    look(page, 320, "twice as large, small phone")


@pytest.mark.parametrize("tag", TAGS)
def test_no_language_has_a_word_cut_in_two(visit, tag):
    page = visit(f"/join/weekly/{tag}/", Setting("phone"), "languages", timezone_id="America/New_York").page
    page.evaluate(UNFOLD)
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 568})
        assert page.evaluate(CUT_WORDS) == [], width
        assert page.evaluate(CUT_TIMES) == [], width
        look(page, width, "as they are")
    page.evaluate(TWICE)
    look(page, 320, "twice as large")
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(CUT_WORDS, 12) == []
    look(page, 390, "twice as large")


def test_a_page_at_twice_its_size_has_its_first_button_near(visit):
    """Browsers' own zoom halves the width of the window."""
    page = visit("/join/keynote/", Setting("phone"), viewport={"width": 195, "height": 422}).page
    assert page.evaluate(CUT_WORDS) == []
    look(page, 195, "half as wide")
    box = page.locator("#ways-in a.button").first.bounding_box()
    assert box["y"] < 3 * 422


@every_kind
def test_few_colours_leave_edges_and_nothing_moves(visit, kind):
    page = visit(kind.path, Setting("phone"), kind.site, forced_colors="active", reduced_motion="reduce").page
    edges = page.evaluate("""() => [...document.querySelectorAll('.button, button, .status, input')]
      .filter(e => e.getClientRects().length && parseFloat(getComputedStyle(e).borderTopWidth) < 1)
      .map(e => e.outerHTML)""")
    assert edges == []
    first = page.locator("#ways-in > :first-child .button:visible").first
    if first.count():
        assert first.evaluate("e => parseFloat(getComputedStyle(e).borderTopWidth)") >= 2
    moving = page.evaluate("""() => [...document.querySelectorAll('*')].filter(e => {
      const style = getComputedStyle(e)
      return style.animationName !== 'none' || parseFloat(style.transitionDuration) > 0
        || style.scrollBehavior !== 'auto'
    }).map(e => e.tagName)""")
    assert moving == [] and page.evaluate("document.getAnimations().length") == 0


@pytest.mark.parametrize("with_script", [True, False])
@pytest.mark.parametrize(
    "path, site", [("/join/keynote/", "sample"), ("/join/Both_7/", "several-apps"), ("/join/phone/", "no-app")]
)
def test_paper_has_the_link_and_nothing_to_tap(visit, path, site, with_script):
    page = visit(path, Setting("desktop", with_script=with_script), site).page
    page.emulate_media(media="print")
    shown = page.locator("main").inner_text()
    assert f"https://calls.example.com{path}" in shown
    for text in ("Join in the browser", "Open in", "iPhone", "Only if", "Copy", "WhatsApp", "Invite others"):
        assert text not in shown, text
    assert page.locator("main .button:visible, main button:visible").count() == 0
    # With its label, among the facts and not behind everything else.
    row = page.locator(".facts.card > div", has_text="https://")
    label, link = row.inner_text().split()
    assert label == "Join" and link.startswith(f"https://calls.example.com{path}")


@pytest.mark.parametrize("path", ["/join/run-time-7", "/join/"])
def test_paper_promises_nothing_that_it_cannot_hold(visit, path):
    page = visit(path, Setting("desktop")).page
    page.emulate_media(media="print")
    shown = page.locator("main").inner_text()
    for text in ("you can join here", "Get Example Calls", "in your invitation again"):
        assert text not in shown, text


def test_each_language_has_letters(visit):
    """Without a font for it, a page would be measured as a row of boxes."""
    page = visit("/join/weekly/", Setting("phone"), "languages").page
    widths = page.evaluate("""() => {
      const pen = document.createElement('canvas').getContext('2d')
      pen.font = '32px sans-serif'
      const dots = text => { pen.clearRect(0, 0, 300, 150); pen.fillText(text, 0, 40)
        return [...pen.getImageData(0, 0, 40, 60).data].join() }
      const none = dots('\\u{10ffff}')
      return [...'あ会한अعשЖ'].filter(sign => dots(sign) === none)
    }""")
    assert widths == []
