import TestSupport
import Testing

@testable import Calendar

struct MeetingDurationTests {
  @Test(arguments: [
    ("90", 0, 5400, "PT1H30M"), ("1", 0, 60, "PT1M"), ("060", 0, 3600, "PT1H"),
    ("PT1H30M", 0, 5400, "PT1H30M"), ("PT90M", 0, 5400, "PT1H30M"), ("P1D", 1, 0, "P1D"),
    ("PT24H", 0, 86400, "PT24H"), ("P1DT1S", 1, 1, "P1DT1S"), ("P2W", 14, 0, "P14D"),
    ("PT1H5S", 0, 3605, "PT1H5S"), ("P366D", 366, 0, "P366D"), ("527040", 0, 31_622_400, "PT8784H"),
  ])
  func readsMinutesAndISO8601(text: String, days: Int, seconds: Int, printed: String) throws {
    let duration = try MeetingDuration.parse(text).get()
    #expect(duration.days == days)
    #expect(duration.seconds == seconds)
    #expect(duration.description == printed)
    #expect(try MeetingDuration.parse(printed).get().nominalSeconds == duration.nominalSeconds)
  }

  @Test(arguments: [
    "1️⃣", "1️⃣-30", "1️⃣+30", "901️⃣ min", "11️⃣.5", "11️⃣_000", "11️⃣:30", "11️⃣h",
    "P1️⃣", "PT1️⃣", "PT11️⃣", "PT1H1️⃣PT1M", "PT1M11️⃣H", "P1DT1️⃣", "P11️⃣H", "P1D11️⃣D",
    "1️⃣pt1h", "PT1️⃣-5M", "PT11️⃣.5H", "P1W11️⃣M",
  ])
  func refusesWhatIsNeither(marked: String) throws {
    let text = MarkedText(marked)
    guard case .failure(let problem) = MeetingDuration.parse(text.text) else {
      Issue.record("\(text.text) was read")
      return
    }
    #expect(problem.id == "wrong-duration")
    #expect(problem.offset == text.offsets[1])
  }

  @Test(arguments: ["0", "PT0M", "P0D", "000"])
  func refusesAMeetingThatTakesNoTime(text: String) {
    let problem = CalendarProblem(
      "empty-duration", "a meeting of \"\(text)\" takes no time",
      help: "leave the duration out for 60 minutes")
    #expect(MeetingDuration.parse(text) == .failure(problem))
  }

  @Test(arguments: ["P367D", "527041", "99999999999999999999999999", "P99999999999999999999W"])
  func refusesMoreThanAYear(text: String) {
    let problem = CalendarProblem(
      "long-duration", "\"\(text)\" is longer than 366 days",
      help: "a number without a unit counts minutes")
    #expect(MeetingDuration.parse(text) == .failure(problem))
  }

  @Test(arguments: [("P1M", 2), ("P1Y", 2)])
  func refusesUnitsWithoutALength(text: String, offset: Int) {
    let problem = CalendarProblem(
      "wrong-duration", "\"\(text)\" counts years or months, whose length differs", offset: offset,
      help: "count days (P30D) or weeks (P4W); minutes stand behind a T (PT90M)")
    #expect(MeetingDuration.parse(text) == .failure(problem))
  }
}
