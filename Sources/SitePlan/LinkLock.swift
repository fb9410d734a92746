package import Diagnostics

/// Every address that the site ever gave out: `Content/links.lock.json`.
///
/// Written by each build and committed beside the content, like the lock file of a package manager,
/// so that a published address keeps its meaning on every machine and for ever. It may be public, so
/// it never holds a title.
package struct LinkLock: Sendable, Equatable {
  /// What one meeting holds.
  package struct Entry: Sendable, Equatable {
    package enum State: String, CaseIterable, Sendable {
      case live, removed
      /// Given up for good: it has no page, and what it gave out is given to nobody else.
      case forgotten
    }

    package var id: String
    package var uid: String
    /// The generated short code with its check symbol.
    package var code: String
    /// Further codes that lead to the meeting: the organiser's own, and those of merged meetings.
    package var own: [String]
    /// Folders of pages, `/join/keynote/`, the present one and all former ones.
    package var addresses: [String]
    /// The SEQUENCE of the meeting's calendar entry; of a removed one, that of its cancellation.
    package var sequence: Int
    /// A hash over everything that makes a calendar entry change.
    package var event: String
    package var state: State
    /// Bytes into the lock file where the entry stands; nil for a new one.
    var offset: Int?

    /// Where an entry stands does not matter.
    package static func == (left: Entry, right: Entry) -> Bool {
      left.id == right.id && left.uid == right.uid && left.code == right.code
        && left.own == right.own && left.addresses == right.addresses
        && left.sequence == right.sequence && left.event == right.event
        && left.state == right.state
    }

    /// Every code that leads to the meeting, the generated one first.
    package var codes: [String] { [code] + own }
  }

  static let format = 1

  /// Sorted by id.
  package var entries: [Entry]
  /// The fingerprint of the key that makes the links of guests; nil before the first invite.
  ///
  /// It tells another machine that it lacks the key, or has another one.
  package var inviteKey: String?
  /// The file as it was read; nil when there is none.
  package var source: SourceText?

  package init(
    entries: [Entry] = [], inviteKey: String? = nil, source: SourceText? = nil
  ) {
    self.entries = entries
    self.inviteKey = inviteKey
    self.source = source
  }

  /// The same entries, however the file is written.
  package static func == (left: LinkLock, right: LinkLock) -> Bool {
    left.entries == right.entries && left.inviteKey == right.inviteKey
  }

  /// Gives up what a meeting had; its names stay taken, since links to them are still around.
  package mutating func forget(_ id: String) {
    for index in entries.indices where entries[index].id == id {
      entries[index].state = .forgotten
    }
  }

  /// The place of an entry in the file, else the file, else nothing.
  func place(of entry: Entry) -> Place? {
    guard let source else { return nil }
    return entry.offset.map { .at(source, offset: $0) } ?? .file(source.path)
  }
}
