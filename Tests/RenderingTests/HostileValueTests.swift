import Diagnostics
import Foundation
import InviteLinks
import TestSupport
import Testing

/// A value never changes structure: it comes back as it was written, or is refused with its place.
@Suite struct HostileValueTests {
  @Test func everyWordIsTaken() throws {
    #expect(try HostileProject.project().checked().diagnostics.map(\.message) == [])
  }

  @Test(arguments: [HostileProject.siteFile, HostileProject.meetingFile])
  func aRefusalNamesThePlace(file: String) throws {
    for value in HostileValues.all {
      let refused = try HostileProject.refused(value, in: file)
      let lines = HostileProject.fields(of: file).map { HostileProject.line(of: $0, in: file) }
      for error in refused.errors {
        #expect(error.place?.path == file, "\(value.debugDescription): \(error.message)")
        let isField = error.line.map(lines.contains) ?? false
        #expect(isField, "\(value.debugDescription): \(error.message) in line \(error.line ?? 0)")
      }
      if HostileValues.refused.contains(value) {
        // Beside a prefix or suffix, white space at the ends is trimmed.
        let taken = HostileProject.fields(of: file).filter {
          !refused.paths.contains($0.path)
            && !(value.trimmed.isEmpty && !($0.prefix.isEmpty && $0.suffix.isEmpty))
        }
        #expect(taken.map(\.path) == [], "they take \(value.debugDescription)")
      }
    }
  }

  /// In stream style the call id is a part of the path.
  @Test func aCallIDThatNoPathCarriesIsRefusedAtItsPlace() throws {
    let file = HostileProject.meetingFile
    let field = try #require(HostileField.meeting.first { $0.path == "call_id" })
    var refusals = 0
    for value in HostileValues.all {
      let project = HostileProject.project(value, style: "stream") {
        $0 == file && $1.path == field.path
      }
      let errors = try project.checked().diagnostics.filter { $0.severity == .error }
      let isCarried = (try? PathID(value.trimmed)) != nil
      #expect(errors.isEmpty == isCarried, "\(value.debugDescription)")
      for error in errors {
        #expect(["bad-call-id", "control-character", "empty-value", "too-long"].contains(error.id))
        #expect(error.line == HostileProject.line(of: field, in: file))
        #expect(error.help != nil, "\(value.debugDescription): \(error.message)")
      }
      if !isCarried { refusals += 1 }
    }
    #expect(refusals > 50)
  }

  @Test(arguments: SampleProject.styles)
  func everyOutputHoldsTheValueAndNothingElse(style: String) throws {
    let plain = HostileProject.project(style: style)
    let compiled = try CompiledTemplates(plain, plain.checked().site)
    let plainSite = try plain.rendered(with: compiled)
    // The other styles differ in their links alone.
    let step = style == "path" ? 2 : 6
    let values = stride(from: 0, to: HostileValues.all.count, by: step).map {
      HostileValues.all[$0]
    }
    let variants = try values.compactMap { try Variant($0, style: style, compiled) }
    #expect(variants.count >= (style == "path" ? 75 : 25))

    let pages = plainSite.pages
    let plainPages = try ParsedHTML.parse(pages.map(\.text)).map(PlainPage.init)
    let plainFiles = plainSite.files.filter { !$0.key.hasSuffix(".html") }
      .map { (path: $0.key, text: WordText(readable($0.key, $0.value))) }
    let parsed = try ParsedHTML.parse(variants.flatMap { $0.site.pages.map(\.text) })
    for (index, variant) in variants.enumerated() {
      let name = variant.value.debugDescription
      #expect(variant.site.files.keys.sorted() == plainSite.files.keys.sorted())
      for (number, page) in pages.enumerated() {
        let found = parsed[index * pages.count + number]
        for problem in plainPages[number].problems(in: found, variant) {
          Issue.record("\(page.path), \(name): \(problem)")
        }
      }
      for (path, text) in plainFiles {
        let found = readable(path, variant.site.files[path] ?? [])
        let fits = text.fits(found, variant.text)
        #expect(fits, "\(path), \(name): \(text.difference(to: found, variant.text))")
      }
    }
  }

