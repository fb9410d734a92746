import Foundation

// Compiled together with the sources of AppAssociation, by `run.sh` beside it.

/// Two ratios, each measured side by side in one run: absolute seconds say more about a machine
/// than about a program.
@main enum AssociationBenchmark {
  static func main() {
    let results = [
      lint("an apple-app-site-association of 100 KB", SampleFile.apple, .apple),
      lint("an assetlinks.json of 100 KB", SampleFile.android, .android),
      matching(),
    ]
    for result in results { print(result.line) }
    let isLinear = HostileBenchmark.run()
    exit(results.allSatisfy(\.isFastEnough) && isLinear ? 0 : 1)
  }

  /// Everything that `linksite aasa lint` looks for, against Foundation only reading the file.
  private static func lint(_ name: String, _ file: [UInt8], _ kind: AssociationKind) -> Result {
    let data = Data(file)
    let lint = AssociationLint(bytes: file, kind: kind)
    guard !lint.findings().contains(where: { $0.severity == .error }) else {
      fatalError("\(name) has mistakes: \(lint.findings())")
    }
    let (ours, theirs) = fastest(
      { lint.findings().count }, { try? JSONSerialization.jsonObject(with: data) })
    return Result(
      name: "lint \(name) (\(file.count) bytes)", ours: ours, theirs: theirs,
      other: "JSONSerialization reading it", limit: 5)
  }

  /// 10,000 links against 100 rules, against as many calls of the C library's matcher.
  private static func matching() -> Result {
    let patterns = SampleFile.paths(100)
    let links = (0..<10_000).map { number in
      "https://calls.example.com/join/room-\(number % 300)/team-\(number % 7)/call-\(number)"
    }
    let components = patterns.map { "{\"/\":\"\($0)\"}" }.joined(separator: ",")
    let text =
      "{\"applinks\":{\"details\":[{\"appIDs\":[\"ABCDE12345.com.example.calls\"],"
      + "\"components\":[\(components)]}]}}"
    guard case .success(let file) = JSONValue.read(Array(text.utf8)) else { fatalError(text) }
    let cPatterns = patterns.map { strdup($0) }
    let cPaths = links.map { strdup(String($0.dropFirst("https://calls.example.com".count))) }
    var matches = (ours: 0, theirs: 0)
    let (ours, theirs) = fastest(
      {
        let rules = AppleLinkRules(file)
        matches.ours = links.count { link in
          guard let url = LinkURL(link) else { return false }
          let decision = rules.decision(for: url, host: "calls.example.com").decision
          return decision.outcome == .match
        }
      },
      {
        matches.theirs = cPaths.count { path in
          var isMatched = false
          // All of them, since that is what is counted: no early end.
          for pattern in cPatterns where fnmatch(pattern, path, 0) == 0 { isMatched = true }
          return isMatched
        }
      })
    guard matches.ours == matches.theirs else { fatalError("they do not agree: \(matches)") }
    return Result(
      name: "match 10,000 links against 100 rules (\(matches.ours) match)", ours: ours,
      theirs: theirs, other: "1,000,000 calls of fnmatch", limit: 3)
  }

  /// The fastest of several runs of each, by turns, so that both see the same machine.
  private static func fastest<Left, Right>(
    _ left: () -> Left, _ right: () -> Right
  ) -> (Double, Double) {
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<7 {
      best.0 = min(best.0, seconds(left))
      best.1 = min(best.1, seconds(right))
    }
    return best
  }

  static func seconds<Value>(_ work: () -> Value) -> Double {
    let start = processorSeconds()
    withExtendedLifetime(work()) {}
    return processorSeconds() - start
  }

  /// What this thread has computed: other work on the machine does not count.
  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

private struct Result {
  var name: String
  var ours: Double
  var theirs: Double
  var other: String
  var limit: Double

  var isFastEnough: Bool { ours <= limit * theirs }

  var line: String {
    let ratio = String(format: "%.2f", ours / theirs)
    let times = String(format: "%.2f ms, %.2f ms", ours * 1000, theirs * 1000)
    return "\(isFastEnough ? "fine" : "SLOW"): \(name): \(ratio) times \(other), "
      + "at most \(Int(limit)) (\(times))"
  }
}

/// Files as sites have them: many rules, all of them good.
private enum SampleFile {
  static func paths(_ count: Int) -> [String] {
    (0..<count).map { number in
      switch number % 4 {
      case 0: "/join/room-\(number)/*"
      case 1: "/team-\(number)/*/call-?*"
      case 2: "/join/*/team-\(number)/*"
      default: "/calls/\(number)/?*"
      }
    }
  }

  static let apple: [UInt8] = {
    var details: [AppLinkDetail] = []
    var bytes: [UInt8] = []
    while bytes.count < 100_000 {
      let number = details.count
      guard let app = AppID("ABCDE12345.com.example.app\(number)") else { fatalError("App ID") }
      var rules = [
        LinkComponent(fragment: "web", exclude: true),
        LinkComponent(query: .items([QueryItemPattern("web", "?*")]), exclude: true),
      ]
      for meeting in 0..<50 {
        let path = "/join/team-\(number)-meeting-\(meeting)"
        rules.append(LinkComponent(path: "\(path)/*/?*", exclude: true))
        rules.append(LinkComponent(path: "\(path)/?*"))
      }
      details.append(AppLinkDetail(appIDs: [app], components: rules))
      bytes = AppleAssociation(applinks: AppLinks(details: details)).bytes
    }
    return bytes
  }()

  static let android: [UInt8] = {
    var statements: [AssetStatement] = []
    var bytes: [UInt8] = []
    let digits = Array(repeating: "AB", count: 32).joined(separator: ":")
    while bytes.count < 100_000 {
      let number = statements.count
      guard case .success(let package) = AndroidPackageName.read("com.example.app\(number)"),
        case .success(let fingerprint) = CertificateFingerprint.read(digits)
      else { fatalError("package") }
      var grant = AssetGrant(
        relations: [AssetGrant.handleAllURLs],
        target: .androidApp(package, [fingerprint]))
      for meeting in 0..<50 {
        let path = "/join/team-\(number)-meeting-\(meeting)"
        grant.dynamicComponents.append(DynamicLinkComponent(path: "\(path)/*/?*", exclude: true))
        grant.dynamicComponents.append(DynamicLinkComponent(path: "\(path)/?*"))
      }
      statements.append(.grant(grant))
      bytes = AssetLinks(statements: statements).bytes
    }
    return bytes
  }()
}
