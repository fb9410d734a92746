import Diagnostics
import SiteModel
import SitePlan

/// Files for machines that need no template.
enum PlainFiles {
  /// Everything may be read: robots need the pages for previews, and `noindex` works only when a
  /// page may be read.
  static let robots = "User-agent: *\nAllow: /\n"

  /// Headers in the form that Netlify and Cloudflare read; other hosts ignore the file.
  ///
  /// The association files have no extension, so no host guesses their type.
  static func headers(_ singles: [SitePlan.Single]) -> String {
    var text = """
      /*
        Referrer-Policy: no-referrer
        X-Content-Type-Options: nosniff
        Content-Security-Policy: frame-ancestors 'none'

      """
    for single in singles where [.association, .rootAssociation, .assetLinks].contains(single) {
      text += "/\(single.rawValue)\n  Content-Type: application/json\n"
    }
    text += """
      /j/*
        X-Robots-Tag: googlebot: noindex

      """
    return text
  }
}
