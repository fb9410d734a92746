extension JSONValue {
  /// How deep arrays and objects may stand in each other.
  public static let depthLimit = 512

  /// Reads a whole JSON text (RFC 8259), strictly.
  ///
  /// The text must be UTF-8. One byte-order mark at the start is passed over, as section 8.1 allows;
  /// offsets count it, so `offset == 3` tells that there was one. Refused are what the grammar
  /// refuses, lone surrogates (they are no text), and nesting beyond `depthLimit`.
  public static func read(_ bytes: [UInt8]) -> Result<JSONValue, JSONSyntaxError> {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = JSONReader(buffer)
      do throws(JSONSyntaxError) {
        return .success(try reader.document())
      } catch {
        return .failure(reader.noDocument() ?? error)
      }
    }
  }
}

/// One pass over the bytes, with a stack of its own instead of recursion.
///
/// Finished values wait in `values` until the bracket around them closes and takes them, so an array
/// or object is made once and with its final size.
struct JSONReader {
  private struct Container {
    var isObject: Bool
    var offset: Int
    var firstValue: Int
    var firstName: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var scratch: [UInt8] = []
  private var containers: [Container] = []
  private var values: [JSONValue] = []
  private var names: [(text: String, offset: Int)] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The byte at the position, 0 at the end of the text.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func document() throws(JSONSyntaxError) -> JSONValue {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while true {
      skipBlanks()
      if try beginValue() { continue }
      if let root = try endValues() { return root }
    }
  }

  /// Reads a simple value, or opens a container; true when the first value inside comes next.
  private mutating func beginValue() throws(JSONSyntaxError) -> Bool {
    let start = position
    switch current {
    case UInt8(ascii: "\""):
      let text = try string()
      values.append(JSONValue(.string(text), offset: start, end: position))
    case UInt8(ascii: "{"):
      try open(isObject: true)
      skipBlanks()
      if current == UInt8(ascii: "}") { close() } else { try name(); return true }
    case UInt8(ascii: "["):
      try open(isObject: false)
      skipBlanks()
      if current == UInt8(ascii: "]") { close() } else { return true }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let text = try number()
      values.append(JSONValue(.number(text), offset: start, end: position))
    case UInt8(ascii: "t") where takes("true"):
      values.append(JSONValue(.bool(true), offset: start, end: position))
    case UInt8(ascii: "f") where takes("false"):
      values.append(JSONValue(.bool(false), offset: start, end: position))
    case UInt8(ascii: "n") where takes("null"):
      values.append(JSONValue(.null, offset: start, end: position))
    default: throw noValue()
    }
    return false
  }

  /// After a value: a comma, any number of closing brackets, or the end of the text.
  private mutating func endValues() throws(JSONSyntaxError) -> JSONValue? {
    while let container = containers.last {
      skipBlanks()
      switch current {
      case UInt8(ascii: ","):
        let comma = position
        position += 1
        skipBlanks()
        if current == UInt8(ascii: "}") || current == UInt8(ascii: "]") {
          throw trailingComma(at: comma)
        }
        if container.isObject { try name() }
        return nil
      case UInt8(ascii: "}") where container.isObject, UInt8(ascii: "]") where !container.isObject:
        close()
      default: throw noCommaOrEnd(of: container.isObject, openedAt: container.offset)
      }
    }
    skipBlanks()
    guard position == bytes.count else { throw afterTheEnd() }
    return values.removeLast()
  }

  private mutating func open(isObject: Bool) throws(JSONSyntaxError) {
    guard containers.count < JSONValue.depthLimit else {
      throw JSONSyntaxError(
        offset: position,
        message: "arrays and objects stand more than \(JSONValue.depthLimit) deep in each other")
    }
    containers.append(
      Container(
        isObject: isObject, offset: position, firstValue: values.count, firstName: names.count))
    position += 1
  }

  private mutating func close() {
    position += 1
    let container = containers.removeLast()
    let content: JSONValue.Content
    if container.isObject {
      var members: [JSONMember] = []
      members.reserveCapacity(names.count - container.firstName)
      for (name, value) in zip(names[container.firstName...], values[container.firstValue...]) {
        members.append(JSONMember(name: name.text, offset: name.offset, value: value))
      }
      content = .object(members)
      names.removeSubrange(container.firstName...)
    } else {
      content = .array(Array(values[container.firstValue...]))
    }
    values.removeSubrange(container.firstValue...)
    values.append(JSONValue(content, offset: container.offset, end: position))
  }

  /// A name and its colon.
  private mutating func name() throws(JSONSyntaxError) {
    let start = position
    guard current == UInt8(ascii: "\"") else { throw noName() }
    names.append((try string(), start))
    skipBlanks()
    guard current == UInt8(ascii: ":") else { throw noColon() }
    position += 1
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func takes(_ word: StaticString) -> Bool {
    guard bytes.count - position >= word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount
    where bytes[position + index] != word.utf8Start[index] {
      return false
    }
    position += word.utf8CodeUnitCount
    return true
  }
}
