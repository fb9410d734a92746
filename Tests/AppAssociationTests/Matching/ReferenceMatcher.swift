import AppAssociation
import Foundation

/// The rules of matching written down once more, as plainly as can be and as slowly as it comes.
///
/// Tries every way; shares no code with the library but the values of a file.
struct ReferenceMatcher {
  typealias Text = [UInt32]

  /// The parts of `https://h.example…`, found without the library.
  struct Link {
    var path: String
    var query: String
    var fragment: String

    init(_ url: String) {
      let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let first = parts[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      path = String(first[0].dropFirst("https://h.example".count))
      query = first.count == 2 ? String(first[1]) : ""
      fragment = parts.count == 2 ? String(parts[1]) : ""
    }
  }

  var links: AppLinks
  /// False for the old form, in which `$(…)` is plain text.
  var knowsVariables = true

  /// The place of the first entry and rule that match, and whether that rule excludes.
  func firstHit(_ link: Link, entry: Int) -> (rule: Int, excludes: Bool)? {
    let detail = links.details[entry]
    for (index, component) in detail.components.enumerated() {
      let levels = [component, detail.defaults, links.defaults].compactMap { $0 }
      if matches(link, levels) {
        return (index, levels.compactMap(\.exclude).first ?? false)
      }
    }
    return nil
  }

  /// Whether a path pattern of the old form takes the path of the link.
  func takes(_ link: Link, path pattern: String) -> Bool {
    matchesPath(scalars(pattern, false), scalars(link.path, false), false)
  }

  private func matches(_ link: Link, _ levels: [LinkComponent]) -> Bool {
    let folds = levels.compactMap(\.caseSensitive).first == false
    let decodes = levels.compactMap(\.percentEncoded).first == false
    func shown(_ text: String) -> Text {
      scalars(decodes ? text.removingPercentEncoding ?? text : text, folds)
    }
    if let pattern = levels.compactMap(\.path).first,
      !matchesPath(scalars(pattern, false), shown(link.path), folds)
    {
      return false
    }
    if let pattern = levels.compactMap(\.fragment).first,
      !matchesText(scalars(pattern, false), shown(link.fragment), folds)
    {
      return false
    }
    switch levels.compactMap(\.query).first {
    case nil: return true
    case .whole(let pattern):
      return matchesText(scalars(pattern, false), shown(link.query), folds)
    case .items(let patterns):
      let items = link.query.split(separator: "&").map { item in
        let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (
          name: shown(String(parts[0])), value: shown(parts.count == 2 ? String(parts[1]) : "")
        )
      }
      return patterns.allSatisfy { item in
        let name = scalars(item.name, folds)
        let values = items.filter { $0.name == name }.map(\.value)
        return (values.isEmpty ? [[]] : values).allSatisfy {
          matchesText(scalars(item.pattern, false), $0, folds)
        }
      }
    }
  }

  private func scalars(_ text: String, _ folds: Bool) -> Text {
    (folds ? text.lowercased() : text).unicodeScalars.map(\.value)
  }

  private func matchesPath(_ pattern: Text, _ path: Text, _ folds: Bool) -> Bool {
    let (slash, run) = (UInt32(UInt8(ascii: "/")), UInt32(UInt8(ascii: "*")))
    var pattern = pattern
    var path = path
    let hasFirstSlash = pattern.first == slash
    while pattern.last == slash { pattern.removeLast() }
    while path.last == slash { path.removeLast() }
    while pattern.count > 1, pattern[0] == slash, pattern[1] == slash { pattern.removeFirst() }
    var patterns = [pattern]
    var shorter = pattern
    while shorter.suffix(2) == [run, run] { shorter.removeLast() }
    if shorter.suffix(2) == [slash, run] { patterns.append(shorter.dropLast(2)) }
    var paths = [path]
    if !hasFirstSlash, path.first == slash { paths.append(Array(path.dropFirst())) }
    return patterns.contains { pattern in paths.contains { matchesText(pattern, $0, folds) } }
  }

  private func matchesText(_ pattern: Text, _ text: Text, _ folds: Bool) -> Bool {
    matchesRest(pattern, 0, text, 0, folds)
  }

  /// True when the pattern from `index` on matches the text from `place` on.
  private func matchesRest(
    _ pattern: Text, _ index: Int, _ text: Text, _ place: Int, _ folds: Bool
  ) -> Bool {
    if index == pattern.count { return place == text.count }
    let token = pattern[index]
    if token == UInt32(UInt8(ascii: "*")) {
      return (place...text.count).contains { matchesRest(pattern, index + 1, text, $0, folds) }
    }
    if token == UInt32(UInt8(ascii: "?")) {
      return place < text.count && matchesRest(pattern, index + 1, text, place + 1, folds)
    }
    if knowsVariables, token == UInt32(UInt8(ascii: "$")), index + 1 < pattern.count,
      pattern[index + 1] == UInt32(UInt8(ascii: "("))
    {
      guard let end = pattern[index...].firstIndex(of: UInt32(UInt8(ascii: ")"))) else {
        return false
      }
      let name = string(pattern[(index + 2)..<end])
      return (place...text.count).contains { stop in
        isValue(Array(text[place..<stop]), of: name, folds)
          && matchesRest(pattern, end + 1, text, stop, folds)
      }
    }
    guard place < text.count else { return false }
    let same = folds ? lower(token) == lower(text[place]) : token == text[place]
    return same && matchesRest(pattern, index + 1, text, place + 1, folds)
  }

  private func lower(_ character: UInt32) -> String { string([character]).lowercased() }

  private func string(_ characters: ArraySlice<UInt32>) -> String {
    characters.compactMap(Unicode.Scalar.init).map(String.init).joined()
  }

  private func isValue(_ text: Text, of name: String, _ folds: Bool) -> Bool {
    if let variable = links.substitutionVariables.first(where: { $0.name == name }) {
      return variable.values.contains {
        !$0.contains("$(") && matchesText(scalars($0, false), text, folds)
      }
    }
    let string = string(text[...])
    switch name {
    case "digit": return text.count == 1 && "0123456789".contains(string)
    case "upper":
      let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
      return text.count == 1 && letters.contains(folds ? string.uppercased() : string)
    case "region":
      let regions = [
        "AC", "AD", "AU", "BA", "BB", "BD", "CA", "CC", "CD", "CU", "DE", "EA", "EC", "SA", "SB",
        "SC", "SD", "US",
      ]
      return regions.contains(folds ? string.uppercased() : string)
    default: return false
    }
  }
}
