import Diagnostics
import InviteLinks
import SiteModel

/// Which short code leads to which meeting, past and present.
///
/// Codes are compared as a person may type them (`o` for `0`, without hyphens), so that a repaired
/// code never reaches another meeting.
struct CodeBook {
  private struct Owner {
    var meeting: String
    var code: String
    var place: Place?
  }

  private var owners: [String: Owner] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes over the codes of a lock entry for the meeting that now owns it.
  mutating func pin(_ codes: [String], for meeting: String, at place: Place?) {
    for code in codes {
      owners[ShortCode.repaired(code)] = Owner(meeting: meeting, code: code, place: place)
    }
  }

  /// Claims the organiser's own code.
  mutating func claim(_ code: Located<CustomCode>, for meeting: String) {
    let key = ShortCode.repaired(code.value.text)
    if let owner = owners[key], owner.meeting != meeting || owner.code != code.value.text {
      let reason =
        owner.code == code.value.text ? "" : ", which reads the same when it is typed by hand"
      diagnostics.append(
        .error(
          "code-taken",
          "the short code \"\(code.value.text)\" is taken: \"\(owner.code)\" leads to "
            + "\"\(owner.meeting)\"\(reason)",
          at: code.place, help: "a code that was given out is never used again; choose another",
          notes: owner.place.map { [.init("\"\(owner.code)\" is here", at: $0)] } ?? []))
      return
    }
    owners[key] = Owner(meeting: meeting, code: code.value.text, place: code.place)
  }

  /// The first free code of the meeting's series.
  mutating func make(for meeting: MeetingID, host: HostName, length: Int) -> String {
    var attempt = 0
    while true {
      let code = ShortCode.derived(host: host, id: meeting, attempt: attempt, length: length)
      let key = ShortCode.repaired(code.text)
      if owners[key] == nil {
        owners[key] = Owner(meeting: meeting.text, code: code.text, place: nil)
        return code.text
      }
      attempt += 1
    }
  }
}
