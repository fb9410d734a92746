/// The application ID of an Android app: `com.example.calls`.
///
/// At least two parts with a period between them; each begins with a letter and goes on with
/// letters, digits and `_`. A hyphen, legal in a bundle ID, is not allowed here.
public struct AndroidPackageName: Hashable, Sendable {
  /// The name as it is written.
  public let text: String

  /// The name, or nil when `text` is none; `read` tells why.
  public init?(_ text: String) {
    guard case .success(let name) = AndroidPackageName.read(text) else { return nil }
    self = name
  }

  private init(checked text: String) {
    self.text = text
  }

  /// The name, or what keeps `text` from being one.
  public static func read(_ text: String) -> Result<AndroidPackageName, ValueProblem> {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    if Placeholder.hasMarks(text)
      || parts.contains(where: { placeholders.contains(Placeholder.plain($0)) })
    {
      return .failure(
        ValueProblem(
          "dal.placeholder", "package name \"\(text)\" is text of a template",
          help: "write the applicationId of the app"))
    }
    guard parts.count >= 2 else {
      return .failure(
        problem(
          "package name \"\(text)\" has only one part", help: "for instance com.example.calls")
      )
    }
    for part in parts {
      if part.isEmpty {
        return .failure(problem("package name \"\(text)\" has an empty part"))
      }
      if let scalar = part.unicodeScalars.first(where: { !isAllowed($0) }) {
        let help =
          scalar == "-"
          ? "hyphens are for bundle IDs; here the same name is often written with _"
          : "each part is letters, digits and _"
        return .failure(problem("package name \"\(text)\" contains \"\(scalar)\"", help: help))
      }
      if let first = part.utf8.first, !first.isASCIILetter {
        return .failure(
          problem(
            "part \"\(part)\" of package name \"\(text)\" does not begin with a letter"))
      }
    }
    return .success(AndroidPackageName(checked: text))
  }

  private static let placeholders = [
    "yourpackage", "yourpackagename", "packagename", "yourapp", "yourcompany", "applicationid",
  ]

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII, let byte = UInt8(exactly: scalar.value) else { return false }
    return byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
  }

  private static func problem(_ message: String, help: String? = nil) -> ValueProblem {
    ValueProblem("dal.package-format", message, help: help)
  }
}

extension AndroidPackageName: CustomStringConvertible {
  /// The name as it is written.
  public var description: String { text }
}
