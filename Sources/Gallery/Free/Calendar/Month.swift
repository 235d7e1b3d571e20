struct Month: Hashable {
  var year: Int
  var number: Int
  /// The weekday of the first day; 0 is Sunday.
  var firstWeekday: Int
  var length: Int

  var title: String { "\(year)년 \(number)월" }
}

/// A square of the calendar; those before the first day of a month are empty.
struct CalendarDay: Hashable {
  var month: Month
  /// The day of the month; 0 or less before the first.
  var day: Int

  var isToday: Bool { month.year == 2026 && month.number == 11 && day == 21 }
  var hasEvent: Bool { (day * 7 + month.number).isMultiple(of: 5) }
}

extension Month {
  /// The half year from November 2026 on, which began on a Sunday.
  static let all: [Month] = {
    var weekday = 0
    return [(2026, 11, 30), (2026, 12, 31), (2027, 1, 31), (2027, 2, 28), (2027, 3, 31), (2027, 4, 30)].map {
      year, number, length in
      defer { weekday = (weekday + length) % 7 }
      return Month(year: year, number: number, firstWeekday: weekday, length: length)
    }
  }()

  var days: [CalendarDay] { (1 - firstWeekday...length).map { CalendarDay(month: self, day: $0) } }
}
