/// An empty file of the state folder that tells what a run has left here from what came with a
/// folder.
///
/// The state folder may come with a clone, an archive or a copy, and what stands in it then is
/// somebody's text and no work of ours. Those make every file anew, and nobody can choose the
/// number that the system gives a file, nor when it last changed: a list that names both was written
/// in this place, by a run that could write here.
enum RunMark {
  static let name = "mark"

  /// What a list has to begin with; makes the mark where there is none.
  static func make(in state: Folder) throws(SystemError) -> String {
    if let known = try text(in: state) { return known }
    try state.removeAll(name)
    try state.makeFile(name).finish()
    guard let made = try text(in: state) else { throw .missing }
    return made
  }

  /// Nil when there is no mark.
  ///
  /// The device is left out: its number may be another one when the machine starts anew.
  static func text(in state: Folder) throws(SystemError) -> String? {
    guard let status = try state.status(of: name), status.kind == .file else { return nil }
    return "\(status.identity.inode) \(status.changed)"
  }
}
