package import Diagnostics
package import SiteModel

/// One person of a roster, checked.
package struct Guest: Sendable {
  /// What the token is made from: the id, else the folded address, else the phone number.
  package var key: String
  /// As it was written; the parts are never split out of it.
  package var name: String?
  package var firstName: String?
  package var lastName: String?
  package var email: String?
  /// `+` and digits.
  package var phone: String?
  package var language: LanguageTag?
  /// An IANA name.
  package var timezone: String?
  package var role: String?
  package var tags: [String] = []
  package var note: String?
  /// Ids of the meetings that the roster names; empty means all of the invitation.
  package var meetings: [String] = []
  /// Further columns, in their order.
  package var fields: [Field] = []
  /// Where the row stands; nil for a guest of an earlier run.
  package var place: Place?
  package var row = 0

  package struct Field: Sendable, Equatable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  package init(key: String) { self.key = key }

  /// The name as a letter has it: the whole one, else its parts.
  package var shownName: String? {
    if let name { return name }
    let parts = [firstName, lastName].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// What a list shows where there is no name.
  package var label: String { shownName ?? email ?? phone ?? key }
}

extension Guest {
  /// The same for two spellings of one name.
  var foldedName: String { shownName.map(GuestText.folded) ?? "" }

  /// The address, the same for each way to write it, and the number.
  var addresses: [String] { [email.map(GuestText.folded), phone].compactMap { $0 } }
}
