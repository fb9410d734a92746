package import Diagnostics
package import InviteLinks
package import SiteModel

/// Checks that every name leads to one meeting: ids, aliases and, in a path, call ids.
///
/// Compared without case, since some hosts and disks do not tell cases apart. Drafts take part: a
/// clash shall not wait until one of them is published.
package struct NameCheck {
  private struct Claim {
    var meeting: MeetingID
    /// The definition: two of them may have one id by mistake.
    var definition: Int
    var kind: String
    var place: Place
  }

  private var claims: [String: Claim] = [:]
  private var diagnostics: [Diagnostic] = []

  /// Every name that a second meeting claims, each at its place.
  package static func diagnostics(of meetings: [Meeting], style: LinkStyle) -> [Diagnostic] {
    var check = NameCheck()
    check.claims.reserveCapacity(meetings.count)
    for (index, meeting) in meetings.enumerated() { check.add(id: meeting.id, index) }
    // Call ids after all ids, aliases last: the later, weaker claim is the one that is refused.
    if style == .stream {
      for (index, meeting) in meetings.enumerated()
      where meeting.callID.value.text != meeting.id.value.text {
        check.add(meeting.callID.map(\.text), "call id", of: meeting, index)
      }
    }
    for (index, meeting) in meetings.enumerated() {
      for alias in meeting.aliases {
        check.add(alias.map(\.text), "alias", of: meeting, index)
      }
    }
    return check.diagnostics
  }

  private mutating func add(id: Located<MeetingID>, _ definition: Int) {
    guard let first = claims[id.value.text] else {
      claims[id.value.text] = Claim(
        meeting: id.value, definition: definition, kind: "id", place: id.place)
      return
    }
    diagnostics.append(
      .error(
        "duplicate-id", "two meetings have the id \"\(id.value)\"", at: id.place,
        help: "give one of them another id",
        notes: [.init("the first one is here", at: first.place)]))
  }

  private mutating func add(
    _ name: Located<String>, _ kind: String, of meeting: Meeting, _ definition: Int
  ) {
    let key = name.value.lowercased()
    guard let first = claims[key] else {
      claims[key] = Claim(
        meeting: meeting.id.value, definition: definition, kind: kind, place: name.place)
      return
    }
    // A meeting may be called by its own name twice.
    if first.definition == definition || key == meeting.id.value.text { return }
    diagnostics.append(
      .error(
        "name-taken",
        "the \(kind) \"\(name.value)\" is the \(first.kind) of \"\(first.meeting)\"",
        at: name.place, help: "choose another: a name leads to one meeting, whatever its case",
        notes: [.init("the \(first.kind) is here", at: first.place)]))
  }
}
