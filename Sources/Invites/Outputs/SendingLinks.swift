import InviteLinks

/// Links that put a finished message to one guest into another program.
package struct SendingLinks: Sendable {
  /// Opens a mail; nil without an address.
  package let mail: String?
  /// Opens a text message; nil without a number.
  package let sms: String?
  /// Opens WhatsApp with that number; nil without one.
  package let whatsApp: String?

  /// Longer `mailto:` links fail in Outlook and in some browsers.
  static let mailLimit = 1900

  package init(_ invite: PersonalInvite) {
    let guest = invite.guest
    mail = guest.email.map { address in
      let whole = SendingLinks.mail(address, invite.subject, invite.text)
      if whole.utf8.count <= SendingLinks.mailLimit { return whole }
      let links = invite.links.map(\.url).joined(separator: "\n")
      return SendingLinks.mail(address, invite.subject, links)
    }
    // `?&` is the one form that both iOS and Android read.
    sms = guest.phone.map { "sms:\($0)?&body=\(PercentEncoding.encode(invite.sms))" }
    whatsApp = guest.phone.map {
      "https://wa.me/\($0.dropFirst())?text=\(PercentEncoding.encode(invite.text))"
    }
  }

  /// RFC 6068: line breaks are CR LF, and the address is encoded but for its `@`.
  private static func mail(_ address: String, _ subject: String, _ body: String) -> String {
    let parts = address.split(separator: "@").map { PercentEncoding.encode(String($0)) }
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    return "mailto:\(parts.joined(separator: "@"))?subject=\(PercentEncoding.encode(subject))&body="
      + lines.map { PercentEncoding.encode(String($0)) }.joined(separator: "%0D%0A")
  }
}
