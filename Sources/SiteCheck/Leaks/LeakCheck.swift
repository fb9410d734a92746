package import Diagnostics
import SitePlan

/// Looks through the files of a site for what must not be in them: passcodes, PINs out of place,
/// titles of drafts and of unlisted meetings, and guests.
///
/// Compared as whole tokens, as they stand and with the usual escapes undone; passcodes in any case,
/// guests in any case and Unicode form, and their numbers in any grouping.
package struct LeakCheck {
  /// Where in its meeting's own folder a text was found.
  fileprivate enum Part {
    /// What chat programs show: the head of a page.
    case preview
    case meetingFile
    /// Nobody knows who reads a calendar.
    case calendarFile
    case other

    init(ofFile path: String) {
      self =
        path.hasSuffix("/meeting.json")
        ? .meetingFile : path.hasSuffix(".ics") ? .calendarFile : .other
    }
  }

  private let secrets: [Secret]
  /// Which secrets have the text with this index in `search`.
  private let secretsOfText: [[Int]]
  private let search: TokenSearch
  /// The same for passcodes: who is to find one may read it in any case.
  private let secretsOfPasscode: [[Int]]
  private let passcodeSearch: TokenSearch
  /// The same for what is searched in folded text: addresses, names and links of guests.
  private let secretsOfFolded: [[Int]]
  private let foldedSearch: TokenSearch
  private let numbers: NumberSearch
  private let output: String
  private var paths: [[String]]

  /// - Parameter guests: what is private of the guests who were invited.
  package init(_ site: CheckedSite, guests: [Secret] = []) {
    secrets = Secret.all(of: site) + guests
    var plain = Texts()
    var passcodes = Texts()
    var folded = Texts()
    var numbers = NumberSearch()
    for (index, secret) in secrets.enumerated() {
      if secret.kind == .guestNumber {
        numbers.add(secret.text, index)
      } else if secret.kind == .passcode {
        let text = secret.text.utf8.map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }
        passcodes.add(text, index)
      } else if secret.isOfGuest {
        folded.add(FoldedText.text(secret.text), index)
      } else {
        plain.add(Array(secret.text.utf8), index)
      }
    }
    search = TokenSearch(plain.texts)
    secretsOfText = plain.owners
    passcodeSearch = TokenSearch(passcodes.texts, ignoringCase: true)
    secretsOfPasscode = passcodes.owners
    foldedSearch = TokenSearch(folded.texts)
    secretsOfFolded = folded.owners
    self.numbers = numbers
    output = site.sources.paths.output
    paths = Array(repeating: [], count: secrets.count)
  }

  /// Each text once, with everything that it belongs to.
  private struct Texts {
    private(set) var texts: [[UInt8]] = []
    private(set) var owners: [[Int]] = []
    private var indexes: [[UInt8]: Int] = [:]

    mutating func add(_ text: [UInt8], _ owner: Int) {
      if let known = indexes[text] {
        owners[known].append(owner)
      } else {
        indexes[text] = texts.count
        texts.append(text)
        owners.append([owner])
      }
    }
  }

  /// False when there is nothing to look for.
  package var hasSecrets: Bool { !secrets.isEmpty }

  /// Looks at one file; its path is relative to the output.
  package mutating func look(in file: CheckedSite.OutputFile) {
    guard hasSecrets else { return }
    for secret in secrets(in: Array(file.path.utf8)[...]) where secrets[secret].kind.isToldByName {
      paths[secret].append(file.path)
    }
    let isPage = file.path.hasSuffix("index.html")
    let headEnd = isPage ? file.bytes.firstIndex(of: "<body") ?? 0 : 0
    note(file.bytes[..<headEnd], .preview, file)
    note(file.bytes[headEnd...], Part(ofFile: file.path), file)
  }

  private mutating func note(
    _ bytes: ArraySlice<UInt8>, _ part: Part, _ file: CheckedSite.OutputFile
  ) {
    var found = secrets(in: bytes)
    if let unescaped = UnescapedText.bytes(of: bytes) {
      found.formUnion(secrets(in: unescaped[...]))
    }
    for secret in found {
      let isOwn = file.meeting.map(secrets[secret].owners.contains) ?? false
      if isOwn, secrets[secret].mayStand(in: part) { continue }
      if paths[secret].last != file.path { paths[secret].append(file.path) }
    }
  }

  private func secrets(in bytes: ArraySlice<UInt8>) -> Set<Int> {
    var found = Set(search.found(in: bytes).flatMap { secretsOfText[$0] })
    if !secretsOfPasscode.isEmpty {
      found.formUnion(passcodeSearch.found(in: bytes).flatMap { secretsOfPasscode[$0] })
    }
    if !secretsOfFolded.isEmpty {
      let folded = FoldedText.bytes(of: bytes)
      found.formUnion(foldedSearch.found(in: folded[...]).flatMap { secretsOfFolded[$0] })
    }
    found.formUnion(numbers.found(in: bytes))
    return found
  }

  /// One for each secret, with the first files in which it stands.
  package var diagnostics: [Diagnostic] {
    zip(secrets, paths).compactMap { secret, paths in
      let files = Set(paths).sorted().map { Place.file(SitePaths.join(output, $0)) }
      return files.isEmpty ? nil : secret.leak(in: files)
    }
  }
}

