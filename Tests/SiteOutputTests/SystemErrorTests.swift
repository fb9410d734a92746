import Foundation
import Testing

@testable import SiteOutput

@Suite struct SystemErrorTests {
  @Test func callsAgainForAsLongAsASignalInterrupts() throws {
    var calls = 0
    let result = try calling { () -> Int in
      calls += 1
      errno = EINTR
      return calls < 4 ? -1 : 7
    }
    #expect(result == 7)
    #expect(calls == 4)
  }

  @Test func throwsEveryOtherError() {
    #expect(throws: SystemError(code: EIO)) {
      try calling { () -> Int32 in
        errno = EIO
        return -1
      }
    }
  }

  @Test(arguments: [
    (ENOSPC, "No space left on device"), (EROFS, "Read-only file system"),
    (EACCES, "Permission denied"), (EMFILE, "Too many open files"),
  ])
  func saysWhatTheSystemSays(code: Int32, reason: String) {
    #expect(
      MachineFailure(.write, "Site/index.html", code: code).message
        == "cannot write Site/index.html: \(reason)")
  }
}
