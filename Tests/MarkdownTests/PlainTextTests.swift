import Markdown
import Testing

@Suite struct PlainTextTests {
  private func plain(_ text: String) -> String {
    String(decoding: Markdown.plainText(fromUntrusted: Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    ("*a* **b** `c` &amp; d\\*", "a b c & d*"),
    ("One\nline", "One line"),
    ("Two  \nlines", "Two\nlines"),
    ("# Agenda\n\nText\n\n\nMore\n", "Agenda\n\nText\n\nMore"),
    ("[the plan](https://example.org/p)", "the plan (https://example.org/p)"),
    ("[https://example.org](https://example.org)", "https://example.org"),
    ("<https://example.org/a_>", "https://example.org/a_"),
    ("<a@example.org>", "a@example.org"),
    ("[Ana](mailto:a@example.org)", "Ana (mailto:a@example.org)"),
    ("[up](#top)", "up"),
    ("[](https://example.org)", "https://example.org"),
    ("[a](<https://example.org/a b>)", "a (https://example.org/a%20b)"),
    ("[a](javascript:alert(1))", "a"),
    ("![Map](/m.png)", "Map"),
    ("![Map](https://example.org/m.png)", "Map (https://example.org/m.png)"),
    ("![x](data:image/png;base64,AAAA)", "x"),
    ("- a\n- b\n  c", "- a\n- b c"),
    ("* a\n\n* b\n\n  c", "- a\n\n- b\n\n  c"),
    ("3. a\n4. b\n   - c\n   - d\n5. e", "3. a\n4. b\n   - c\n   - d\n5. e"),
    ("Before\n- a\n\nAfter", "Before\n\n- a\n\nAfter"),
    ("- [x] done\n- [ ] not", "- [x] done\n- [ ] not"),
    ("-\n- b", "-\n- b"),
    ("> a\n>\n> b\n\nc", "> a\n>\n> b\n\nc"),
    ("```\nx = 1\n\ny\n```", "x = 1\n\ny"),
    ("a\n\n---\n\nb", "a\n\n---\n\nb"),
    ("| a | b |\n|---|---|\n| 1 | 2 |\n\nc", "a | b\n1 | 2\n\nc"),
    ("~~10:00~~ 11:00", "~~10:00~~ 11:00"),
    ("Press <Ctrl>", "Press <Ctrl>"),
    ("a <!-- b --> c", "a  c"),
    ("", ""),
    ("a&#10;b&#8232;c&#0;d&#7;e", "a\nb c\u{FFFD}d e"),
  ])
  func readsAsText(_ text: String, _ expected: String) {
    #expect(plain(text) == expected)
  }

  @Test func keepsListsApartFromTextWhateverEndsTheLines() {
    #expect(plain("- a\r\n- b\r\n\r\nc\r\n") == "- a\n- b\n\nc")
  }

  @Test func survivesDeepNesting() {
    let deep = plain(String(repeating: "> ", count: 5000) + "a")
    #expect(deep == String(repeating: "> ", count: 5000) + "a")
  }
}
