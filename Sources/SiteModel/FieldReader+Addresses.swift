import AppAssociation
import Diagnostics
import InviteLinks

extension FieldReader {
  /// An absolute address with one of `schemes` (nil: any that a browser would not run).
  mutating func address(
    _ key: String, schemes: [String]?, limit: Int = 1300
  ) -> Located<String>? {
    guard let text = line(key, limit: limit) else { return nil }
    do throws(WebAddress.Problem) {
      try WebAddress.check(text.value, schemes: schemes)
      return text
    } catch {
      report(.badAddress(text, key: key, error, place: { addressPlace(text, key, $0) }))
      return nil
    }
  }

  private func addressPlace(_ text: Located<String>, _ key: String, _ offset: Int) -> Place {
    InputValue(.text(text.value), at: text.place).place(ofOffset: offset)
  }

  /// An e-mail address by shape: one `@`, no blanks or brackets, at most 254 bytes.
  mutating func email(_ key: String) -> Located<String>? {
    guard let text = line(key, limit: 254) else { return nil }
    let parts = text.value.split(separator: "@", omittingEmptySubsequences: false)
    let refused: Set<Character> = [" ", ",", ";", "<", ">", "(", ")", "\"", "\\", ":", "[", "]"]
    guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."),
      !parts[1].hasPrefix("."), !parts[1].hasSuffix("."),
      !text.value.contains(where: refused.contains)
    else {
      report(
        .error(
          "bad-email", "\"\(text.value)\" is not an e-mail address", at: text.place,
          help: "for example ada@example.com"))
      return nil
    }
    return text
  }

  /// A language tag.
  mutating func language(_ key: String) -> Located<LanguageTag>? {
    guard let text = line(key, limit: 35) else { return nil }
    return language(text, key: key)
  }

  mutating func language(_ text: Located<String>, key: String) -> Located<LanguageTag>? {
    guard let tag = LanguageTag(text.value) else {
      report(
        .error(
          "bad-language", "\"\(text.value)\" is not a language tag", at: text.place,
          help: "for example en, de-AT or zh-Hans"))
      return nil
    }
    return Located(tag, at: text.place)
  }
}

extension Diagnostic {
  static func badAddress(
    _ text: Located<String>, key: String, _ problem: WebAddress.Problem, place: (Int) -> Place
  ) -> Diagnostic {
    switch problem {
    case .noScheme:
      return .error(
        "bad-address", "\"\(key)\" needs a whole address, found \"\(text.value)\"", at: text.place,
        help: "begin with https://")
    case .scheme(let scheme, let allowed):
      let help =
        allowed.isEmpty
        ? "a browser would run \"\(scheme):\"; use the app's own scheme or https"
        : "use \(allowed.map { "\($0):" }.joined(separator: " or "))"
      return .error(
        "bad-scheme", "\"\(key)\" cannot begin with \"\(scheme):\"", at: text.place, help: help)
    case .character(let scalar, let offset):
      return .error(
        "bad-address", "\"\(key)\" holds \(scalar.codePoint), which cannot stand in an address",
        at: place(offset), help: "percent-encode it, or take it out if it came along by copying")
    case .noHost:
      return .error("bad-address", "\"\(text.value)\" has no host", at: text.place)
    case .userInfo:
      return .error(
        "bad-address", "\"\(key)\" holds a user name or password", at: text.place,
        help: "take the part before \"@\" out")
    }
  }
}
