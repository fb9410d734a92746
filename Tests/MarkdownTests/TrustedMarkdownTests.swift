import Foundation
import Markdown
import Testing

@Suite struct TrustedMarkdownTests {
  private func html(_ text: String) -> String {
    String(decoding: Markdown.html(fromTrusted: Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("<div class=\"a\">\n*b*\n</div>", "<div class=\"a\">\n*b*\n</div>\n"),
    ("# A <b>c</b>", "<h1>A <b>c</b></h1>\n"),
    ("[a](myapp://x)", "<p><a href=\"myapp://x\">a</a></p>\n"),
    ("~~a~~", "<p><del>a</del></p>\n"),
    ("- [x] a", "<ul>\n<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> a</li>\n</ul>\n"),
    ("https://example.com", "<p>https://example.com</p>\n"),
    (":a@b.c", "<p>:a@b.c</p>\n"),
  ])
  func keepsWhatATemplateSays(_ text: String, _ expected: String) {
    #expect(html(text) == expected)
  }

  @Test func losesNothingWhenThreadsParseAtOnce() async {
    let expected = "<p><del>a</del> b <em>c</em></p>\n"
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<2000).reduce(0) { sum, _ in sum + (self.html("~~a~~ b *c*") == expected ? 0 : 1) }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
