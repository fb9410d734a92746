import Diagnostics

/// Temporary things that a run may leave when it is killed, and their removal.
///
/// Those in the state folder have fixed names. For others the state folder holds a list, written
/// before the first of them is made; nothing outside goes away by its name alone.
enum Leftovers {
  static let stagingName = "staging"
  private static let listName = "outside"
  private static let draftName = "outside.new"

  /// Writes the list of temporary files and folders outside of the state folder.
  static func announce(_ paths: [String], in state: Folder) throws(SystemError) {
    try state.removeAll(draftName)
    let file = try state.makeFile(draftName)
    try file.append(Array(paths.flatMap { Array($0.utf8) + [0] }))
    try file.finish()
    try state.rename(draftName, to: state, listName)
  }

  /// Removes everything of a run that is over; the list goes last.
  static func remove(_ place: SiteFolder, _ state: Folder) throws(SystemError) {
    for path in try announced(in: state) {
      let (parent, name) = pathParts(path)
      // Only names of our own making, whatever the list says.
      guard name.hasPrefix("."), name.holds("linksite-") else { continue }
      do { try Folder(path: parent.isEmpty ? "/" : parent).removeAll(name) } catch {
        if !error.saysMissing && !error.saysNoFolder { throw error }
      }
    }
    try state.removeAll(stagingName)
    try state.removeAll(Journal.draft)
    try state.removeAll(UnchangedSite.draftName)
    // A folder, and an empty one: whatever else has this name is the user's.
    try? Folder(path: place.output).removeEmptyFolder(StagingArea.probeName)
    try state.removeAll(draftName)
    try state.removeAll(listName)
  }

  private static func announced(in state: Folder) throws(SystemError) -> [String] {
    do {
      let file = try state.openFile(listName)
      let bytes = try file.contents(expecting: try file.status().size)
      return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      if error.saysMissing { return [] }
      throw error
    }
  }
}
