import Diagnostics
import SiteModel

extension Ledger {
  static let format = 1

  /// The file: one line a guest, in the order of their numbers, and no time of day.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.count * 300 + 64)
    bytes += "{\"format\":\(Ledger.format),\"next\":\(nextNumber),\"guests\":[".utf8
    for (index, entry) in entries.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += entry.json.utf8
    }
    bytes += "\n]}\n".utf8
    return bytes
  }
}

extension Ledger.Entry {
  fileprivate var json: String {
    var members = [
      ("number", "\(number)"), ("file", jsonString(fileName)), ("key", jsonString(guest.key)),
    ]
    func add(_ name: String, _ text: String?) {
      if let text { members.append((name, jsonString(text))) }
    }
    if isGone { members.append(("gone", "true")) }
    add("email", guest.email)
    add("phone", guest.phone)
    add("name", guest.name)
    add("first_name", guest.firstName)
    add("last_name", guest.lastName)
    add("language", guest.language?.text)
    add("timezone", guest.timezone)
    add("role", guest.role)
    add("note", guest.note)
    if !guest.tags.isEmpty {
      members.append(("tags", "[\(guest.tags.map(jsonString).joined(separator: ","))]"))
    }
    if !guest.fields.isEmpty {
      let fields = guest.fields.map { "\(jsonString($0.name)):\(jsonString($0.text))" }
      members.append(("fields", "{\(fields.joined(separator: ","))}"))
    }
    members.append(("meetings", "[\(invites.map(\.json).joined(separator: ","))]"))
    return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ","))}"
  }
}

extension Ledger.Invite {
  fileprivate var json: String {
    "{\"id\":\(jsonString(meeting)),\"uid\":\(jsonString(uid)),\"rotation\":\(rotation),"
      + "\"revoked\":\(isRevoked),\"sequence\":\(sequence)}"
  }
}
