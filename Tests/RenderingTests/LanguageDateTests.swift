import Calendar
import Foundation
import SiteModel
import Testing

@testable import Rendering

/// Dates and times of every language against Foundation's own tables, which are never used to print.
@Suite struct LanguageDateTests {
  /// Ranges that are different, and why.
  private static let differences: [String: (range: String, reason: String)] = [
    "en": ("09:30–10:15", "messages are plain text, where ICU's thin spaces show as boxes"),
    "fr": ("09:30–10:15", "the same"), "es": ("9:30–10:15", "the same"),
    "pt": ("09:30–10:15", "the same"), "zh-Hans": ("09:30–10:15", "the same"),
    "ko": ("09:30~10:15", "the same"),
    "ru": ("09:30–10:15", "the long dash stands between words, the short one between numbers"),
    "ja": ("9:30～10:15", "as a single time is written, and as clocks show it"),
  ]

  /// The first day of a month as people write it, which ICU does not.
  private static let firstDays = ["fr": "1er", "it": "1º", "pt": "1º"]

  /// English that everybody reads alike, with the day before the month.
  private static func locale(_ tag: String) -> Locale {
    Locale(identifier: tag == "en" ? "en_GB" : tag)
  }

  private static func formatter(_ tag: String) -> DateFormatter {
    let formatter = DateFormatter()
    // The years of one calendar in all languages: guests compare pages.
    formatter.calendar = Foundation.Calendar(identifier: .gregorian)
    formatter.locale = locale(tag)
    formatter.timeZone = TimeZone(identifier: "UTC")
    return formatter
  }

  private static func plain(_ text: String) -> String {
    let spaces: Set<Unicode.Scalar> = ["\u{a0}", "\u{202f}", "\u{2009}"]
    let marks: Set<Unicode.Scalar> = ["\u{200e}", "\u{200f}"]
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !marks.contains(scalar) {
      plain.append(spaces.contains(scalar) ? " " : scalar)
    }
    return String(plain)
  }

  @Test(arguments: BuiltInLanguage.all)
  func saysEveryDayOfTwoYearsAsFoundationDoes(tag: String) throws {
    let words = TimeWords(try BuiltInLanguage.strings(tag))
    let formatter = Self.formatter(tag)
    formatter.dateStyle = .full
    let start = try #require(LocalDate(year: 2027, month: 1, day: 1))
    for offset in 0..<731 {
      let day = start.adding(days: offset)
      let date = Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400)
      var theirs = Self.plain(formatter.string(from: date))
      if day.day == 1, let first = Self.firstDays[tag] {
        #expect(theirs.contains(" 1 "), "take it out of the table")
        theirs = theirs.replacingOccurrences(of: " 1 ", with: " \(first) ")
      }
      #expect(Self.plain(words.date(day)) == theirs)
    }
  }

  @Test(arguments: BuiltInLanguage.all)
  func saysADayWithoutItsYearAsFoundationDoes(tag: String) throws {
    let words = TimeWords(try BuiltInLanguage.strings(tag))
    let formatter = Self.formatter(tag)
    formatter.setLocalizedDateFormatFromTemplate("MMMMd")
    for month in 1...12 {
      let day = try #require(LocalDate(year: 2027, month: month, day: 5))
      let date = Date(timeIntervalSince1970: Double(day.dayNumber) * 86_400)
      // ICU's Persian template takes the month's name without the sign that links it to a year.
      let linked = Self.plain(formatter.string(from: date)) + (tag == "fa" ? "ٔ" : "")
      let plain = Self.plain(formatter.string(from: date))
      #expect([plain, linked].contains(words.dayOfYear(day)), "\(month)")
    }
  }

  @Test(arguments: BuiltInLanguage.all)
  func saysTheTimeAsFoundationDoes(tag: String) throws {
    let words = TimeWords(try BuiltInLanguage.strings(tag))
    let formatter = Self.formatter(tag)
    // With 24 hours in every language: "9:30" without more would be read as either.
    formatter.setLocalizedDateFormatFromTemplate("Hmm")
    for minutes in stride(from: 0, to: 1440, by: 7) {
      let time = try #require(LocalTime(hour: minutes / 60, minute: minutes % 60))
      let date = Date(timeIntervalSince1970: Double(minutes) * 60)
      #expect(words.clock(time) == Self.plain(formatter.string(from: date)))
    }
  }

  @Test(arguments: BuiltInLanguage.all)
  func saysFromWhenToWhenAsFoundationDoes(tag: String) throws {
    let words = TimeWords(try BuiltInLanguage.strings(tag))
    let start = words.clock(try #require(LocalTime(hour: 9, minute: 30)))
    let end = words.clock(try #require(LocalTime(hour: 10, minute: 15)))
    let range = try #require(words.filled("time.range", ["start": start, "end": end]))
    let formatter = DateIntervalFormatter()
    formatter.calendar = Foundation.Calendar(identifier: .gregorian)
    formatter.locale = Self.locale(tag)
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateTemplate = "Hmm"
    let date = Date(timeIntervalSince1970: 34_200)
    let theirs = Self.plain(formatter.string(from: date, to: date.addingTimeInterval(2_700)))
    if let difference = Self.differences[tag] {
      #expect(range == difference.range)
      #expect(range != theirs, "take it out of the table")
    } else {
      #expect(range == theirs)
    }
  }
}
