/// The steps of a commit on the disk, so that the next command can finish what a killed run began.
///
/// It is renamed into place when everything new is staged and everything old has a second name:
/// from then on the site can go either way without writing a byte. It is not synced to the disk.
/// A killed process, `kill -9` included, loses nothing; after a power failure the file system
/// decides, and a journal that is not whole counts as none.
struct Journal: Equatable {
  /// The way the next command has to go: there is never a doubt, whenever the run was killed.
  enum Direction: String, CaseIterable {
    case forward = "journal"
    case back = "journal.back"
  }

  static let draft = "journal.new"

  let output: String
  let staging: String
  let steps: [Step]
  /// False for a journal that came with the folder: whatever it says, nobody may do it.
  let isFromHere: Bool

  /// Paths below the site folder are kept relative, so that it may be moved in between.
  private struct Paths {
    let root: String

    func coded(_ path: String) -> String {
      root != "/" && path.hasPrefix(root + "/") ? "." + path.dropFirst(root.count) : path
    }

    func decoded(_ field: String) -> String {
      field.hasPrefix("./") ? root + field.dropFirst(1) : field
    }
  }

  /// Writes the draft and makes it valid by one rename.
  func write(into state: Folder, root: String) throws(SystemError) {
    let paths = Paths(root: root)
    let mark = try RunMark.make(in: state)
    try state.removeAll(Self.draft)
    let file = try state.makeFile(Self.draft)
    var text: [UInt8] = []
    func add(_ fields: [String]) {
      for field in fields {
        text += field.utf8
        text.append(0)
      }
    }
    add([Self.header, mark, paths.coded(output), paths.coded(staging)])
    for step in steps {
      add(Self.fields(step, paths))
      if text.count < 1 << 16 { continue }
      try file.append(text)
      text.removeAll(keepingCapacity: true)
    }
    add([Self.footer])
    try file.append(text)
    try file.finish()
    try state.rename(Self.draft, to: state, Direction.forward.rawValue)
  }

  /// Reads a journal; nil when there is none, or none that is whole.
  static func read(
    _ direction: Direction, in state: Folder, root: String
  ) throws(SystemError) -> Journal? {
    guard let status = try state.status(of: direction.rawValue), status.kind == .file else {
      return nil
    }
    let file = try state.openFile(direction.rawValue)
    var bytes = try file.next(Self.startSize)
    // Cut off before the end of the mark, it is not whole either.
    guard bytes.starts(with: Array("\(Self.header)\0".utf8)), bytes.count(where: { $0 == 0 }) > 1
    else { return nil }
    let mark = try RunMark.text(in: state)
    let isFromHere = mark.map { bytes.starts(with: Array("\(Self.header)\0\($0)\0".utf8)) } ?? false
    // Of one that is not ours, nothing else matters, however long it is.
    if !isFromHere { return Journal(output: "", staging: "", steps: [], isFromHere: false) }
    bytes += try file.contents(expecting: max(0, status.size - bytes.count))
    return Journal(bytes, Paths(root: root))
  }

  /// True when a run was killed after it had begun to change the output.
  static func exists(in state: Folder) -> Bool {
    // One that cannot be looked at may be there: what it names must stay.
    Direction.allCases.contains { direction in
      do { return try state.status(of: direction.rawValue) != nil } catch { return true }
    }
  }

  private init?(_ bytes: [UInt8], _ paths: Paths) {
    guard bytes.last == 0 else { return nil }
    let fields = bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count >= 5, fields.first == Self.header, fields.last == Self.footer else {
      return nil
    }
    output = paths.decoded(fields[2])
    staging = paths.decoded(fields[3])
    var steps: [Step] = []
    var rest = fields[4..<fields.count - 1]
    while let word = rest.popFirst() {
      guard let step = Self.step(word, &rest, paths) else { return nil }
      steps.append(step)
    }
    self.steps = steps
    isFromHere = true
  }

  init(output: String, staging: String, steps: [Step], isFromHere: Bool = true) {
    self.output = output
    self.staging = staging
    self.steps = steps
    self.isFromHere = isFromHere
  }

  private static let header = "linksite-journal-2"
  /// More than the header and the mark.
  private static let startSize = 128
  private static let footer = "end"

  private static func fields(_ step: Step, _ paths: Paths) -> [String] {
    switch step {
    case .file(let number, let path, let replaces):
      [replaces ? "replace" : "add", "\(number)", path]
    case .place(let path): ["place", path]
    case .site(let output): ["site", paths.coded(output)]
    case .removal(let number, let path): ["remove", "\(number)", path]
    case .companion(let path, let replaces):
      [replaces ? "replace-companion" : "add-companion", paths.coded(path)]
    case .finish(let number): ["finish", "\(number)"]
    }
  }

  private static func step(
    _ word: String, _ rest: inout ArraySlice<String>, _ paths: Paths
  ) -> Step? {
    func path() -> String? { rest.popFirst() }
    func number() -> Int? { rest.popFirst().flatMap { Int($0) } }
    switch word {
    case "replace", "add":
      guard let number = number(), let path = path() else { return nil }
      return .file(number: number, path: path, replaces: word == "replace")
    case "place": return path().map { .place(path: $0) }
    case "site": return path().map { .site(output: paths.decoded($0)) }
    case "remove":
      guard let number = number(), let path = path() else { return nil }
      return .removal(number: number, path: path)
    case "replace-companion", "add-companion":
      return path().map {
        .companion(path: paths.decoded($0), replaces: word == "replace-companion")
      }
    case "finish": return number().map { .finish(number: $0) }
    default: return nil
    }
  }
}
