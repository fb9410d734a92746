// Built twice: into the tests, and with the library's own sources into a libFuzzer program, which
// `make fuzz` runs for ten minutes.
#if canImport(AppAssociation)
  import AppAssociation
#endif

/// Any bytes, thrown at everything that reads texts of others.
///
/// Up to the first NUL they are an association file, then a link, then entitlements. Nothing may
/// crash or hang, and some things must hold whatever the bytes are.
enum FuzzedInput {
  /// What did not hold, nil for an input as it should be.
  static func fault(in bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    let file = Array(parts[0])
    let link = parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "https://h/a?b=c#d"
    let entitlements = Entitlement.read(parts.count > 2 ? Array(parts[2]) : file)
    for kind in [AssociationKind.apple, .android] {
      let lint = AssociationLint(
        bytes: file, fileName: link, kind: kind, entitlements: entitlements, rootCopy: bytes)
      for finding in lint.findings() where (finding.offset ?? 0) > bytes.count {
        return "\(finding.id) stands behind the end"
      }
    }
    let text = String(decoding: file, as: UTF8.self)
    if case .success(let appID) = AppID.read(text), appID.text != text { return "App ID changed" }
    _ = AndroidPackageName.read(text)
    _ = CertificateFingerprint.read(text)
    guard case .success(let value) = JSONValue.read(file) else { return nil }
    return fault(in: value, link: link)
  }

  private static func fault(in file: JSONValue, link: String) -> String? {
    guard file.means(sameAs: file) else { return "the file differs from itself" }
    guard let url = LinkURL(link), let plain = LinkURL("https://h/join/x?a=1&b#web") else {
      return nil
    }
    for version in [IOSVersion(9), IOSVersion(13), .newest] {
      let rules = AppleLinkRules(file, version: version)
      for url in [url, plain] {
        let decision = rules.decision(for: url, host: url.host).decision
        let trace = rules.trace(for: url, host: url.host)
        let hit = decision.detail.flatMap { detail in
          trace.entries.contains { $0.rules.last?.index == decision.rule && detail >= 0 }
        }
        if hit == false { return "the trace does not end at the rule that decided" }
      }
    }
    let android = AndroidLinkRules(file)
    for app in android.apps {
      _ = android.answer(for: url, host: url.host, app: app)
      _ = android.trace(for: url, host: url.host)
    }
    for kind in [AssociationKind.apple, .android] {
      let diff = AssociationDiff(old: file, new: file, kind: kind, host: "h")
      if !diff.isEmpty { return "the file changes nothing, and yet the diff shows something" }
    }
    return nil
  }
}

#if FUZZING
  /// The entry that libFuzzer calls.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let fault = FuzzedInput.fault(in: bytes) { fatalError(fault) }
    return 0
  }
#endif
