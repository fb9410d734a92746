#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another run works on this folder: exit code 75, nothing is wrong.
package struct LockHeld: Error, Equatable, Sendable {
  /// The process that holds the lock, where it said so.
  package let process: Int?

  package var message: String {
    let number = process.map { " (pid \($0))" } ?? ""
    return "another linksite run\(number) is working on this folder"
  }
}

/// The right to change the output of one site folder, held until the value is gone.
///
/// The system drops the lock with the process that holds it, however it ends, so there is no stale
/// one. The output is locked too: two site folders may write to the same one. Readers need no lock.
final class RunLock: Sendable {
  static let name = "lock"

  private let file: LockFile
  private let output: Folder?
  /// Descriptors that are given back when the run is over: where too many files are open, its
  /// temporary ones could not be removed otherwise.
  private let spare: Locked<[Folder]>

  /// A class, since only a class can hold an open file for others.
  private final class LockFile: Sendable {
    let file: OpenFile

    init(_ file: consuming OpenFile) { self.file = file }
  }

  /// Throws `LockHeld` or a `MachineFailure`.
  init(_ place: SiteFolder) throws {
    let state = try naming(.create, place.shownState) { () throws(SystemError) in
      try place.makeState()
    }
    let file = try naming(.lock, "\(place.shownState)/lock") { () throws(SystemError) in
      LockFile(try state.openOwnFile(Self.name))
    }
    do throws(SystemError) { try file.file.lock() } catch {
      if error.saysLocked { throw LockHeld(process: Self.holder(file.file)) }
      // Where the file system knows no locks, the one on the output may still do.
      if !error.saysNoLocks { throw MachineFailure(.lock, "\(place.shownState)/lock", error) }
    }
    self.file = file
    spare = Locked(
      try naming(.create, place.shownState) { () throws(SystemError) in
        var spare: [Folder] = []
        for _ in 0..<8 { spare.append(try place.openState()) }
        return spare
      })
    output = try? Folder(path: place.output)
    do throws(SystemError) { try output?.lock() } catch {
      if error.saysLocked { throw LockHeld(process: nil) }
      if !error.saysNoLocks { throw MachineFailure(.lock, place.shown, error) }
    }
    // For the other run's message only: on a full disk the lock holds without it.
    try? file.file.truncate()
    try? file.file.append(Array("\(getpid())\n".utf8))
  }

  deinit {
    output?.unlock()
    file.file.unlock()
  }

  func releaseSpare() { spare.with { $0 = [] } }

  private static func holder(_ file: borrowing OpenFile) -> Int? {
    guard let text = try? file.contents(expecting: 0) else { return nil }
    return Int(String(decoding: text.prefix { $0 != 0x0A }, as: UTF8.self))
  }
}

extension Folder {
  /// Opens a folder by its absolute path and makes it where it is missing; its parent must be there.
  static func making(_ path: String) throws(SystemError) -> Folder {
    do { return try Folder(path: path) } catch { if !error.saysMissing { throw error } }
    let (parent, name) = pathParts(path)
    let folder = try Folder(path: parent.isEmpty ? "/" : parent)
    try folder.makeFolder(name)
    return try folder.subfolder(name)
  }
}
