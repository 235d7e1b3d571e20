import Foundation
import Geometry
import UIKitCore

/// The form of a date picker.
///
/// - Fidelity: documented.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The form that suits the mode and the surroundings: compact, and wheels for a countdown.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Labels with date and time, which a tap opens.
  case compact = 2
  /// A calendar, for days; with a time, wheels.
  case inline = 3
}

/// A control that chooses a date, a time or a duration.
///
/// - Fidelity: approximated; the style `inline` shows a calendar for days only, and a tap on a compact picker opens
///   wheels in a sheet. The units of a duration are in English.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The kind of value that a date picker chooses.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }

  /// The kind of value that the picker chooses. The default is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { settingsDidChange() } } }
  /// The form that the app prefers. The default is `automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { settingsDidChange() } }
  }
  /// The form in use.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
  }
  /// The locale of the words, and of the order of the wheels; `nil`, the default, for that of the device.
  open var locale: Locale? { didSet { settingsDidChange() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar. The default is the Gregorian one.
  open var calendar: Calendar! {
    get { ownCalendar ?? Calendar(identifier: .gregorian) }
    set {
      ownCalendar = newValue
      settingsDidChange()
    }
  }
  /// The time zone; `nil`, the default, for that of the calendar.
  open var timeZone: TimeZone? { didSet { settingsDidChange() } }
  /// The chosen date, limited to the range. The default is the present date by the machine's clock; set one for frames
  /// that are the same every time.
  open var date: Date {
    get { rounded(chosen) }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date; `nil`, the default, for none. A range that is empty has no effect.
  open var minimumDate: Date? { didSet { rangeDidChange() } }
  /// The latest date; `nil`, the default, for none. A range that is empty has no effect.
  open var maximumDate: Date? { didSet { rangeDidChange() } }
  /// The chosen duration in seconds, in whole minutes below a day, for the mode `countDownTimer`.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      let minutes = newValue.isFinite ? Swift.max(0, Swift.min((newValue / 60).rounded(.down), 1439)) : 0
      duration = minutes * 60
      wheels.showChoice(animated: false)
    }
  }
  /// The interval of the minutes: a divisor of 60 up to 30; others have no effect. The default is 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue }
      settingsDidChange()
    }
  }
  /// Whether the date is rounded down to a multiple of ``minuteInterval``, if that is not 1 and the mode has minutes. The
  /// default is `true`.
  open var roundsToMinuteInterval = true

  /// The color of the wheels' texts, which apps set by name; `nil`, the default, for that of labels.
  final var textColor: UIColor? {
    get { wheels.textColor }
    set { wheels.textColor = newValue }
  }
  /// Whether the present day has a color of its own in wheels, which apps set by name. It never has one here. The default
  /// is `true`.
  final var highlightsToday = true

  private static let names: Void = {
    KeyValueAccess.add("textColor", \UIDatePicker.textColor)
    KeyValueAccess.add("highlightsToday", \UIDatePicker.highlightsToday)
  }()

  private final var chosen = Date(timeIntervalSinceNow: 0)
  private final var duration: TimeInterval = 60
  private final var ownCalendar: Calendar?
  private final lazy var wheels = DateWheels(self)
  private final lazy var field = DateField(self)
  private final lazy var month: MonthView = {
    let month = MonthView()
    month.willShow = { [weak self] day in
      guard let self, let date = dates.date(from: day.components) else { return }
      day.isSelected = dates.isDate(date, inSameDayAs: chosen)
    }
    month.didTap = { [weak self] in self?.userDidChoose(day: $0.components) }
    return month
  }()

  /// Creates a picker of the size that its style has.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = Self.names
    settingsDidChange()
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  /// Creates the object that a nib file or storyboard describes. From other archives, nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = Self.names
    settingsDidChange()
    coder.read(self, as: UIDatePicker.self)
  }

  /// Sets the date, without sending an event.
  ///
  /// - Parameter animated: Whether wheels turn to it.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = limited(date)
    wheels.showChoice(animated: animated)
    field.showChoice()
    showMonth()
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  // MARK: The calendar in use

  final var dates: Calendar {
    var calendar: Calendar = self.calendar
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = words
    return calendar
  }

  final var words: Locale { locale ?? DeviceLanguage.current.locale }

  private final var content: UIView {
    if datePickerStyle == .inline, datePickerMode == .date { return month }
    return datePickerStyle == .compact ? field : wheels
  }

  /// Shows the chosen day in the calendar, if there is one.
  private final func showMonth() {
    guard content is MonthView else { return }
    month.calendar = dates
    let (start, end) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
    month.range = DateInterval(start: start, end: Swift.max(start, end))
    month.show(chosen)
  }

  /// Takes the user's choice of a day at the same time, and sends `valueChanged`.
  private final func userDidChoose(day: DateComponents) {
    let time = dates.dateComponents([.hour, .minute, .second], from: chosen)
    var wanted = day
    (wanted.hour, wanted.minute, wanted.second) = (time.hour, time.minute, time.second)
    if let date = dates.date(from: wanted) { userDidChoose(date) }
  }

  private final func settingsDidChange() {
    let hadOwnSize = subviews.first.map { $0.intrinsicContentSize == bounds.size } ?? false
    for view in subviews { view.removeFromSuperview() }
    addSubview(content)
    wheels.reload()
    field.showChoice()
    showMonth()
    // A picker that has the size of its former style takes that of the new one.
    if hadOwnSize { frame.size = intrinsicContentSize }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private final func rangeDidChange() {
    chosen = limited(chosen)
    wheels.reload()
    field.showChoice()
    showMonth()
  }

  private final func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    return Swift.max(minimumDate ?? date, Swift.min(date, maximumDate ?? date))
  }

  private final func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode == .time || datePickerMode == .dateAndTime else {
      return date
    }
    let parts = dates.dateComponents([.minute, .second, .nanosecond], from: date)
    let minutes = TimeInterval((parts.minute ?? 0) % minuteInterval)
    let seconds = TimeInterval(parts.second ?? 0) + TimeInterval(parts.nanosecond ?? 0) / 1e9
    return limited(date - 60 * minutes - seconds)
  }

  /// Takes the user's choice, and sends `valueChanged`.
  final func userDidChoose(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: .valueChanged)
  }

  /// Takes the user's choice of a duration, and sends `valueChanged`.
  final func userDidChoose(duration: TimeInterval) {
    countDownDuration = duration
    sendActions(for: .valueChanged)
  }
}
