/// A place of a file that one step of a commit moves from or to.
enum Spot: Equatable {
  /// Below the output.
  case site(String)
  /// Below the staging folder.
  case staging(String)
  /// Anywhere else: an absolute path whose folder was resolved before.
  case absolute(String)
}

/// One step of a commit; each can be made, made again, and taken back.
///
/// What it replaces or removes has a second name in the staging folder before the first step, so
/// taking back needs no space on the disk.
enum Step: Equatable {
  /// A staged file goes to `path`; with `replaces` another file is there.
  case file(number: Int, path: String, replaces: Bool)
  /// A staged folder, or file, goes where nothing is.
  case place(path: String)
  /// The whole staged site goes to an output that is absent or empty.
  case site(output: String)
  /// A file, or folder, of ours goes away.
  case removal(number: Int, path: String)
  /// A file outside the output is written, from its temporary neighbour.
  case companion(path: String, replaces: Bool)
  /// The record of own files loses the lines of the old site: the commit is over.
  case finish(number: Int)

  /// Where the new bytes wait; nil when there are none.
  var source: Spot? {
    switch self {
    case .file(let number, _, _), .finish(let number): .staging("new/\(number)")
    case .place(let path): .staging("tree/\(path)")
    case .site: .staging("tree")
    case .removal: nil
    case .companion(let path, _): .absolute(Companion.waiting(path))
    }
  }

  var target: Spot {
    switch self {
    case .file(_, let path, _), .place(let path), .removal(_, let path): .site(path)
    case .finish: .site(OutputPath.manifestName)
    case .site(let output): .absolute(output)
    case .companion(let path, _): .absolute(path)
    }
  }

  /// Where the old bytes are kept until the commit is over; nil when there are none.
  var backup: Spot? {
    switch self {
    case .file(let number, _, true), .removal(let number, _): .staging("old/\(number)")
    case .companion(let path, true): .absolute(Companion.kept(path))
    default: nil
    }
  }
}
