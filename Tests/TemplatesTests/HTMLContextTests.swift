import Testing

@testable import Templates

/// Where a value may stand, after the beginning of a page.
@Suite struct HTMLContextTests {
  @Test(arguments: [
    ("", "markup"), ("<p>", "markup"), ("a < b", "markup"), ("a <", "none"), ("</", "none"),
    ("<p", "none"), ("<p ", "none"), ("<p a", "none"), ("<p a ", "none"), ("<p a=", "none"),
    ("<p a= ", "none"), ("<p a=b", "none"), ("<p a=\"", "text"), ("<p a='x", "text"),
    ("<p a = '\"", "text"), ("<p a=\"'>", "text"), ("<p a=\"\"", "none"), ("<p a=\"\">", "markup"),
    ("<p a=x>", "markup"), ("<p a>", "markup"), ("<br/>", "markup"), ("<br / a='", "text"),
    ("<p onclick='", "none"), ("<p ONCLICK=\"", "none"), ("<iframe srcdoc='", "none"),
    ("<p on='a' title='", "text"), ("</p title='", "text"),
    ("<!-- ", "none"), ("<!-- a -- b", "none"), ("<!-- a -->", "markup"), ("<!-->", "markup"),
    ("<!--->", "markup"), ("<!-- a --!>", "markup"), ("<!-- a ->", "none"), ("<!---->", "markup"),
    ("<!doctype html>", "markup"), ("<!doctype ", "none"), ("<?x", "none"), ("<?x>", "markup"),
    ("</ ", "none"), ("</ >", "markup"), ("</>", "markup"),
    ("<title>", "text"), ("<TITLE>a<b>", "text"), ("<title></title>", "markup"),
    ("<title></titles>", "text"), ("<textarea class=x>", "text"),
    ("<textarea></textarea >", "markup"),
    ("<script>", "none"), ("<script>if (a < b) '</p>'", "none"), ("<script></SCRIPT>", "markup"),
    ("<script></script ", "none"), ("<style>a > b {}", "none"), ("<style></<</style>", "markup"),
    ("<svg><path d='", "text"), ("<script src=\"", "text"),
    ("<script src=\"x\"></script>", "markup"),
  ])
  func tellsWhatMayStandThere(_ html: String, _ expected: String) {
    var context = HTMLContext()
    context.consume(html.utf8)
    let found = context.takesMarkup ? "markup" : context.takesText ? "text" : "none"
    #expect(found == expected)
  }
}
