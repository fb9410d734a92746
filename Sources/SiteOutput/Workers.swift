import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads that share one row of work.
package struct Workers: Sendable {
  private let count: Int

  /// - Parameter count: nil for as many as the machine has processors.
  package init(_ count: Int?) {
    self.count = count ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// Calls `body` for parts of `0..<total`, in no order that can be relied on.
  ///
  /// - Throws: the first failure; the others end as soon as they have finished their part.
  package func share(
    _ total: Int, in size: Int, _ body: @escaping @Sendable (Range<Int>) throws -> Void
  ) throws {
    let row = Locked(Row(total: total, size: size))
    // No more threads than parts.
    let threads = min(count, (total + size - 1) / size)
    if threads <= 1 {
      row.work(body)
    } else {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in row.work(body) }
    }
    if let failure = row.with({ $0.failure }) { throw failure }
  }

  /// What is left to do.
  struct Row {
    var next = 0
    let total: Int
    let size: Int
    var failure: (any Error)?

    init(total: Int, size: Int) {
      self.total = total
      self.size = size
    }

    mutating func part() -> Range<Int>? {
      guard failure == nil, next < total else { return nil }
      let part = next..<min(next + size, total)
      next = part.upperBound
      return part
    }
  }
}

extension Locked<Workers.Row> {
  fileprivate func work(_ body: @Sendable (Range<Int>) throws -> Void) {
    while let part = with({ $0.part() }) {
      do { try body(part) } catch {
        with { if $0.failure == nil { $0.failure = error } }
      }
    }
  }
}
