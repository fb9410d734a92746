/// Something about an association file that its author should know.
///
/// The systems that read these files say nothing when they ignore a part of one, so every finding
/// tells what happens on the device and how to mend it.
public struct AssociationFinding: Hashable, Sendable {
  /// How bad it is: an error never does what its author meant.
  public enum Severity: String, Hashable, Sendable {
    case info, warning, error
  }

  /// Which of the texts that were checked together it is about.
  public enum Source: String, Hashable, Sendable {
    /// The association file.
    case file
    /// The entitlements of the app.
    case entitlements
  }

  /// How bad it is.
  public var severity: Severity
  /// Stable name such as `path.query-in-path`; those of assetlinks.json begin with `dal.`.
  public var id: String
  /// What is wrong, with the value that was found: one line, no full stop.
  public var message: String
  /// What the device does because of it.
  public var effect: String
  /// What to write instead.
  public var fix: String?
  /// The text in which it stands.
  public var source: Source
  /// The byte of that text at which it stands; nil when it concerns the text as a whole.
  public var offset: Int?
  /// The same as a path in the document, `applinks.details[0].appIDs[1]`; empty for the whole file.
  public var path: String

  /// Makes a finding; the place is the file as a whole unless given.
  public init(
    _ severity: Severity, _ id: String, _ message: String, effect: String, fix: String? = nil,
    source: Source = .file, offset: Int? = nil, path: String = ""
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.effect = effect
    self.fix = fix
    self.source = source
    self.offset = offset
    self.path = path
  }
}
