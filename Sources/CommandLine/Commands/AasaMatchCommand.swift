import AppAssociation
import Arguments
import Diagnostics
import SiteOutput

/// `linksite aasa match`: which app a link opens, by which rule, and why no other.
struct AasaMatchCommand {
  let command: ParsedCommand
  let context: CommandContext

  func run() throws -> ExitCode {
    guard let host = try command.hostOfFile() else {
      throw command.problem("missing '--host HOST', the host that serves the file")
    }
    try command.requireFileFirst()
    let links = try command.operands.dropFirst().map { text in
      (asked: ParsedCommand.address(text, on: host), url: try command.link(text, on: host))
    }
    let reading = try AssociationFile.read(command.operands[0], kind: command.associationKind)
    context.console.report(reading.diagnostics, command[.format])
    guard let file = reading.file else { return .findings }
    let decide = try answers(by: file, host: host)
    let faults = FileFaults(file)
    let lines = command[.trace] ? LineIndex(file.source) : nil
    for link in links {
      var answer = decide(link.url)
      answer.asked = link.asked
      answer.fault = faults.note(on: answer)
      switch command[.format] {
      case .text: try context.console.print(answer.text(showingTrace: command[.trace]))
      case .json: try context.console.print(answer.object(lines: lines))
      }
    }
    return .fine
  }

  private func answers(
    by file: AssociationFile, host: String
  ) throws -> (LinkURL) -> LinkAnswer {
    switch file.kind {
    case .apple:
      let rules = AppleLinkRules(file.value, version: command[.iosVersion] ?? .newest)
      return { LinkAnswer($0, host: host, by: rules) }
    case .android:
      guard command[.iosVersion] == nil else {
        throw command.problem("'--ios' is given, and \(file.source.path) is for Android")
      }
      let rules = AndroidLinkRules(file.value)
      return { LinkAnswer($0, host: host, by: rules) }
    }
  }
}

extension ParsedCommand {
  /// `--host`, which is a name and no address.
  func hostOfFile() throws -> String? {
    guard let host = self[.servingHost] else { return nil }
    if let sign = host.unicodeScalars.first(where: { "/:?#@".unicodeScalars.contains($0) }) {
      throw problem("'--host' is a name such as calls.example.com, without '\(sign)': '\(host)'")
    }
    if host.unicodeScalars.contains("*") {
      throw problem("'--host' is the one host that serves the file, so without '*': '\(host)'")
    }
    if !host.unicodeScalars.allSatisfy(\.isASCII) {
      throw problem("'--host' is written in Punycode (xn--…), as links have it: '\(host)'")
    }
    return host
  }

  /// The whole address; a path alone is one on the host, and the host may lack its scheme.
  static func address(_ text: String, on host: String) -> String {
    if text.hasPrefix("/") { return "https://\(host)\(text)" }
    let end = text.utf8.firstIndex { "/?#".utf8.contains($0) } ?? text.endIndex
    return text[..<end].lowercased() == host.lowercased() ? "https://\(text)" : text
  }

  /// The file comes before the links; the other way round no message about either would help.
  fileprivate func requireFileFirst() throws {
    guard let last = operands.last, operands.count > 1, operands[0] != "-" else { return }
    let isLink = operands[0].contains("://") || operands[0].hasPrefix("/")
    if isLink, !exists(operands[0]), exists(last) {
      throw problem("the file comes first: linksite aasa match \(last) \(operands[0])")
    }
  }

  /// A link to decide, as a device would see it.
  func link(_ text: String, on host: String) throws -> LinkURL {
    let address = ParsedCommand.address(text, on: host)
    guard let url = LinkURL(LinkEncoding.encode(address)) else {
      throw problem("'\(text)' is no address such as https://\(host)/join/keynote")
    }
    return url
  }
}
