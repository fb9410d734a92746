import Foundation
import InviteLinks

/// What a page may load and run: its own style and script by their hash, its own pictures.
enum ContentSecurityPolicy {
  /// - Parameters:
  ///   - style: the exact text between `<style>` and `</style>`.
  ///   - script: the exact text between `<script>` and `</script>`, if there is one.
  ///   - images: where pictures may come from.
  static func text(style: [UInt8], script: [UInt8]?, images: String) -> String {
    var parts = ["default-src 'none'", "style-src \(source(style))"]
    if let script { parts.append("script-src \(source(script))") }
    parts += ["img-src \(images)", "base-uri 'none'", "form-action 'none'"]
    return parts.joined(separator: "; ")
  }

  private static func source(_ bytes: [UInt8]) -> String {
    "'sha256-\(Data(SHA256.digest(bytes)).base64EncodedString())'"
  }
}
