package import Arguments
import Diagnostics
import Invites
import SiteModel

// The commands for personal invites.

extension CommandCatalog {
  static let invite = CommandDeclaration(
    "invite", "Write a personal invitation for each guest of a list",
    operands: [
      OperandDeclaration(
        ValueDeclaration("MEETING"), count: .oneOrMore, alternative: "tag",
        help: "The id of a meeting; a guest gets one message for all of them")
    ],
    options: declarations(
      of: .tag, .guests, .exclude, .only, .new, .map, .encoding, .defaultCountryCode,
      .onDuplicate, .onError, .link, .formats, .language, .dryRun, .prune, .newKey, .out)
      + declarations(of: .root, .content, .templates, .output, .strict, .quiet, .format),
    discussion: [
      "Lists of guests: CSV or TSV with a header, JSON, vCard, or one address a line.",
      "Everything is written below Invites/, for your eyes only; nothing goes into the site. "
        + "Keep Invites/.private/key: without it, guests would get other links.",
    ])

  static let guests = CommandDeclaration(
    "guests", "Look after the guests who were invited",
    subcommands: [
      CommandDeclaration(
        "status", "Count who was invited to what",
        options: declarations(of: .out, .root, .content, .templates, .format)),
      CommandDeclaration(
        "list", "List the guests with their links, for a backend too",
        operands: [
          OperandDeclaration(
            ValueDeclaration("MEETING"), count: 0...Int.max,
            help: "The id of a meeting (default: all)")
        ],
        options: declarations(of: .out, .root, .content, .templates, .listFormat)),
      CommandDeclaration(
        "verify", "Say whose a link is, and whether it still holds",
        operands: [OperandDeclaration(ValueDeclaration("LINK|TOKEN"), help: "What the guest has")],
        options: declarations(of: .out, .root, .content, .templates, .format)),
      CommandDeclaration(
        "rotate", "Give a guest another link; the present one does not hold any more",
        operands: changedGuest,
        options: declarations(of: .out, .root, .content, .templates, .format)),
      CommandDeclaration(
        "revoke", "Take back the link of a guest",
        operands: changedGuest,
        options: declarations(of: .out, .root, .content, .templates, .format)),
    ],
    isGroup: true,
    discussion: [
      "A site without a server cannot refuse a link that was taken back; your app or its backend "
        + "can, with the key and 'linksite guests list --format json'."
    ])

  private static let changedGuest = [
    OperandDeclaration(ValueDeclaration("MEETING"), help: "The id of the meeting"),
    OperandDeclaration(
      ValueDeclaration("GUESTKEY|LINK"),
      help: "The guest's key, as 'linksite guests list' shows it, or the guest's link"),
  ]
}

/// Which links guests get.
package enum LinkKind: String, CaseIterable, Sendable {
  /// Their own, with a token in the query.
  case query
  /// The same as everybody.
  case none
}

/// What happens to the other rows when one has a mistake.
package enum ErrorPolicy: String, CaseIterable, Sendable {
  case stop, skip
}

/// What is written for guests.
package enum InviteFormat: String, CaseIterable, Sendable {
  case txt, csv, html, eml, ics
}

extension CommandOption<String?> {
  package static var tag: Self {
    .value("tag", ValueDeclaration("TAG"), help: "Invite to all meetings with this tag")
  }

  package static var out: Self {
    .value(
      "out", ValueDeclaration("DIR", kind: .directory),
      help: "Where invites are kept (default: Invites in the root)")
  }
}

extension CommandOption<[String]> {
  package static var guests: Self {
    .repeated(
      "guests", ValueDeclaration("FILE", kind: .file), help: "A list of guests; may be repeated")
  }

  package static var exclude: Self {
    .repeated(
      "exclude", ValueDeclaration("FILE", kind: .file),
      help: "A list of people to leave out, such as members")
  }

  package static var only: Self {
    .repeated(
      "only",
      ValueDeclaration("tag=TAG", expectation: "tag=… or role=…") { GuestFilter($0) != nil },
      help: "Only guests with this tag or role")
  }

