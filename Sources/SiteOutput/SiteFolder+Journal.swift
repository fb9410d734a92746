import Diagnostics

/// What a journal may lead to, also one that was written here: whoever may write to the state folder
/// does not get at more than this site with the rights of whoever runs the next command.
extension SiteFolder {
  /// Refuses a journal that leads anywhere but to places that this run could write to itself.
  func check(_ journal: Journal) throws {
    guard isOutput(journal.output) else {
      throw refusal(
        "a killed run was writing to \(journal.output), which is not the output of this one",
        "run it again with the same --output")
    }
    guard isStaging(journal.staging, of: journal.output) else {
      throw refusal("\(shownState)/journal names \(journal.staging), where nothing is staged")
    }
    for step in journal.steps {
      switch step {
      case .file(_, OutputPath.manifestName, _), .finish: break
      case .file(_, let path, _), .place(let path), .removal(_, let path):
        guard OutputPath(path) == nil else { continue }
        throw refusal("\(shownState)/journal names \(path), which is no place below the output")
      case .site(let path):
        guard path != journal.output else { continue }
        throw refusal("\(shownState)/journal names \(path), which is not its output")
      case .companion(let path, _):
        guard path != companion else { continue }
        throw refusal(
          "a killed run was writing \(path), which is not the lock file of this one",
          "run it again with the same --content")
      }
    }
  }

  /// Opens the staging folder of a journal that was checked; no link is followed to it.
  func openStaging(of journal: Journal, _ state: Folder) throws(SystemError) -> Folder {
    if journal.staging == innerStaging { return try state.subfolder(Leftovers.stagingName) }
    let folder = try Folder(path: parent(of: journal.staging))
    return try folder.subfolder(pathParts(journal.staging).name)
  }

  private var innerStaging: String { "\(state)/\(Leftovers.stagingName)" }

  /// The output of this run, or another one in the site folder that would be taken as well.
  private func isOutput(_ path: String) -> Bool {
    if path == output { return true }
    guard path.hasPrefix(root == "/" ? root : root + "/"),
      !path.utf8.split(separator: UInt8(ascii: "/")).contains(where: {
        $0.elementsEqual(".git".utf8)
      }),
      let other = try? SiteFolder(output: path, root: root, protecting: protected, home: home)
    else { return false }
    return other.output == path
  }

  private func isStaging(_ path: String, of output: String) -> Bool {
    if path == innerStaging || path == "\(output)/\(OutputPath.stagingName)" { return true }
    let above = parent(of: path)
    let name = pathParts(path).name
    return name.hasPrefix(".\(pathParts(output).name).linksite-")
      && (above == "/" || output.hasPrefix(above + "/"))
  }

  private func refusal(_ message: String, _ way: String? = nil) -> UnsafeOutput {
    let end = "delete \(shownState), and build anew"
    return UnsafeOutput(
      diagnostic: .error(
        "unsafe-output", message, at: nil, help: way.map { "\($0), or \(end)" } ?? end))
  }
}
