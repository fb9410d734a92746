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
      report(.badAddress(text, key: key, error))
      return nil
    }
  }

  /// An e-mail address by shape.
  mutating func email(_ key: String) -> Located<String>? {
    guard let text = line(key, limit: 254) else { return nil }
    guard EmailAddress.isPlausible(text.value) else {
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
    _ text: Located<String>, key: String, _ problem: WebAddress.Problem
  ) -> Diagnostic {
    switch problem {
    case .noScheme(let allowed):
      let scheme = allowed.first.map { "\($0):" } ?? "https:"
      return .error(
        "bad-address", "\"\(key)\" needs a whole address, found \"\(text.value)\"", at: text.place,
        help: scheme == "tel:"
          ? "for example tel:+49-30-5550100, without blanks"
          : "begin with \(scheme == "https:" ? "https://" : scheme)")
    case .scheme(let scheme, let allowed):
      let help =
        allowed.isEmpty
        ? "a browser would run \"\(scheme):\"; use the app's own scheme or https"
        : "use \(allowed.map { "\($0):" }.joined(separator: " or "))"
      return .error(
        "bad-scheme", "\"\(key)\" cannot begin with \"\(scheme):\"", at: text.place, help: help)
    case .character(let scalar, let offset):
      let isPhone = WebAddress.scheme(of: text.value) == "tel"
      return .error(
        "bad-address", "\"\(key)\" holds \(scalar.codePoint), which cannot stand in an address",
        at: text.place(ofOffset: offset),
        help: isPhone
          ? "write a number with hyphens, for example tel:+49-30-5550100"
          : "percent-encode it, or take it out if it came along by copying")
    case .percentSign(let offset):
      return .error(
        "bad-address", "\"\(key)\" holds a % that encodes nothing",
        at: text.place(ofOffset: offset), help: "write %25 for the sign itself")
    case .nothingBehindScheme:
      return .error(
        "bad-address", "\"\(text.value)\" ends behind its scheme", at: text.place,
        help: "write the whole address")
    case .noHost:
      return .error(
        "bad-address", "\"\(text.value)\" has no host", at: text.place,
        help: "for example https://example.com/page")
    case .userInfo:
      return .error(
        "bad-address", "\"\(key)\" holds a user name or password", at: text.place,
        help: "take the part before \"@\" out")
    }
  }
}
