import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitControls

/// Date pickers: the texts of their labels and wheels, what a turned wheel chooses, and the sheet of compact ones.
@MainActor
struct DatePickerTests {
  private static func date(_ text: String) -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.date(from: text) ?? .distantPast
  }

  /// A picker in place of the keyboard determines the height of the keyboard's area.
  @Test func aPickerWithoutAFrameFollowsItsStyle() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    expectEqual(picker.bounds.size, picker.intrinsicContentSize)
    expectEqual(picker.frame.origin, .zero)
    expectGreater(picker.bounds.height, 200)
    picker.frame = CGRect(x: 10, y: 20, width: 300, height: 150)
    picker.preferredDatePickerStyle = .compact
    expectEqual(picker.frame, CGRect(x: 10, y: 20, width: 300, height: 150))
  }

  @MainActor
  private final class Phone: Fixture {
    let device: TestDevice
    let picker = UIDatePicker()
    let base = UIViewController()
    var events: [String] = []

    init(
      _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, locale: String? = nil, interval: Int = 1,
      date: String = "2026-03-31 14:05:30", direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
      device = TestDevice.phone(direction: direction)
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.locale = locale.map(Locale.init(identifier:))
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.minuteInterval = interval
      picker.date = DatePickerTests.date(date)
      window.rootViewController = base
      base.view.addSubview(picker)
      picker.frame = CGRect(origin: CGPoint(x: 35, y: 100), size: picker.intrinsicContentSize)
      for (name, event) in [
        ("begin", .editingDidBegin), ("change", .valueChanged), ("end", .editingDidEnd),
      ] as [(String, UIControl.Event)] {
        picker.addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
      }
      run(for: 0.1)
    }

    func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
      view.subviews.flatMap { ($0 as? View).map { [$0] } ?? all(type, in: $0) }
    }

    /// The wheels of the picker.
    var wheels: UIPickerView? { all(UIPickerView.self, in: picker).first }

    /// The titles of the chosen rows.
    var chosen: [String] { wheels.map(Self.titles) ?? [] }

    static func titles(_ wheels: UIPickerView) -> [String] {
      (0..<wheels.numberOfComponents).map {
        wheels.delegate?.pickerView(wheels, titleForRow: wheels.selectedRow(inComponent: $0), forComponent: $0) ?? "-"
      }
    }

    /// The number of different titles of a wheel.
    func differentRows(_ component: Int) -> Int {
      guard let wheels else { return 0 }
      let titles = (0..<wheels.numberOfRows(inComponent: component)).map {
        wheels.delegate?.pickerView(wheels, titleForRow: $0, forComponent: component) ?? "-"
      }
      return Set(titles).count
    }

    /// Turns a wheel by one row, by a tap on the row below the chosen one.
    func turn(_ component: Int) {
      guard let wheels else { return }
      let widths = (0..<wheels.numberOfComponents).map { wheels.rowSize(forComponent: $0).width }
      let start = (picker.bounds.width - widths.reduce(0, +)) / 2
      tap(
        CGPoint(x: picker.frame.minX + start + widths[..<component].reduce(widths[component] / 2, +), y: 100 + 108 + 32)
      )
      run(for: 1)
    }
  }

  /// Each wheel but that of halves is turned by a row, and the date follows.
  @Test(
    arguments: [
      (UIDatePicker.Mode.time, nil, ["2", "05", "PM"], "2026-03-15 15:06:00"),
      (.time, "de_DE", ["14", "05"], "2026-03-15 15:06:00"),
      (.date, nil, ["March", "15", "2026"], "2027-04-16 14:05:00"),
      (.date, "de_DE", ["15", "März", "2026"], "2027-04-16 14:05:00"),
      (.date, "ja_JP", ["2026", "3月", "15"], "2027-04-16 14:05:00"),
      (.dateAndTime, nil, ["Sun Mar 15", "2", "05", "PM"], "2026-03-16 15:06:00"),
      (.yearAndMonth, nil, ["March", "2026"], "2027-04-15 14:05:00"),
      (.countDownTimer, nil, ["0 hours", "1 min"], ""),
    ] as [(UIDatePicker.Mode, String?, [String], String)])
  func wheelsShowTheDate(mode: UIDatePicker.Mode, locale: String?, titles: [String], turned: String) {
    let phone = Phone(mode, locale: locale, date: "2026-03-15 14:05:30")
    expectEqual(phone.chosen, titles)
    expectEqual(phone.picker.intrinsicContentSize, CGSize(width: 320, height: 216))
    expectEqual(phone.picker.sizeThatFits(.zero), CGSize(width: 320, height: 216))
    let turning = titles.indices.filter { titles[$0] != "PM" }
    for component in turning { phone.turn(component) }
    if mode == .countDownTimer {
      expectEqual(phone.chosen, ["1 hour", "2 min"])
      expectEqual(phone.picker.countDownDuration, 3600 + 120)
    } else {
      expectEqual(phone.picker.date, Self.date(turned))
    }
    expectEqual(phone.events, turning.map { _ in "change" })
  }

  /// The wheel of dates names the present day in its own language.
  @Test(arguments: [(nil, "Today"), ("de_DE", "Heute"), ("ko_KR", "오늘")] as [(String?, String)])
  func wheelOfDatesNamesThePresentDay(locale: String?, title: String) throws {
    let phone = Phone(.dateAndTime, locale: locale)
    phone.picker.date = Date()
    phone.run(for: 0.1)
    let wheels = try #require(phone.wheels)
    let row = wheels.selectedRow(inComponent: 0)
    let titles = (-2...2).map { wheels.delegate?.pickerView(wheels, titleForRow: row + $0, forComponent: 0) ?? "-" }
    // The day of the picker may have passed by now.
    expectEqual(titles.count { $0 == title }, 1, "\(titles)")
    expectTrue(titles[2] == title || titles[3] == title, "\(titles)")
  }

  /// The wheel of dates is the same, whatever date it had before, such as that of the machine when it was created.
  @Test func wheelOfDatesForgetsEarlierDates() throws {
    let (direct, later) = (Phone(.dateAndTime), Phone(.dateAndTime, date: "1975-11-28 23:59:59"))
    // The wheels are created anew around the earlier date.
    later.picker.datePickerMode = .date
    later.picker.datePickerMode = .dateAndTime
    later.picker.date = direct.picker.date
    later.run(for: 0.1)
    let (one, other) = (try #require(direct.wheels), try #require(later.wheels))
    expectEqual(other.selectedRow(inComponent: 0), one.selectedRow(inComponent: 0))
    expectEqual(Phone.titles(other), Phone.titles(one))
  }

  @Test func halvesOfTheDayAreTwelveHours() {
    let phone = Phone(.time, date: "2026-03-31 00:30:00")
    expectEqual(phone.chosen, ["12", "30", "AM"])
    phone.turn(2)
    expectEqual(phone.chosen, ["12", "30", "PM"])
    expectEqual(phone.picker.date, Self.date("2026-03-31 12:30:00"))
    expectEqual((0..<3).map { phone.differentRows($0) }, [12, 60, 2])
    expectEqual((0..<2).map { Phone(.time, locale: "de_DE").differentRows($0) }, [24, 60])
  }

  /// After the last hour and minute the first follows again, and before the first the last.
  @Test func hoursAndMinutesAreEndless() throws {
    let phone = Phone(.time, locale: "de_DE", date: "2026-03-31 23:59:00")
    phone.turn(0)
    phone.turn(1)
    expectEqual(phone.chosen, ["0", "00"])
    expectEqual(phone.picker.date, Self.date("2026-03-31 00:00:00"))
    let wheels = try #require(phone.wheels)
    let above = wheels.selectedRow(inComponent: 1) - 1
    expectEqual(wheels.delegate?.pickerView(wheels, titleForRow: above, forComponent: 1), "59")
    // A date in code turns to the nearest repetition.
    let row = wheels.selectedRow(inComponent: 1)
    phone.picker.setDate(Self.date("2026-03-31 00:58:00"), animated: true)
    phone.run(for: 2)
    expectEqual(wheels.selectedRow(inComponent: 1), row - 2)
  }

  @Test(arguments: [(5, "14:05:00", 12), (15, "14:00:00", 4), (30, "14:00:00", 2)])
  func minutesHaveAnInterval(interval: Int, rounded: String, rows: Int) {
    let phone = Phone(.dateAndTime, interval: interval)
    let exact = Self.date("2026-03-31 14:05:30")
    expectEqual(phone.picker.date, Self.date("2026-03-31 \(rounded)"))
    expectEqual(phone.differentRows(2), rows)
    phone.picker.roundsToMinuteInterval = false
    expectEqual(phone.picker.date, exact)
    phone.picker.roundsToMinuteInterval = true
    phone.picker.datePickerMode = .date
    expectEqual(phone.picker.date, exact, "a mode without minutes")
    phone.picker.datePickerMode = .time
    phone.picker.minimumDate = Self.date("2026-03-31 14:03:00")
    expectEqual(phone.picker.date, Swift.max(Self.date("2026-03-31 \(rounded)"), Self.date("2026-03-31 14:03:00")))
  }

  @Test func intervalsDivideAnHour() {
    let picker = UIDatePicker()
    for (set, kept) in [(5, 5), (7, 5), (30, 30), (60, 30), (0, 30), (-5, 30), (1, 1)] {
      picker.minuteInterval = set
      expectEqual(picker.minuteInterval, kept, "\(set)")
    }
  }

  @Test(arguments: [
    (UIDatePicker.Mode.time, ["2:05 PM"]), (.date, ["Mar 31, 2026"]), (.dateAndTime, ["Mar 31, 2026", "2:05 PM"]),
    (.yearAndMonth, ["March 2026"]), (.countDownTimer, ["0 h 1 min"]),
  ])
  func compactPickersHaveLabels(mode: UIDatePicker.Mode, texts: [String]) {
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let phone = Phone(mode, .compact, direction: direction)
      let labels = phone.all(UILabel.self, in: phone.picker)
      expectEqual(labels.map { $0.text?.replacing("\u{202F}", with: " ") }, texts)
      let widths = labels.map { $0.sizeThatFits(.zero).width + 24 }
      expectEqual(labels.map(\.frame.width), widths)
      let whole = widths.reduce(CGFloat(widths.count - 1) * 4, +)
      expectEqual(phone.picker.intrinsicContentSize, CGSize(width: whole, height: 34))
      expectEqual(labels.map(\.frame.height), widths.map { _ in 34 })
      var x: CGFloat = 0
      for (label, width) in zip(labels, widths) {
        expectEqual(label.frame.minX, direction == .leftToRight ? x : whole - x - width)
        x += width + 4
      }
      phone.picker.frame.size.height = 60
      phone.picker.layoutIfNeeded()
      phone.run(for: 0.1)
      expectEqual(labels.map(\.frame.minY), widths.map { _ in 13 })
    }
    expectEqual(
      Phone(mode, .automatic).picker.datePickerStyle,
      [.yearAndMonth, .countDownTimer].contains(mode) ? .wheels : .compact)
  }

  @Test func labelsFollowTheMode() {
    let phone = Phone(.dateAndTime, .compact)
    for (mode, count) in [(UIDatePicker.Mode.time, 1), (.dateAndTime, 2), (.date, 1)] {
      phone.picker.datePickerMode = mode
      expectEqual(phone.all(UILabel.self, in: phone.picker).count, count)
    }
    phone.picker.date = Self.date("2027-01-02 00:00:00")
    expectEqual(phone.all(UILabel.self, in: phone.picker).map(\.text), ["Jan 2, 2027"])
  }

  @Test func aTapOpensWheelsInASheet() throws {
    let phone = Phone(.date, .compact)
    phone.picker.minimumDate = Self.date("2026-03-01 00:00:00")
    phone.picker.isEnabled = false
    phone.tap(CGPoint(x: 45, y: 110))
    phone.run(for: 1)
    expectNil(phone.base.presentedViewController)
    phone.picker.isEnabled = true
    phone.tap(CGPoint(x: 45, y: 110))
    phone.run(for: 1)
    let sheet = try #require(phone.base.presentedViewController)
    expectEqual(phone.events, ["begin"])
    let wheels = try #require(phone.all(UIDatePicker.self, in: sheet.view).first)
    expectEqual(wheels.datePickerStyle, .wheels)
    expectEqual(wheels.datePickerMode, .date)
    expectEqual([wheels.date, wheels.minimumDate], [phone.picker.date, phone.picker.minimumDate])
    expectEqual([wheels.timeZone, phone.picker.timeZone].map { $0?.identifier }, ["GMT", "GMT"])
    expectClose(wheels.frame, rect((390 - 320) / 2, 24, 320, 216))
    let frame = wheels.convert(wheels.bounds, to: phone.window)
    phone.tap(CGPoint(x: frame.midX - 80, y: frame.midY + 32))
    phone.run(for: 1)
    expectEqual(phone.picker.date, Self.date("2026-04-30 14:05:00"))
    expectEqual(phone.events, ["begin", "change"])
    sheet.dismiss(animated: true)
    phone.run(for: 1)
    expectEqual(phone.events, ["begin", "change", "end"])
  }
}
