import Foundation
import UIKitCore

/// The object that decorates the days of a calendar.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// Returns the decoration of a day; `nil` for none.
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents)
    -> UICalendarView.Decoration?
  /// Reports that the user has turned to another month.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// The default implementation, which does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// A view of a month, whose days can have decorations and be chosen.
///
/// - Fidelity: approximated; sizes are estimates, months dissolve into each other, and a tap on the month's name does not
///   open a list of months.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private let month = MonthView()

  /// The delegate, which decorates days.
  open weak var delegate: (any UICalendarViewDelegate)? { didSet { month.reload() } }
  /// The choice of days; `nil`, the default, if days cannot be chosen.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      month.reload()
    }
  }
  /// The calendar. The default is the device's.
  open var calendar: Calendar = .current { didSet { settingsDidChange() } }
  /// The language of names. The default is the device's.
  open var locale: Locale = .current { didSet { settingsDidChange() } }
  /// The time zone of days; `nil`, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { settingsDidChange() } }
  /// The design of the numbers. The default is `default`.
  open var fontDesign: UIFontDescriptor.SystemDesign {
    get { month.design }
    set { month.design = newValue }
  }
  /// The days that can be seen and chosen. The default is all.
  open var availableDateRange: DateInterval {
    get { month.range }
    set { month.range = newValue }
  }
  /// Whether the calendar requests decorations from its delegate. The default is `true`.
  open var wantsDateDecorations = true { didSet { month.reload() } }

  /// The visible month. The default is the current month of the machine's clock; set a month for frames that are the same
  /// on every day.
  open var visibleDateComponents: DateComponents {
    get { components(of: month.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(month)
    month.willShow = { [weak self] in self?.prepare($0) }
    month.didTap = { [weak self] in self?.selectionBehavior?.tap($0.components) }
    month.didTurn = { [weak self] old in
      guard let self else { return }
      delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(of: old))
    }
    settingsDidChange()
  }

  private func settingsDidChange() {
    var shown = calendar
    shown.locale = locale
    if let timeZone { shown.timeZone = timeZone }
    month.calendar = shown
  }

  private func components(of date: Date) -> DateComponents {
    var components = month.calendar.dateComponents([.era, .year, .month], from: date)
    components.calendar = month.calendar
    return components
  }

  private func prepare(_ day: DayView) {
    day.isSelected = selectionBehavior?.contains(day.components) ?? false
    if let selectionBehavior, day.isEnabled { day.isEnabled = selectionBehavior.canSelect(day.components) }
    let decoration = wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day.components) : nil
    day.decorate(with: decoration?.makeView(tint: tintColor))
  }

  final func selectionDidChange() { month.reload() }

  /// Shows another month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = month.calendar.date(from: dateComponents) else { return }
    month.show(date, animated: animated)
  }

  /// Asks the delegate for decorations of days again.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    for day in month.days where !day.isHidden && dates.contains(where: { $0.isDay(day.components) }) { prepare(day) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    month.frame = bounds
  }

  open dynamic override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: MonthView.naturalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MonthView.naturalHeight)
  }
}
