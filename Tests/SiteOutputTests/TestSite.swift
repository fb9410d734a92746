import Diagnostics
import Foundation
import OutputProbe
import Testing

@testable import SiteOutput

/// A site folder in a temporary folder that goes away with the value.
final class TestSite: Sendable {
  let path: String
  var root: String { "\(path)/site" }
  var output: String { "\(root)/Site" }
  var state: String { "\(root)/.linksite" }

  /// A folder in memory where there is one: thousands of small files and no disk to wait for.
  static let memory: String? =
    FileManager.default.isWritableFile(atPath: "/dev/shm") ? "/dev/shm" : nil

  static let disk = FileManager.default.temporaryDirectory.path

  init(in base: String? = nil) throws {
    let base = base ?? Self.memory ?? Self.disk
    let made = "\(base)/linksite-output-\(UUID().uuidString)"
    path = try TestSite.make(made)
    try makeFolder("site/Content")
  }

  private static func make(_ path: String) throws -> String {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // The temporary folder of some systems is reached through a link.
    return try #require(realpath(path, nil).map { String(cString: $0) })
  }

  deinit {
    // Some tests take permissions away.
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? [] {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder),
        isFolder.boolValue
      {
        chmod("\(path)/\(name)", 0o755)
      }
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  func folder(output: String? = nil) throws -> SiteFolder {
    try SiteFolder(output: output ?? self.output, root: root)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  /// Writes a file of the user; `name` is relative to the temporary folder.
  func put(_ name: String, _ text: String) throws {
    try makeFolder((name as NSString).deletingLastPathComponent)
    try text.write(toFile: "\(path)/\(name)", atomically: false, encoding: .utf8)
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  /// Builds the site from texts by path.
  @discardableResult
  func build(
    _ files: [String: String], adopting: Bool = false, output: String? = nil
  ) throws -> Outcome {
    let writer = try folder(output: output).begin(adopting: adopting)
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      try writer.add(path, Array(text.utf8))
    }
    return try writer.commit()
  }

  @discardableResult
  func build(_ generation: Generation) throws -> Outcome {
    let writer = try folder().begin()
    for (path, bytes) in generation.files.sorted(by: { $0.key < $1.key }) {
      try writer.add(path, bytes)
    }
    try writer.addCompanion("\(root)/Content/links.lock.json", generation.companion)
    return try writer.commit()
  }

  /// All files below a folder with their texts; links as `-> target`, empty folders as "folder".
  func tree(_ folder: String) throws -> [String: String] {
    var tree: [String: String] = [:]
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: folder) {
      let path = "\(folder)/\(name)"
      if let target = try? manager.destinationOfSymbolicLink(atPath: path) {
        tree[name] = "-> \(target)"
      } else if let bytes = manager.contents(atPath: path) {
        tree[name] = String(decoding: bytes, as: UTF8.self)
      } else if try manager.contentsOfDirectory(atPath: path).isEmpty {
        tree[name] = "folder"
      }
    }
    return tree
  }

  /// Everything but the lock file, which names the last process.
  func everything() throws -> [String: String] {
    try tree(path).filter { $0.key != "site/.linksite/lock" }
  }

  /// The output without the record of own files.
  func siteTree() throws -> [String: String] {
    try tree(output).filter { $0.key != ".linksite-files" }
  }

  /// Everything that is neither output nor content: nothing but the lock may stay after a run.
  func litter() throws -> [String] {
    try tree(path).keys
      .filter { !$0.hasPrefix("site/Site/") && $0 != "site/.linksite/lock" }
      .filter { $0.contains("linksite") && !$0.hasSuffix("/.linksite-files") }.sorted()
      + ((try? tree(output).keys) ?? [:].keys)
      .filter { $0.contains("linksite") && $0 != ".linksite-files" }
  }
}

extension Outcome {
  /// The counts of a commit that was made.
  var counts: [Int]? {
    guard case .done(let summary) = self else { return nil }
    return [summary.written, summary.unchanged, summary.removed]
  }

  /// The identifiers and messages of a commit that was refused.
  var refusals: [String] {
    guard case .refused(let problems) = self else { return [] }
    return problems.map { "\($0.message) [\($0.id)]" }
  }
}

/// The record of own files that belongs to these outputs.
func record(_ files: [String: String]) -> String {
  let lines = files.map { FileLine(path: $0.key, bytes: Array($0.value.utf8)) }
  return String(decoding: OwnFiles(lines).text, as: UTF8.self)
}
