import AppAssociation
import Diagnostics

/// Errors of an association file because of which a device may not do what its rules say.
///
/// The matcher takes files of any quality, to show what their rules mean; a file that the device
/// refuses, or an app that cannot exist, opens nothing all the same.
struct FileFaults {
  private let errors: [AssociationFinding]
  private let file: AssociationFile

  init(_ file: AssociationFile) {
    self.file = file
    errors = AssociationLint(
      bytes: file.source.bytes, fileName: file.source.path, kind: file.kind
    ).findings().filter { $0.severity == .error }
  }

  /// What speaks against the answer, in one line: first what concerns the whole file, then the app
  /// that opens, its entry and the rule that decided.
  func note(on answer: LinkAnswer) -> String? {
    var found = errors.filter(\.path.isEmpty)
    for app in answer.apps where app.outcome == .match || app.outcome == .manifest {
      let places = places(of: app)
      found += errors.filter { error in
        places.contains { error.path == $0 || error.path.isBelow($0) }
      }
    }
    guard let first = found.first else { return nil }
    let more = found.count == 1 ? "" : ", and \(found.count - 1) more"
    return "lint finds \(first.id)\(more): \(first.effect)"
  }

  /// The paths in the document that the answer for one app depends on.
  private func places(of app: LinkAnswer.App) -> [String] {
    switch file.kind {
    case .apple:
      guard let number = app.detail, let details = file.value["applinks"]?["details"] else {
        return []
      }
      if let members = details.object {
        return members.indices.contains(number)
          ? ["applinks.details.\(members[number].name)"] : []
      }
      let entry = "applinks.details[\(number)]"
      let ids = details.array.flatMap { $0.indices.contains(number) ? $0[number]["appIDs"] : nil }
      let id = ids?.array?.firstIndex { $0.string == app.name }
      return [id.map { "\(entry).appIDs[\($0)]" } ?? "\(entry).appID"]
        + (app.rule.map { ["\(entry).components[\($0)]", "\(entry).paths[\($0)]"] } ?? [])
    case .android:
      let number =
        app.detail
        ?? file.value.array?.firstIndex { $0["target"]?["package_name"]?.string == app.name }
      guard let number else { return [] }
      return ["[\(number)].target"]
        + (app.rule.map {
          ["[\(number)].\(AndroidLinkRules.rulesPath)[\($0)]"]
        } ?? [])
    }
  }
}

extension String {
  fileprivate func isBelow(_ path: String) -> Bool {
    hasPrefix(path + ".") || hasPrefix(path + "[")
  }
}
