import Arguments
import Diagnostics
import InviteLinks
import Invites
import SiteCheck
import SiteOutput
import SitePlan

/// The private folder of a site: where it is, its key and its ledger.
struct InviteStore {
  static let keyName = ".private/key"
  static let ledgerName = ".private/ledger.json"
  static let keyVariable = "LINKSITE_INVITE_KEY"

  /// As the user would type it.
  let path: String
  private let context: CommandContext

  init(_ paths: SitePaths, _ command: ParsedCommand, _ context: CommandContext) {
    path = command[.out] ?? paths.invites
    self.context = context
  }

  var ledgerPath: String { SitePaths.join(path, InviteStore.ledgerName) }
  private var keyPath: String { SitePaths.join(path, InviteStore.keyName) }

  /// The folder, refused where somebody could see it.
  func place(_ paths: SitePaths) throws -> SiteFolder {
    let place: SiteFolder
    do {
      place = try SiteFolder(
        output: path, root: paths.root,
        protecting: [
          .init("the site", at: paths.output), .init("the content folder", at: paths.content),
          .init("the templates folder", at: paths.templates),
        ], home: context.home)
    } catch let refusal as UnsafeOutput {
      var diagnostic = refusal.diagnostic
      diagnostic.help = "choose a folder of its own, for example --out Invites"
      throw UnsafeOutput(diagnostic: diagnostic)
    }
    var above = place.output
    while let slash = above.lastIndex(of: "/"), slash != above.startIndex {
      above = String(above[..<slash])
      if exists("\(above)/.linksite-files") {
        throw UnsafeOutput(
          diagnostic: .error(
            "unsafe-output", "\(path) is inside \(above), which is published", at: nil,
            help: "choose a folder that no server shows, for example --out Invites"))
      }
    }
    return place
  }

  /// Who was invited; an empty ledger where there is none yet.
  func ledger() throws -> (ledger: Ledger?, diagnostics: [Diagnostic]) {
    if let obstacle = try PrivateFolder.obstacle(at: ledgerPath, shownAs: ledgerPath) {
      return (nil, [.noLedgerFile(obstacle.rawValue, at: ledgerPath)])
    }
    guard let bytes = try PrivateFolder.contents(ledgerPath, shownAs: ledgerPath) else {
      return (Ledger(), [])
    }
    return Ledger.read(SourceText(path: ledgerPath, bytes: bytes))
  }

  /// The same for a command that goes by it: a ledger that is lost is no empty one.
  ///
  /// It is the first file that an invite writes. So where the key or files for guests are and it is
  /// not, it is lost, and with it which links were taken back. On a machine that has nothing of
  /// former invites it may be elsewhere, which is told.
  ///
  /// - Parameter makesNewKey: with another key no former link holds.
  func ledger(
    after lock: LinkLock, makesNewKey: Bool = false
  ) throws -> (ledger: Ledger?, diagnostics: [Diagnostic]) {
    let (ledger, problems) = try ledger()
    guard lock.inviteKey != nil, problems.isEmpty, !exists(ledgerPath) else {
      return (ledger, problems)
    }
    let isLost =
      try !makesNewKey
      && (exists(keyPath) || PrivateFolder.holdsWork(path, shownAs: path))
    return (isLost ? nil : ledger, [.missingLedger(ledgerPath, isLost: isLost)])
  }

  /// Files of somebody else's that a first run would replace.
  ///
  /// A folder that has our `.gitignore` or a ledger is ours, with everything that a run writes.
  ///
  /// - Parameter names: what the run writes, below the folder.
  func foreignFiles(
    among names: [String], in folder: PrivateFolder
  ) throws(MachineFailure) -> [Diagnostic] {
    let ignored = try folder.contents(PrivateFolder.ignoreName)
    var found: [String] = []
    if let ignored, ignored != PrivateFolder.ignoredBytes { found.append(PrivateFolder.ignoreName) }
    if ignored == nil, try folder.contents(InviteStore.ledgerName) == nil {
      for name in names where try folder.contents(name) != nil { found.append(name) }
    }
    return found.map { name in
      .error(
        "foreign-file", "this file was not written by linksite",
        at: .file(SitePaths.join(path, name)),
        help: "move it away, or choose a folder of its own with --out")
    }
  }

