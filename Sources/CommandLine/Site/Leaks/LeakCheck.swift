import Diagnostics
import SitePlan

/// Looks through the files of a site for what must not be in them: passcodes, PINs out of place,
/// titles of drafts and of unlisted meetings, and guests.
///
/// Compared as whole tokens, as they stand and with the usual escapes undone.
struct LeakCheck {
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
  private let output: String
  private var paths: [[String]]

  /// - Parameter guests: what is private of the guests who were invited.
  init(_ site: CheckedSite, guests: [Secret] = []) {
    secrets = Secret.all(of: site) + guests
    var indexes: [String: Int] = [:]
    var texts: [[UInt8]] = []
    var owners: [[Int]] = []
    for (secret, text) in secrets.map(\.text).enumerated() {
      if let known = indexes[text] {
        owners[known].append(secret)
      } else {
        indexes[text] = texts.count
        texts.append(Array(text.utf8))
        owners.append([secret])
      }
    }
    search = TokenSearch(texts)
    secretsOfText = owners
    output = site.sources.paths.output
    paths = Array(repeating: [], count: secrets.count)
  }

  /// False when there is nothing to look for.
  var hasSecrets: Bool { !secrets.isEmpty }

  /// Looks at one file; its path is relative to the output.
  mutating func look(in file: CheckedSite.OutputFile) {
    guard hasSecrets else { return }
    let isPage = file.path.hasSuffix("index.html")
    let headEnd = isPage ? file.bytes.firstIndex(of: "<body") ?? 0 : 0
    note(file.bytes[..<headEnd], .preview, file)
    note(file.bytes[headEnd...], Part(ofFile: file.path), file)
  }

  private mutating func note(
    _ bytes: ArraySlice<UInt8>, _ part: Part, _ file: CheckedSite.OutputFile
  ) {
    var found = search.found(in: bytes)
    if let unescaped = UnescapedText.bytes(of: bytes) {
      found.formUnion(search.found(in: unescaped[...]))
    }
    for secret in found.flatMap({ secretsOfText[$0] }) {
      let isOwn = file.meeting.map(secrets[secret].owners.contains) ?? false
      if isOwn, secrets[secret].mayStand(in: part) { continue }
      if paths[secret].last != file.path { paths[secret].append(file.path) }
    }
  }

  /// One for each secret, with the first files in which it stands.
  var diagnostics: [Diagnostic] {
    zip(secrets, paths).compactMap { secret, paths in
      let files = Set(paths).sorted().map { Place.file(SitePaths.join(output, $0)) }
      return files.isEmpty ? nil : secret.leak(in: files)
    }
  }
}

extension Secret {
  private var isOfGuest: Bool {
    switch kind {
    case .guestAddress, .guestToken, .guestName: true
    case .passcode, .pin, .draftTitle, .unlistedTitle: false
    }
  }

  /// A title belongs everywhere into its own pages; numbers only where a guest looks for them.
  fileprivate func mayStand(in part: LeakCheck.Part) -> Bool {
    switch kind {
    case .passcode: part == .other || part == .calendarFile
    case .pin: part == .other
    case .draftTitle, .unlistedTitle: true
    case .guestAddress, .guestToken, .guestName: false
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
