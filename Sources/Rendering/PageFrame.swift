import SiteModel

/// The style and script of all pages, with the policy that allows exactly those.
struct PageFrame: Sendable {
  let style: [UInt8]
  let script: [UInt8]
  let policy: String
  let policyWithScript: String

  init(look: Look, style: [UInt8], script: [UInt8]) {
    let rules = Array(PageFrame.properties(of: look).utf8) + style
    self.style = PageFrame.element("style", rules)
    self.script = PageFrame.element("script", script)
    policy = ContentSecurityPolicy.text(style: rules, script: nil)
    policyWithScript = ContentSecurityPolicy.text(style: rules, script: script)
  }

  private static func element(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array("<\(name)>".utf8) + content + Array("</\(name)>".utf8)
  }

  /// The settings as custom properties, in front of the style sheet that uses them.
  private static func properties(of look: Look) -> String {
    let accent = Colour(look.accent)
    return """
      :root{--accent:\(accent.hex);--on-accent:\(accent.textOnTop.hex);\
      --link:\(accent.readable(on: .lightCard).hex);--font:\(look.font ?? "system-ui, sans-serif");\
      --radius:\(look.radius)px}
      @media (prefers-color-scheme:dark){:root{--link:\(accent.readable(on: .darkCard).hex)}}

      """
  }
}
