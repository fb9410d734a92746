/// Links that put a finished message into another program; every value is encoded once.
package enum MessageLinks {
  /// Longer `mailto:` links fail in Outlook and in some browsers.
  package static let mailLimit = 1900

  /// A new mail (RFC 6068: line breaks are CR LF, the address is encoded but for its `@`).
  ///
  /// - Parameters:
  ///   - address: nil where the sender chooses.
  ///   - bodies: the same message in ever shorter words: the first one counts that fits. The last one
  ///     goes without the subject when nothing else helps.
  package static func mail(
    to address: String? = nil, subject: String?, bodies: [String]
  ) -> String {
    for body in bodies {
      let link = mailStart(to: address, subject: subject) + lines(of: body)
      if link.utf8.count <= mailLimit { return link }
    }
    return mailStart(to: address, subject: nil) + lines(of: bodies.last ?? "")
  }

  /// A link to a new mail up to its text, which stands there as ``lines(of:)`` gives it.
  package static func mailStart(to address: String?, subject: String?) -> String {
    let head = subject.map { "subject=\(PercentEncoding.encode($0))&" } ?? ""
    return "mailto:\(address.map { encoded(address: $0) } ?? "")?\(head)body="
  }

  /// An address as it stands in a link: encoded but for its `@`.
  package static func encoded(address: String) -> String {
    address.split(separator: "@").map { PercentEncoding.encode(String($0)) }.joined(separator: "@")
  }

  /// A new text message: `?&` is the one form that both iOS (`&body`) and Android (`?body`) read.
  package static func sms(to number: String? = nil, body: String) -> String {
    "sms:\(number ?? "")?&body=\(PercentEncoding.encode(body))"
  }

  /// A new message in WhatsApp.
  ///
  /// - Parameter number: with its `+`, which these links have not.
  package static func whatsApp(to number: String? = nil, body: String) -> String {
    "https://wa.me/\((number ?? "").drop { $0 == "+" })?text=\(PercentEncoding.encode(body))"
  }

  /// Encoded, with CR LF as the end of each line.
  package static func lines(of body: String) -> String {
    var text = ""
    var lines = body.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      text += PercentEncoding.encode(String(decoding: line, as: UTF8.self))
      if !lines.isEmpty { text += line.last == 0x0D ? "%0A" : "%0D%0A" }
    }
    return text
  }
}
