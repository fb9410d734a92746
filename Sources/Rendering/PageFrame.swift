import InviteLinks
import SiteModel

/// The style, script and icon of all pages, with the policy that allows exactly those.
struct PageFrame: Sendable {
  /// The address of the logo, or a square in the site's colour: without an icon browsers ask the
  /// host for one.
  let icon: String
  let style: [UInt8]
  let script: [UInt8]
  /// The script of a meeting's page.
  let meetingScript: [UInt8]
  let policy: String
  let policyWithScript: String
  let policyOfMeetings: String

  init(look: Look, style: [UInt8], script: [UInt8]) {
    let whole = ScriptText.inPage(script)
    let ofMeetings = ScriptText.inPage(script, isMeeting: true)
    let rules = Array(PageFrame.properties(of: look).utf8) + StyleText.inPage(style)
    self.style = PageFrame.element("style", rules)
    self.script = PageFrame.element("script", whole)
    meetingScript = PageFrame.element("script", ofMeetings)
    icon = look.logo.map { StaticAddress.path($0.value) } ?? PageFrame.square(look.accent)
    let images = look.logo == nil ? "'self' data:" : "'self'"
    policy = ContentSecurityPolicy.text(style: rules, script: nil, images: images)
    policyWithScript = ContentSecurityPolicy.text(style: rules, script: whole, images: images)
    policyOfMeetings = ContentSecurityPolicy.text(style: rules, script: ofMeetings, images: images)
  }

  private static func square(_ colour: String) -> String {
    let picture =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'>"
      + "<rect width='8' height='8' rx='2' fill='\(colour)'/></svg>"
    return "data:image/svg+xml,\(PercentEncoding.encode(picture))"
  }

  private static func element(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array("<\(name)>".utf8) + content + Array("</\(name)>".utf8)
  }

  /// The settings as custom properties, in front of the style sheet that uses them.
  private static func properties(of look: Look) -> String {
    let accent = Colour(look.accent)
    let light = accent.visible(on: .darkPaper)
    return """
      :root{--accent:\(accent.hex);--on-accent:\(accent.textOnTop.hex);\
      --link:\(accent.readable(on: .lightCard).hex);--font:\(look.font ?? "system-ui, sans-serif");\
      --radius:\(look.radius)px}
      @media (prefers-color-scheme:dark){:root{--accent:\(light.hex);\
      --on-accent:\(light.textOnTop.hex);--link:\(accent.readable(on: .darkCard).hex)}}

      """
  }
}
