import Calendar
package import Diagnostics
import Rendering
import SiteOutput
import SitePlan

/// Looks at every calendar file of a site: those that a build makes, those that it copies, and
/// others that lie in the output.
package enum CalendarCheck {
  package static func diagnostics(of site: CheckedSite) throws -> [Diagnostic] {
    let paths = site.sources.paths
    var found: [Diagnostic] = []
    var seen: Set<String> = []
    func look(_ path: String, _ bytes: [UInt8]) {
      let findings = CalendarLinter.findings(in: bytes)
      guard !findings.isEmpty else { return }
      let source = SourceText(path: path, bytes: bytes)
      found += findings.map { $0.diagnostic(in: source) }
    }
    for page in site.plan.pages where page.invite != nil {
      for file in site.renderer.inviteFile(of: page) {
        seen.insert(file.path)
        look(SitePaths.join(paths.output, file.path), file.bytes)
      }
    }
    if site.plan.singles.contains(.calendar) {
      let file = site.renderer.file(.calendar)
      seen.insert(file.path)
      look(SitePaths.join(paths.output, file.path), file.bytes)
    }
    for path in site.plan.statics where isCalendar(path) {
      let shown = SitePaths.join(paths.statics, path)
      seen.insert(path)
      look(shown, try readFile(at: shown))
    }
    let output = try FileTree(under: paths.output) { $0 == ".git" }
    for path in output?.files ?? [] where isCalendar(path) && !seen.contains(path) {
      let shown = SitePaths.join(paths.output, path)
      look(shown, try readFile(at: shown))
    }
    return found
  }

  private static func isCalendar(_ path: String) -> Bool { path.lowercased().hasSuffix(".ics") }
}
