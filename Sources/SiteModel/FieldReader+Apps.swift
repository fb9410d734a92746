import AppAssociation
import Diagnostics
import InviteLinks

extension FieldReader {
  mutating func apps(host: HostName?) -> [AppSettings] {
    var apps: [AppSettings] = []
    for item in list("apps") {
      guard var reader = nested(item, named: "apps", keys: .app) else { continue }
      if let app = reader.app(host: host) {
        if let id = app.id, let first = apps.first(where: { $0.id?.value == id.value })?.id {
          reader.report(
            .error(
              "duplicate-app", "two apps have the id \"\(id.value)\"", at: id.place,
              notes: [.init("the first one is here", at: first.place)]))
        }
        apps.append(app)
      }
      report(reader.diagnostics)
    }
    return apps
  }

  private mutating func app(host: HostName?) -> AppSettings? {
    if value("name") == nil { requireKey("name", help: "the name that guests see") }
    let name = line("name", limit: 200)
    var app = AppSettings(id: appName(), name: name?.value ?? "", place: place)
    app.ios = ios(host: host)
    app.android = android(host: host)
    app.desktop = desktop(host: host)
    app.web = openLink("web", host: host, schemes: ["https"])
    for item in list("stores") {
      guard var reader = nested(item, named: "stores", keys: .store) else { continue }
      if let link = reader.labelledLink() {
        app.stores.append(.init(label: link.label, url: link.url))
      }
      report(reader.diagnostics)
    }
    if value("ios") == nil, value("android") == nil, value("desktop") == nil, value("web") == nil {
      report(
        .error(
          "app-without-way", "the app has no way to open", at: place,
          help: "add one of: ios, android, desktop, web"))
    }
    return name == nil ? nil : app
  }

