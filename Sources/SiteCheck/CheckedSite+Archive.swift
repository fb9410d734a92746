import Rendering
package import SiteOutput
package import SitePlan

extension CheckedSite {
  /// Writes every output into one archive, in the order of the plan whatever the threads.
  ///
  /// - Parameter check: called before the pages of a meeting, and with none before other files;
  ///   throws when somebody wants the run to end.
  package func write(
    _ archive: ArchiveFile, on workers: Workers,
    _ check: @escaping @Sendable (ArraySlice<SitePlan.Page>) throws -> Void
  ) throws {
    // As much at a time as keeps all threads busy and little in memory.
    let groups = plan.groups
    for first in stride(from: 0, to: groups.count, by: Self.batch) {
      let size = min(Self.batch, groups.count - first)
      let parts = Locked<[Int: Archive]>([:])
      try workers.share(size, in: 32) { range in
        var part = Archive()
        for group in groups[first + range.lowerBound..<first + range.upperBound] {
          try check(self.plan.pages[group])
          try self.forEachFile(of: self.plan.pages[group]) { try part.add($0.path, $0.bytes) }
        }
        parts.with { $0[range.lowerBound] = part }
      }
      for (_, part) in parts.with({ $0 }).sorted(by: { $0.key < $1.key }) {
        try archive.append(part)
      }
    }
    try forEachLoneFile { file in
      try check([])
      var part = Archive()
      try part.add(file.path, file.bytes)
      try archive.append(part)
    }
    try archive.finish()
  }

  private static let batch = 512
}
