/// Where a text stops being JSON, and why, in words for the person who wrote it.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The byte at which the mistake stands; the length of the text when something is missing there.
  public var offset: Int
  /// What is wrong: one line, no full stop.
  public var message: String
  /// What to write instead, where that is certain.
  public var help: String?

  /// Makes an error about the byte at `offset`.
  public init(offset: Int, message: String, help: String? = nil) {
    self.offset = offset
    self.message = message
    self.help = help
  }
}
