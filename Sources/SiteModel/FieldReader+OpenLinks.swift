import Diagnostics
import InviteLinks

extension FieldReader {
  /// A URI Template over the names of `OpenLinkVariable`, with one of `schemes` (nil: any that a
  /// browser would not run).
  ///
  /// The scheme must be plain text, and so must the host of a web address: no value of a meeting may
  /// choose where the link leads.
  mutating func openLink(
    _ key: String, host: HostName?, schemes: [String]? = nil
  ) -> URITemplate? {
    guard let text = line(key, limit: 1300) else { return nil }
    let template: URITemplate
    do throws(URITemplate.SyntaxError) {
      template = try URITemplate(text.value)
    } catch {
      report(
        .error(
          "bad-uri-template", "\"\(key)\": \(error.message)",
          at: text.place(ofOffset: error.offset),
          help: "for example examplecalls://join/{callId}{?type}"))
      return nil
    }
    reportUnknownVariables(of: template, in: text, key: key)
    guard let scheme = template.scheme else {
      report(
        .error(
          "bad-address", "\"\(key)\" needs a scheme, found \"\(text.value)\"", at: text.place,
          help: "for example examplecalls://join/{callId}"))
      return nil
    }
    guard schemes?.contains(scheme) ?? !WebAddress.runnable.contains(scheme) else {
      report(.badAddress(text, key: key, .scheme(scheme, allowed: schemes ?? [])))
      return nil
    }
    if scheme == "https" || scheme == "http" {
      guard leadsToOneHost(text, key: key, scheme: scheme, siteHost: host) else { return nil }
    }
    return template
  }

  private mutating func reportUnknownVariables(
    of template: URITemplate, in text: Located<String>, key: String
  ) {
    for variable in template.variableNames where !OpenLinkVariable.all.contains(variable.name) {
      let nearest = nearestName(to: variable.name, in: OpenLinkVariable.all)
      report(
        .error(
          "unknown-variable", "\"\(key)\" uses the unknown name \"\(variable.name)\"",
          at: text.place(ofOffset: variable.offset),
          help: nearest.map { "did you mean \"\($0)\"?" }
            ?? "known names: \(OpenLinkVariable.all.joined(separator: ", "))"))
    }
  }

  /// Checks the host of a template for web addresses.
  private mutating func leadsToOneHost(
    _ text: Located<String>, key: String, scheme: String, siteHost: HostName?
  ) -> Bool {
    let rest = text.value.dropFirst(scheme.utf8.count + 1)
    guard rest.hasPrefix("//") else {
      report(.badAddress(text, key: key, .noHost))
      return false
    }
    // An expression that begins a path or a query, as in {/callId}, ends the host with its brace.
    var authority = rest.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if authority.hasSuffix("{") { authority.removeLast() }
    guard !authority.contains("{") else {
      report(
        .error(
          "host-from-value", "the host of \"\(key)\" depends on a value", at: text.place,
          help: "write the host in plain letters; values belong behind the \"/\""))
      return false
    }
    guard !authority.contains("@") else {
      report(.badAddress(text, key: key, .userInfo))
      return false
    }
    let host = authority.prefix { $0 != ":" }
    guard !host.isEmpty else {
      report(.badAddress(text, key: key, .noHost))
      return false
    }
    guard key == "open", let siteHost, host.lowercased() == siteHost.text else { return true }
    report(
      .error(
        "open-on-own-host", "\"open\" leads to the site's own host", at: text.place,
        help: "on a page of \(siteHost) such a link stays in the browser; use the app's scheme"))
    return false
  }
}
