/// How large an association file may be before a system refuses it.
public enum AssociationSize {
  /// Apple's systems take no larger apple-app-site-association (uncompressed).
  public static let appleLimit = 128 * 1024
  /// From here on a warning: half of the limit is left for what comes.
  public static let appleWarning = 64 * 1024
  /// Android reads no larger assetlinks.json.
  public static let androidLimit = 1024 * 1024
  /// From here on a warning.
  public static let androidWarning = 512 * 1024

  /// The largest file that a system reads.
  public static func limit(of kind: AssociationKind) -> Int {
    kind == .apple ? appleLimit : androidLimit
  }

  /// The same for a file at hand; the fix says when white space alone makes it too large.
  public static func finding(in file: [UInt8], of kind: AssociationKind) -> AssociationFinding? {
    guard var finding = finding(bytes: file.count, of: kind) else { return nil }
    let count = countWithoutBlanks(file)
    if self.finding(bytes: count, of: kind)?.severity != finding.severity {
      finding.fix = "remove the white space between its parts: without it there are \(count) bytes"
    }
    return finding
  }

  private static func countWithoutBlanks(_ file: [UInt8]) -> Int {
    var count = 0
    var isInString = false
    var isEscaped = false
    for byte in file {
      if isInString {
        isInString = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte.isASCIIBlank {
        continue
      } else {
        isInString = byte == UInt8(ascii: "\"")
      }
      count += 1
    }
    return count
  }

  /// An error above the limit, a warning above its half, nil for all others.
  public static func finding(bytes count: Int, of kind: AssociationKind) -> AssociationFinding? {
    let (limit, warning) =
      switch kind {
      case .apple: (appleLimit, appleWarning)
      case .android: (androidLimit, androidWarning)
      }
    let fix = "put what the links have in common into fewer rules"
    if count > limit {
      return AssociationFinding(
        .error, "file.too-large", "the file has \(count) bytes, more than the \(limit) allowed",
        effect: "the device ignores the whole file, no link opens an app", fix: fix)
    }
    guard count > warning else { return nil }
    return AssociationFinding(
      .warning, "file.too-large", "the file has \(count) bytes of the \(limit) allowed",
      effect: "it works until it grows beyond the limit, then no link opens an app", fix: fix)
  }
}

/// The two association files.
public enum AssociationKind: String, Hashable, Sendable {
  /// apple-app-site-association.
  case apple = "aasa"
  /// assetlinks.json.
  case android = "assetlinks"
}
