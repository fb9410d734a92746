import AppAssociation
import Diagnostics

/// Errors of an association file because of which a device may not do what its rules say.
///
/// The matcher takes files of any quality, to show what their rules mean; a file that the device
/// refuses, or an app that cannot exist, opens nothing all the same.
struct FileFaults {
  /// Those about the file as a whole: a device takes nothing of it, or does not find it.
  let ofWholeFile: [AssociationFinding]
  private let ofParts: [AssociationFinding]
  private let file: AssociationFile

  init(_ file: AssociationFile) {
    self.file = file
    let errors = AssociationLint(
      bytes: file.source.bytes, fileName: file.source.path, kind: file.kind
    ).findings().filter { $0.severity == .error }
    ofWholeFile = errors.filter(\.path.isEmpty)
    ofParts = errors.filter { !$0.path.isEmpty }
  }

  /// What speaks against the answer, or explains it, in one line.
  ///
  /// First what concerns the whole file; where nothing opens, what keeps the device from finding rules
  /// and apps; then each app that opens, its defaults, and the rule that decided or came nearest.
  func note(on answer: LinkAnswer) -> String? {
    var found = ofWholeFile
    if answer.isServed, !ofParts.isEmpty {
      var seen: Set<AssociationFinding> = []
      for isMeant in places(of: answer) {
        found += ofParts.filter { isMeant($0.path) && seen.insert($0).inserted }
      }
    }
    guard let first = found.first else { return nil }
    let more = found.count == 1 ? "" : ", and \(found.count - 1) more"
    return "lint finds \(first.id)\(more): \(first.effect)"
  }

  private typealias Places = (String) -> Bool

  /// The places in the document that the answer depends on, the widest first.
  private func places(of answer: LinkAnswer) -> [Places] {
    let opens = answer.apps.contains { $0.outcome == .match || $0.outcome == .manifest }
    var places: [Places] = opens ? [] : [isOutsideOfRules]
    // Why another app does not open is no question while one does.
    for app in answer.apps where !opens || app.outcome != .noMatch {
      let entry = entry(of: app)
      if app.outcome == .match || app.outcome == .manifest {
        places.append { path in name(of: app, in: entry).map { path.isAt($0) } ?? false }
      }
      if app.outcome == .manifest {
        places.append { path in
          entry.map { path.isAt($0 + ".relation_extensions") } ?? false
        }
      }
      if file.kind == .apple {
        places.append { path in
          path.isAt("applinks.defaults") || entry.map { path.isAt($0 + ".defaults") } ?? false
        }
      }
      if let rule = rule(of: app, answer) { places.append { $0.isAt(rule) } }
    }
    return places
  }

  /// True for what keeps a device from finding rules or apps at all.
  private func isOutsideOfRules(_ path: String) -> Bool {
    let lists = ["components", "paths", "appIDs"]
    let isInList = path.split(separator: "[").dropLast().contains { part in
      lists.contains { part.hasSuffix($0) }
    }
    if isInList { return false }
    guard file.kind == .apple else { return true }
    if path.isAt("applinks") { return !path.isAt("applinks.substitutionVariables") }
    // A section that was to list apps for another service has no part in it.
    guard let section = file.value[path] else { return false }
    return section["apps"] == nil || section["details"] != nil
  }

  /// The entry or statement that decided for an app.
  private func entry(of app: LinkAnswer.App) -> String? {
    switch file.kind {
    case .apple:
      guard let number = app.detail else { return nil }
      guard let members = file.value["applinks"]?["details"]?.object else {
        return "applinks.details[\(number)]"
      }
      return members.indices.contains(number) ? "applinks.details.\(members[number].name)" : nil
    case .android:
      let number =
        app.detail
        ?? file.value.array?.firstIndex { $0["target"]?["package_name"]?.string == app.name }
      return number.map { "[\($0)]" }
    }
  }

  /// Where the app that opens is named.
  private func name(of app: LinkAnswer.App, in entry: String?) -> String? {
    guard let entry else { return nil }
    guard file.kind == .apple else { return entry + ".target" }
    guard let details = file.value["applinks"]?["details"]?.array, let number = app.detail,
      details.indices.contains(number)
    else { return nil }
    let id = details[number]["appIDs"]?.array?.firstIndex { $0.string == app.name }
    return id.map { "\(entry).appIDs[\($0)]" } ?? "\(entry).appID"
  }

  /// The rule that decided; where none did, the one that a trace calls the nearest.
  private func rule(of app: LinkAnswer.App, _ answer: LinkAnswer) -> String? {
    switch app.outcome {
    case .match, .exclude: answer.trace().decidingRule(for: app.name)?.path
    case .noMatch: answer.trace().nearestRule(for: app.name)?.path
    case .manifest: nil
    }
  }
}

extension String {
  /// True for the place itself and for all within it.
  fileprivate func isAt(_ path: String) -> Bool {
    guard hasPrefix(path) else { return false }
    return utf8.count == path.utf8.count || hasPrefix(path + ".") || hasPrefix(path + "[")
  }
}
