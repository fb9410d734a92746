import Foundation
import TestSupport
import Testing

/// A folder of its own on the disk, where the built program runs as a person would run it.
final class SiteFolderOfTest {
  /// What a command did.
  struct Result: Equatable {
    var output: String
    var errors: String
    var exitCode: Int32

    /// As transcripts write it.
    ///
    /// How many files are kept depends on the time since the last build.
    var text: String {
      let output = output.replacingOccurrences(
        of: #""kept":\d+"#, with: #""kept":0"#, options: .regularExpression)
      var text = output.lines.map { "\($0)\n" }.joined()
      for line in errors.lines { text += line.isEmpty ? "!\n" : "! \(line)\n" }
      return text + (exitCode == 0 ? "" : "[\(exitCode)]\n")
    }
  }

  /// Absolute, with links resolved.
  let path: String
  private let top: URL

  init() throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    top = base.appendingPathComponent("linksite-test-\(UUID().uuidString)")
    path = top.appendingPathComponent("site").path
    for name in ["site", "home", "tmp"] {
      try FileManager.default.createDirectory(
        at: top.appendingPathComponent(name), withIntermediateDirectories: true)
    }
  }

  deinit {
    do { try FileManager.default.removeItem(at: top) } catch {
      // A test may have made folders unreadable.
      _ = try? run("chmod -R u+rwX .")
      try? FileManager.default.removeItem(at: top)
    }
  }

  func url(_ path: String) -> URL { URL(fileURLWithPath: self.path).appendingPathComponent(path) }

  func write(_ path: String, _ bytes: [UInt8]) throws {
    let url = url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Array(text.utf8)) }

  func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(path))) }

  func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  /// Paths of all regular files below a folder, sorted.
  func files(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: url(folder).path)?.allObjects ?? []
    return names.compactMap { $0 as? String }.filter { name in
      var isFolder: ObjCBool = false
      let path = url("\(folder)/\(name)").path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// Every file below a folder with its bytes.
  func contents(below folder: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in files(below: folder) { contents[file] = try bytes("\(folder)/\(file)") }
    return contents
  }

  /// Runs a line in a shell that finds `linksite`, with nothing of this machine around it.
  @discardableResult
  func run(_ line: String, environment: [String: String] = [:]) throws -> Result {
    let process = try start(line, environment: environment)
    process.process.waitUntilExit()
    return try process.result()
  }

  /// The same without waiting for the end.
  func start(_ line: String, environment: [String: String] = [:]) throws -> Running {
    let folder = top.appendingPathComponent("tmp/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    let program = try #require(Built.folder, "the program was not built").path
    process.environment = [
      "PATH": "\(program):/usr/bin:/bin:/usr/sbin:/sbin",
      "HOME": top.appendingPathComponent("home").path,
      "TMPDIR": top.appendingPathComponent("tmp").path, "LC_ALL": "C", "TZ": "UTC",
    ].merging(environment) { _, new in new }
    // Files, not pipes: they cannot fill up while nobody reads the other end.
    let output = folder.appendingPathComponent("output")
    let errors = folder.appendingPathComponent("errors")
    for url in [output, errors] { try Data().write(to: url) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    return Running(process: process, output: output, errors: errors, folder: top.path)
  }

  struct Running {
    let process: Process
    let output: URL
    let errors: URL
    let folder: String

    /// What it did, once it has ended.
    func result() throws -> Result {
      let code = process.terminationStatus
      let isSignal = process.terminationReason == .uncaughtSignal
      return Result(
        output: try text(output), errors: try text(errors), exitCode: isSignal ? -code : code)
    }

    private func text(_ url: URL) throws -> String {
      String(decoding: try Data(contentsOf: url), as: UTF8.self)
        .replacingOccurrences(of: folder, with: "TMP")
        .replacingOccurrences(
          of: #"( in |"(?:seconds|read|check|pages|commit)":)\d+\.\d\d"#, with: "$10.00",
          options: .regularExpression)
    }
  }

  private enum Built {
    /// Where the executable stands: beside the bundle of the tests.
    static let folder: URL? = {
      let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
      let folders = bundles.map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
      return folders.first { folder in
        FileManager.default.isExecutableFile(
          atPath: folder.appendingPathComponent("linksite").path)
      }
    }()
  }
}

extension String {
  /// Each line without its end; carriage returns can be seen, and so can an end without a line end.
  var lines: [String] {
    var lines = utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
        .replacingOccurrences(of: "\r", with: "␍")
    }
    let rest = lines.removeLast()
    return rest.isEmpty ? lines : lines + ["\(rest)…no line end"]
  }
}
