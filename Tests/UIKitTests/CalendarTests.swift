import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

@testable import UIKitControls

/// Calendars by the days of known months: 1 November 2023 was a Wednesday, and February 2024 had 29 days.
@MainActor
struct CalendarTests {
  private let harness = TestDevice(size: CGSize(width: 350, height: 400))
  private let view = UICalendarView(frame: rect(0, 0, 350, 336))
  private let diary = Diary()
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  @MainActor
  private final class Diary: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate
  {
    var lines: [String] = []
    func calendarView(_ view: UICalendarView, decorationFor day: DateComponents) -> UICalendarView.Decoration? {
      day.day == 10 ? .default(color: .red, size: .large) : nil
    }
    func calendarView(_ view: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {
      lines.append("from \(previous.month ?? 0) to \(view.visibleDateComponents.month ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
      lines.append("chose \(day?.day ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
      day?.day != 3
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
      lines.append("add \(day.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
      lines.append("remove \(day.day ?? 0)")
    }
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
    DateComponents(calendar: calendar, year: year, month: month, day: day)
  }

  @Test(arguments: [(2023, 11, 1, 3, 30, 5), (2023, 11, 2, 2, 30, 5), (2024, 2, 1, 4, 29, 5), (2026, 2, 1, 0, 28, 4)])
  func monthsAreRowsOfWeeks(year: Int, month: Int, first: Int, offset: Int, days: Int, rows: Int) throws {
    var calendar = calendar
    calendar.firstWeekday = first
    let grid = MonthGrid(containing: try #require(calendar.date(from: date(year, month, 15))), calendar: calendar)
    expectEqual([grid.offset, grid.dayCount, grid.rowCount], [offset, days, rows])
    expectEqual(MonthGrid.weekdays(calendar).first, first == 1 ? "Sun" : "Mon")
  }

  private func day(_ year: Int, _ month: Int, _ day: Int) -> Date { date(year, month, day).date ?? .distantPast }

  /// Returns the center of a day of November 2023, whose first is in the fourth of seven columns of 50 points.
  private func place(of day: Int) -> CGPoint {
    CGPoint(x: 25 + 50 * ((day + 2) % 7), y: 72 + 22 + 44 * ((day + 2) / 7))
  }

  private func show(_ selection: UICalendarSelection) {
    (view.calendar, view.locale) = (calendar, Locale(identifier: "en_US"))
    view.visibleDateComponents = date(2023, 11, 1)
    view.availableDateRange = DateInterval(start: day(2023, 10, 20), end: day(2023, 12, 24))
    (view.delegate, view.selectionBehavior) = (diary, selection)
    harness.window.addSubview(view)
    harness.run(for: 0.1)
  }

  @Test func aTapChoosesADay() {
    let selection = UICalendarSelectionSingleDate(delegate: diary)
    show(selection)
    for day in [15, 3, 16, 16] { harness.tap(place(of: day)) }
    expectEqual(diary.lines, ["chose 15", "chose 16", "chose 0"], "the third cannot be chosen")
    selection.setSelected(date(2023, 11, 20), animated: false)
    expectEqual(diary.lines.count, 3, "the delegate is told of the user's choices only")
    let several = UICalendarSelectionMultiDate(delegate: diary)
    diary.lines = []
    view.selectionBehavior = several
    for day in [1, 2, 1] { harness.tap(place(of: day)) }
    expectEqual(diary.lines, ["add 1", "add 2", "remove 1"])
    expectEqual(several.selectedDates.compactMap(\.day), [2])
  }

  @Test func daysAreReadWithWeekdayAndMonth() throws {
    show(UICalendarSelectionSingleDate(delegate: diary))
    let day = try #require(harness.window.label(saying: "15")?.superview as? DayView)
    expectEqual(day.accessibilityLabel, "Wednesday, November 15")
    day.show(day.components, isToday: true, isAvailable: true, design: .default)
    expectEqual(day.accessibilityLabel, "Today, Wednesday, November 15")
  }

  @Test func aRefusedDayIsGrayAndStaysSo() throws {
    show(UICalendarSelectionSingleDate(delegate: diary))
    let label = try #require(harness.window.label(saying: "3"))
    expectEqual(label.textColor, .tertiaryLabel)
    for day in [3, 15, 16] {
      harness.tap(place(of: day))
      expectEqual(label.textColor, .tertiaryLabel, "after a tap on \(day)")
    }
  }

  @MainActor
  private final class Rules: UICalendarSelectionMultiDateDelegate, UICalendarSelectionSingleDateDelegate {
    var lines: [String] = []
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate day: DateComponents) {
      lines.append("add \(day.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate day: DateComponents) {
      lines.append("remove \(day.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate day: DateComponents) -> Bool {
      day.day != 7
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate day: DateComponents) -> Bool {
      day.day != 9
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate day: DateComponents?) {
      lines.append("chose \(day?.day ?? 0)")
    }
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate day: DateComponents?) -> Bool {
      day != nil
    }
  }

  /// The delegate can refuse to choose a day, and to take back a choice.
  @Test func theDelegateRefusesDays() {
    let rules = Rules()
    let several = UICalendarSelectionMultiDate(delegate: rules)
    show(several)
    for day in [8, 9, 7, 8, 9] { harness.tap(place(of: day)) }
    expectEqual(rules.lines, ["add 8", "add 9", "remove 8"])
    expectEqual(several.selectedDates.map(\.day), [9])
    several.setSelectedDates([date(2023, 11, 20), date(2023, 12, 21), date(2022, 11, 22)], animated: false)
    rules.lines = []
    // Another month or year is another day.
    for day in [20, 21, 22] { harness.tap(place(of: day)) }
    expectEqual(rules.lines, ["remove 20", "add 21", "add 22"])
    let one = UICalendarSelectionSingleDate(delegate: rules)
    show(one)
    rules.lines = []
    for day in [8, 8, 10, 10] { harness.tap(place(of: day)) }
    expectEqual(rules.lines, ["chose 8", "chose 10"])
    one.setSelected(nil, animated: false)
    expectNil(one.selectedDate)
    harness.tap(place(of: 10))
    expectEqual(rules.lines.last, "chose 10")
    expectEqual(rules.lines.count, 3)
  }

  @Test func monthsAreTurnedInTheRange() {
    show(UICalendarSelectionSingleDate(delegate: diary))
    for _ in 0..<2 {
      harness.tap(CGPoint(x: 350 - 26, y: 22))
      harness.run(for: 0.5)
    }
    expectEqual(diary.lines, ["from 11 to 12"], "January is outside the range")
    harness.tap(CGPoint(x: 350 - 70, y: 22))
    harness.run(for: 0.5)
    expectEqual(diary.lines.last, "from 12 to 11")
    harness.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200))
    expectEqual(diary.lines.count, 3, "\(diary.lines)")
  }

  @Test func aDatePickerShowsACalendarInline() {
    let picker = UIDatePicker(frame: rect(0, 0, 350, 336))
    (picker.calendar, picker.timeZone, picker.locale) = (calendar, .gmt, Locale(identifier: "en_US"))
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .inline)
    picker.date = day(2023, 11, 5) + 3_600
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    harness.window.addSubview(picker)
    harness.run(for: 0.1)
    harness.tap(place(of: 17))
    expectEqual(picker.date, day(2023, 11, 17) + 3_600, "the time of day stays")
    expectEqual(count, 1)
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 336))
  }
}
