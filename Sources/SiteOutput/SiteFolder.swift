package import Diagnostics

/// An output folder that linksite will not write to: exit code 64.
package struct UnsafeOutput: Error, Sendable {
  package let diagnostic: Diagnostic

  package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

/// Where one site is written, and where linksite keeps what it needs while it does so.
///
/// Only a safe output makes a value. Nothing is created by making one.
package struct SiteFolder: Sendable {
  /// A folder of the user that the output must neither be, hold, nor stand in.
  package struct Protected: Sendable {
    package let shown: String
    package let path: String

    package init(_ shown: String, at path: String) {
      self.shown = shown
      self.path = path
    }
  }

  /// The output as messages call it: as the user typed it.
  package let shown: String
  /// The output as an absolute path, links resolved; it need not be there.
  package let output: String
  /// The site folder as an absolute path, links resolved.
  package let root: String
  let shownState: String
  /// The one file outside the output that is ours by its name, as an absolute path.
  let companion: String
  let protected: [Protected]
  let home: String?

  /// Staging, journal and lock; may be deleted at any time.
  var state: String { root == "/" ? "/.linksite" : "\(root)/.linksite" }

  /// Opens the folder of the state; a link in its place is not followed.
  func openState() throws(SystemError) -> Folder {
    try Folder(path: root).subfolder(Self.stateName)
  }

  /// The same, and makes it where it is missing.
  func makeState() throws(SystemError) -> Folder {
    let folder = try Folder(path: root)
    try folder.makeFolder(Self.stateName)
    return try folder.subfolder(Self.stateName)
  }

  private static let stateName = ".linksite"

  /// Checks the output and resolves its links.
  ///
  /// - Parameters:
  ///   - protecting: the content and templates folders, invites, and whatever else is the user's.
  ///   - home: the user's home folder; nothing is read from the environment here.
  ///   - companion: the file outside the output that changes together with it.
  /// - Throws: `UnsafeOutput`, or a `MachineFailure` when a path cannot be looked up.
  package init(
    output: String, root: String, protecting: [Protected] = [], home: String? = nil,
    companion: String? = nil
  ) throws {
    var shown = output
    while shown.utf8.count > 1, shown.utf8.last == UInt8(ascii: "/") { shown.removeLast() }
    self.shown = shown
    self.shownState = root == "." ? ".linksite" : root == "/" ? "/.linksite" : "\(root)/.linksite"

    if output.isEmpty { throw Self.unsafe("the output has no name") }
    let place = try Self.resolved(output, shown)
    let rootPlace = try Self.resolved(root, root)
    self.output = place.text
    self.root = rootPlace.text
    protected = protecting
    self.home = home
    let (folder, name) = pathParts(companion ?? joined(root, "Content/links.lock.json"))
    let above = folder.isEmpty ? "." : folder
    self.companion = joined((try? ResolvedPath(above))?.text ?? above, name)

    if place.text == "/" { throw Self.unsafe("the output cannot be /") }
    if let status = try naming(
      .read, shown,
      { () throws(SystemError) in
        try FileStatus.following(place.text)
      }), status.kind != .folder
    {
      throw Self.isFile(shown)
    }
    if let home, let home = try? ResolvedPath(home), home.isOrIsInside(place) {
      throw Self.unsafe("the output \(shown) is your home folder or holds it")
    }
    for folder in protecting {
      guard let other = try? ResolvedPath(folder.path) else { continue }
      if other.isOrIsInside(place) {
        throw Self.unsafe("the output \(shown) is \(folder.shown) or holds it")
      }
      if place.isOrIsInside(other) {
        throw Self.unsafe("the output \(shown) is inside \(folder.shown)")
      }
    }
    if rootPlace.isOrIsInside(place) {
      throw Self.unsafe("the output \(shown) is the site folder or holds it")
    }
    let ownState = try? Folder(path: self.root).status(of: Self.stateName)
    if ownState?.kind == .link {
      throw UnsafeOutput(
        diagnostic: .error(
          "unsafe-output", "\(shownState) is a symbolic link, which is not followed", at: nil,
          help: "remove the link; a folder takes its place"))
    }
    if let ownState, ownState.kind != .link, ownState.kind != .folder {
      throw UnsafeOutput(
        diagnostic: .error(
          "unsafe-output", "\(shownState) is a file, and linksite keeps a folder of this name",
          at: nil, help: "rename or remove the file"))
    }
    if let own = try? ResolvedPath(state), place.isOrIsInside(own) {
      throw Self.unsafe("the output \(shown) is inside \(shownState)")
    }
  }

  /// Refuses a place for an archive that belongs to the site or to what it is made of.
  ///
  /// - Throws: `UnsafeOutput`.
  package func checkArchive(at path: String) throws {
    // What has no place at all is told when the archive is made.
    guard path != "-", let place = try? ResolvedPath(path) else { return }
    let folders =
      protected + [.init("the output \(shown)", at: output), .init(shownState, at: state)]
    for folder in folders {
      guard let other = try? ResolvedPath(folder.path), place.isOrIsInside(other) else { continue }
      throw UnsafeOutput(
        diagnostic: .error(
          "unsafe-output", "the archive \(path) is inside \(folder.shown)", at: nil,
          help: "choose a place of its own, for example --archive site.tar"))
    }
  }

  /// True for the name of a file beside the user's that exists only while a run is at work, and
  /// when one was killed until the next is over.
  package static func isTemporary(_ name: String) -> Bool { Companion.isTemporary(name) }

  /// The path of an output as messages print it.
  func shown(_ path: String) -> String { joined(shown, path) }

  /// A file outside the output as messages print it: below the site folder as the user named that.
  func shown(absolute path: String) -> String {
    if path == output { return shown }
    guard path.hasPrefix(root + "/") else { return path }
    let rest = String(path.dropFirst(root.count + 1))
    return joined(pathParts(shownState).folder, rest)
  }

  private static func resolved(_ path: String, _ shown: String) throws -> ResolvedPath {
    do { return try ResolvedPath(path) } catch {
      switch error {
      case .leadsNowhere(let link):
        throw unsafe("\(link) is a symbolic link that leads nowhere")
      case .isGone:
        throw UnsafeOutput(
          diagnostic: .error(
            "unsafe-output", "the current folder is not there any more", at: nil,
            help: "change to one that is there"))
      case .climbsFromNowhere(let path):
        throw unsafe("\(path) leads out of a folder that is not there")
      case .throughFile(let path): throw isFile(path)
      case .system(let error): throw MachineFailure(.read, shown, error)
      }
    }
  }

  private static func unsafe(_ message: String) -> UnsafeOutput {
    UnsafeOutput(
      diagnostic: .error(
        "unsafe-output", message, at: nil,
        help: "choose a folder of its own, for example --output Site"))
  }

  private static func isFile(_ shown: String) -> UnsafeOutput {
    UnsafeOutput(
      diagnostic: .error(
        "output-is-file", "the output \(shown) is a file, not a folder", at: nil,
        help: "move the file away or choose another --output"))
  }
}
