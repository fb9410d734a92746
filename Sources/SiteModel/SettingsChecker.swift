import Calendar
package import Diagnostics
import InviteLinks

/// Turns the keys of `site.yml` into settings.
package enum SettingsChecker {
  /// The settings with everything that is wrong.
  ///
  /// A stand-in takes the place of a missing host or name, so that one run finds all mistakes; the
  /// diagnostics then have errors, and nothing is made of the settings.
  package static func check(
    _ fields: [InputField], at place: Place
  ) -> (settings: SiteSettings, diagnostics: [Diagnostic]) {
    var reader = FieldReader(fields, keys: .site, at: place)
    let settings = reader.settings()
    return (settings, reader.diagnostics)
  }

  /// What takes the place of settings that are missing or cannot be read at all, so that the
  /// mistakes of meetings and templates are found nevertheless.
  package static func standIn(at place: Place) -> SiteSettings {
    var settings = SiteSettings(host: .standIn, name: "", place: place)
    settings.unread = Set(SiteSettings.Part.allCases)
    return settings
  }
}

extension FieldReader {
  fileprivate mutating func settings() -> SiteSettings {
    let host = host("host")
    if value("host") == nil { requireKey("host", help: "for example host: calls.example.com") }
    let name = line("name", limit: 200)
    if value("name") == nil { requireKey("name", help: "for example name: Example Calls") }
    var settings = SiteSettings(host: host ?? .standIn, name: name?.value ?? "", place: place)
    if let language = language("language") { settings.language = language.value }
    settings.languages = languages(beside: settings.language)
    settings.timeZone = timeZone("timezone")?.value
    if settings.timeZone == nil, isWritten("timezone") { settings.unread.insert(.timeZone) }
    settings.description = line("description", limit: 2000)?.value
    settings.contact = address("contact", schemes: ["mailto", "https", "tel"])?.value
    settings.organizer = organizer("organizer")
    settings.legal = legalLinks()
    settings.image = image("image")
    settings.look = look()
    settings.isShared = flag("share") ?? true
    settings.opensBefore = integer("opens_before", 0...10_080, unit: " minutes") ?? 15
    settings.closesAfter = integer("closes_after", 0...10_080, unit: " minutes") ?? 15
    let links = linkSettings(host: host)
    settings.links = links.settings
    if !links.isStyleKnown { settings.unread.insert(.links) }
    let apps = apps(host: host)
    settings.apps = apps.all
    if !apps.areNamesKnown { settings.unread.insert(.apps) }
    settings.sharesWebCredentials = flag("webcredentials") ?? false
    if settings.sharesWebCredentials, apps.areNamesKnown,
      settings.apps.allSatisfy({ $0.ios == nil && $0.android == nil })
    {
      report(
        .info(
          "no-effect", "\"webcredentials\" has no effect without an app for iOS or Android",
          at: place(ofKey: "webcredentials"), help: "add the app under \"apps\", or take it out"))
    }
    settings.calendar = calendarLinks()
    settings.entryPoints = entryPoints("entry_points") ?? []
    settings.hosts = hosts()
    if let host, host.isInternationalized, settings.apps.contains(where: { $0.ios != nil }) {
      report(.internationalizedHost(host, at: place(ofValue: "host")))
    }
    return settings
  }

  mutating func host(_ key: String) -> HostName? {
    guard let text = line(key, limit: 300) else { return nil }
    do throws(HostName.Problem) {
      return try HostName(text.value)
    } catch {
      report(
        .error(
          "bad-host", "\"\(key)\" cannot be \"\(text.value)\": \(error.message)",
          at: text.place(ofOffset: error.offset), help: error.help))
      return nil
    }
  }

  /// Each language once, in whatever spelling; the site's own is there anyhow.
  private mutating func languages(beside own: LanguageTag) -> [Located<LanguageTag>] {
    var seen = [own]
    return lines("languages", limit: 35).compactMap { language($0, key: "languages") }
      .filter { language in
        if seen.contains(language.value) {
          report(.repeatedLanguage(language, isOwn: language.value == own))
          return false
        }
        seen.append(language.value)
        return true
      }
  }

  private mutating func legalLinks() -> [SiteSettings.LegalLink] {
    list("legal").compactMap { item in
      guard var reader = nested(item, named: "legal", keys: .legal) else { return nil }
      defer { report(reader.diagnostics) }
      return reader.labelledLink().map { .init(label: $0.label, url: $0.url) }
    }
  }

  /// `label` and `url`, both required.
  mutating func labelledLink() -> (label: String, url: String)? {
    if value("label") == nil { requireKey("label", help: "the words that people see") }
    if value("url") == nil { requireKey("url", help: "for example https://example.com/imprint") }
    let label = line("label", limit: 200)
    let url = address("url", schemes: ["https", "mailto"])
    guard let label, let url else { return nil }
    return (label.value, url.value)
  }

