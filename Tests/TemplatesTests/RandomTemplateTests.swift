import Diagnostics
import Templates
import TestSupport
import Testing

/// Templates that nobody would write, made of the pieces that people write.
@Suite struct RandomTemplateTests {
  private static let pieces = [
    "{{title}}", "{{title}}", "{{url}}", "{{{badge}}}", "{{> p.html}}", "{{> p.md}}", "{{> p.txt}}",
    "{{#share}}", "{{/share}}", "{{^share}}", "{{/share}}", "{{#tags}}", "{{.}}", "{{/tags}}",
    "{{$b}}", "{{/b}}", "{{<lay.html}}", "{{/lay.html}}", "{{strings.hi}}", "\n", "\n", "\n\n",
    "  ",
    "    ", "a", "b ", " c", "# ", "- ", "1. ", "> ", "*", "**", "_", "`", "```", "~~", "[", "]",
    "(",
    ")", "](", "!", "<", ">", "</", "<p>", "</p>", "<b title=\"", "\">", "'", "\"", "=", "<a href=",
    "<!--", "-->", "&", ";", "&#", "\\", "|", "|---|", "\n---\n", "<div>", "</div>",
    "[r]: ", "[r]", "<https://e.example/", "\t", "\r\n", "<script>", "</script>", "é",
  ]

  @Test(arguments: ["x.html", "x.md"])
  func neverCrashAndNeverLetAValueChangeTheStructure(_ root: String) throws {
    var random = SplitMix(state: root == "x.md" ? 7 : 11)
    // Python's parser finds tags in titles where browsers see text, so there are none.
    let values = ["zzword", "\"><b>'`*_|[x](y) -->", " # *a* \\", "1986. </title>&amp;"]
    var pages: [[String]] = []
    var texts: [String] = []
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      let files = [
        root: text, "p.html": "<i>{{title}}</i>\n", "p.md": "*{{title}}*\n",
        "p.txt": "<{{title}}>\n",
        "lay.html": "<main>\n  {{$b}}\n    x\n  {{/b}}\n</main>",
      ]
      let compiled = library(files, strings: ["hi": "Hi {{title}}"])
        .compile(root, against: Page.shape)
      #expect((compiled.template == nil) == compiled.diagnostics.hasErrors, "\(text)")
      guard let template = compiled.template else { continue }
      texts.append(text)
      pages.append(
        values.map { value in
          var output: [UInt8] = []
          template.render(Page.record(title: value, url: value, tags: [value]), into: &output)
          return String(decoding: output, as: UTF8.self)
        })
    }
    #expect(pages.count > 300)
    let parsed = try ParsedHTML.parse(pages.flatMap { $0 })
    for (index, text) in texts.enumerated() {
      let first = index * values.count
      for offset in 1..<values.count {
        #expect(
          parsed[first + offset].structure == parsed[first].structure,
          "\(text.debugDescription) with \(values[offset])")
      }
    }
  }
}

/// The same numbers on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
