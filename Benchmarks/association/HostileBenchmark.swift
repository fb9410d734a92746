import Foundation

/// Whether time grows no faster than pattern times link, measured at two sizes of each.
enum HostileBenchmark {
  /// Twice as long for each byte and character is what caches and memory may cost.
  private static let limit = 3.0

  /// One line for each kind of file, and whether all are as quick as they must be.
  static func run() -> Bool {
    var isFine = true
    for kind in HostileFile.allCases {
      let length = largest(kind)
      let small = matching(kind, length / 4, link: 60)
      let growth = [
        ("the file", matching(kind, length, link: 60) / small / 4),
        ("the link", matching(kind, length / 4, link: 240) / small / 4),
        (
          "a long link",
          matching(kind, 25_000, link: 4_000) / matching(kind, 25_000, link: 1_000) / 4
        ),
        (
          "the file for a long link",
          matching(kind, 100_000, link: 4_000) / matching(kind, 25_000, link: 4_000) / 4
        ),
        ("the file to lint", linting(kind, 400_000) / linting(kind, 100_000) / 4),
      ]
      for (what, ratio) in growth where ratio > limit {
        isFine = false
        print(
          "SLOW: hostile \(kind.rawValue): \(what) four times as long: \(text(ratio * 4)) times")
      }
      let figures = growth.map { text($0.1) }.joined(separator: ", ")
      print(
        "hostile \(kind.rawValue), \(length / 1_000_000) MB: \(figures) times the time for each "
          + "byte when file, link, a long link, the file for one, the file to lint are four times as "
          + "long, at most \(text(limit))")
    }
    return isFine
  }

  /// Values cost memory: each becomes a pattern.
  private static func largest(_ kind: HostileFile) -> Int {
    switch kind {
    case .values, .rules, .nestedValues, .framedValues: 8_000_000
    default: 20_000_000
    }
  }

  private static func matching(_ kind: HostileFile, _ length: Int, link: Int) -> Double {
    let bytes = kind.bytes(length)
    guard let url = LinkURL(HostileFile.url(length: link)) else { fatalError("no link") }
    return fastest {
      guard case .success(let file) = JSONValue.read(bytes) else { fatalError("no JSON") }
      let decision = AppleLinkRules(file).decision(for: url, host: "h").decision
      guard decision.outcome != .exclude else { fatalError("excluded") }
    }
  }

  private static func linting(_ kind: HostileFile, _ length: Int) -> Double {
    let lint = AssociationLint(bytes: kind.bytes(length))
    return fastest { withExtendedLifetime(lint.findings()) {} }
  }

  private static func fastest(_ work: () -> Void) -> Double {
    (0..<2).map { _ in AssociationBenchmark.seconds(work) }.min() ?? 0
  }

  private static func text(_ ratio: Double) -> String { String(format: "%.2f", ratio) }
}