  package static var map: Self {
    .repeated(
      "map",
      ValueDeclaration(
        "FIELD=HEADER",
        expectation: "FIELD=HEADER with one of "
          + RosterField.allCases.map(\.rawValue).joined(separator: ", ")
      ) { ColumnMap.Rule($0) != nil },
      help: "Say which column holds a field")
  }
}

extension CommandOption<RosterEncoding?> {
  static var encoding: Self {
    .parsed(
      "encoding", "NAME", expectation: "one of \(RosterEncoding.names.joined(separator: ", "))",
      help: "What the bytes of lists mean that are not Unicode", parse: { RosterEncoding($0) })
  }
}

extension CommandOption<CountryCode?> {
  static var defaultCountryCode: Self {
    .parsed(
      "default-country-code", "CODE", expectation: "the code of a country such as 49 or 1",
      help: "Whose telephone numbers are that name no country", parse: { CountryCode($0) })
  }
}

extension CommandOption<LanguageTag?> {
  static var language: Self {
    .parsed(
      "language", "LANGUAGE", expectation: "a language such as de or pt-BR",
      help: "For guests whose row names none (default: the site's)", parse: { LanguageTag($0) })
  }
}

extension CommandOption<GuestList.DuplicatePolicy> {
  static var onDuplicate: Self {
    .choice("on-duplicate", default: .error, help: "When two rows are one guest")
  }
}

extension CommandOption<ErrorPolicy> {
  static var onError: Self {
    .choice("on-error", default: .stop, help: "When a row has a mistake")
  }
}

extension CommandOption<LinkKind> {
  static var link: Self {
    .choice("link", default: .query, help: "Personal links, or the same for all")
  }
}

extension CommandOption<Set<InviteFormat>?> {
  static var formats: Self {
    let names = InviteFormat.allCases.map(\.rawValue)
    return .parsed(
      "formats", "LIST", expectation: "some of \(names.joined(separator: ","))",
      help: "What to write, of \(names.joined(separator: ",")) (default: txt,csv,html)"
    ) { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let formats = parts.compactMap { InviteFormat(rawValue: String($0)) }
      return formats.count == parts.count ? Set(formats) : nil
    }
  }
}

extension CommandOption<Bool> {
  package static var new: Self {
    .flag("new", help: "Write only for guests who were not invited before")
  }

  package static var dryRun: Self {
    .flag("dry-run", help: "Write nothing; print one whole message and the counts")
  }

  package static var prune: Self {
    .flag("prune", help: "Forget guests who are in no list any more, and remove files nobody needs")
  }

  package static var newKey: Self {
    .flag("new-key", help: "Make another key: all links of guests change")
  }
}

/// `--only tag=vip`: which guests are meant.
struct GuestFilter {
  private enum Kind: String { case tag, role }
  private let kind: Kind
  private let value: String

  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    guard let kind = Kind(rawValue: parts[0]) else { return nil }
    self.kind = kind
    value = parts[1]
  }

  /// In any case: people do not tell `VIP` from `vip`.
  func takes(_ guest: Guest) -> Bool {
    let wanted = value.lowercased()
    return values(of: guest).contains { $0.lowercased() == wanted }
  }

  private func values(of guest: Guest) -> [String] {
    switch kind {
    case .tag: guest.tags
    case .role: guest.role.map { [$0] } ?? []
    }
  }

  /// Said where it takes nobody at all of these: then it is probably misspelt.
  func problem(among guests: [Guest]) -> Diagnostic? {
    if guests.contains(where: takes) { return nil }
    let known = Set(guests.flatMap(values)).sorted()
    let nearest = nearestName(to: value, in: known)
    return .error(
      "nobody-chosen", "no guest of these lists has the \(kind.rawValue) \"\(value)\"", at: nil,
      help: nearest.map { "did you mean --only \(kind.rawValue)=\($0)?" }
        ?? (known.isEmpty
          ? "no row has a \(kind.rawValue)"
          : "there are: \(known.prefix(8).joined(separator: ", "))"))
  }
}
