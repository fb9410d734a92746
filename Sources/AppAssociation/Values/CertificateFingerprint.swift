/// The SHA-256 of a signing certificate as assetlinks.json wants it: `14:6D:E9:…`.
///
/// 32 pairs of upper-case hexadecimal digits with colons between them. Google's own compatibility
/// suite counts lower case as malformed.
public struct CertificateFingerprint: Hashable, Sendable {
  /// The fingerprint as it is written into the file.
  public let text: String

  /// The fingerprint, or nil when `text` is none; `read` tells why.
  public init?(_ text: String) {
    guard case .success(let fingerprint) = CertificateFingerprint.read(text) else { return nil }
    self = fingerprint
  }

  private init(checked text: String) {
    self.text = text
  }

  /// The fingerprint, or what keeps `text` from being one.
  public static func read(_ text: String) -> Result<CertificateFingerprint, ValueProblem> {
    let pairs = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let areBytes = pairs.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isHexDigit) }
    guard areBytes else { return .failure(shapeProblem(of: text)) }
    if pairs.count == 20 {
      return .failure(
        ValueProblem(
          "dal.fingerprint-sha1", "fingerprint \"\(text)\" has 20 bytes: it is the SHA-1",
          help: "take the line SHA256 of keytool -list -v"))
    }
    guard pairs.count == 32 else {
      return .failure(
        problem("fingerprint \"\(text)\" has \(count(pairs.count)) instead of 32"))
    }
    guard !text.utf8.contains(where: \.isASCIILowercase) else {
      return .failure(
        problem(
          "fingerprint \"\(text)\" has lower-case letters", help: "write \(text.uppercased())"))
    }
    return .success(CertificateFingerprint(checked: text))
  }

  private static func count(_ bytes: Int) -> String { bytes == 1 ? "1 byte" : "\(bytes) bytes" }

  /// What is wrong with a text that is not pairs with colons between them.
  private static func shapeProblem(of text: String) -> ValueProblem {
    if text.isEmpty { return problem("the fingerprint is empty") }
    let words: [StaticString] = [
      "todo", "xx:xx", "fingerprint", "sha256cert", "changeme", "replaceme", "your",
    ]
    if Placeholder.hasMarks(text) || Placeholder.names(text, anyOf: words) {
      return placeholder(text)
    }
    let entries = text.split { ",; ".contains($0) }
    if entries.count > 1, entries.allSatisfy({ $0.utf8.count > 40 }) {
      return problem(
        "\"\(text)\" is \(entries.count) fingerprints",
        help: "write each into a string of its own: [\"…\", \"…\"]")
    }
    let digits = text.utf8.filter(\.isHexDigit)
    if text.utf8.allSatisfy(\.isHexDigit), digits.count == 64 {
      return problem(
        "fingerprint \"\(text)\" has no colons",
        help: "write \(pairs(of: text.uppercased()))")
    }
    if text.utf8.allSatisfy(\.isHexDigit), digits.count == 40 {
      return ValueProblem(
        "dal.fingerprint-sha1", "fingerprint \"\(text)\" has 20 bytes: it is the SHA-1",
        help: "take the line SHA256 of keytool -list -v")
    }
    if Placeholder.names(text, anyOf: ["sha256:", "sha1:"]) {
      return problem(
        "fingerprint \"\(text)\" begins with a label", help: "write only what stands after it")
    }
    if text.utf8.count == 44, text.utf8.last == UInt8(ascii: "=") {
      return problem("fingerprint \"\(text)\" is Base64", help: "write it as hexadecimal pairs")
    }
    return problem("fingerprint \"\(text)\" is not hexadecimal pairs with colons between them")
  }

  private static func placeholder(_ text: String) -> ValueProblem {
    ValueProblem(
      "dal.placeholder", "fingerprint \"\(text)\" is text of a template",
      help: "take the line SHA256 of keytool -list -v, and that of the Play Console")
  }

  private static func pairs(of digits: String) -> String {
    var result = ""
    for (index, scalar) in digits.unicodeScalars.enumerated() {
      if index > 0, index.isMultiple(of: 2) { result += ":" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func problem(_ message: String, help: String? = nil) -> ValueProblem {
    ValueProblem(
      "dal.fingerprint-format", message,
      help: help ?? "32 pairs of upper-case hexadecimal digits with colons between them")
  }
}

extension CertificateFingerprint: CustomStringConvertible {
  /// The fingerprint as it is written.
  public var description: String { text }
}
