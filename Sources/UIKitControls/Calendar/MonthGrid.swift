import Foundation

/// The days of a month in rows of weeks.
struct MonthGrid: Equatable {
  /// The first day of the month.
  let start: Date
  /// The number of places before the first day.
  let offset: Int
  let dayCount: Int

  /// Creates the month that contains a date.
  init(containing date: Date, calendar: Calendar) {
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
    let weekday = calendar.component(.weekday, from: start)
    let weekLength = max(1, calendar.weekdaySymbols.count)
    offset = ((weekday - calendar.firstWeekday) % weekLength + weekLength) % weekLength
    dayCount = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
  }

  /// The number of rows.
  var rowCount: Int { (offset + dayCount + 6) / 7 }

  /// Returns the row and column of a day, which count from 0.
  func place(of day: Int) -> (row: Int, column: Int) {
    let position = offset + day - 1
    return (position / 7, position % 7)
  }

  /// Returns the names of the days of the week, from the first day of the week on.
  static func weekdays(_ calendar: Calendar) -> [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    guard names.indices.contains(first) else { return names }
    return Array(names[first...] + names[..<first])
  }
}
