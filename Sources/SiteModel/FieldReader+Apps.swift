import AppAssociation
import Diagnostics
import InviteLinks

extension FieldReader {
  /// All apps, and whether the names are known by which meetings may call them.
  mutating func apps(host: HostName?) -> (all: [AppSettings], areNamesKnown: Bool) {
    var apps: [AppSettings] = []
    let items = list("apps")
    var areNamesKnown = !items.isEmpty || !isWritten("apps")
    for item in items {
      guard var reader = nested(item, named: "apps", keys: .app) else {
        areNamesKnown = false
        continue
      }
      let app = reader.app(host: host)
      if let id = app.id, let first = apps.first(where: { $0.id?.value == id.value })?.id {
        reader.report(
          .error(
            "duplicate-app", "two apps have the id \"\(id.value)\"", at: id.place,
            help: "give one of them another id",
            notes: [.init("the first one is here", at: first.place)]
          ))
      }
      if app.id == nil, reader.isWritten("id") { areNamesKnown = false }
      // iOS has no order among apps that take the same links, and the guest no choice. Many sites want
      // it so, one app being for tests: no warning, which would end a strict build.
      if app.ios != nil, let first = apps.first(where: { $0.ios != nil }) {
        reader.report(
          .info(
            "two-ios-apps",
            "\"\(first.name)\" and \"\(app.name)\" take the same links: iOS chooses between them",
            at: app.place, help: "on a device that has both; \"apps\" of a meeting names one",
            notes: [.init("the first one is here", at: first.place)]))
      }
      apps.append(app)
      report(reader.diagnostics)
    }
    return (apps, areNamesKnown)
  }

  private mutating func app(host: HostName?) -> AppSettings {
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
    return app
  }

  private mutating func appName() -> Located<String>? {
    guard let id = line("id", limit: 64) else { return nil }
    guard
      id.value.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == 0x2D || $0 == 0x5F })
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
          at: reader.place(ofValue: "clip_id"),
          help: "an App Clip's id is the app's with one more part, for example \(appID.text).Clip"))
    }
    return .init(appID: appID, storeID: storeID, open: open, clipID: clipID)
  }

  private mutating func appID(_ key: String) -> AppID? {
    guard let text = line(key, limit: 255) else { return nil }
    switch AppID.read(text.value) {
    case .success(let appID): return appID
    case .failure(let problem):
      report(.error("bad-app-id", problem.message, at: text.place, help: problem.help))
      return nil
    }
  }

  /// The number of an App Store page, not the App ID.
  private mutating func storeID() -> String? {
    guard let text = line("store_id", limit: 64) else { return nil }
    guard (6...12).contains(text.value.utf8.count), text.value.utf8.allSatisfy(\.isDigit)
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
    let fingerprints = reader.fingerprints()
    let open = reader.openLink("open", host: host)
    guard let package, !fingerprints.isEmpty else { return nil }
    return .init(package: package, fingerprints: fingerprints, open: open)
  }

  private mutating func androidPackage() -> AndroidPackageName? {
    guard let text = line("package", limit: 255) else { return nil }
    switch AndroidPackageName.read(text.value) {
    case .success(let package): return package
    case .failure(let problem):
      report(.error("bad-package", problem.message, at: text.place, help: problem.help))
      return nil
    }
  }

  private mutating func fingerprints() -> [CertificateFingerprint] {
    if case .list(let items)? = value("fingerprints")?.content, items.isEmpty {
      report(
        .error(
          "no-fingerprint", "\"fingerprints\" is an empty list", at: place(ofValue: "fingerprints"),
          help: "Android opens the app only if it is signed with one of them: list at least one"))
    }
    var fingerprints: [CertificateFingerprint] = []
    for text in lines("fingerprints") {
      switch CertificateFingerprint.read(text.value) {
      case .success(let fingerprint): fingerprints.append(fingerprint)
      case .failure(let problem):
        report(.error("bad-fingerprint", problem.message, at: text.place, help: problem.help))
      }
    }
    return fingerprints
  }

  private mutating func desktop(host: HostName?) -> AppSettings.Desktop? {
    guard var reader = nested("desktop", keys: .desktop) else { return nil }
    defer { report(reader.diagnostics) }
    if reader.value("download") == nil, reader.value("open") == nil {
      reader.report(
        .error(
          "app-without-way", "\"desktop\" has no way to open the app", at: reader.place,
          help: "add \"open\", \"download\" or both"))
    }
    return .init(
      download: reader.address("download", schemes: ["https"])?.value,
      open: reader.openLink("open", host: host))
  }
}
