/// A link that can be read aloud: `https://{host}/j/{code}/`.
///
/// It carries no id; the app learns the meeting from ``meetingFileURL``.
public struct ShortLink: Hashable, Sendable, CustomStringConvertible {
  /// The part that people type.
  public enum Code: Hashable, Sendable {
    case generated(ShortCode)
    case custom(CustomCode)

    /// The code as it stands in the link.
    public var text: String {
      switch self {
      case .generated(let code): code.text
      case .custom(let code): code.text
      }
    }
  }

  /// The site's host.
  public let host: HostName

  /// The part that people type.
  public let code: Code

  /// For whom the link is; nil in everything that is shared with more than one guest.
  public let guest: GuestToken?

  /// A link with a generated or a chosen code.
  public init(_ code: Code, on host: HostName, guest: GuestToken? = nil) {
    self.host = host
    self.code = code
    self.guest = guest
  }

  /// The link as it is printed.
  public var url: String {
    "https://\(host)/j/\(code.text)/" + (guest.map { "?t=\($0)" } ?? "")
  }

  /// Where the site tells which meeting this is, as JSON.
  public var meetingFileURL: String { "https://\(host)/j/\(code.text)/meeting.json" }

  /// The link that was meant, in case nothing answers at ``meetingFileURL``: a generated code that
  /// somebody typed with its hyphens looks like a chosen one.
  public var otherReading: ShortLink? {
    guard let repaired = ShortCode(ShortCode.repaired(code.text)), repaired.text != code.text else {
      return nil
    }
    return ShortLink(.generated(repaired), on: host, guest: guest)
  }

  /// The link as it is printed.
  public var description: String { url }
}

extension ShortLink.Code {
  /// The code that `typed` is as it stands, in lower case, or with the usual slips repaired.
  init?(typed: String) {
    for text in [typed, typed.loweredASCII, ShortCode.repaired(typed)] {
      if let code = ShortCode(text) {
        self = .generated(code)
        return
      }
      if let code = try? CustomCode(text) {
        self = .custom(code)
        return
      }
    }
    return nil
  }
}
