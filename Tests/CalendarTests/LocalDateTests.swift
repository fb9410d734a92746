import Testing

@testable import Calendar

struct LocalDateTests {
  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (2026, 2, 30), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1),
    (2026, 1, 0), (0, 1, 1), (10000, 1, 1),
  ])
  func refusesDaysThatDoNotExist(year: Int, month: Int, day: Int) {
    #expect(LocalDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (1970, 1, 1, 0, Weekday.thursday), (2000, 2, 29, 11016, .tuesday),
    (2026, 9, 4, 20700, .friday), (1969, 12, 31, -1, .wednesday), (1, 1, 1, -719_162, .monday),
    (9999, 12, 31, 2_932_896, .friday),
  ])
  func countsDaysFrom1970(year: Int, month: Int, day: Int, number: Int, weekday: Weekday) throws {
    let date = try #require(LocalDate(year: year, month: month, day: day))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(LocalDate(dayNumber: number) == date)
  }

  @Test func everyDayOfFourCenturiesComesBack() throws {
    var date = try #require(LocalDate(year: 1999, month: 12, day: 31))
    for number in date.dayNumber..<(date.dayNumber + 146_097) {
      #expect(LocalDate(dayNumber: number).dayNumber == number)
      let next = date.adding(days: 1)
      #expect(date < next)
      #expect(next.weekday.rawValue == date.weekday.rawValue % 7 + 1)
      date = next
    }
    #expect(date.description == "2399-12-31")
  }

  @Test func staysWithinItsYears() throws {
    let last = try #require(LocalDate(year: 9999, month: 12, day: 31))
    #expect(last.adding(days: 1) == last)
    #expect(last.adding(days: -4_000_000).description == "0001-01-01")
  }

  @Test func knowsTheDayOfTheYear() throws {
    #expect(try #require(LocalDate(year: 2028, month: 12, day: 31)).dayOfYear == 366)
    #expect(try #require(LocalDate(year: 2027, month: 3, day: 1)).dayOfYear == 60)
  }
}
