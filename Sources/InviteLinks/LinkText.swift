/// A https URL cut at its separators (RFC 3986 §3), as it was written.
///
/// Not Foundation's `URL`: that repairs and re-encodes what it gets, and differs between systems.
struct LinkText {
  /// In lower case, without a port.
  let host: String
  private let path: Substring.UTF8View
  private let query: Substring.UTF8View

  init(_ text: String) throws(InviteLink.Refusal) {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { throw .notALink }
    let scheme = text[..<colon]
    guard scheme.utf8.first?.isLetter == true,
      scheme.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }),
      text.utf8[colon...].dropFirst().starts(with: "//".utf8)
    else { throw .notALink }
    let lowered = String(scheme).loweredASCII
    guard lowered == "https" else { throw .scheme(lowered) }

    let rest = text.utf8[colon...].dropFirst(3)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    host = try Self.host(String(Substring(authority)))
    let beforeFragment = rest[authority.endIndex...].prefix { $0 != UInt8(ascii: "#") }
    path = beforeFragment.prefix { $0 != UInt8(ascii: "?") }
    query = beforeFragment[path.endIndex...].dropFirst()
  }

  private static func host(_ authority: String) throws(InviteLink.Refusal) -> String {
    if authority.isEmpty { throw .notALink }
    if authority.utf8.contains(UInt8(ascii: "@")) { throw .authority(authority) }
    let host = authority.utf8.prefix { $0 != UInt8(ascii: ":") }
    let port = authority.utf8[host.endIndex...]
    guard port.isEmpty || port.elementsEqual(":".utf8) || port.elementsEqual(":443".utf8) else {
      throw .authority(authority)
    }
    return String(Substring(host)).loweredASCII
  }

  /// The decoded parts of the path; the last one is empty after a closing slash.
  func segments() throws(InviteLink.Refusal) -> [String] {
    var segments: [String] = []
    for part in path.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      guard let segment = PercentEncoding.decode(part) else { throw .encoding }
      segments.append(segment)
    }
    return segments
  }

  enum Item: Equatable {
    case absent
    case undecodable
    case text(String)
  }

  /// The value of the first query item with this name; without `=` it is empty.
  func item(_ name: String) -> Item {
    for item in query.split(separator: UInt8(ascii: "&")) {
      let itemName = item.prefix { $0 != UInt8(ascii: "=") }
      guard PercentEncoding.decode(itemName) == name else { continue }
      let value = item[itemName.endIndex...].dropFirst()
      return PercentEncoding.decode(value).map(Item.text) ?? .undecodable
    }
    return .absent
  }

  var guest: GuestToken? {
    if case .text(let text) = item("t") { GuestToken(text) } else { nil }
  }
}
