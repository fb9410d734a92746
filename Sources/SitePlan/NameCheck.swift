package import Diagnostics
package import InviteLinks
package import SiteModel

/// Checks that every name leads to one meeting: ids, aliases and, in a path, call ids.
///
/// Compared without case, since some hosts and disks do not tell cases apart.
package enum NameCheck {
  package static func diagnostics(of meetings: [Meeting], style: LinkStyle) -> [Diagnostic] {
    var check = Check()
    for meeting in meetings {
      check.add(meeting.id.value.text, "id", meeting.id.place, of: meeting)
    }
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

  private struct Claim {
    var meeting: String
    var kind: String
    var place: Place
  }

  private struct Check {
    var claims: [String: Claim] = [:]
    var diagnostics: [Diagnostic] = []

    mutating func add(_ name: String, _ kind: String, _ place: Place, of meeting: Meeting) {
      let key = name.lowercased()
      let claim = Claim(meeting: meeting.id.value.text, kind: kind, place: place)
      guard let first = claims[key] else {
        claims[key] = claim
        return
      }
      // A meeting may be called by its own name twice, but two definitions with one id are two.
      if first.meeting == claim.meeting, !(kind == "id" && first.kind == "id") { return }
      if kind == "id" {
        diagnostics.append(
          .error(
            "duplicate-id", "two meetings have the id \"\(name)\"", at: place,
            help: "give one of them another id",
            notes: [.init("the first one is here", at: first.place)]))
      } else {
        diagnostics.append(
          .error(
            "name-taken",
            "the \(kind) \"\(name)\" is already the \(first.kind) of \"\(first.meeting)\"",
            at: place, help: "a name leads to one meeting; upper and lower case count as the same",
            notes: [.init("\(first.kind) of \"\(first.meeting)\"", at: first.place)]))
      }
    }
  }
}
