/// An address in the pieces that a line may hold: it ends behind a slash, and within no name.
///
/// Half of an address is typed wrong and read out wrong. The pieces stand in the page itself, since
/// browsers break an address wherever their line ends.
enum AddressParts {
  /// `https://calls.example.com/j/c2nyqw34r` → `https://calls.example.com/`, `j/`, `c2nyqw34r`.
  static func parts(of address: String) -> [String] {
    let scheme = "https://"
    var parts: [String] = []
    var part = address.hasPrefix(scheme) ? scheme : ""
    for character in address.dropFirst(part.count) {
      part.append(character)
      guard character == "/" else { continue }
      parts.append(part)
      part = ""
    }
    return part.isEmpty ? parts : parts + [part]
  }

  static let scope = Scope<String>(
    "part of an address", [.text("text", "Up to a slash and with it, or the rest.") { $0 }])
}
