/// Where in a page the next byte will stand, as the HTML standard's tokenizer sees it.
///
/// A value is safe in text and in attribute values in quotes, since those take any text with
/// character references (HTML, section 13.2.5). Nothing else may hold one.
struct HTMLContext: Equatable, Sendable {
  private enum State: Equatable {
    case text
    case tagOpen, endTagOpen, tagName, beforeAttribute, attributeName, afterAttributeName
    case beforeValue, unquotedValue, value(quote: UInt8)
    case declaration, commentStart, comment, bogusComment
    /// The text of `script`, `style`, `title` and the like, which only their end tag ends.
    case elementText
  }

  private var state = State.text
  private var element: [UInt8] = []
  private var isEndTag = false
  private var attribute: [UInt8] = []
  /// Bytes of the end tag (in an element's text) or dashes (in a comment) seen so far.
  private var matched = 0

  /// True in text and in quoted attributes that no browser would run.
  var takesText: Bool {
    switch state {
    case .text: true
    case .elementText: holdsReferences
    case .value: !isRunAttribute
    default: false
    }
  }

  /// True where elements may stand.
  var takesMarkup: Bool { state == .text }

  /// True when `bytes` end the element whose text they are.
  func isEnded(by bytes: [UInt8]) -> Bool {
    var context = self
    return bytes.contains { byte in
      context.consume(byte)
      return context.state != .elementText
    }
  }

  /// True inside the element of that name whose text is not HTML.
  func isText(of name: String) -> Bool { state == .elementText && element.elementsEqual(name.utf8) }

  /// Words for messages.
  var description: String {
    let elementName = String(decoding: element, as: UTF8.self)
    return switch state {
    case .text: "text"
    case .tagOpen, .endTagOpen, .tagName: "the name of an element"
    case .beforeAttribute, .attributeName, .afterAttributeName: "a tag, outside of its attributes"
    case .beforeValue, .unquotedValue: "an attribute without quotes"
    case .value: "the attribute \(String(decoding: attribute, as: UTF8.self))"
    case .declaration, .commentStart, .comment, .bogusComment: "a comment"
    case .elementText: "the text of <\(elementName)>"
    }
  }

  var advice: String? {
    switch state {
    case .beforeValue, .unquotedValue: "put quotes round the attribute's value"
    case .beforeAttribute, .attributeName, .afterAttributeName:
      "put it into an attribute: title=\"{{…}}\""
    case .value where attribute.elementsEqual("style".utf8): "choose a class: class=\"{{…}}\""
    case .value where isRunAttribute: "put it into a data- attribute, and read that in page.js"
    case .elementText: elementAdvice
    case .declaration, .commentStart, .comment, .bogusComment: "write {{! … }} for notes"
    default: nil
    }
  }

  private var elementAdvice: String? {
    if element.elementsEqual("script".utf8) { return "put data for a script into a .json template" }
    if element.elementsEqual("style".utf8) {
      return "write a rule for each case, and choose it by a class: class=\"{{…}}\""
    }
    return nil
  }

  /// How to end what is open.
  var ending: String? {
    switch state {
    case .text: nil
    case .value(let quote):
      "a quotation mark is missing: end it with \(Character(UnicodeScalar(quote)))"
    case .commentStart, .comment: "end it with -->"
    case .elementText: "end it with </\(String(decoding: element, as: UTF8.self))>"
    default: "end it with >"
    }
  }

