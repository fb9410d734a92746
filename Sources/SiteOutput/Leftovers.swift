/// Temporary things that a run may leave when it is killed, and their removal.
///
/// Those in the state folder have fixed names. For others the state folder holds a list, written
/// before the first of them is made; nothing outside goes away by its name alone, and nothing
/// because of a list that came with the folder.
enum Leftovers {
  static let stagingName = "staging"
  private static let listName = "outside"
  private static let draftName = "outside.new"
  /// A list names a few files; one that is longer is none of ours.
  private static let sizeLimit = 1 << 20

  /// Writes the list of temporary files and folders outside of the state folder.
  static func announce(_ paths: [String], in state: Folder) throws(SystemError) {
    let mark = try RunMark.make(in: state)
    try state.removeAll(draftName)
    let file = try state.makeFile(draftName)
    try file.append(Array(([mark] + paths).flatMap { Array($0.utf8) + [0] }))
    try file.finish()
    try state.rename(draftName, to: state, listName)
  }

  /// True when a killed run has left something outside of the state folder.
  static func exist(_ place: SiteFolder, _ state: Folder?) -> Bool {
    if let state, (try? state.status(of: listName)) != nil { return true }
    guard let output = try? Folder(path: place.output) else { return false }
    return (try? StagingArea.isOurs(OutputPath.stagingName, in: output)) ?? false
  }

  /// Removes everything of a run that is over; the list goes last, and then its mark.
  static func remove(_ place: SiteFolder, _ state: Folder) throws(SystemError) {
    for path in try announced(in: state) {
      let (parent, name) = pathParts(path)
      do {
        let folder = try Folder(path: parent.isEmpty ? "/" : parent)
        // Only what is of our own making, whatever the list says.
        let kind = try folder.status(of: name)?.kind
        var isOurs = kind == .file && Companion.isTemporary(name)
        if kind == .folder { isOurs = try StagingArea.isOurs(name, in: folder) }
        if isOurs { try folder.removeAll(name) }
      } catch {
        if !error.saysMissing && !error.saysNoFolder { throw error }
      }
    }
    // The list may be gone, with the whole state folder.
    if let output = try? Folder(path: place.output),
      try StagingArea.isOurs(OutputPath.stagingName, in: output)
    {
      try output.removeAll(OutputPath.stagingName)
    }
    try state.removeAll(stagingName)
    try state.removeAll(Journal.draft)
    try state.removeAll(RememberedSite.draftName)
    // A folder, and an empty one: whatever else has this name is the user's.
    try? Folder(path: place.output).removeEmptyFolder(StagingArea.probeName)
    try state.removeAll(draftName)
    try state.removeAll(listName)
    try state.removeAll(RunMark.name)
  }

  private static func announced(in state: Folder) throws(SystemError) -> [String] {
    guard let status = try state.status(of: listName), status.kind == .file,
      status.size < sizeLimit, let mark = try RunMark.text(in: state)
    else { return [] }
    let bytes = try state.openFile(listName).contents(expecting: status.size)
    let fields = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return fields.first == mark ? Array(fields.dropFirst()) : []
  }
}
