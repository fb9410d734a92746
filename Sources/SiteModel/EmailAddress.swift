/// The shape of an e-mail address; whether anybody reads it there, only a message can tell.
package enum EmailAddress {
  /// One `@` with something before it and a host of two parts or more behind it, and no dot at an end
  /// of either or beside another dot (RFC 5322, 3.2.3).
  ///
  /// Blanks, separators of lists, brackets and quotes are refused although RFC 5322 has a place for
  /// them: in practice they are slips, and in a header or a `mailto:` they would change its meaning.
  package static func isPlausible(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let words = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, (words + labels).allSatisfy({ !$0.isEmpty }) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII {
        return scalar.value > 0x20 && !",;<>()\"\\:[]".unicodeScalars.contains(scalar)
      }
      return !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
