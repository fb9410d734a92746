import Foundation
import Testing

@testable import SiteOutput

/// Runs a command and fails the test when it fails.
func run(_ command: String...) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  if process.terminationStatus != 0 { throw CommandFailed(command: command) }
}

struct CommandFailed: Error {
  let command: [String]
}

extension TestSite {
  /// Where the file system of this site is mounted; its folder is inside.
  var mountPoint: String { (path as NSString).deletingLastPathComponent }
}

/// Gives `body` a site on a small file system of its own; without the right to mount it is skipped
/// and says so.
func withFileSystem(
  options: String, _ name: String = #function, _ body: (TestSite) throws -> Void
) throws {
  let place = "\(TestSite.disk)/linksite-mount-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
  defer { rmdir(place) }
  do { try run("mount", "-t", "tmpfs", "-o", options, "none", place) } catch {
    print("skipped: \(name) needs the right to mount a file system")
    return
  }
  defer { try? run("umount", "-l", place) }
  try body(try TestSite(in: place))
}

/// Mounts a new file system, or another folder, at a place while `body` runs.
func withMount(
  _ arguments: [String], at place: String, _ name: String = #function, _ body: () throws -> Void
) throws {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["mount"] + arguments + [place]
  process.standardError = FileHandle.nullDevice
  try process.run()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    print("skipped: \(name) needs the right to mount a file system")
    return
  }
  defer { try? run("umount", "-l", place) }
  try body()
}