  /// A key, or why there is none that may be used.
  enum KeyResult {
    case known(InviteKey)
    /// The first one, or another one on purpose.
    case made(InviteKey)
    /// The one that a run was about to give up when it was killed: the lock file still names it.
    case kept(InviteKey)
    case refused(Diagnostic)
  }

  /// The key that fits to the lock file.
  func key(_ lock: LinkLock, makesNew: Bool) throws -> KeyResult {
    let (found, source): (InviteKey?, String)
    if let text = context.environment[InviteStore.keyVariable], !text.isEmpty {
      (found, source) = (InviteKey(hex: text), InviteStore.keyVariable)
      if found == nil {
        return .refused(
          .error(
            "bad-invite-key", "\(source) is not 64 hex digits", at: nil,
            help: "it is what \(keyPath) holds on the machine that made it"))
      }
    } else if let bytes = try PrivateFolder.contents(keyPath, shownAs: keyPath) {
      (found, source) = (InviteKey(hex: String(decoding: bytes, as: UTF8.self)), keyPath)
      if found == nil, !makesNew {
        return .refused(
          .error(
            "bad-invite-key", "\(keyPath) does not hold 64 hex digits", at: .file(keyPath),
            help: "take the file from a backup"))
      }
    } else {
      (found, source) = (nil, keyPath)
    }
    if makesNew {
      // A key from outside is the other key; from the file, it is the one that is given up.
      if let found, source == InviteStore.keyVariable {
        if found.fingerprint == lock.inviteKey {
          return .refused(
            .error(
              "same-invite-key", "\(source) holds the key that is given up", at: nil,
              help: "unset it, or set another one: openssl rand -hex 32"))
        }
        return .known(found)
      }
      return .made(context.makeKey())
    }
    guard let expected = lock.inviteKey else {
      return found.map { .known($0) } ?? .made(context.makeKey())
    }
    guard let found else {
      return .refused(
        .error(
          "missing-invite-key", "the key that made the links of guests (\(expected)) is not here",
          at: .file(keyPath),
          help: "copy the file from the machine that has it, or set \(InviteStore.keyVariable); "
            + "with --new-key every guest gets another link"))
    }
    guard found.fingerprint == expected else {
      // A run that gave the key up was killed before the lock file knew of the new one.
      let former = "\(keyPath)-\(expected)"
      if source == keyPath, let bytes = try PrivateFolder.contents(former, shownAs: former),
        let kept = InviteKey(hex: String(decoding: bytes, as: UTF8.self)),
        kept.fingerprint == expected
      {
        return .kept(kept)
      }
      return .refused(
        .error(
          "other-invite-key",
          "\(source) holds the key \(found.fingerprint), the links of guests were made with "
            + expected, at: nil,
          help: "use the same key; with --new-key every guest gets another link"))
    }
    return .known(found)
  }
}

extension Diagnostic {
  fileprivate static func noLedgerFile(_ what: String, at path: String) -> Diagnostic {
    .error(
      "damaged-ledger", "the ledger of invites is damaged: \(what) stands in its place",
      at: .file(path),
      help: "put the file itself there; to keep invites elsewhere, with the key: --out DIR")
  }

  fileprivate static func missingLedger(_ path: String, isLost: Bool) -> Diagnostic {
    Diagnostic(
      isLost ? .error : .warning, "missing-ledger",
      "guests were invited, and the ledger of invites is not here", at: .file(path),
      help: isLost
        ? "take it from a backup, or from where the key is from: without it, links that were "
          + "revoked would come back; with --new-key every guest gets another link"
        : "if guests of these meetings were invited before, copy it from there: who was revoked is "
          + "not known here")
  }
}

extension CommandContext {
  /// 32 bytes from the system's source of chance.
  func makeKey() -> InviteKey {
    var random = SystemRandomNumberGenerator()
    let bytes = (0..<InviteKey.length).map { _ in UInt8.random(in: 0...255, using: &random) }
    guard let key = InviteKey(bytes) else { preconditionFailure("a key has this many bytes") }
    return key
  }
}
