package import SiteOutput
package import SitePlan

extension LinkBook {
  /// The folders in which only the site has files.
  ///
  /// - Parameter id: a meeting whose addresses are given up for good.
  package func claim(giving id: String? = nil) -> SiteClaim {
    let cleared = lock.entries.filter { $0.id == id }.flatMap { entry in
      entry.addresses.map { String($0.dropFirst().dropLast()) } + entry.codes.map { "j/\($0)" }
    }
    return SiteClaim(folders: ["join", "j"], cleared: cleared)
  }
}
