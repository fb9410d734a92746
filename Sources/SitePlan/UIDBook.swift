import Diagnostics
import SiteModel

/// Which calendar UID belongs to which meeting, past and present.
///
/// A calendar takes two entries with one UID for one event, and the cancellation of a removed meeting
/// would cancel the other.
struct UIDBook {
  private struct Owner {
    var meeting: String
    var isForgotten: Bool
    var place: Place?
  }

  private var owners: [String: Owner] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(capacity: Int) { owners.reserveCapacity(capacity) }

  /// - Parameter isWritten: false for the one that follows from the id: two definitions of one id
  ///   are a mistake that is told elsewhere.
  mutating func claim(
    _ uid: String, for meeting: String, isWritten: Bool = true, isForgotten: Bool = false,
    at place: Place?
  ) {
    guard let owner = owners[uid] else {
      owners[uid] = Owner(meeting: meeting, isForgotten: isForgotten, place: place)
      return
    }
    if owner.meeting == meeting, !owner.isForgotten, !isWritten { return }
    diagnostics.append(
      .error(
        "duplicate-uid", "the UID \"\(uid)\" belongs to the meeting \"\(owner.meeting)\"",
        at: place,
        help: owner.isForgotten
          ? "choose another: it was forgotten, and calendars keep its cancellation"
          : "choose another; if it is the same meeting, list \"\(owner.meeting)\" under aliases",
        notes: owner.place.map { [.init("it is here", at: $0)] } ?? []))
  }
}
