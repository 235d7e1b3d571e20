import Foundation
import Geometry
import UIKitCore

/// The wheels of a date picker.
final class DateWheels: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  /// A part of a date that a wheel chooses.
  private enum Part {
    case day, month, year, date, hour, minute, half, hours, minutes

    /// Whether the first value follows the last one again.
    var isEndless: Bool {
      switch self {
      case .day, .month, .hour, .minute, .hours, .minutes: true
      case .year, .date, .half: false
      }
    }
  }

  private unowned let owner: UIDatePicker
  private let picker = UIPickerView()
  private var parts: [Part] = []
  /// The day at the middle of the wheel of dates.
  private var origin = Date.distantPast
  /// The number of days on the wheel of days.
  private var shownDays = 0

  /// The years and days that wheels offer around the chosen date.
  private static let years = 1...4000
  private static let days = 20_000
  /// The number of times that an endless wheel repeats its values.
  private static let repetitions = 401

  init(_ owner: UIDatePicker) {
    self.owner = owner
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  var textColor: UIColor? {
    get { picker.textColor }
    set { picker.textColor = newValue }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  private var usesHalves: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: owner.words)?.contains("a") ?? true
  }

  func reload() {
    let time: [Part] = usesHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch owner.datePickerMode {
    case .time: parts = time
    case .date: parts = dateParts
    case .dateAndTime: parts = [.date] + time
    case .countDownTimer: parts = [.hours, .minutes]
    case .yearAndMonth: parts = [.month, .year]
    }
    centerDays()
    picker.reloadAllComponents()
    showChoice(animated: false)
  }

  /// Day, month and year in the locale's order.
  private var dateParts: [Part] {
    let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: owner.words) ?? "MMMM d, y"
    let order: [(Character, Part)] = [("d", .day), ("M", .month), ("y", .year)]
    return order.compactMap { mark, part in format.firstIndex(of: mark).map { ($0, part) } }.sorted { $0.0 < $1.0 }
      .map(\.1)
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { parts.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    let part = parts[component]
    return count(of: part) * (part.isEndless ? Self.repetitions : 1)
  }

  /// The number of different values of a wheel.
  private func count(of part: Part) -> Int {
    switch part {
    case .day: owner.dates.range(of: .day, in: .month, for: owner.date)?.count ?? 31
    case .month: owner.dates.monthSymbols.count
    case .year: Self.years.count
    case .date: 2 * Self.days
    case .hour: usesHalves ? 12 : 24
    case .minute, .minutes: 60 / owner.minuteInterval
    case .half: 2
    case .hours: 24
    }
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch parts[component] {
    case .month: 130
    case .date: 130
    case .year: 75
    case .hours, .minutes: 110
    default: 52
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    let part = parts[component]
    return title(of: row % Swift.max(1, count(of: part)), in: part)
  }

  private func title(of row: Int, in part: Part) -> String {
    switch part {
    case .day: "\(row + 1)"
    case .month: owner.dates.monthSymbols[row]
    case .year: "\(Self.years.lowerBound + row)"
    case .date: title(ofDay: row)
    case .hour: "\(usesHalves ? (row == 0 ? 12 : row) : row)"
    case .minute: twoDigits(row * owner.minuteInterval)
    case .half: row == 0 ? owner.dates.amSymbol : owner.dates.pmSymbol
    case .hours: row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: "\(row * owner.minuteInterval) min"
    }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func day(_ row: Int) -> Date {
    owner.dates.date(byAdding: .day, value: row - Self.days, to: origin) ?? origin
  }

  private func title(ofDay row: Int) -> String {
    let day = day(row)
    guard !owner.dates.isDateInToday(day) else { return today }
    let formatter = DateFormatter()
    formatter.locale = owner.words
    formatter.calendar = owner.dates
    formatter.timeZone = owner.dates.timeZone
    formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
    return formatter.string(from: day).replacing(",", with: "")
  }

  private var today: String {
    InterfaceText.today.text(in: owner.locale.flatMap { DeviceLanguage($0.identifier) } ?? .current)
  }

  // MARK: The choice

  /// Places the chosen date at the middle of the wheel of dates.
  private func centerDays() { origin = owner.dates.startOfDay(for: owner.date) }

  /// Turns the wheels to the chosen date.
  func showChoice(animated: Bool) {
    guard !parts.isEmpty else { return }
    // The wheel must not depend on the day on which it was created, the machine's current one.
    if !animated { centerDays() }
    let now = owner.dates.dateComponents([.year, .month, .day, .hour, .minute], from: owner.date)
    let hour = now.hour ?? 0
    let seconds = Int(owner.countDownDuration)
    for (component, part) in parts.enumerated() {
      let row =
        switch part {
        case .day: (now.day ?? 1) - 1
        case .month: (now.month ?? 1) - 1
        case .year: (now.year ?? 1) - Self.years.lowerBound
        case .date: row(ofDay: owner.date)
        case .hour: usesHalves ? hour % 12 : hour
        case .minute: (now.minute ?? 0) / owner.minuteInterval
        case .half: hour / 12
        case .hours: seconds / 3600
        case .minutes: seconds % 3600 / 60 / owner.minuteInterval
        }
      // A month of another length has another wheel, whose repetitions all look the same, so it need not turn.
      let isOther = part == .day && count(of: .day) != shownDays
      if part == .day { shownDays = count(of: .day) }
      let turns = animated && !isOther
      if isOther || (part == .date && !animated) { picker.reloadComponent(component) }
      picker.selectRow(placed(row, of: part, in: component, isNear: turns), inComponent: component, animated: turns)
    }
  }

  /// Returns the row of a value: of an endless wheel the one in the middle, or the nearest one.
  private func placed(_ row: Int, of part: Part, in component: Int, isNear: Bool) -> Int {
    let count = Swift.max(1, count(of: part))
    guard part.isEndless else { return row }
    guard isNear else { return Self.repetitions / 2 * count + row }
    let shown = picker.selectedRow(inComponent: component)
    let distance = (row - shown % count + count + count / 2) % count - count / 2
    return (0..<count * Self.repetitions).contains(shown + distance) ? shown + distance : shown - shown % count + row
  }

  private func row(ofDay date: Date) -> Int {
    let distance = owner.dates.dateComponents([.day], from: origin, to: owner.dates.startOfDay(for: date)).day ?? 0
    return Self.days + distance
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    func selected(_ part: Part) -> Int? {
      parts.firstIndex(of: part).map { picker.selectedRow(inComponent: $0) % Swift.max(1, count(of: part)) }
    }
    if let hours = selected(.hours), let minutes = selected(.minutes) {
      let chosen = hours * 3600 + minutes * owner.minuteInterval * 60
      return owner.userDidChoose(duration: TimeInterval(Swift.max(chosen, 60)))
    }
    var choice = owner.dates.dateComponents([.year, .month, .day, .hour, .minute], from: owner.date)
    if let row = selected(.date) {
      let day = owner.dates.dateComponents([.year, .month, .day], from: day(row))
      (choice.year, choice.month, choice.day) = (day.year, day.month, day.day)
    }
    if let row = selected(.year) { choice.year = Self.years.lowerBound + row }
    if let row = selected(.month) { choice.month = row + 1 }
    if let row = selected(.day) { choice.day = row + 1 }
    if let row = selected(.hour) { choice.hour = row + (selected(.half) == 1 ? 12 : 0) }
    if let row = selected(.minute) { choice.minute = row * owner.minuteInterval }
    owner.userDidChoose(date(of: choice))
  }

  /// Returns the date of parts. A day that the month does not have is its last.
  private func date(of parts: DateComponents) -> Date {
    var parts = parts
    let first = DateComponents(year: parts.year, month: parts.month, day: 1)
    if let start = owner.dates.date(from: first), let days = owner.dates.range(of: .day, in: .month, for: start) {
      parts.day = Swift.min(parts.day ?? 1, days.count)
    }
    return owner.dates.date(from: parts) ?? owner.date
  }
}
