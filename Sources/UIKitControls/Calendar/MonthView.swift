import Foundation
import Geometry
import UIKitCore

/// A month of a calendar with its name, buttons for the months around it, the days of the week and the days.
final class MonthView: UIView {
  var calendar = Calendar(identifier: .gregorian) { didSet { reload() } }
  var design = UIFontDescriptor.SystemDesign.default { didSet { reload() } }
  /// The days that can be shown and chosen.
  var range = DateInterval(start: .distantPast, end: .distantFuture) { didSet { reload() } }
  private(set) var month = Date(timeIntervalSinceNow: 0)
  private(set) var days: [DayView] = []
  private let title = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var grid = MonthGrid(containing: Date(timeIntervalSinceNow: 0), calendar: Calendar(identifier: .gregorian))

  /// Called when a day was tapped.
  var didTap: (DayView) -> Void = { _ in }
  /// Called when the user has turned to another month, with the one before.
  var didTurn: (Date) -> Void = { _ in }
  /// Called for each day that is about to be shown.
  var willShow: (DayView) -> Void = { _ in }

  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 28
  static let rowHeight: CGFloat = 44
  /// The height that shows every month: six rows.
  static let naturalHeight = headerHeight + weekdayHeight + 6 * rowHeight

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    for (button, name, distance) in [(back, "chevron.backward", -1), (forward, "chevron.forward", 1)] {
      button.setImage(UIImage(systemName: name), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn(by: distance) }, for: .touchUpInside)
      addSubview(button)
    }
    addSubview(title)
    for (direction, distance) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.turn(by: distance) }
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the month that contains a date.
  func show(_ date: Date, animated: Bool = false) {
    let old = grid
    month = date
    guard MonthGrid(containing: date, calendar: calendar) != old else { return reload() }
    guard animated, window != nil else { return reload() }
    UIView.transition(with: self, duration: 0.25, options: .transitionCrossDissolve) { self.reload() }
  }

  private func turn(by months: Int) {
    let sign = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -months : months
    guard let date = calendar.date(byAdding: .month, value: sign, to: grid.start), contains(monthOf: date) else {
      return
    }
    let old = grid.start
    show(date, animated: true)
    didTurn(old)
  }

  private func contains(monthOf date: Date) -> Bool {
    let end = calendar.dateInterval(of: .month, for: date)?.end ?? date
    return end > range.start && date <= range.end
  }

  /// Makes the views of the days again.
  func reload() {
    grid = MonthGrid(containing: month, calendar: calendar)
    title.text = name(of: grid.start)
    back.isEnabled = calendar.date(byAdding: .month, value: -1, to: grid.start).map(contains) ?? false
    forward.isEnabled = calendar.date(byAdding: .month, value: 1, to: grid.start).map(contains) ?? false
    showWeekdays()
    while days.count < grid.dayCount { addDay() }
    for (index, view) in days.enumerated() {
      view.isHidden = index >= grid.dayCount
      if !view.isHidden { show(day: index + 1, in: view) }
    }
    setNeedsLayout()
  }

  private func name(of date: Date) -> String {
    let formatter = DateFormatter()
    (formatter.calendar, formatter.timeZone, formatter.locale) = (
      calendar, calendar.timeZone, calendar.locale ?? .current
    )
    formatter.setLocalizedDateFormatFromTemplate("yMMMM")
    return formatter.string(from: date)
  }

  private func showWeekdays() {
    let names = MonthGrid.weekdays(calendar)
    while weekdays.count < names.count {
      let label = UILabel()
      (label.font, label.textColor, label.textAlignment) = (
        .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, .center
      )
      weekdays.append(label)
      addSubview(label)
    }
    for (label, name) in zip(weekdays, names) { label.text = name.uppercased(with: calendar.locale) }
  }

  private func addDay() {
    let view = DayView()
    view.addAction(UIAction { [weak self, weak view] _ in view.map { self?.didTap($0) } }, for: .touchUpInside)
    days.append(view)
    addSubview(view)
  }

  private func show(day: Int, in view: DayView) {
    let date = calendar.date(byAdding: .day, value: day - 1, to: grid.start) ?? grid.start
    var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
    (components.calendar, components.timeZone) = (calendar, calendar.timeZone)
    let end = calendar.date(byAdding: .day, value: 1, to: date) ?? date
    view.show(
      components, isToday: calendar.isDateInToday(date), isAvailable: end > range.start && date <= range.end,
      design: design)
    willShow(view)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 320, height: Self.naturalHeight) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isMirrored
        ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    let side = Self.headerHeight
    place(title, CGRect(x: 16, y: 0, width: max(0, bounds.width - 2 * side - 24), height: side))
    place(forward, CGRect(x: bounds.width - side - 4, y: 0, width: side, height: side))
    place(back, CGRect(x: bounds.width - 2 * side - 4, y: 0, width: side, height: side))
    let column = bounds.width / 7
    for (index, label) in weekdays.enumerated() {
      place(label, CGRect(x: CGFloat(index) * column, y: side, width: column, height: Self.weekdayHeight))
    }
    let top = side + Self.weekdayHeight
    let row = max(0, bounds.height - top) / 6
    for (index, view) in days.enumerated() where !view.isHidden {
      let spot = grid.place(of: index + 1)
      place(
        view, CGRect(x: CGFloat(spot.column) * column, y: top + CGFloat(spot.row) * row, width: column, height: row))
    }
  }
}
