import Foundation

/// A formatter of dates as distances in time, such as “2 hours ago”.
///
/// - Fidelity: approximated; texts are English.
open class RelativeDateTimeFormatter: Formatter {
  /// The words of a distance.
  public enum DateTimeStyle: Int, Hashable, Sendable {
    /// Numbers: “1 day ago”.
    case numeric = 0
    /// Names where there are some: “yesterday”.
    case named = 1
  }

  /// The length of units.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// Whole words: “2 months ago”.
    case full = 0
    /// Words and spelled-out numbers: “two months ago”.
    case spellOut = 1
    /// Short words: “2 mo. ago”.
    case short = 2
    /// Shortest words: “2mo ago”.
    case abbreviated = 3
  }

  /// The words of a distance. The default is `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of units. The default is `full`.
  open var unitsStyle = UnitsStyle.full
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar in which distances are measured.
  open var calendar: Calendar! = .current
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The locale. Texts are English in every locale.
  open var locale: Locale! = .current
  /// The position of texts in a sentence. The default is `unknown`.
  open var formattingContext = Formatter.Context.unknown

  /// Returns the distance in time from one date to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(referenceDate))
  }

  /// Returns a distance in time, in seconds; negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    guard timeInterval.isFinite else { return "" }
    let distance = Swift.abs(timeInterval)
    let unit = Self.units.last { distance >= $0.seconds } ?? Self.units[0]
    return text(
      Int((distance / unit.seconds).rounded(.down)), unit, isPast: timeInterval.sign == .minus)
  }

  /// Returns the largest unit of components that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = [
      dateComponents.second, dateComponents.minute, dateComponents.hour, dateComponents.day,
      dateComponents.weekOfMonth ?? dateComponents.weekOfYear, dateComponents.month, dateComponents.year,
    ]
    let found =
      values.lastIndex { ($0 ?? 0) != 0 } ?? values.lastIndex { $0 != nil } ?? 0
    let value = values[found] ?? 0
    return text(Swift.abs(value), Self.units[found], isPast: value < 0)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date(timeIntervalSinceNow: 0)) }
  }

  private struct Unit {
    var seconds: TimeInterval
    var name: String
    var short: String
    var letter: String
    /// The names of the unit before, of the present one and of the next.
    var named: (past: String?, now: String, next: String?)
  }

  private static let units = [
    Unit(seconds: 1, name: "second", short: "sec.", letter: "s", named: (nil, "now", nil)),
    Unit(seconds: 60, name: "minute", short: "min.", letter: "min", named: (nil, "this minute", nil)),
    Unit(seconds: 3_600, name: "hour", short: "hr.", letter: "h", named: (nil, "this hour", nil)),
    Unit(seconds: 86_400, name: "day", short: "day", letter: "d", named: ("yesterday", "today", "tomorrow")),
    Unit(seconds: 604_800, name: "week", short: "wk.", letter: "w", named: ("last week", "this week", "next week")),
    Unit(
      seconds: 2_629_746, name: "month", short: "mo.", letter: "mo", named: ("last month", "this month", "next month")),
    Unit(seconds: 31_556_952, name: "year", short: "yr.", letter: "y", named: ("last year", "this year", "next year")),
  ]

  private func text(_ count: Int, _ unit: Unit, isPast: Bool) -> String {
    if dateTimeStyle == .named {
      if count == 0 { return unit.named.now }
      if count == 1, let name = isPast ? unit.named.past : unit.named.next { return name }
    }
    let plural = count == 1 ? "" : "s"
    let distance =
      switch unitsStyle {
      case .full: "\(count) \(unit.name)\(plural)"
      case .spellOut: "\(Self.spelled(count)) \(unit.name)\(plural)"
      case .short: unit.short == "day" ? "\(count) day\(plural)" : "\(count) \(unit.short)"
      case .abbreviated: "\(count)\(unit.letter)"
      }
    return isPast ? "\(distance) ago" : "in \(distance)"
  }

  private static func spelled(_ count: Int) -> String {
    NumberFormatter.localizedString(from: NSNumber(value: count), number: .spellOut)
  }
}
