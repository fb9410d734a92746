package import Diagnostics
import InviteLinks

/// A way to join: a video link, a phone number, a room system.
package struct EntryPoint: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case video, phone, sip, chat, more

    /// The schemes that its address may have.
    var schemes: [String] {
      switch self {
      case .video, .more: ["https"]
      case .phone: ["tel"]
      case .sip: ["sip", "sips"]
      case .chat: ["https", "xmpp", "matrix", "irc", "ircs"]
      }
    }
  }

  package var kind: Kind
  package var uri: String
  package var label: String?
  /// An ISO 3166 country code in upper case, or any word that the organiser groups by.
  package var region: String?
  package var meetingCode: String?
  package var pin: String?
  package var note: String?
  package var place: Place
}

extension FieldReader {
  /// Reads `entry_points`; at most one each of video, sip and more, and never only `more`.
  mutating func entryPoints(_ key: String) -> [EntryPoint]? {
    guard value(key) != nil else { return nil }
    let items = list(key)
    var points: [EntryPoint] = []
    for item in items {
      guard var reader = nested(item, named: key, keys: .entryPoint) else { continue }
      if let point = reader.entryPoint() { points.append(point) }
      report(reader.diagnostics)
    }
    for kind in [EntryPoint.Kind.video, .sip, .more] {
      let same = points.filter { $0.kind == kind }
      guard same.count > 1 else { continue }
      report(
        .error(
          "too-many-entry-points", "more than one entry point of type \"\(kind.rawValue)\"",
          at: same[1].place, help: "keep one; further links belong in the description",
          notes: [.init("the first one is here", at: same[0].place)]))
    }
    // One that could not be read may be what the others add to.
    if let first = points.first, points.count == items.count,
      points.allSatisfy({ $0.kind == .more })
    {
      report(
        .error(
          "only-more-entry-points", "the only entry point has the type \"more\"", at: first.place,
          help: "\"more\" adds to another way in; add one of type video, phone, sip or chat"))
    }
    return points
  }

  private mutating func entryPoint() -> EntryPoint? {
    let kind = choice("type", EntryPoint.Kind.self)
    if kind == nil, value("type") == nil {
      requireKey("type", help: "one of: video, phone, sip, chat, more")
    }
    if value("uri") == nil { requireKey("uri", help: "for example tel:+49-30-5550100") }
    let uri = address("uri", schemes: kind?.value.schemes)
    if kind?.value == .phone, let uri { checkPhone(uri) }
    let label = line("label")?.value
    let region = line("region", limit: 64)?.value
    let meetingCode = line("meeting_code", limit: 128)?.value
    let pin = line("pin", limit: 128)?.value
    let note = line("note")?.value
    guard let kind, let uri else { return nil }
    return EntryPoint(
      kind: kind.value, uri: uri.value, label: label, region: region, meetingCode: meetingCode,
      pin: pin, note: note, place: place)
  }

  /// Digits and separators, then pauses, codes and parameters (RFC 3966, and `,` for a pause).
  private mutating func checkPhone(_ uri: Located<String>) {
    let number = uri.value.utf8.dropFirst("tel:".utf8.count)
    let isPlausible = number.allSatisfy {
      $0.isDigit || $0.isLetter || "+-.()*,;%=".utf8.contains($0)
    }
    guard isPlausible, number.filter(\.isDigit).count >= 3 else {
      report(
        .error(
          "bad-phone", "\"\(uri.value)\" is not a phone number", at: uri.place,
          help: "for example tel:+49-30-5550100,,123456%23 (a pause is \",\", the sign # is %23)"))
      return
    }
  }
}
