import Diagnostics
import SiteModel

/// Checks that the static files exist that settings and meetings name.
struct ReferenceCheck {
  private let surroundings: SitePlanner.Surroundings
  private let statics: Set<String>
  private var diagnostics: [Diagnostic] = []
  /// What is already known of a missing file: one name may stand in many meetings.
  private var nearestNames: [String: String?] = [:]

  static func diagnostics(
    of site: Site, _ surroundings: SitePlanner.Surroundings
  ) -> [Diagnostic] {
    var check = ReferenceCheck(surroundings)
    check.look(for: site.settings.look.logo, key: "logo")
    check.look(for: site.settings.image, key: "image")
    for meeting in site.meetings where meeting.image?.value != site.settings.image?.value {
      check.look(for: meeting.image, key: "image")
    }
    return check.diagnostics
  }

  private init(_ surroundings: SitePlanner.Surroundings) {
    self.surroundings = surroundings
    statics = Set(surroundings.statics)
  }

  private mutating func look(for name: Located<String>?, key: String) {
    guard let name else { return }
    let path = "\(surroundings.staticsName)/\(name.value)"
    guard let index = statics.firstIndex(of: name.value) else {
      diagnostics.append(
        .error(
          "missing-file", "there is no file \(path)", at: name.place,
          help: nearest(to: name.value).map { "did you mean \"\($0)\"?" }
            ?? "put the file there, or take \"\(key)\" out"))
      return
    }
    // Swift compares texts in one Unicode form; a link must name the very bytes.
    guard statics[index].utf8.elementsEqual(name.value.utf8) else {
      diagnostics.append(
        .error(
          "file-spelling", "\"\(key)\" spells \(path) in another Unicode form than the disk",
          at: name.place, help: "rename the file with letters a–z, and write that name here"))
      return
    }
  }

  private mutating func nearest(to name: String) -> String? {
    if let known = nearestNames[name] { return known }
    let nearest = nearestName(to: name, in: surroundings.statics)
    nearestNames[name] = .some(nearest)
    return nearest
  }
}