  /// Where that begins which a file leaves open; nil where nothing of its own does.
  ///
  /// Quotation marks come in pairs, so the last one is open whichever is missing; an attribute that
  /// a tag begins in is more likely to be the one.
  static func openStart(in bytes: [UInt8]) -> Int? {
    var context = HTMLContext()
    var tag: Int?
    var value: Int?
    var suspect: Int?
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "{{".utf8) {
        while index < bytes.count, !bytes[index...].starts(with: "}}".utf8) { index += 1 }
        index += 2
        continue
      }
      let before = context.state
      context.consume(bytes[index])
      if case .value = before, bytes[index] == UInt8(ascii: "<") { suspect = suspect ?? value }
      if before == .text, context.state != .text { tag = index }
      if before == .beforeValue, case .value = context.state { value = index }
      index += 1
    }
    switch context.state {
    case .text: return nil
    case .value: return suspect ?? value
    default: return suspect ?? tag
    }
  }

  mutating func consume(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { consume(byte) }
  }

  private mutating func consume(_ byte: UInt8) {
    switch state {
    case .text: if byte == UInt8(ascii: "<") { state = .tagOpen }
    case .tagOpen, .endTagOpen, .declaration: consumeAfterOpening(byte)
    case .tagName, .beforeAttribute, .attributeName, .afterAttributeName: consumeInTag(byte)
    case .beforeValue, .unquotedValue, .value: consumeInValue(byte)
    case .commentStart, .comment: consumeInComment(byte)
    case .bogusComment: if byte == UInt8(ascii: ">") { state = .text }
    case .elementText: consumeInElementText(byte)
    }
    forget()
  }

  /// What does not matter any more, so that equal places are equal.
  private mutating func forget() {
    switch state {
    case .text: (element, attribute, matched, isEndTag) = ([], [], 0, false)
    case .beforeAttribute: attribute = []
    default: break
    }
  }

  private mutating func consumeAfterOpening(_ byte: UInt8) {
    switch (state, byte) {
    case (.tagOpen, UInt8(ascii: "!")):
      (state, matched) = (.declaration, 0)
    case (.tagOpen, UInt8(ascii: "/")): state = .endTagOpen
    case (.tagOpen, UInt8(ascii: "?")): state = .bogusComment
    case (.tagOpen, _) where isLetter(byte), (.endTagOpen, _) where isLetter(byte):
      isEndTag = state == .endTagOpen
      element = [byte | 0x20]
      state = .tagName
    case (.tagOpen, UInt8(ascii: "<")): break
    case (.tagOpen, _): state = .text
    case (.endTagOpen, UInt8(ascii: ">")): state = .text
    case (.endTagOpen, _): state = .bogusComment
    case (_, UInt8(ascii: "-")) where matched == 0: matched = 1
    case (_, UInt8(ascii: "-")): (state, matched) = (.commentStart, 0)
    case (_, UInt8(ascii: ">")): state = .text
    default: state = .bogusComment
    }
  }

  private mutating func consumeInTag(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): endTag()
    case UInt8(ascii: "/"): state = .beforeAttribute
    case UInt8(ascii: "=") where state == .attributeName || state == .afterAttributeName:
      state = .beforeValue
    case _ where isSpace(byte) || byte == 0x0C:
      let followsName = state == .attributeName || state == .afterAttributeName
      state = followsName ? .afterAttributeName : .beforeAttribute
    case _ where state == .tagName: element.append(isLetter(byte) ? byte | 0x20 : byte)
    case _ where state == .attributeName: attribute.append(isLetter(byte) ? byte | 0x20 : byte)
    default:
      state = .attributeName
      attribute = [isLetter(byte) ? byte | 0x20 : byte]
    }
  }

  private mutating func consumeInValue(_ byte: UInt8) {
    switch (state, byte) {
    case (.value(let quote), _): if byte == quote { state = .beforeAttribute }
    case (_, UInt8(ascii: ">")): endTag()
    case (.beforeValue, UInt8(ascii: "\"")), (.beforeValue, UInt8(ascii: "'")):
      state = .value(quote: byte)
    case (_, _) where isSpace(byte) || byte == 0x0C:
      if state == .unquotedValue { state = .beforeAttribute }
    default: state = .unquotedValue
    }
  }

  /// `<!-->` and `<!--->` end at once, `--!>` ends too.
  private mutating func consumeInComment(_ byte: UInt8) {
    let isStart = state == .commentStart
    switch byte {
    case UInt8(ascii: ">") where matched >= 2 || isStart: state = .text
    case UInt8(ascii: "-"):
      matched += 1
      if matched > 1 { state = .comment }
    case UInt8(ascii: "!") where matched >= 2: state = .comment
    default: (state, matched) = (.comment, 0)
    }
  }

  private mutating func consumeInElementText(_ byte: UInt8) {
    let lower = isLetter(byte) ? byte | 0x20 : byte
    if matched == element.count + 2 {
      matched = 0
      guard isSpace(byte) || byte == 0x0C || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
      else { return }
      isEndTag = true
      state = .beforeAttribute
      return consumeInTag(byte)
    }
    let expected: UInt8 =
      switch matched {
      case 0: UInt8(ascii: "<")
      case 1: UInt8(ascii: "/")
      default: element[matched - 2]
      }
    if lower == expected {
      matched += 1
    } else {
      matched = byte == UInt8(ascii: "<") ? 1 : 0
    }
  }

  private mutating func endTag() {
    matched = 0
    let hasText = !isEndTag && (holdsReferences || HTMLContext.isRaw(element))
    state = hasText ? .elementText : .text
  }

  private var holdsReferences: Bool {
    element.elementsEqual("title".utf8) || element.elementsEqual("textarea".utf8)
  }

  /// Handlers, documents and styles in attributes: escaping as HTML is not enough for them, and the
  /// policy of the pages refuses them in any case.
  private var isRunAttribute: Bool {
    attribute.starts(with: "on".utf8) || attribute.elementsEqual("srcdoc".utf8)
      || attribute.elementsEqual("style".utf8)
  }

  private static func isRaw(_ element: [UInt8]) -> Bool {
    ["script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext"]
      .contains { element.elementsEqual($0.utf8) }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
