import InviteLinks

/// Links that put a finished message to one guest into another program.
package struct SendingLinks: Sendable {
  /// Opens a mail; nil without an address.
  package let mail: String?
  /// Opens a text message; nil without a number.
  package let sms: String?
  /// Opens WhatsApp with that number; nil without one.
  package let whatsApp: String?

  package init(_ invite: PersonalInvite) {
    let guest = invite.guest
    mail = guest.email.map { address in
      let links = invite.links.map(\.url).joined(separator: "\n")
      return MessageLinks.mail(
        to: address, subject: invite.subject, bodies: [invite.text, invite.sms, links])
    }
    sms = guest.phone.map { MessageLinks.sms(to: $0, body: invite.sms) }
    whatsApp = guest.phone.map { MessageLinks.whatsApp(to: $0, body: invite.text) }
  }
}
