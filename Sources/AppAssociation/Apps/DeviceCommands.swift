/// Command lines by which the platforms themselves tell what they make of the files.
///
/// They need a Mac, a phone or a network, so this library only writes them down.
public enum DeviceCommands {
  /// Asks Apple's own matcher on a Mac what `file` does with `url`: the last word on any rule.
  public static func swcutil(host: String, file: String, url: String) -> String {
    "sudo swcutil verify -d \(shellQuoted(host)) -j \(shellQuoted(file)) -u \(shellQuoted(url))"
  }

  /// Shows the file as Apple's network hands it to devices, with the reason of a failure.
  public static func appleCache(host: String) -> String {
    "curl -sS -D - \(shellQuoted("https://app-site-association.cdn-apple.com/a/v1/\(host)"))"
  }

  /// Shows the file as the host serves it: it must answer 200 and without a redirect.
  public static func served(_ kind: AssociationKind, host: String) -> String {
    let name = kind == .apple ? "apple-app-site-association" : "assetlinks.json"
    return "curl -sS -D - -o /dev/null \(shellQuoted("https://\(host)/.well-known/\(name)"))"
  }

  /// Shows what an Android device has verified for an app.
  public static func androidState(of package: AndroidPackageName) -> String {
    "adb shell pm get-app-links \(package.text)"
  }

  /// Makes an Android device verify an app again.
  public static func androidVerification(of package: AndroidPackageName) -> String {
    "adb shell pm verify-app-links --re-verify \(package.text)"
  }

  /// A word of a shell command line that stands for exactly `text`.
  private static func shellQuoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || "-._/:%@+=,".utf8.contains($0)
    }
    return isPlain && !text.isEmpty ? text : "'" + text.replacing("'", by: "'\\''") + "'"
  }
}
