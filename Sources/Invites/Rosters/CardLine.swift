import Diagnostics
import Foundation

/// One logical line of a vCard: name, parameters and the decoded value.
struct CardLine {
  /// In upper case, without a group (`item1.EMAIL`).
  let name: String
  /// Where the line begins, and where its value does.
  let offset: Int
  let valueOffset: Int
  private let parameters: [String]
  private let value: [UInt8]
  /// Why the value cannot be read; nil when it can.
  let damage: String?

  /// Every line, with folded ones and soft line breaks of quoted-printable joined.
  static func lines(of source: SourceText) -> [CardLine] {
    var lines: [CardLine] = []
    var pending: (offset: Int, bytes: [UInt8], isPrintable: Bool)?
    func isFolded(_ line: ArraySlice<UInt8>) -> Bool { line.first == 0x20 || line.first == 0x09 }
    for (offset, line) in physicalLines(of: source.bytes) {
      if var open = pending {
        if open.isPrintable, open.bytes.last == UInt8(ascii: "=") {
          open.bytes.removeLast()
          open.bytes += isFolded(line) ? line.dropFirst() : line
          pending = open
          continue
        }
        if isFolded(line) {
          open.bytes += line.dropFirst()
          pending = open
          continue
        }
        if let line = CardLine(open.bytes, at: open.offset) { lines.append(line) }
      }
      let isPrintable = line.prefix { $0 != UInt8(ascii: ":") }.map(\.lowered)
        .holds("quoted-printable")
      pending = (offset, Array(line), isPrintable)
    }
    if let pending, let line = CardLine(pending.bytes, at: pending.offset) { lines.append(line) }
    return lines
  }

  private static func physicalLines(of bytes: [UInt8]) -> [(Int, ArraySlice<UInt8>)] {
    var lines: [(Int, ArraySlice<UInt8>)] = []
    var start = 0
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x0A
      guard byte == 0x0A || byte == 0x0D else { continue }
      if start < index { lines.append((start, bytes[start..<index])) }
      start = index + 1
    }
    return lines
  }

  private init?(_ line: [UInt8], at offset: Int) {
    var isQuoted = false
    guard
      let colon = line.firstIndex(where: { byte in
        if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
        return byte == UInt8(ascii: ":") && !isQuoted
      })
    else { return nil }
    let head = String(decoding: line[..<colon], as: UTF8.self).uppercased().split(separator: ";")
    guard let first = head.first else { return nil }
    name = first.split(separator: ".").last.map(String.init) ?? String(first)
    parameters = head.dropFirst().flatMap { parameter -> [String] in
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return [String(parameter)] }
      return parts[1].split(separator: ",").map { "\(parts[0])=\($0.filter { $0 != "\"" })" }
    }
    self.offset = offset
    valueOffset = offset + colon + 1
    let raw = line[(colon + 1)...]
    guard CardLine.isPrintable(parameters) else {
      // The file was decoded as a whole, whatever the line says.
      (value, damage) = (Array(raw), nil)
      return
    }
    let bytes = CardLine.unprinted(raw)
    let charset = parameters.first { $0.hasPrefix("CHARSET=") }.map { String($0.dropFirst(8)) }
    if let charset, charset != "UTF-8" {
      let text = RosterEncoding(charset)?.text(of: bytes)
      (value, damage) = text.map { (Array($0.utf8), nil) } ?? ([], "its bytes are not \(charset)")
    } else if !bytes.isUTF8 {
      (value, damage) = ([], "its bytes are not UTF-8")
    } else {
      (value, damage) = (bytes, nil)
    }
  }

  private static func isPrintable(_ parameters: [String]) -> Bool {
    parameters.contains { $0 == "QUOTED-PRINTABLE" || $0 == "ENCODING=QUOTED-PRINTABLE" }
  }

  /// `=E7=88=B6` as bytes (RFC 2045, 6.7).
  private static func unprinted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// `TYPE=CELL`, or `CELL` alone as 2.1 has it.
  func has(_ type: String) -> Bool {
    parameters.contains { $0 == type || $0 == "TYPE=\(type)" || $0.hasSuffix("=\(type)") }
  }

  /// 0 to 200: `PREF=1` of version 4 and `TYPE=PREF` of the others come first.
  var preference: Int {
    if has("PREF") { return 2 }
    let numbers = parameters.compactMap { parameter in
      parameter.hasPrefix("PREF=") ? Int(parameter.dropFirst(5)) : nil
    }
    return numbers.first.map { min(max($0, 1), 100) * 2 } ?? 200
  }

  var text: String { parts(at: 0)[0] }

  /// `tel:+49-30-1` of version 4, without the scheme and what follows the number.
  var telephone: String {
    let text = text
    guard text.lowercased().hasPrefix("tel:") else { return text }
    return String(text.dropFirst(4).prefix { $0 != ";" })
  }

  /// The parts of a structured value, escapes undone.
  func parts(at separator: UInt8) -> [String] {
    var parts: [[UInt8]] = [[]]
    var rest = value[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let next = rest.popFirst() {
        parts[parts.count - 1].append(next.lowered == UInt8(ascii: "n") ? 0x0A : next)
      } else if byte == separator {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension [UInt8] {
  fileprivate var isUTF8: Bool { String(bytes: self, encoding: .utf8) != nil }

  fileprivate func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}
