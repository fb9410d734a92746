/// A property line taken apart: `DTSTART;TZID=Europe/Berlin:20270301T093000`.
struct CalendarProperty {
  struct Parameter {
    /// In upper case.
    var name: String
    var values: [String]
    /// Of the name.
    var offset: Int
  }

  /// In upper case.
  let name: String
  let parameters: [Parameter]
  /// The value as it stands, escapes and all.
  let value: [UInt8]
  private let line: LogicalLine
  private let valueStart: Int

  /// Where the line begins.
  var offset: Int { line.offset(of: 0) }

  /// The place in the file of a byte of the value.
  func offset(ofValue index: Int) -> Int { line.offset(of: valueStart + index) }

  var text: String { String(decoding: value, as: UTF8.self) }

  func parameter(_ name: String) -> Parameter? { parameters.first { $0.name == name } }

  /// The first value of a parameter in upper case, for those that are words.
  func word(_ name: String) -> String? { parameter(name)?.values.first?.uppercased() }

  var timeZone: Parameter? { parameter("TZID") }
}

extension CalendarProperty {
  /// Why a line is no property, and where.
  struct Fault: Error {
    var id: String
    var index: Int
    var message: String
    var fix: String?
  }

  init(_ line: LogicalLine) throws(Fault) {
    let bytes = line.bytes
    func isNameByte(_ byte: UInt8) -> Bool {
      0x41...0x5A ~= byte || 0x61...0x7A ~= byte || 0x30...0x39 ~= byte || byte == 0x2D
    }
    func name(at start: Int) -> String {
      let name = bytes[start...].prefix(while: isNameByte)
      return String(decoding: name, as: UTF8.self).uppercased()
    }
    let propertyName = name(at: 0)
    var index = propertyName.utf8.count
    guard index > 0, index < bytes.count, bytes[index] == 0x3A || bytes[index] == 0x3B else {
      throw Fault(
        id: "not-a-property", index: 0, message: "the line is no property",
        fix: "write NAME:value; a line that goes on begins with a space")
    }
    var parameters: [Parameter] = []
    while bytes[index] == 0x3B {
      index += 1
      let parameterName = name(at: index)
      var parameter = Parameter(
        name: parameterName, values: [], offset: line.offset(of: index))
      index += parameterName.utf8.count
      guard !parameterName.isEmpty, index < bytes.count, bytes[index] == 0x3D else {
        throw Fault(
          id: "bad-parameter", index: min(index, bytes.count),
          message: "a parameter of \(propertyName) is not NAME=value",
          fix: "write ;NAME=value between the name of the property and its colon")
      }
      repeat {
        index += 1
        parameter.values.append(
          try CalendarProperty.parameterValue(bytes, &index, of: parameterName))
      } while bytes[index] == 0x2C
      parameters.append(parameter)
    }
    self.name = propertyName
    self.parameters = parameters
    self.line = line
    valueStart = index + 1
    value = Array(bytes[valueStart...])
  }

  /// Reads one value and stops at `,`, `;` or `:`.
  private static func parameterValue(
    _ bytes: [UInt8], _ index: inout Int, of name: String
  ) throws(Fault) -> String {
    let start = index
    let isQuoted = index < bytes.count && bytes[index] == 0x22
    var end: Int
    if isQuoted {
      guard let close = bytes[(start + 1)...].firstIndex(of: 0x22) else {
        throw Fault(
          id: "open-quote", index: start, message: "the quote in \(name) is not closed",
          fix: "write \" at the end of the value too")
      }
      end = close + 1
    } else {
      end = bytes[start...].firstIndex { [0x2C, 0x3A, 0x3B].contains($0) } ?? bytes.count
    }
    let quote = isQuoted ? nil : bytes[start..<end].firstIndex(of: 0x22)
    guard end < bytes.count, quote == nil, [0x2C, 0x3A, 0x3B].contains(bytes[end]) else {
      if end == bytes.count, quote == nil {
        throw Fault(
          id: "not-a-property", index: end, message: "the line has no value",
          fix: "write a colon before the value")
      }
      throw Fault(
        id: "quote-in-parameter", index: quote ?? end - 1,
        message: "a quote inside the value of \(name)", fix: "write ' instead of \"")
    }
    index = end
    if isQuoted { return String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self) }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
