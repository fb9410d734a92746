import Diagnostics

/// What can be wrong with templates, in the words that people read.
extension Diagnostic {
  static func syntax(
    _ message: String, at place: Place, help: String? = nil, notes: [Note] = []
  ) -> Diagnostic {
    .error("template-syntax", message, at: place, help: help, notes: notes)
  }

  static func strayText(in parent: TemplateTag, at place: Place) -> Diagnostic {
    .warning(
      "template-stray-text", "this is left out: it stands in \(parent.text), in none of its blocks",
      at: place, help: "put it between {{$name}} and {{/name}}")
  }

  static func unknownName(
    _ name: String, in owner: String?, known: [String], at place: Place
  ) -> Diagnostic {
    let help: String? =
      if let nearest = nearestName(to: name, in: known) {
        "did you mean \"\(nearest)\"?"
      } else if known.isEmpty {
        nil
      } else {
        "known here: " + known.sorted().joined(separator: ", ")
      }
    let message =
      owner.map { "\"\($0)\" has no name \"\(name)\"" } ?? "unknown name \"\(name)\""
    return .error("template-unknown-name", message, at: place, help: help)
  }

  static func unknownText(_ key: String, known: some Sequence<String>, at place: Place)
    -> Diagnostic
  {
    .error(
      "template-unknown-name", "the strings have no text \"\(key)\"", at: place,
      help: nearestName(to: key, in: known.sorted()).map { "did you mean \"\($0)\"?" })
  }

  static func optionalValue(_ name: String, printedAs printed: String, at place: Place)
    -> Diagnostic
  {
    .error(
      "template-optional-value", "\"\(name)\" may be absent", at: place,
      help: "print it in a section: {{#\(name)}}\(printed){{/\(name)}}")
  }

  static func wrongType(_ name: String, is word: String, _ help: String, at place: Place)
    -> Diagnostic
  {
    .error("template-value-type", "\"\(name)\" is a \(word)", at: place, help: help)
  }

  static func notPrintable(_ name: String, is word: String, at place: Place) -> Diagnostic {
    .wrongType(name, is: word, "open it: {{#\(name)}}…{{/\(name)}}", at: place)
  }

  static func rawText(_ tag: TemplateTag, at place: Place) -> Diagnostic {
    .error(
      "template-html-value", "\(tag.text) sets in HTML, and \"\(tag.name)\" is none", at: place,
      help: "write {{\(tag.name)}}")
  }

  /// - Parameter absent: what may be missing on the way to the value.
  static func escapedHTML(
    _ tag: TemplateTag, absent: String?, at place: Place
  ) -> Diagnostic {
    let printed = "{{{\(tag.name)}}}"
    return .error(
      "template-html-value", "\"\(tag.name)\" is HTML, and {{\(tag.name)}} would show its tags",
      at: place, help: "write \(absent.map { "{{#\($0)}}\(printed){{/\($0)}}" } ?? printed)")
  }

  static func html(_ tag: TemplateTag, in kind: String, at place: Place) -> Diagnostic {
    .error(
      "template-html-value", "\"\(tag.name)\" is HTML, which cannot stand in \(kind)", at: place,
      help: "print a name of type text")
  }

  static func missing(
    _ name: String, known: some Sequence<String>, at place: Place?
  ) -> Diagnostic {
    .error(
      "template-missing-partial", "there is no template \"\(name)\"", at: place,
      help: nearestName(to: name, in: known.sorted()).map { "did you mean \"\($0)\"?" }
        ?? "a name is the path below Templates/ with its ending")
  }

  static func unknownBlock(
    _ name: String, in parent: TemplateTag, known: Set<String>, at place: Place,
    parentPlace: Place?
  ) -> Diagnostic {
    let nearest = nearestName(to: name, in: known.sorted())
    let all = known.sorted().joined(separator: ", ")
    return .error(
      "template-unknown-name", "\"\(parent.name)\" has no block \"\(name)\"", at: place,
      help: nearest.map { "did you mean \"\($0)\"?" }
        ?? (all.isEmpty ? "write it: {{$\(name)}}…{{/\(name)}}" : "it has: \(all)"),
      notes: parentPlace.map { [Note("\"\(parent.name)\" is this file", at: $0)] } ?? [])
  }

  static func recursion(_ chain: [String], at place: Place) -> Diagnostic {
    .error(
      "template-recursion",
      "\"\(chain[0])\" includes itself: " + chain.joined(separator: " → "), at: place,
      help: "take one of these tags out")
  }

  static func kind(
    _ name: String, cannotStandIn host: String, _ takes: [TemplateKind], at place: Place
  ) -> Diagnostic {
    let endings = takes.map { ".\($0.rawValue)" }.joined(separator: " or ")
    return .error(
      "template-kind", "\"\(name)\" cannot stand in \(host)", at: place,
      help: endings.isEmpty ? "include it in the text of the page" : "a \(endings) file can")
  }

  static func endsElement(_ name: String, at place: Place) -> Diagnostic {
    .error(
      "template-kind", "\"\(name)\" ends the element that it stands in", at: place,
      help: "write the sign in two parts, as \"<\" + \"/…\"")
  }

  static func unknownKind(_ name: String, at place: Place?) -> Diagnostic {
    let endings = TemplateKind.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
    return .error(
      "template-kind", "the ending of \"\(name)\" does not say what it holds", at: place,
      help: "known: \(endings)")
  }

  static func tagInCode(_ tag: String, at place: Place) -> Diagnostic {
    .error(
      "template-tag-in-code", "\(tag) stands in Markdown code, which takes everything as it is",
      at: place, help: "write <code>\(tag)</code>")
  }

  static func valuePlace(_ tag: String, _ state: HTMLContext, at place: Place) -> Diagnostic {
    .error(
      "template-value-place", "\(tag) cannot stand in \(state.description)", at: place,
      help: state.advice)
  }

  static func blocksInLine(_ tag: String, at place: Place) -> Diagnostic {
    .error(
      "template-value-place", "\(tag) holds whole paragraphs, and stands within one", at: place,
      help: "put it on a line of its own between empty lines")
  }

  static func openHTML(
    _ name: String, _ state: HTMLContext, at place: Place, begins: Place?
  ) -> Diagnostic {
    .error(
      "template-open-html", "\"\(name)\" ends in \(state.description)", at: begins ?? place,
      help: state.ending)
  }

  static func tooLarge(_ name: String, at place: Place) -> Diagnostic {
    .error(
      "template-too-large", "\"\(name)\" grows too large with all that it includes", at: place,
      help: "the bounds are 16 MiB, 100000 parts and 100 levels")
  }
}

extension TemplateBytes {
  /// At the first byte that is not UTF-8; empty for a good text.
  var encodingErrors: [Diagnostic] {
    // Decoding puts a replacement where a byte is wrong; it is much faster than to look for the place.
    if Array(String(decoding: bytes, as: UTF8.self).utf8) == Array(bytes) { return [] }
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return []
      case .error:
        return [
          .error(
            "not-utf8", "this byte is not UTF-8", at: place(at: offset), help: "save it as UTF-8")
        ]
      }
    }
  }
}
