/// The name by which Apple's association files call an app: `ABCDE12345.com.example.calls`.
///
/// It is the application identifier prefix (ten characters A–Z and 0–9; usually, but for old apps
/// not always, the team ID), a period, and the bundle ID. The truth about an app is the
/// `application-identifier` in its signed build.
public struct AppID: Hashable, Sendable {
  /// The whole identifier as it is written into the file; devices may compare its case.
  public let text: String
  /// The ten characters before the first period.
  public let prefix: String
  /// What follows the prefix and its period.
  public let bundleID: String

  /// The identifier, or nil when `text` is none; `read` tells why.
  public init?(_ text: String) {
    guard case .success(let appID) = AppID.read(text) else { return nil }
    self = appID
  }

  private init(prefix: Substring, bundleID: Substring) {
    self.text = "\(prefix).\(bundleID)"
    self.prefix = String(prefix)
    self.bundleID = String(bundleID)
  }

  /// The identifier, or what keeps `text` from being one.
  public static func read(_ text: String) -> Result<AppID, ValueProblem> {
    if let problem = generalProblem(of: text) { return .failure(problem) }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      return .failure(
        ValueProblem("appid.format", "App ID \"\(text)\" has no period", help: shape))
    }
    if let problem = prefixProblem(of: parts[0], in: text) { return .failure(problem) }
    if let problem = bundleProblem(of: parts[1]) { return .failure(problem) }
    return .success(AppID(prefix: parts[0], bundleID: parts[1]))
  }

  private static let shape =
    "write <application identifier prefix>.<bundle ID>, for instance ABCDE12345.com.example.calls"

  private static func generalProblem(of text: String) -> ValueProblem? {
    if text.isEmpty { return ValueProblem("appid.format", "the App ID is empty", help: shape) }
    if isPlaceholder(text) {
      return ValueProblem(
        "appid.placeholder", "App ID \"\(text)\" is text of a template", help: shape)
    }
    if let comma = text.firstIndex(of: ",") {
      let isList = AppID(text[..<comma].filter { $0 != " " }) != nil
      return ValueProblem(
        "appid.format", "App ID \"\(text)\" contains a comma",
        help: isList ? "write one App ID into each string: [\"…\", \"…\"]" : shape)
    }
    if text.unicodeScalars.contains(where: \.properties.isWhitespace) {
      return ValueProblem(
        "appid.whitespace", "App ID \"\(text)\" contains white space", help: "remove it")
    }
    if text.utf8.contains(UInt8(ascii: "*")) {
      return ValueProblem(
        "appid.wildcard", "App ID \"\(text)\" contains *, and there are no wildcards here",
        help: "list each app with its whole identifier")
    }
    if let plus = text.firstIndex(of: "+") {
      let mended = AppID(text.replacingCharacter(at: plus, with: "."))
      return ValueProblem(
        "appid.format", "App ID \"\(text)\" contains +",
        help: mended.map { "did you mean \($0)?" } ?? shape)
    }
    return nil
  }

  private static func isPlaceholder(_ text: String) -> Bool {
    if Placeholder.hasMarks(text) { return true }
    let labels = text.split(separator: ".").map { Placeholder.plain($0) }
    let wholeLabels = [
      "yourapp", "yourcompany", "yourdomain", "bundleid", "bundleidentifier",
      "productbundleidentifier",
    ]
    if labels.contains(where: wholeLabels.contains) { return true }
    let phrases: [StaticString] = [".your.bundle", "com.your.app", "com.your.company"]
    if phrases.contains(where: { text.lowercased().holds($0) }) { return true }
    let prefixes = [
      // What is left of a variable that was not set.
      "undefined", "null", "none", "nil",
      "developmentteam", "teamid", "teamidentifier", "yourteam", "yourteamid", "appidprefix",
      "appidentifierprefix",
      "yourappidprefix",
    ]
    guard let first = labels.first else { return false }
    let isCrossedOut = first.utf8.count > 2 && first.utf8.allSatisfy { $0 == UInt8(ascii: "x") }
    return isCrossedOut || prefixes.contains(first)
  }

  private static func isPrefix(_ text: Substring) -> Bool {
    text.utf8.count == 10 && text.utf8.allSatisfy { $0.isASCIIUppercase || $0.isASCIIDigit }
  }

  private static func prefixProblem(of prefix: Substring, in text: String) -> ValueProblem? {
    let bytes = prefix.utf8
    if isPrefix(prefix) { return nil }
    if bytes.count == 10, bytes.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }),
      bytes.contains(where: { $0.isASCIIDigit || $0.isASCIIUppercase })
    {
      return ValueProblem(
        "appid.prefix", "prefix \"\(prefix)\" of the App ID has lower-case letters",
        help: "prefixes are ten characters A-Z and 0-9", severity: .warning)
    }
    if let period = text.lastIndex(of: "."), isPrefix(text[period...].dropFirst()) {
      let turned = "\(text[period...].dropFirst()).\(text[..<period])"
      if let appID = AppID(turned) {
        return ValueProblem(
          "appid.prefix", "App ID \"\(text)\" has its prefix at the end",
          help: "did you mean \(appID)?")
      }
    }
    if bytes.allSatisfy({ $0.isASCIILowercase || $0 == UInt8(ascii: "-") }), !bytes.isEmpty {
      let isPackage = text.utf8.contains(UInt8(ascii: "_"))
      let what = isPackage ? "an Android package name" : "a bundle ID without its prefix"
      return ValueProblem(
        "appid.prefix", "\"\(text)\" looks like \(what)",
        help: "put the application identifier prefix before it: <prefix>.\(text)")
    }
    return ValueProblem(
      "appid.prefix",
      "prefix \"\(prefix)\" of App ID \"\(text)\" is not ten characters A-Z and 0-9",
      help: "the prefix stands in the developer account and as application-identifier in the app")
  }

  private static func bundleProblem(of bundleID: Substring) -> ValueProblem? {
    if bundleID.isEmpty {
      return ValueProblem("appid.format", "the App ID ends with its prefix", help: shape)
    }
    let labels = bundleID.split(separator: ".", omittingEmptySubsequences: false)
    if labels.contains(where: \.isEmpty) {
      return ValueProblem(
        "appid.bundle-charset", "bundle ID \"\(bundleID)\" has an empty part",
        help: "remove the extra period")
    }
    for scalar in bundleID.unicodeScalars {
      guard scalar.isASCII, let byte = UInt8(exactly: scalar.value),
        byte.isASCIILetter || byte.isASCIIDigit || "-.".utf8.contains(byte)
      else {
        return ValueProblem(
          "appid.bundle-charset", "bundle ID \"\(bundleID)\" contains \"\(scalar)\"",
          help: "bundle IDs are letters, digits, hyphens and periods")
      }
    }
    return nil
  }
}

extension AppID {
  /// True for the identifiers of manuals, which no developer account has.
  ///
  /// `ABCDE12345` stands in Apple's; before `com.example` it shows the shape, but for the two apps
  /// of that very page.
  var isSample: Bool {
    let samples = ["com.example.app", "com.example.app2"]
    if prefix == "ABCDE12345" {
      return !bundleID.hasPrefix("com.example.") || samples.contains(bundleID)
    }
    let prefixes = ["1234567890", "0123456789", "ABCDEFGHIJ", "A1B2C3D4E5", "ABCD123456"]
    return prefixes.contains(prefix) || Set(prefix.utf8).count == 1 || prefix.holds("TEAM")
  }
}

extension AppID: CustomStringConvertible {
  /// The identifier as it is written.
  public var description: String { text }
}

extension String {
  fileprivate func replacingCharacter(at index: Index, with replacement: String) -> String {
    String(self[..<index]) + replacement + String(self[self.index(after: index)...])
  }
}
