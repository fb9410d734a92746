extension SiteWriter {
  /// Takes a group of files into the site as they stand, by their status alone: nobody makes or
  /// reads their bytes.
  ///
  /// False when they have to be made: they were made of something else, were written to since, or
  /// it cannot be told.
  ///
  /// - Parameter key: of everything that decides what the files hold, and how they are called.
  package func keep(_ key: ContentKey, from remembered: RememberedPages) -> Bool {
    guard let live, let group = remembered.group(key) else { return false }
    let files = remembered.site.files(ofGroup: group) { path in
      guard case .present(let folder)? = try? live.lookUp(path) else { return nil }
      return folder
    }
    guard let files, files.allSatisfy({ $0.status.mode & 0o777 == 0o644 }) else { return false }
    collected.with { collected in
      for file in files {
        collected.note(file.line, file.path, file.status)
        if foldsCase { collected.identities.insert(file.status.identity) }
      }
      collected.summary.unchanged += files.count
      collected.summary.kept += files.count
      collected.kept[key] = remembered.site.bytes[group]
    }
    return true
  }
}

/// Which files the last build has left of what, by the key of everything that decides their bytes.
package struct RememberedPages: Sendable {
  let site: RememberedSite
  private let groups: [ContentKey: Range<Int>]

  /// Nil where nothing is remembered.
  init?(_ site: RememberedSite, groups: [Range<Int>]) {
    self.site = site
    var known: [ContentKey: Range<Int>] = [:]
    known.reserveCapacity(groups.count)
    for group in groups {
      var reader = RecordReader(site.bytes, in: group)
      guard let line = reader.line() else { return nil }
      known[ContentKey(line)] = group
    }
    known[.none] = nil
    self.groups = known
  }

  func group(_ key: ContentKey) -> Range<Int>? {
    guard let group = groups[key], site.isWhole(group) else { return nil }
    return group
  }
}

/// The files of a site that was just brought to the disk.
package struct WrittenFiles {
  struct File {
    let path: UInt64
    let line: FileLine
    let stamp: UInt64
  }

  let place: SiteFolder
  let kept: [ContentKey: ArraySlice<UInt8>]
  /// By the number of their path.
  private let files: [File]

  package var count: Int { files.count }

  init(_ collected: Collected, _ place: SiteFolder) {
    self.place = place
    kept = collected.kept
    files = zip(collected.paths, zip(collected.lines, collected.stamps))
      .map { File(path: $0, line: $1.0, stamp: $1.1) }
      .sorted { $0.path < $1.path }
  }

  func file(at path: String) -> File? {
    let number = pathNumber(path)
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < number { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == number ? files[low] : nil
  }
}
