/// A point in time, in whole seconds since 1970-01-01T00:00:00Z without leap seconds.
package struct Instant: Hashable, Sendable {
  package var secondsSince1970: Int64

  package init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }

  /// The moment at which a clock that is `offset` ahead of UTC shows `local`.
  package init(_ local: LocalDateTime, _ offset: ZoneOffset) {
    secondsSince1970 = local.seconds - Int64(offset.seconds)
  }

  package func adding(seconds: Int) -> Instant {
    Instant(secondsSince1970: secondsSince1970 + Int64(seconds))
  }

  /// What a clock that is `offset` ahead of UTC shows at this moment.
  package func local(_ offset: ZoneOffset) -> LocalDateTime {
    LocalDateTime(seconds: secondsSince1970 + Int64(offset.seconds))
  }

  /// `2027-03-01T09:30:00+01:00` (RFC 3339); an offset of zero is `+00:00`.
  package func rfc3339(_ offset: ZoneOffset) -> String {
    "\(dateTime(local(offset)))\(offset)"
  }

  /// `2027-03-01T08:30:00Z` (RFC 3339).
  package var rfc3339UTC: String { "\(dateTime(local(.utc)))Z" }

  private func dateTime(_ local: LocalDateTime) -> String {
    var bytes: [UInt8] = []
    local.date.append(to: &bytes, separator: UInt8(ascii: "-"))
    bytes.append(UInt8(ascii: "T"))
    local.time.append(to: &bytes, separator: UInt8(ascii: ":"), withSeconds: true)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Instant: Comparable {
  package static func < (left: Instant, right: Instant) -> Bool {
    left.secondsSince1970 < right.secondsSince1970
  }
}

/// How far a local clock is ahead of UTC.
package struct ZoneOffset: Hashable, Sendable {
  /// Seconds east of Greenwich.
  package var seconds: Int

  package init(seconds: Int) {
    self.seconds = seconds
  }

  package static let utc = ZoneOffset(seconds: 0)
}

extension ZoneOffset: CustomStringConvertible {
  /// `+01:00`; no offset since 2020 has odd seconds.
  package var description: String {
    let minutes = abs(seconds) / 60
    return "\(seconds < 0 ? "-" : "+")\(digits(minutes / 60, 2)):\(digits(minutes % 60, 2))"
  }
}
