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
    var kind: String
    var place: Place
  }

  private var claims: [String: Claim] = [:]
  private var diagnostics: [Diagnostic] = []

  /// Every name that a second meeting claims, each at its place.
  package static func diagnostics(of meetings: [Meeting], style: LinkStyle) -> [Diagnostic] {
    var check = NameCheck()
    check.claims.reserveCapacity(meetings.count)
    for meeting in meetings { check.add(id: meeting.id) }
    // Call ids after all ids, aliases last: the later, weaker claim is the one that is refused.
    if style == .stream {
      for meeting in meetings {
        check.add(meeting.callID.value.text, "call id", meeting.callID.place, of: meeting)
      }
    }
    for meeting in meetings {
      for alias in meeting.aliases {
        check.add(alias.value.text, "alias", alias.place, of: meeting)
      }
    }
    return check.diagnostics
  }

  private mutating func add(id: Located<MeetingID>) {
    guard let first = claims[id.value.text] else {
      claims[id.value.text] = Claim(meeting: id.value, kind: "id", place: id.place)
      return
    }
    diagnostics.append(
      .error(
        "duplicate-id", "two meetings have the id \"\(id.value)\"", at: id.place,
        help: "give one of them another id",
        notes: [.init("the first one is here", at: first.place)]))
  }

  private mutating func add(_ name: String, _ kind: String, _ place: Place, of meeting: Meeting) {
    let key = name.lowercased()
    guard let first = claims[key] else {
      claims[key] = Claim(meeting: meeting.id.value, kind: kind, place: place)
      return
    }
    // A meeting may be called by its own name twice.
    if first.meeting == meeting.id.value { return }
    diagnostics.append(
      .error(
        "name-taken", "the \(kind) \"\(name)\" is the \(first.kind) of \"\(first.meeting)\"",
        at: place, help: "choose another: a name leads to one meeting, whatever its case",
        notes: [.init("the \(first.kind) is here", at: first.place)]))
  }
}
