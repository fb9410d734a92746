/// `mailmerge.csv`: one row a guest for programs that send mails, UTF-8 without a mark.
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
    // The mail merge program reads the message from one cell: a cell has no line breaks.
    let ownNames = own.map { taken.contains($0) ? "roster_\($0)" : $0 }
    var bytes: [UInt8] = []
    CSVWriter.line(names + linkNames + ["message"] + ownNames, to: &bytes)
    for invite in invites {
      let guest = invite.guest
      let first = invite.links.first
      var cells = [
        guest.email ?? "", guest.shownName ?? "", guest.firstName ?? "", guest.lastName ?? "",
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

  /// The whole message in one line.
  private static func message(_ invite: PersonalInvite) -> String {
    var text = String.UnicodeScalarView()
    for scalar in invite.text.unicodeScalars {
      switch scalar {
      case "\n": text.append(lineEnd)
      case lineEnd: text.append("↵")
      default: text.append(scalar)
      }
    }
    return String(text)
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
