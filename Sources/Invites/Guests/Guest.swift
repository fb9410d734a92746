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
  /// True where the family name comes first, as in Hungarian.
  package var putsFamilyFirst = false
  package var email: String?
  /// `+` and digits.
  package var phone: String?
  package var language: LanguageTag?
  /// Where the row names it.
  package var languagePlace: Place?
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
  ///
  /// In Chinese, Japanese and Korean letters the family name comes first, without a blank.
  package var shownName: String? {
    if let name { return name }
    guard let firstName, let lastName else { return firstName ?? lastName }
    if firstName.isEastAsian, lastName.isEastAsian { return lastName + firstName }
    return putsFamilyFirst ? "\(lastName) \(firstName)" : "\(firstName) \(lastName)"
  }

  /// Every way in which somebody else may write the whole name.
  package var wholeNames: [String] {
    var names = [name, shownName].compactMap { $0 }
    if let firstName, let lastName {
      names += [
        "\(firstName) \(lastName)", "\(lastName) \(firstName)", "\(lastName), \(firstName)",
      ]
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// What a list shows where there is no name.
  package var label: String { shownName ?? email ?? phone ?? key }
}

extension Guest {
  /// The same for two spellings of one name, in whatever order its parts are shown: keys have it.
  var foldedName: String {
    let whole = name ?? [firstName, lastName].compactMap { $0 }.joined(separator: " ")
    return GuestText.folded(whole)
  }

  /// The address, the same for each way to write it, and the number.
  var addresses: [String] { [email.map(GuestText.folded), phone].compactMap { $0 } }
}
