import SiteModel

/// One way to join besides the apps: a link, a phone number, a room system.
enum EntryPointScope {
  static let scope = Scope<EntryPoint>(
    "entry point",
    [
      .text("uri", "The address: https:, tel:, sip: and the like.") { $0.uri },
      .text("address", "The same to read and type: without sip:, or a number in groups.") {
        EntryPointScope.address(of: $0)
      },
      .optional("label", "The organiser's words for it.") { $0.label },
      .flag("is_video", "True for a link to the call itself.") { $0.kind == .video },
      .flag("is_phone", "True for a phone number.") { $0.kind == .phone },
      .flag("is_sip", "True for a room system.") { $0.kind == .sip },
      .flag("is_chat", "True for a chat.") { $0.kind == .chat },
      .flag("is_more", "True for a page with further ways.") { $0.kind == .more },
      .optional("region", "Where the number is.") { $0.region },
      .optional("meeting_code", "What to type when the call is answered.") { $0.meetingCode },
      .optional("pin", "The PIN, if one is asked for.") { $0.pin },
      .optional("note", "Anything else.") { $0.note },
    ])

  /// `tel:+49-30-23125-100,,482913%23` → `+49 30 23125 100`; `sip:a@example.com` → `a@example.com`.
  ///
  /// Web addresses stay whole, so that they can be copied.
  private static func address(of point: EntryPoint) -> String {
    switch point.kind {
    case .phone:
      let number = point.uri.drop { $0 != ":" }.dropFirst().prefix { $0 != "," && $0 != ";" }
      return String(number.map { $0 == "-" || $0 == "." ? " " : $0 })
    case .sip: return String(point.uri.drop { $0 != ":" }.dropFirst())
    case .video, .chat, .more: return point.uri
    }
  }
}
