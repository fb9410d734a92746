import Foundation

/// Another program, as a witness for what this library claims.
enum Subprocess {
  struct Failure: Error {
    var command: [String]
    var status: Int32
  }

  /// Runs a program with `input` on its standard input and returns its standard output.
  static func output(of command: [String], input: Data = Data()) throws -> Data {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // A file, not a pipe: it cannot fill up while nobody reads the other end.
    let inputFile = folder.appendingPathComponent("input")
    try input.write(to: inputFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(command: command, status: process.terminationStatus)
    }
    return result
  }

  /// What a Python program prints, which gets `input` as JSON in `data`, and prints JSON.
  static func python<Input: Encodable, Output: Decodable>(
    _ program: String, on input: Input, as type: Output.Type = Output.self
  ) throws -> Output {
    let start = "import json, sys\ndata = json.load(sys.stdin.buffer)\n"
    let output = try output(
      of: ["python3", "-I", "-X", "utf8", "-c", start + program],
      input: try JSONEncoder().encode(input))
    return try JSONDecoder().decode(type, from: output)
  }

  static func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "invite-links-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// True when the program is on this machine; otherwise says which tests are skipped.
  static func has(_ program: String) -> Bool {
    let version = program == "openssl" ? "version" : "--version"
    if (try? output(of: [program, version])) != nil { return true }
    print("skipped: \(program) is not installed, the tests that ask it were not run")
    return false
  }
}