  private mutating func appName() -> Located<String>? {
    guard let id = line("id", limit: 64) else { return nil }
    guard
      id.value.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D || $0 == 0x5F })
    else {
      report(
        .error(
          "bad-app-name", "an app's \"id\" cannot be \"\(id.value)\"", at: id.place,
          help: "letters, digits, \"-\" and \"_\", for example main"))
      return nil
    }
    return id
  }

  private mutating func ios(host: HostName?) -> AppSettings.IOS? {
    guard var reader = nested("ios", keys: .ios) else { return nil }
    defer { report(reader.diagnostics) }
    if reader.value("app_id") == nil {
      reader.requireKey("app_id", help: "for example ABCDE12345.com.example.calls")
    }
    let appID = reader.appID("app_id")
    let storeID = reader.storeID()
    let open = reader.openLink("open", host: host)
    let clipID = reader.appID("clip_id")
    guard let appID else { return nil }
    if let clipID, !clipID.text.hasPrefix(appID.text + ".") {
      reader.report(
        .error(
          "bad-clip-id", "\"clip_id\" does not belong to \"\(appID.text)\"",
          at: reader.place(ofKey: "clip_id"),
          help: "an App Clip's id is the app's with one more part, for example \(appID.text).Clip"))
    }
    return .init(appID: appID, storeID: storeID, open: open, clipID: clipID)
  }

  private mutating func appID(_ key: String) -> AppID? {
    guard let text = line(key, limit: 255) else { return nil }
    return value(AppID.read(text.value), "bad-app-id", at: text.place)
  }

  /// The value, or a diagnostic in the words of the rule that refuses it.
  private mutating func value<Value>(
    _ result: Result<Value, ValueProblem>, _ id: String, at place: Place
  ) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let problem):
      report(.error(id, problem.message, at: place, help: problem.help))
      return nil
    }
  }

  /// The number of an App Store page, not the App ID.
  private mutating func storeID() -> String? {
    guard let text = line("store_id", limit: 64) else { return nil }
    guard (6...12).contains(text.value.utf8.count), text.value.utf8.allSatisfy(\.isASCIIDigit)
    else {
      report(
        .error(
          "bad-store-id", "\"store_id\" cannot be \"\(text.value)\"", at: text.place,
          help: "the number in the App Store address, for example 1234567890"))
      return nil
    }
    return text.value
  }

  private mutating func android(host: HostName?) -> AppSettings.Android? {
    guard var reader = nested("android", keys: .android) else { return nil }
    defer { report(reader.diagnostics) }
    for (key, example) in [
      ("package", "com.example.calls"), ("fingerprints", "[\"AB:CD:…\"], 32 pairs of hex digits"),
    ] where reader.value(key) == nil {
      reader.requireKey(key, help: "for example \(example)")
    }
    let package = reader.androidPackage()
    let fingerprints = reader.lines("fingerprints").compactMap { reader.fingerprint($0) }
    let open = reader.openLink("open", host: host)
    guard let package, !fingerprints.isEmpty else { return nil }
    return .init(package: package, fingerprints: fingerprints, open: open)
  }

  private mutating func androidPackage() -> AndroidPackageName? {
    guard let text = line("package", limit: 255) else { return nil }
    return value(AndroidPackageName.read(text.value), "bad-package", at: text.place)
  }

  private mutating func fingerprint(_ text: Located<String>) -> CertificateFingerprint? {
    value(CertificateFingerprint.read(text.value), "bad-fingerprint", at: text.place)
  }

  private mutating func desktop(host: HostName?) -> AppSettings.Desktop? {
    guard var reader = nested("desktop", keys: .desktop) else { return nil }
    let desktop = AppSettings.Desktop(
      download: reader.address("download", schemes: ["https"])?.value,
      open: reader.openLink("open", host: host))
    report(reader.diagnostics)
    return desktop
  }

  /// A URI Template over the names of `OpenLinkVariable`, with a scheme of its own.
  private mutating func openLink(
    _ key: String, host: HostName?, schemes: [String]? = nil
  ) -> URITemplate? {
    guard let text = line(key, limit: 1300) else { return nil }
    let template: URITemplate
    do throws(URITemplate.SyntaxError) {
      template = try URITemplate(text.value)
    } catch {
      report(
        .error(
          "bad-uri-template", "\"\(key)\": \(error.message)", at: text.place(ofOffset: error.offset)
        ))
      return nil
    }
    for variable in template.variableNames where !OpenLinkVariable.all.contains(variable.name) {
      let nearest = nearestName(to: variable.name, in: OpenLinkVariable.all)
      report(
        .error(
          "unknown-variable", "\"\(key)\" uses the unknown name \"\(variable.name)\"",
          at: text.place(ofOffset: variable.offset),
          help: nearest.map { "did you mean \"\($0)\"?" }
            ?? "known names: \(OpenLinkVariable.all.joined(separator: ", "))"))
    }
    return checkedOpenLink(template, key: key, text: text, host: host, schemes: schemes)
  }

  /// The scheme must be plain text, so that no value can choose it.
  private mutating func checkedOpenLink(
    _ template: URITemplate, key: String, text: Located<String>, host: HostName?,
    schemes: [String]?
  ) -> URITemplate? {
    guard let scheme = template.scheme else {
      report(
        .error(
          "bad-address", "\"\(key)\" needs a scheme, found \"\(text.value)\"", at: text.place,
          help: "for example examplecalls://join/{callId}"))
      return nil
    }
    if WebAddress.runnable.contains(scheme) || schemes.map({ !$0.contains(scheme) }) == true {
      report(
        .badAddress(
          text, key: key, .scheme(scheme, allowed: schemes ?? []), place: { _ in text.place }))
      return nil
    }
    if let host, scheme == "https", key == "open",
      text.value.lowercased().hasPrefix("https://\(host.text)/")
    {
      report(
        .error(
          "open-on-own-host", "\"open\" leads to the site's own host", at: text.place,
          help: "on a page of \(host.text) such a link stays in the browser; use the app's scheme"))
      return nil
    }
    return template
  }
}
