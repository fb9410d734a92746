package import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the machine refused: a full disk, a missing permission, a file that cannot be read.
///
/// No fault of the user's input, so it is thrown and ends the run with exit code 74.
package struct MachineFailure: Error, Equatable, Sendable {
  package enum Operation: String, Sendable {
    case read, write, create, remove, lock
  }

  package let operation: Operation
  /// The file as the user knows it; for a staged file the one that it would become.
  package let path: String
  /// The system's error number, or nil for what we found out ourselves.
  package let code: Int32?
  package let reason: String
  /// What to do, where that is known.
  package let help: String?

  package init(_ operation: Operation, _ path: String, code: Int32) {
    self.operation = operation
    self.path = path
    self.code = code
    self.reason = String(cString: strerror(code))
    let isForbidden = code == EACCES || code == EPERM
    help =
      isForbidden && operation != .read
      ? "look whose it is, whose its folder is, and who may write there" : nil
  }

  package init(_ operation: Operation, _ path: String, reason: String, help: String? = nil) {
    self.operation = operation
    self.path = path
    self.code = nil
    self.reason = reason
    self.help = help
  }

  init(_ operation: Operation, _ path: String, _ error: SystemError) {
    if let own = error.ownReason {
      self.init(operation, path, reason: own.reason, help: own.help)
    } else {
      self.init(operation, path, code: error.code)
    }
  }

  /// One line: `cannot write Site/index.html: No space left on device`.
  package var message: String { "cannot \(operation.rawValue) \(path): \(reason)" }

  package var diagnostic: Diagnostic { .error("machine-failure", message, at: nil, help: help) }
}

/// Runs `body` and turns its error number into a failure that names a file.
func naming<Result: ~Copyable>(
  _ operation: MachineFailure.Operation, _ path: @autoclosure () -> String,
  _ body: () throws(SystemError) -> Result
) throws(MachineFailure) -> Result {
  do { return try body() } catch { throw MachineFailure(operation, path(), error) }
}