extension Secret.Kind {
  /// False where a file may have such a name by accident, as one that is named for a title.
  fileprivate var isToldByName: Bool {
    switch self {
    case .passcode, .guestAddress, .guestToken: true
    case .pin, .draftTitle, .unlistedTitle, .guestNumber, .guestName: false
    }
  }
}

extension Secret {
  fileprivate var isOfGuest: Bool {
    switch kind {
    case .guestAddress, .guestNumber, .guestToken, .guestName: true
    case .passcode, .pin, .draftTitle, .unlistedTitle: false
    }
  }

  /// A title belongs everywhere into its own pages; numbers only where a guest looks for them.
  fileprivate func mayStand(in part: LeakCheck.Part) -> Bool {
    switch kind {
    case .passcode: part == .other || part == .calendarFile
    case .pin: part == .other
    case .draftTitle, .unlistedTitle: true
    case .guestAddress, .guestNumber, .guestToken, .guestName: false
    }
  }

  fileprivate func leak(in files: [Place]) -> Diagnostic {
    let more = others == 0 ? "" : " and of \(others) more"
    let (severity, identifier, message): (Diagnostic.Severity, String, String) =
      switch kind {
      case .passcode: (.error, "passcode-in-site", "the passcode of \"\(id)\"\(more)")
      case .pin: (.error, "pin-in-site", "a PIN of \"\(id)\"\(more)")
      case .draftTitle: (.warning, "draft-in-site", "the title of the draft \"\(id)\"")
      case .unlistedTitle:
        (.warning, "unlisted-in-site", "the title of the unlisted meeting \"\(id)\"\(more)")
      case .guestAddress: (.error, "guest-in-site", "the address of the guest \(id)")
      case .guestNumber: (.error, "guest-in-site", "the number of the guest \(id)")
      case .guestToken: (.error, "guest-link-in-site", "the personal link of the guest \(id)")
      case .guestName: (.warning, "guest-name-in-site", "the name of the guest \(id)")
      }
    var notes = files.dropFirst().prefix(3).map { Diagnostic.Note("and here", at: $0) }
    if files.count > 4 { notes.append(.init("and in \(files.count - 4) more files")) }
    let what = isOfGuest ? "guest \(id) is in the ledger of invites" : "\"\(id)\" is defined here"
    notes.append(.init(what, at: place))
    return Diagnostic(
      severity, identifier, "\(message) stands in this file, for everybody to read", at: files[0],
      help: "look for the description, the template or the static file that brings it in",
      notes: notes)
  }
}

extension [UInt8] {
  /// Where a text begins for the first time.
  fileprivate func firstIndex(of text: String) -> Int? {
    let wanted = Array(text.utf8)
    return indices.first { self[$0] == wanted[0] && self[$0...].starts(with: wanted) }
  }
}
