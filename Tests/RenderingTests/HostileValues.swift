/// What people, or programs before us, write into a field of one line.
///
/// Some are refused by some fields; then that is what has to happen.
enum HostileValues {
  static let all: [String] = html + attributes + markdown + templates + scripts + texts + refused

  private static let html = [
    "<b>bold</b>", "a<br>b", "<!-- comment", "-->", "<!doctype html>", "</title><title>x",
    "</bdi></h1></main></body></html>", "<script>alert(1)</script>",
    "Demo</script><script>alert(1)</script>", "</style><style>*{display:none}</style>",
    "<img src=x onerror=alert(1)>", "<svg/onload=alert(1)>", "<a href=//evil.example>x</a>",
    "<iframe srcdoc='<p>'>", "<base href=https://evil.example/>", "<?php echo 1 ?>",
    "<![CDATA[ x ]]>", "]]>", "<", ">", "a < b > c", "<<>>", "&", "&amp;", "&lt;b&gt;",
    "&#60;b&#62;",
    "&copy", "&nbsp;", "Tom &amp; Co", "<textarea>", "</details></section>", "<template>",
  ]
  private static let attributes = [
    "\"", "'", "\" onmouseover=\"alert(1)", "' autofocus onfocus='alert(1)", "\"><b>",
    "The \"big\" one & <only>", "it's", "`x`", "x onclick=alert(1)", "a=\"b", "\\\"",
    "x\" lang=\"de",
  ]
  private static let markdown = [
    "*Q3* 1*2*3", "_under_score_", "**bold**", "~~gone~~", "`code`", "``` js", "# loud", "#",
    "1986. plan",
    "1) one", "- item", "+ plus", "> quoted", "[x](https://evil.example)",
    "![x](https://evil.example/x.png)",
    "[x][y]", "[y]: https://evil.example", "<https://evil.example>", "https://example.com/a_b_*c*",
    "www.example.com", "a\\*b", "\\", "---", "===", "***", "| a | b |", "|", "&#42;x&#42;",
    "[ ] task",
    "ends with backslash\\", "two  blanks", "    indented", "Hello!", "a_", "(x)", "x:y", "[^1]",
    "$x$",
  ]
  private static let templates = [
    "{{mustache}}", "{{#x}}", "{{/meeting.when}}", "{{{raw}}}", "{{> parts/share.html}}",
    "{{=<% %>=}}",
    "${{ secrets.X }}", "{callId}", "{{! note }}", "Save $1 now \\0 & $&", "%s %d", "{{<join.md}}",
  ]
  private static let scripts = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<b>x", "vbscript:x",
    "//evil.example",
    "'+alert(1)+'", "\"};alert(1)//", "\\u003cb\\u003e", "url(https://evil.example)",
    "expression(1)",
    "; rm -rf /", "$(id)", "%0d%0aX-Injected: 1", "%3Cb%3E", "a%b", "100%", "%",
  ]
  private static let texts = [
    "R&D + Q&A = 50% #1 📞", "e\u{301} é", "\u{E9}", "e\u{301}", "\u{301}combining first", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷",
    "דף הבית", "دعوت به گفتگو (۲۰۲۷)", "日本語のタイトル", "a\u{200B}b", "a\u{200D}b", "a\u{FEFF}b",
    "\u{AD}soft", "ﬁ ﬀ", "ǅ ß İ ı", "\u{FFFD}", "\u{E000}",
    "a\u{A0}b", "\u{3000}wide\u{3000}", "  outer blanks  ", "null", "~", "no", "0123456", "12:30",
    "1_000",
    "true", "=1+1", "@home", "*alias", "!tag", "? key", ": value", "key: value # note", "-", "...",
    "'''",
    "Subject: forged", "BEGIN:VEVENT", "-- x --", "index.html", "../../etc/passwd", "C:\\x", "CON",
  ]
  /// Controls, line separators and direction marks: no field of one line takes them.
  static let refused = [
    "a\nb", "a\r\nb", "a\rb", "a\tb", "\0", "a\0b", "\u{1}", "\u{1B}[31m", "\u{7F}", "\u{85}",
    "\u{9F}x",
    "a\u{B}b", "a\u{C}b", "a\u{2028}b", "a\u{2029}b", "\u{202E}gnp.exe", "\u{202A}x",
    "\u{2066}x\u{2069}",
    "\u{200E}x", "x\u{200F}y", "\u{61C}x", "Board call\nMeeting ID: 999",
  ]
}

extension String {
  /// As every field keeps it: without outer white space.
  var trimmed: String {
    let start = unicodeScalars.drop { $0.properties.isWhitespace }
    let end = start.reversed().drop { $0.properties.isWhitespace }.reversed()
    return String(String.UnicodeScalarView(end))
  }
}