  /// A file as text; of meeting.json the values, one in each line, of a calendar the unfolded lines
  /// without escapes.
  ///
  /// Labels and names of organisers are left out there:
  /// no parameter can hold a quote.
  private func readable(_ path: String, _ bytes: [UInt8]) -> String {
    if path.hasSuffix(".ics") {
      return String(decoding: bytes, as: UTF8.self)
        .replacing(#/\r\n /#.matchingSemantics(.unicodeScalar), with: "")
        .replacing(
          #/;(LABEL|CN)="[^"\r\n]*"/#.matchingSemantics(.unicodeScalar), with: { ";\($0.output.1)" }
        )
        .replacing(#/\\([\\,;n])/#.matchingSemantics(.unicodeScalar)) {
          $0.output.1 == "n" ? "\n" : $0.output.1
        }
    }
    guard path.hasSuffix("meeting.json"),
      let object = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    else { return String(decoding: bytes, as: UTF8.self) }
    return object.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      .joined(separator: "\n")
  }
}

/// A page of words, as a parser reads it.
private struct PlainPage {
  private let structure: [[String]]
  private let text: WordText
  private let attributes: [[WordText?]]

  init(_ page: ParsedHTML) {
    structure = page.structure
    text = WordText(page.text)
    attributes = page.elements.map { element in
      element.attributes.map { ($0.last ?? nil).map { WordText($0) } }
    }
  }

  /// Where `found` is anything but this page with values in the place of words.
  func problems(in found: ParsedHTML, _ variant: Variant) -> [String] {
    let value = variant.text
    guard found.structure == structure else { return ["another structure"] }
    var problems: [String] = []
    if !text.fits(found.text, value) {
      problems.append(text.difference(to: found.text, value))
    }
    for (element, plain) in zip(found.elements, attributes) {
      for (attribute, plainText) in zip(element.attributes, plain) {
        let text = attribute.last ?? nil
        // A long value makes another message fit: it is one of the site's own all the same.
        if let text, text.hasPrefix("mailto:?") {
          if !variant.sends(text) { problems.append("\(element.name): \(text)") }
          continue
        }
        if let plainText, !plainText.fits(text ?? "", value) {
          problems.append("\(element.name): \(plainText.difference(to: text ?? "", value))")
        }
      }
    }
    return problems
  }
}

/// The site with one value in every field that takes it.
private struct Variant {
  let value: String
  let site: RenderedSite
  /// What stands in the place of a field's word.
  let text: @Sendable (HostileField) -> String

  /// Nil when no field takes the value.
  init?(_ value: String, style: String, _ compiled: CompiledTemplates) throws {
    let taken = try HostileProject.taken(value)
    let site = taken.site
    // In stream style the call id is the address.
    let meeting = taken.meeting.filter { style != "stream" || $0.path != "call_id" }
    guard !site.isEmpty || !meeting.isEmpty else { return nil }
    let project = HostileProject.project(value, style: style) { file, field in
      (file == HostileProject.siteFile ? site : meeting).contains { $0.path == field.path }
    }
    self.value = value
    let taking = Set((site + meeting).map(\.word))
    let trimmed = value.trimmed
    text = { taking.contains($0.word) ? trimmed : $0.word }
    self.site = try project.rendered(with: compiled)
    messages = self.site.files.filter { $0.key.hasSuffix(".txt") }
      .map { String(decoding: $0.value, as: UTF8.self) }
  }

  private let messages: [String]

  /// True for a link with a subject and a text, or a link, of the site's own messages.
  func sends(_ link: String) -> Bool {
    let items = link.dropFirst("mailto:?".count).split(separator: "&").map { item in
      item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        PercentEncoding.decode(String($0))?.replacing("\r\n", with: "\n")
      }
    }
    guard items.last?.first == "body", let body = items.last?.last ?? nil else { return false }
    let subject = items.count == 2 && items[0].first == "subject" ? items[0].last ?? nil : nil
    return items.count == (subject == nil ? 1 : 2)
      && messages.contains { $0.contains(body) }
      && (subject.map { text in messages.contains { $0.hasPrefix("Subject: \(text)\n") } } ?? true)
  }
}
