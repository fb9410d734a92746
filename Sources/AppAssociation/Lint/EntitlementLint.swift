/// Checks one string of the associated domains: `<service>:<host>[?mode=…]`.
enum EntitlementLint {
  private static let services = ["applinks", "webcredentials", "activitycontinuation", "appclips"]

  static func check(_ entitlement: Entitlement, index: Int, _ report: inout LintReport) {
    func add(
      _ severity: AssociationFinding.Severity, _ id: String, _ message: String, effect: String,
      fix: String
    ) {
      report.add(
        AssociationFinding(
          severity, id, message, effect: effect, fix: fix, source: .entitlements,
          offset: entitlement.offset, path: "entitlement[\(index)]"))
    }
    let text = entitlement.text
    let nothing = "the system does not associate the app with this host"
    if let problem = shapeProblem(of: text) {
      add(.error, problem.id, problem.message, effect: nothing, fix: problem.fix)
      return
    }
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let service = String(parts[0])
    guard parts.count == 2, services.contains(service) else {
      let near = KeySpelling.nearest(to: service, in: services) ?? "applinks"
      let host = EntitlementLint.host(in: parts.count == 2 ? parts[1] : parts[0])
      add(
        .error, "entitlement.service", "\"\(text)\" does not begin with a service and a colon",
        effect: nothing, fix: "write \(near):\(host)")
      return
    }
    let hostAndMode = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var host = hostAndMode[0]
    if hostAndMode.count == 2 { check(mode: hostAndMode[1], in: text, add) }
    if host.contains("/") || host.hasPrefix("http:") || host.hasPrefix("https:") {
      add(
        .error, "entitlement.path", "\"\(text)\" has a scheme or a path", effect: nothing,
        fix: "write only the host: \(service):\(EntitlementLint.host(in: host))")
      return
    }
    if host.holds("$(") {
      add(
        .info, "entitlement.build-setting", "\"\(text)\" has a build setting of Xcode",
        effect: "its value is not known here, so the host is not checked",
        fix: "check the entitlements of the signed app")
      return
    }
    if host.contains(":") {
      add(
        service == "applinks" ? .error : .warning, "entitlement.port", "\"\(text)\" has a port",
        effect: service == "applinks"
          ? nothing : "whether the system takes a port here is documented nowhere",
        fix: "remove it: \(service):\(host.prefix { $0 != ":" })")
      return
    }
    if host.hasPrefix("*.") {
      host = host.dropFirst(2)
      if service == "appclips" {
        add(
          .error, "entitlement.appclips-wildcard", "\"\(text)\" has a wildcard",
          effect: "no App Clip starts from this host", fix: "list each host with its whole name")
      }
    }
    checkHost(host, text, add)
  }

  /// White space, and several entries in one string.
  private static func shapeProblem(of text: String) -> (id: String, message: String, fix: String)? {
    let blank = text.unicodeScalars.first(where: \.properties.isWhitespace)
    if text.contains(",") || text.contains(";")
      || text.split(whereSeparator: \.isWhitespace).count > 1
    {
      let entries = text.split { ",;".contains($0) || $0.isWhitespace }
      let areEntries = entries.count > 1 && entries.allSatisfy { $0.contains(":") }
      if areEntries {
        return (
          "entitlement.host", "\"\(text)\" has several entries",
          "write each into a string of its own"
        )
      }
      // Around the colon a blank is only a blank; within a host something may be missing.
      let sides = text.split(separator: ":").map { $0.split(whereSeparator: \.isWhitespace) }
      guard sides.count > 1, sides.allSatisfy({ $0.count == 1 }), !text.contains(","),
        !text.contains(";")
      else { return nil }
      let plain = sides.joined().joined(separator: ":")
      return (
        "entitlement.whitespace", "\"\(text)\" has white space in it", "write \(plain)"
      )
    }
    guard blank != nil else { return nil }
    let plain = text.split(whereSeparator: \.isWhitespace).joined()
    return (
      "entitlement.whitespace", "\"\(plain)\" has white space around it",
      "write it into one line with its tags, without blanks"
    )
  }

  private static func check(
    mode: Substring, in text: String,
    _ add: (AssociationFinding.Severity, String, String, String, String) -> Void
  ) {
    guard ["mode=developer", "mode=managed", "mode=developer+managed"].contains(mode) else {
      add(
        .error, "entitlement.mode", "\"\(text)\" has \"?\(mode)\"",
        "the system knows no such mode, and perhaps not the host either",
        "remove it, or write ?mode=developer for development builds")
      return
    }
    add(
      .warning, "entitlement.developer-mode", "\"\(text)\" has \"?\(mode)\"",
      "it works for development builds only, the App Store refuses it",
      "remove it before the app is submitted")
  }

  /// What is a host in `https://example.com/join`, or a sample of one.
  private static func host(in text: Substring) -> String {
    let scheme = text.firstPlace(of: "://").map { text.utf8.dropFirst($0 + 3) } ?? text.utf8[...]
    let host = scheme.drop { $0 == UInt8(ascii: "/") }
      .prefix { !"/?:".utf8.contains($0) && !$0.isASCIIBlank }
    return host.contains(UInt8(ascii: ".")) ? String(Substring(host)) : "<host>"
  }

  private static func checkHost(
    _ host: Substring, _ text: String,
    _ add: (AssociationFinding.Severity, String, String, String, String) -> Void
  ) {
    let isHost =
      !host.isEmpty && host.contains(".") && !host.hasPrefix(".") && !host.hasSuffix(".")
      && host.unicodeScalars.allSatisfy { scalar in
        !scalar.isASCII
          || UInt8(exactly: scalar.value).map {
            $0.isASCIILetter || $0.isASCIIDigit || "-.".utf8.contains($0)
          } == true
      }
    guard isHost else {
      add(
        .error, "entitlement.host", "\"\(text)\" does not name a host",
        "the system does not associate the app with this host",
        "write a whole host name; a wildcard stands only in front: *.example.com")
      return
    }
    let labels = host.split(separator: ".")
    if let last = labels.last, last.utf8.allSatisfy(\.isASCIIDigit) {
      add(
        .error, "entitlement.host", "\"\(text)\" has an address of numbers instead of a host",
        "the system does not associate the app with it",
        "write the name of the host, which its certificate is for")
      return
    }
    if !host.unicodeScalars.allSatisfy(\.isASCII)
      || labels.contains(where: { $0.hasPrefix("xn--") })
    {
      add(
        .warning, "entitlement.international-host", "\"\(text)\" names an international host",
        "links to such hosts were seen not to open apps since iOS 16",
        "use a host of ASCII letters for links")
    }
  }
}
