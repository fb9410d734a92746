/// `mailmerge.csv`: one row a guest for programs that send mails, UTF-8 without a mark.
///
/// Only guests with an address: the program mailmerge stops at a row without one, in the middle of
/// sending.
package enum MailMergeFile {
  private static let names = [
    "email", "name", "first_name", "last_name", "phone", "language", "timezone", "role", "note",
    "subject", "meeting", "title", "start_local",
  ]

  /// Every row has the same columns: as many links as the guest with the most meetings needs, and all
  /// columns of the rosters.
  package static func bytes(of invites: [PersonalInvite]) -> [UInt8] {
    var own: [String] = []
    var isKnown: Set<String> = []
    var width = 1
    for invite in invites {
      width = max(width, invite.links.count)
      for field in invite.guest.fields where isKnown.insert(field.name).inserted {
        own.append(field.name)
      }
    }
    let linkNames = (1...width).flatMap { index -> [String] in
      index == 1 ? ["link"] : ["link_\(index)", "title_\(index)", "start_local_\(index)"]
    }
    let taken = Set(names + linkNames + ["message"])
    // A column of the roster that is named like one of these says so.
    let ownNames = own.map { name in
      var shown = name
      while taken.contains(shown) || (shown != name && isKnown.contains(shown)) {
        shown = "roster_\(shown)"
      }
      return shown
    }
    var bytes: [UInt8] = []
    CSVWriter.line(names + linkNames + ["message"] + ownNames, to: &bytes)
    for invite in invites {
      let guest = invite.guest
      let first = invite.links.first
      let address = guest.email.flatMap { MailAddress($0) }
      var cells: [String] = [
        address?.text ?? "", guest.shownName ?? "",
        guest.firstName ?? "", guest.lastName ?? "",
        guest.phone ?? "", invite.language, guest.timezone ?? "", guest.role ?? "",
        guest.note ?? "", invite.subject, first?.meeting ?? "", first?.title ?? "",
        first?.start ?? "", first?.url ?? "",
      ]
      for index in 1..<max(width, 1) {
        let link = index < invite.links.count ? invite.links[index] : nil
        cells += [link?.url ?? "", link?.title ?? "", link?.start ?? ""]
      }
      cells.append(message(invite))
      for name in own { cells.append(guest.fields.first { $0.name == name }?.text ?? "") }
      CSVWriter.line(cells, to: &bytes)
    }
    return bytes
  }

  /// The whole message in one line, as the program reads it from one cell.
  private static func message(_ invite: PersonalInvite) -> String {
    var bytes: [UInt8] = []
    let end = Array(String(lineEnd).utf8)
    bytes.reserveCapacity(invite.text.utf8.count + 64)
    for byte in invite.text.utf8 {
      if byte == 0x0A {
        bytes += end
        continue
      }
      bytes.append(byte)
      // A text that has the sign itself has another one.
      if byte == end[2], bytes.suffix(3) == end[...] {
        bytes.removeLast(3)
        bytes += "↵".utf8
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let lineEnd: Unicode.Scalar = "⏎"

  /// `mailmerge_template.txt`: what the program mailmerge sends with the rows as they are.
  ///
  /// - Parameter sender: nil leaves an address that somebody has to fill in.
  package static func template(from sender: MailDraft.Sender?) -> [UInt8] {
    let address = sender?.address ?? "you@example.com"
    return Array(
      """
      TO: {{email}}
      SUBJECT: {{subject}}
      FROM: \(address)

      {{message|replace("\(lineEnd)", "\\n")}}

      """.utf8)
  }
}
