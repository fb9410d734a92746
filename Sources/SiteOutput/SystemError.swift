#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The number that a failed system call left in `errno`.
///
/// It knows no path; whoever catches it makes a `MachineFailure` that names the user's file.
struct SystemError: Error, Equatable {
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  static let missing = SystemError(code: ENOENT)
  static let noFolder = SystemError(code: ENOTDIR)

  static let existing = SystemError(code: EEXIST)

  static let isFolder = SystemError(code: EISDIR)

  /// Something that is no regular file stands where one was expected.
  static let notAFile = SystemError(code: -1)

  /// More than is read, though the system would take it.
  static let tooLarge = SystemError(code: -2)

  /// The system says no, as it does to everybody but the owner.
  static let notOurs = SystemError(code: -3)

  /// In words, for what the system has no number of, and what helps.
  var ownReason: (reason: String, help: String)? {
    switch self {
    case .notAFile:
      ("it is no regular file", "copy it into one; a command that takes files reads - from a pipe")
    case .tooLarge:
      ("it has more than 1 GiB, the most that is read", "take it out, or make it smaller")
    case .notOurs:
      ("it belongs to another user", "run as its owner, or choose a folder of your own")
    default: nil
    }
  }

  var saysMissing: Bool { code == ENOENT }
  var saysExisting: Bool { code == EEXIST || code == ENOTEMPTY }

  var saysForbidden: Bool { code == EACCES || code == EPERM }

  /// A link or a file stands where a folder was expected.
  ///
  /// Systems differ in which of them they name when a link is not followed.
  var saysNoFolder: Bool { code == ENOTDIR || code == ELOOP || code == EMLINK }

  /// A rename in one step is not possible here; the bytes may still go there.
  ///
  /// EBUSY is what a mount point answers, and a bind mount has the device number of its source.
  var saysNotInOneStep: Bool { code == EXDEV || code == EBUSY }

  /// The file system, or the system's policy, gives this file no second name.
  var saysNoHardLinks: Bool {
    [EPERM, EMLINK, EXDEV, ENOSYS, ENOTSUP, EOPNOTSUPP, EACCES].contains(code)
  }

  /// Locks do not work here, as on some network file systems; nobody holds one.
  var saysNoLocks: Bool { [ENOLCK, EBADF, EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code) }

  var saysLocked: Bool { code == EWOULDBLOCK || code == EAGAIN }
}

/// Makes a system call again for as long as a signal interrupts it.
@discardableResult
func calling<Result: SignedInteger>(_ body: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = body()
    if result != -1 { return result }
    let error = SystemError.last
    if error.code != EINTR { throw error }
  }
}
