import Diagnostics

/// What one run has found out and staged so far.
struct Collected {
  /// A staged file for a folder that is there.
  struct File {
    let number: Int
    let path: String
    /// What it replaces, to see that nobody has changed it in the meantime.
    let before: Version?
  }

  /// Enough of a file's status to see that it was not written to since.
  struct Version: Equatable {
    let identity: FileIdentity
    let modified: Int

    init(_ status: FileStatus) {
      identity = status.identity
      modified = status.modified
    }
  }

  /// Lines of the new site.
  var lines: [FileLine] = []
  /// A number for each planned path, so that the search for stale files need not read planned ones.
  var paths: [UInt64] = []
  /// The stamp of each planned file, which it keeps when it is moved into place.
  var stamps: [UInt64] = []
  /// Where the record of the last build speaks of files that were kept unseen.
  var kept: [ContentKey: ArraySlice<UInt8>] = [:]
  /// Lines of the old site whose files are replaced.
  var settled: [FileLine] = []
  var files: [File] = []
  /// Folders that are not there yet, each with everything below it.
  var places: [String] = []
  /// Files and folders of ours that stand where another kind is planned, with their number.
  var displaced: [String: Int] = [:]
  /// Unchanged files that others could not read, or could write.
  var wrongModes: [String] = []
  /// Identities of planned files; kept only where names that differ in case are one file.
  var identities: Set<FileIdentity> = []
  var companions: [Companion] = []
  var problems: [Diagnostic] = []
  var summary = Summary()
  private var lastNumber = 0

  mutating func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// - Parameter status: how the file stands, or stands ready; nil in a dry run.
  mutating func note(_ line: FileLine, _ path: String, _ status: FileStatus?) {
    lines.append(line)
    paths.append(pathNumber(path))
    stamps.append(status?.stamp ?? 0)
  }
}

/// 64 bits over a path (FNV-1a), to tell the paths of one site apart at an eighth of the memory.
///
/// Were two alike, a stale file would stay.
func pathNumber(_ path: String) -> UInt64 {
  var number: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in path.utf8 { number = (number ^ UInt64(byte)) &* 0x100_0000_01B3 }
  return number
}
