import AppAssociation
package import Diagnostics
import SiteModel

extension Ledger {
  /// Reads the file; a damaged one is an error, since guessing could bring revoked links back.
  package static func read(_ source: SourceText) -> (ledger: Ledger?, diagnostics: [Diagnostic]) {
    switch JSONValue.read(source.bytes) {
    case .failure(let error):
      return (nil, [.damagedLedger(error.message, at: .at(source, offset: error.offset))])
    case .success(let value):
      guard case .number("\(Ledger.format)")? = value["format"]?.content,
        let items = value["guests"]?.array
      else {
        return (nil, [.damagedLedger("it has another format", at: .at(source, offset: 0))])
      }
      var entries: [Entry] = []
      entries.reserveCapacity(items.count)
      for item in items {
        guard let entry = Entry(item) else {
          return (
            nil, [.damagedLedger("a guest cannot be read", at: .at(source, offset: item.offset))]
          )
        }
        entries.append(entry)
      }
      var folders: [String: FolderOwner] = [:]
      for member in value["folders"]?.object ?? [] {
        folders[member.name] = member.value.string.flatMap { FolderOwner(rawValue: $0) }
      }
      let next = value["next"].flatMap(wholeNumber)
      return (Ledger(entries, nextNumber: next, folders: folders), [])
    }
  }
}

extension Ledger.Entry {
  fileprivate init?(_ value: JSONValue) {
    guard let key = value["key"]?.string, let number = value["number"].flatMap(wholeNumber),
      let items = value["meetings"]?.array, let fileName = value["file"]?.string,
      PersonalInvite.isFileName(fileName)
    else { return nil }
    var guest = Guest(key: key)
    guest.email = value["email"]?.string
    guest.phone = value["phone"]?.string
    guest.name = value["name"]?.string
    guest.firstName = value["first_name"]?.string
    guest.lastName = value["last_name"]?.string
    guest.putsFamilyFirst = value["family_first"].map(isTrue) ?? false
    guest.language = value["language"]?.string.flatMap { LanguageTag($0) }
    guest.timezone = value["timezone"]?.string
    guest.role = value["role"]?.string
    guest.note = value["note"]?.string
    guest.tags = value["tags"]?.array?.compactMap(\.string) ?? []
    guest.fields =
      value["fields"]?.object?.compactMap { member in
        member.value.string.map { Guest.Field(member.name, $0) }
      } ?? []
    var invites: [Ledger.Invite] = []
    for item in items {
      guard let invite = Ledger.Invite(item) else { return nil }
      invites.append(invite)
    }
    self.init(number: number, fileName: fileName, guest: guest, invites: invites)
    isGone = value["gone"].map(isTrue) ?? false
  }
}

extension Ledger.Invite {
  fileprivate init?(_ value: JSONValue) {
    guard let meeting = value["id"]?.string, let uid = value["uid"]?.string,
      let rotation = value["rotation"].flatMap(wholeNumber), let revoked = value["revoked"],
      let sequence = value["sequence"].flatMap(wholeNumber)
    else { return nil }
    self.init(meeting: meeting, uid: uid, sequence: sequence)
    self.rotation = rotation
    isRevoked = isTrue(revoked)
  }
}

private func wholeNumber(_ value: JSONValue) -> Int? {
  guard case .number(let text) = value.content, let number = Int32(text), number >= 0 else {
    return nil
  }
  return Int(number)
}

private func isTrue(_ value: JSONValue) -> Bool {
  if case .bool(true) = value.content { true } else { false }
}

extension Diagnostic {
  fileprivate static func damagedLedger(_ what: String, at place: Place) -> Diagnostic {
    .error(
      "damaged-ledger", "the ledger of invites is damaged: \(what)", at: place,
      help: "take the file from a backup; without it, links that were revoked would come back")
  }
}
