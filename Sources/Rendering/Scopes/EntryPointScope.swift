import InviteLinks
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
      .optional("shown_code", "The same in groups of digits, to read and to type.") {
        $0.meetingCode.map(ShownCode.inGroups)
      },
      .optional("pin", "The PIN, if one is asked for.") { $0.pin },
      .optional("shown_pin", "The same in groups of digits.") { $0.pin.map(ShownCode.inGroups) },
      .optional(
        "one_tap", "A number with everything that is dialled after it, where there is more."
      ) { EntryPointScope.oneTap($0) },
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

  /// `tel:+49-30-23125-100,,482913%23` → `+493023125100,,482913#`: phones make one tap of it.
  private static func oneTap(_ point: EntryPoint) -> String? {
    guard point.kind == .phone, point.uri.contains(",") else { return nil }
    let number = point.uri.drop { $0 != ":" }.dropFirst().prefix { $0 != ";" }
    return PercentEncoding.decode(number.filter { !"-.()".contains($0) })
  }
}
