import SiteModel
import Testing

/// Addresses that pages link to: HTML escaping alone does not make them safe.
struct WebAddressTests {
  @Test(arguments: [
    "https://example.com", "https://example.com/a%20b?x=1#y", "https://example.com:8443/",
    "https://[2001:db8::1]/", "https://büro.example/grüße", "HTTPS://example.com/",
  ])
  func takesAnAddress(text: String) throws {
    try WebAddress.check(text, schemes: ["https"])
  }

  @Test(arguments: [
    ("javascript:alert(1)", WebAddress.Problem.scheme("javascript", allowed: ["https"])),
    ("JavaScript:alert(1)", .scheme("javascript", allowed: ["https"])),
    ("data:text/html;base64,AAAA", .scheme("data", allowed: ["https"])),
    ("http://example.com/", .scheme("http", allowed: ["https"])),
    ("example.com", .noScheme(allowed: ["https"])),
    ("//example.com/", .noScheme(allowed: ["https"])),
    ("java\tscript:alert(1)", .character("\t", offset: 4)),
    ("https://example.com/a\u{200B}", .character("\u{200B}", offset: 21)),
    ("https://example.com/a b", .character(" ", offset: 21)),
    ("https://example.com/<x>", .character("<", offset: 20)),
    ("https://example.com/\"x", .character("\"", offset: 20)),
    ("https://example.com/{x}", .character("{", offset: 20)),
    ("https://example.com/%5B[", .character("[", offset: 23)),
    ("https://example.com/a]", .character("]", offset: 21)),
    ("https://example.com/100%", .percentSign(offset: 23)),
    ("https://example.com/%2", .percentSign(offset: 20)),
    ("https://example.com/%zz/a%20b", .percentSign(offset: 20)),
    ("https:", .nothingBehindScheme), ("https://", .noHost), ("https:example.com", .noHost),
    ("https:///x", .noHost), ("https://:80/", .noHost), ("https://?x", .noHost),
    ("https://user:pw@example.com/", .userInfo),
  ])
  func refusesWhatIsNoneOrMisleads(text: String, problem: WebAddress.Problem) {
    #expect(throws: problem) { try WebAddress.check(text, schemes: ["https"]) }
  }

  @Test(arguments: WebAddress.runnable.sorted())
  func refusesWhatABrowserRunsWhereEverySchemeIsTaken(scheme: String) {
    #expect(throws: WebAddress.Problem.scheme(scheme, allowed: [])) {
      try WebAddress.check("\(scheme.uppercased()):x", schemes: nil)
    }
  }

  @Test(arguments: [
    Finding(
      "https://example.com/a1️⃣%",
      "1 error: \"contact\" holds a % that encodes nothing [bad-address] "
        + "help: write %25 for the sign itself"),
    Finding(
      "https://example.com/a1️⃣\u{200B}",
      "1 error: \"contact\" holds U+200B, which cannot stand in an address [bad-address] "
        + "help: percent-encode it, or take it out if it came along by copying"),
    Finding(
      "1️⃣https://",
      "1 error: \"https://\" has no host [bad-address] help: for example https://example.com/page"),
    Finding(
      "1️⃣'mailto:'",
      "1 error: \"mailto:\" ends behind its scheme [bad-address] help: write the whole address"),
    Finding(
      "1️⃣https://user@example.com",
      "1 error: \"contact\" holds a user name or password [bad-address] "
        + "help: take the part before \"@\" out"),
    Finding(
      "1️⃣javascript:alert(1)",
      "1 error: \"contact\" cannot begin with \"javascript:\" [bad-scheme] "
        + "help: use mailto: or https: or tel:"),
  ])
  func saysWhatIsWrongAndWhere(finding: Finding) {
    let (_, findings) = CheckedText.settings(
      CheckedText.plainSettings + "contact: \(finding.text)\n")
    #expect(findings == finding.expected)
  }
}