  private mutating func calendarLinks() -> SiteSettings.CalendarLinks {
    var links = SiteSettings.CalendarLinks()
    guard var reader = nested("calendar", keys: .calendar) else { return links }
    reader.calendarLink("google", &links.google, &links.bases.google)
    reader.calendarLink("outlook", &links.outlook, &links.bases.outlook)
    reader.calendarLink("microsoft365", &links.microsoft365, &links.bases.microsoft365)
    reader.calendarLink("yahoo", &links.yahoo, &links.bases.yahoo)
    report(reader.diagnostics)
    return links
  }

  /// True, false, or the address of the calendar's own page for new entries.
  private mutating func calendarLink(_ key: String, _ isOffered: inout Bool, _ base: inout String) {
    guard let text = line(key) else { return }
    guard text.value.utf8.contains(UInt8(ascii: ":")) else {
      isOffered = flag(key) ?? isOffered
      return
    }
    guard let address = address(key, schemes: ["https"]) else { return }
    guard !address.value.utf8.contains(where: { "?#".utf8.contains($0) }) else {
      report(
        .error(
          "bad-address", "\"\(key)\" has a query or a fragment", at: address.place,
          help: "write the address up to the \"?\": what follows is filled in"))
      return
    }
    isOffered = true
    base = address.value
  }

  private mutating func linkSettings(
    host: HostName?
  ) -> (settings: LinkSettings, isStyleKnown: Bool) {
    var links = LinkSettings()
    guard var reader = nested("links", keys: .links) else { return (links, !isWritten("links")) }
    let style = reader.choice("join", LinkStyle.self)?.value
    links.style = style ?? .path
    // A short link names a code; only an app that resolves codes can take it.
    links.shortOpens =
      reader.choice("short_opens", LinkSettings.ShortLinkTarget.self)?.value
      ?? (links.style == .path ? .app : .page)
    if let length = reader.integer("short_length", 4...16, unit: " symbols") {
      links.shortLength = length
      if length < 8 {
        reader.report(.shortCodes(length, at: reader.place(ofValue: "short_length")))
      }
    }
    links.openHost = reader.host("open_host")
    if let openHost = links.openHost, openHost == host {
      reader.report(
        .error(
          "same-open-host", "\"open_host\" is the site's own host",
          at: reader.place(ofValue: "open_host"),
          help: "iOS opens an app only from a link to another host; name a second one"))
    }
    report(reader.diagnostics)
    return (links, style != nil || !reader.isWritten("join"))
  }

  /// Hosts for which linksite knows extra files; the plain output works on every static host.
  private mutating func hosts() -> [Located<String>] {
    lines("hosts", limit: 64).filter { host in
      guard !SiteSettings.knownHosts.contains(host.value) else { return true }
      let nearest = nearestName(to: host.value, in: SiteSettings.knownHosts)
      report(
        .error(
          "unknown-host-service", "\"hosts\" cannot name \"\(host.value)\"", at: host.place,
          help: nearest.map { "did you mean \"\($0)\"?" }
            ?? "one of: \(SiteSettings.knownHosts.joined(separator: ", "))"))
      return false
    }
  }
}

extension HostName {
  /// Reserved for addresses that exist nowhere (RFC 2606).
  fileprivate static var standIn: HostName {
    do {
      return try HostName("site.invalid")
    } catch {
      preconditionFailure("a reserved name is a host name")
    }
  }
}

extension SiteSettings {
  package static let knownHosts = [
    "netlify", "cloudflare", "github", "gitlab", "vercel", "firebase", "azure", "render", "s3",
    "nginx", "apache", "caddy", "lighttpd",
  ]
}

extension Diagnostic {
  static func internationalizedHost(_ host: HostName, at place: Place) -> Diagnostic {
    .warning(
      "internationalized-host", "the host \(host) is Punycode for letters beyond a–z", at: place,
      help: "links on such hosts are reported not to open apps since iOS 16; use a plain host")
  }

  fileprivate static func repeatedLanguage(
    _ language: Located<LanguageTag>, isOwn: Bool
  ) -> Diagnostic {
    let tag = language.value.text
    return .warning(
      "repeated-item",
      isOwn
        ? "\"languages\" lists \"\(tag)\", the site's own language"
        : "\"languages\" lists \"\(tag)\" twice",
      at: language.place, help: isOwn ? "take it out" : "once is enough")
  }

  static func shortCodes(_ length: Int, at place: Place) -> Diagnostic {
    .warning(
      "short-codes", "codes of \(length) symbols can be guessed", at: place,
      help: "8 or more keep unlisted meetings unlisted")
  }
}
