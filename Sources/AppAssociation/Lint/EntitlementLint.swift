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
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let service = String(parts[0])
    guard parts.count == 2, services.contains(service) else {
      let near = KeySpelling.nearest(to: service, in: services)
      add(
        .error, "entitlement.service", "\"\(text)\" does not begin with a service and a colon",
        effect: nothing, fix: "write \(near ?? "applinks"):<host>")
      return
    }
    let hostAndMode = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var host = hostAndMode[0]
    if hostAndMode.count == 2 {
      add(
        .warning, "entitlement.developer-mode", "\"\(text)\" has \"?\(hostAndMode[1])\"",
        effect: "it works for development builds only, the App Store refuses it",
        fix: "remove it before the app is submitted")
    }
    if host.contains("/") || host.hasPrefix("http:") || host.hasPrefix("https:") {
      add(
        .error, "entitlement.path", "\"\(text)\" has a scheme or a path", effect: nothing,
        fix: "write only the host: \(service):<host>")
      return
    }
    if host.contains(":") {
      add(
        .error, "entitlement.port", "\"\(text)\" has a port", effect: nothing,
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
