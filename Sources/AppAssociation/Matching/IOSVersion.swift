/// A version of iOS, for what it understands of an apple-app-site-association file.
///
/// | from | understood |
/// |---|---|
/// | 9 | `appID` and `paths`; `apps` must be there and empty |
/// | 13 | `appIDs` and `components`, which make it pass over `paths` |
/// | 13.5 | `caseSensitive` and `$(…)` |
/// | 14 | `percentEncoded` and `defaults` |
///
/// By Apple's availability data. iPadOS has the same numbers; macOS 10.15 is 13, macOS 11 is 14.
public struct IOSVersion: Hashable, Comparable, Sendable {
  /// The number before the period.
  public var major: Int
  /// The number after it.
  public var minor: Int

  /// Makes the version `major.minor`.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads `14`, `13.5` or `16.4.1`; nil for everything else and for versions before 9.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count),
      parts.allSatisfy({ (1...3).contains($0.count) && $0.allSatisfy(\.isASCIIDigit) }),
      let major = Int(Substring(parts[0])), major >= 9
    else { return nil }
    self.init(major, parts.count > 1 ? Int(Substring(parts[1])) ?? 0 : 0)
  }

  /// Everything that is known is understood.
  public static let newest = IOSVersion(.max)

  /// By major, then minor number.
  public static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  var readsComponents: Bool { self >= IOSVersion(13) }
  var readsCaseAndVariables: Bool { self >= IOSVersion(13, 5) }
  var readsEncodingAndDefaults: Bool { self >= IOSVersion(14) }
}
