import Diagnostics
import InviteLinks
import SiteModel

/// Which short code leads to which meeting, past and present.
///
/// Codes are compared as a person may type them (`o` for `0`, without hyphens), so that a repaired
/// code never reaches another meeting.
struct CodeBook {
  fileprivate struct Owner {
    var meeting: String
    var code: String
    var isForgotten = false
    /// True when a definition asks for it.
    var isClaimed = false
    var place: Place?
  }

  /// Attempts at a free code before the length is called too short.
  ///
  /// With nine of ten codes taken, about one meeting in 10⁴⁵ would need more.
  private static let attemptLimit = 1000

  private var owners: [String: Owner] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(capacity: Int) { owners.reserveCapacity(capacity) }

  /// Takes over the codes of a lock entry for the meeting that now owns it.
  mutating func pin(_ codes: [String], for meeting: String, isForgotten: Bool, at place: Place?) {
    for code in codes {
      owners[ShortCode.repaired(code)] = Owner(
        meeting: meeting, code: code, isForgotten: isForgotten, place: place)
    }
  }

  /// Claims the organiser's own code.
  mutating func claim(_ code: Located<CustomCode>, for meeting: String) {
    let key = ShortCode.repaired(code.value.text)
    guard let owner = owners[key] else {
      owners[key] = Owner(
        meeting: meeting, code: code.value.text, isClaimed: true, place: code.place)
      return
    }
    // Two definitions may have one id by mistake; each of them asks for one code.
    if owner.meeting == meeting, !owner.isForgotten, !owner.isClaimed,
      owner.code == code.value.text
    {
      owners[key]?.isClaimed = true
      owners[key]?.place = code.place
      return
    }
    diagnostics.append(.codeTaken(code, for: meeting, by: owner))
  }

  /// The first free code of the meeting's series and its number in it; nil, with a diagnostic, when there is none.
  mutating func make(
    for id: Located<MeetingID>, host: HostName, length: Int
  ) -> (code: String, attempt: Int)? {
    for attempt in 0..<CodeBook.attemptLimit {
      let code = ShortCode.derived(host: host, id: id.value, attempt: attempt, length: length)
      let key = ShortCode.repaired(code.text)
      guard let owner = owners[key] else {
        owners[key] = Owner(meeting: id.value.text, code: code.text, place: nil)
        return (code.text, attempt)
      }
      // A thousand definitions of one id are one mistake, which is told elsewhere.
      if owner.meeting == id.value.text, owner.code == code.text, !owner.isForgotten,
        !owner.isClaimed
      {
        return (code.text, attempt)
      }
    }
    diagnostics.append(
      .error(
        "no-free-code", "no short code of \(length) symbols is free for \"\(id.value)\"",
        at: id.place, help: "raise links.short_length; the codes that were given out stay"))
    return nil
  }
}

extension Diagnostic {
  fileprivate static func codeTaken(
    _ code: Located<CustomCode>, for meeting: String, by owner: CodeBook.Owner
  ) -> Diagnostic {
    let text = code.value.text
    let message =
      text == owner.code
      ? "the short code \"\(text)\" leads to \"\(owner.meeting)\""
      : "the short code \"\(text)\" reads like \"\(owner.code)\", which leads to \"\(owner.meeting)\""
    return .error(
      "code-taken", message, at: code.place,
      help: "choose another: a code that was given out keeps its meaning for ever",
      notes: owner.place.map { [.init("\"\(owner.code)\" is here", at: $0)] } ?? [])
  }
}
