import Diagnostics
import SiteModel

extension Ledger {
  static let format = 1

  /// The file: one line a guest, in the order of their numbers, and no time of day.
  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(entries.count * 300 + 64)
    bytes += "{\"format\":\(Ledger.format),\"next\":\(nextNumber),".utf8
    if !folders.isEmpty {
      let owners = folders.sorted { $0.key < $1.key }
        .map { (name: $0.key, json: jsonString($0.value.rawValue)) }
      bytes += "\"folders\":\(jsonObject(owners)),".utf8
    }
    bytes += "\"guests\":[".utf8
    for (index, entry) in entries.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      entry.append(to: &bytes)
    }
    bytes += "\n]}\n".utf8
    return bytes
  }
}

extension Ledger.Entry {
  fileprivate func append(to bytes: inout [UInt8]) {
    bytes += "{\"number\":\(number),\"file\":".utf8
    bytes.append(jsonString: fileName)
    func add(_ name: String, _ text: String?) {
      guard let text else { return }
      bytes += ",\"\(name)\":".utf8
      bytes.append(jsonString: text)
    }
    add("key", guest.key)
    if isGone { bytes += ",\"gone\":true".utf8 }
    add("email", guest.email)
    add("phone", guest.phone)
    add("name", guest.name)
    add("first_name", guest.firstName)
    add("last_name", guest.lastName)
    if guest.putsFamilyFirst { bytes += ",\"family_first\":true".utf8 }
    add("language", guest.language?.text)
    add("timezone", guest.timezone)
    add("role", guest.role)
    add("note", guest.note)
    if !guest.tags.isEmpty {
      bytes += ",\"tags\":[\(guest.tags.map(jsonString).joined(separator: ","))]".utf8
    }
    if !guest.fields.isEmpty {
      let fields = guest.fields.map { "\(jsonString($0.name)):\(jsonString($0.text))" }
      bytes += ",\"fields\":{\(fields.joined(separator: ","))}".utf8
    }
    bytes += ",\"meetings\":[".utf8
    for (index, invite) in invites.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      invite.append(to: &bytes)
    }
    bytes += "]}".utf8
  }
}

extension Ledger.Invite {
  fileprivate func append(to bytes: inout [UInt8]) {
    bytes += "{\"id\":".utf8
    bytes.append(jsonString: meeting)
    bytes += ",\"uid\":".utf8
    bytes.append(jsonString: uid)
    bytes += ",\"rotation\":\(rotation),\"revoked\":\(isRevoked),\"sequence\":\(sequence)}".utf8
  }
}
