/// An address as it stands in mails: ASCII only, the host in Punycode (RFC 5890).
package struct MailAddress: Hashable, Sendable {
  package let text: String

  /// Nil where letters beyond ASCII stand before the `@`: only servers with SMTPUTF8 take such an
  /// address, and it has no other form (RFC 6531).
  package init?(_ address: String) {
    if address.utf8.allSatisfy({ $0 < 0x80 }) {
      text = address
      return
    }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    var labels: [String] = []
    for label in GuestText.normalized(String(parts[1])).split(separator: ".") {
      guard let label = Punycode.label(String(label)) else { return nil }
      labels.append(label)
    }
    text = "\(parts[0])@\(labels.joined(separator: "."))"
  }
}
