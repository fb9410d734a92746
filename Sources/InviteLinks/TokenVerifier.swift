/// Tells whose a token is: what an app's backend asks before it lets somebody in.
///
/// A page without a server cannot refuse anybody; a backend that has the key and the list of guests
/// (`linksite guests list --format json`) can.
///
/// ```swift
/// let verifier = TokenVerifier(
///   key: key, meetingUID: "keynote@calls.example.com",
///   guests: [.init(key: "ana@example.com"), .init(key: "bo@example.com", isRevoked: true)])
/// switch verifier.verdict(on: token) {
/// case .valid(let guestKey): letIn(guestKey)
/// case .revoked, .replaced, .unknown: refuse()
/// }
/// ```
public struct TokenVerifier: Sendable {
  /// One guest of the meeting, as the ledger of invites has them.
  public struct Guest: Hashable, Sendable {
    /// The guest's key: their id, else the folded address, else the phone number.
    public var key: String
    /// How often the link was replaced.
    public var rotation: Int
    /// Whether the link was taken back.
    public var isRevoked: Bool

    /// A guest; without more than a key, one whose first link still holds.
    public init(key: String, rotation: Int = 0, isRevoked: Bool = false) {
      self.key = key
      self.rotation = rotation
      self.isRevoked = isRevoked
    }
  }

  /// What a token is worth.
  public enum Verdict: Hashable, Sendable {
    /// The present link of a guest.
    case valid(guestKey: String)
    /// An earlier link of a guest, who has another one now.
    case replaced(guestKey: String)
    /// The link of a guest who is not invited any more.
    case revoked(guestKey: String)
    /// No link to this meeting, or none of these guests.
    case unknown
  }

  private var verdicts: [GuestToken: Verdict] = [:]

  /// Prepares the answers for all guests of one meeting.
  public init(key: InviteKey, meetingUID: String, guests: some Sequence<Guest>) {
    let maker = TokenMaker(key)
    for guest in guests {
      for rotation in 0...max(0, guest.rotation) {
        let token = maker.token(
          meetingUID: meetingUID, guestKey: guest.key, rotation: rotation)
        verdicts[token] =
          guest.isRevoked
          ? .revoked(guestKey: guest.key)
          : rotation == guest.rotation
            ? .valid(guestKey: guest.key) : .replaced(guestKey: guest.key)
      }
    }
  }

  /// Whose the token is, and whether it still holds; looked up in a table, not compared one by one.
  public func verdict(on token: GuestToken) -> Verdict { verdicts[token] ?? .unknown }
}
