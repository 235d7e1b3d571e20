import Foundation

/// A formatter of durations, such as “1 hour, 5 minutes” or “1:05:00”.
///
/// - Fidelity: approximated; texts are English, and phrases for approximate and remaining times are those of iOS.
open class DateComponentsFormatter: Formatter {
  /// The length of units.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// Digits: “1:05:00”.
    case positional = 0
    /// Letters: “1h 5m”.
    case abbreviated = 1
    /// Short words: “1 hr, 5 min”.
    case short = 2
    /// Words: “1 hour, 5 minutes”.
    case full = 3
    /// Words and spelled-out numbers: “one hour, five minutes”.
    case spellOut = 4
    /// Short words without commas: “1hr 5min”.
    case brief = 5
  }

  /// The units with the value 0 that are omitted.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The zeros that the style omits: leading zeros if units are digits, otherwise all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leading zeros.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros at the end.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Digits are padded with zeros.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The length of units. The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units that are used. The default is all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
  /// The units with the value 0 that are omitted. The default is `default`.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The largest number of units; 0, the default, for no limit.
  open var maximumUnitCount = 0
  /// Whether the largest unit may be larger than its usual limit. The default is `false`.
  open var allowsFractionalUnits = false
  /// Whether a value of one unit may be larger than the next unit. The default is `false`.
  open var collapsesLargestUnit = false
  /// Whether texts begin with “About”. The default is `false`.
  open var includesApproximationPhrase = false
  /// Whether texts end with “remaining”. The default is `false`.
  open var includesTimeRemainingPhrase = false
  /// The calendar in which durations are measured.
  open var calendar: Calendar? = .current
  /// The position of texts in a sentence. The default is `unknown`.
  open var formattingContext = Formatter.Context.unknown

  /// Returns the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Returns a duration in seconds; `nil` if it is not finite.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, Swift.abs(ti) < 1e15 else { return nil }
    var rest = Int(Swift.abs(ti).rounded(.down))
    let units = Self.units.filter { allowedUnits.contains($0.unit) }
    let values = units.map { unit -> Int in
      defer { rest %= unit.seconds }
      return rest / unit.seconds
    }
    return text(Array(zip(units, values)), isNegative: ti < 0)
  }

  /// Returns the values of components.
  open func string(from components: DateComponents) -> String? {
    let parts = [
      components.year, components.month, components.weekOfMonth, components.day, components.hour, components.minute,
      components.second,
    ]
    let total = zip(Self.units, parts).reduce(0) { $0 + $1.0.seconds * ($1.1 ?? 0) }
    return string(from: TimeInterval(total))
  }

  /// Returns a duration in a style, in hours, minutes and seconds.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  private struct Unit {
    var unit: NSCalendar.Unit
    var seconds: Int
    var name: String
    var short: String
    var letter: String
  }

  private static let units = [
    Unit(unit: .year, seconds: 31_536_000, name: "year", short: "yr", letter: "y"),
    Unit(unit: .month, seconds: 2_592_000, name: "month", short: "mth", letter: "mo"),
    Unit(unit: .weekOfMonth, seconds: 604_800, name: "week", short: "wk", letter: "w"),
    Unit(unit: .day, seconds: 86_400, name: "day", short: "day", letter: "d"),
    Unit(unit: .hour, seconds: 3_600, name: "hour", short: "hr", letter: "h"),
    Unit(unit: .minute, seconds: 60, name: "minute", short: "min", letter: "m"),
    Unit(unit: .second, seconds: 1, name: "second", short: "sec", letter: "s"),
  ]

  private func text(_ all: [(Unit, Int)], isNegative: Bool) -> String {
    var shown = kept(all)
    if maximumUnitCount > 0, shown.count > maximumUnitCount { shown = Array(shown.prefix(maximumUnitCount)) }
    var text: String
    if unitsStyle == .positional {
      text = digits(shown)
    } else {
      let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
      text = shown.map { words($0.1, $0.0) }.joined(separator: separator)
    }
    if isNegative { text = "-" + text }
    if includesApproximationPhrase { text = "About " + text }
    return includesTimeRemainingPhrase ? text + " remaining" : text
  }

  private func kept(_ all: [(Unit, Int)]) -> [(Unit, Int)] {
    guard !all.isEmpty else { return [] }
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
    let first = all.firstIndex { $0.1 != 0 } ?? all.count
    let last = all.lastIndex { $0.1 != 0 } ?? -1
    let kept = all.indices.filter { index in
      if all[index].1 != 0 { return true }
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }
    // A duration of nothing is zero of the smallest unit.
    return kept.isEmpty ? [all[all.count - 1]] : kept.map { all[$0] }
  }

  private func digits(_ shown: [(Unit, Int)]) -> String {
    // In front of minutes and seconds, days keep their letter.
    let pads = zeroFormattingBehavior.contains(.pad)
    return shown.enumerated().map { index, part in
      let isClock = part.0.seconds <= 3_600
      let number = (index > 0 && isClock) || pads ? String(format: "%02d", part.1) : "\(part.1)"
      if !isClock { return number + part.0.letter + (index < shown.count - 1 ? " " : "") }
      return number + (index < shown.count - 1 ? ":" : "")
    }.joined()
  }

  private func words(_ value: Int, _ unit: Unit) -> String {
    let plural = value == 1 ? "" : "s"
    switch unitsStyle {
    case .full: return "\(value) \(unit.name)\(plural)"
    case .spellOut:
      let number = NumberFormatter.localizedString(from: NSNumber(value: value), number: .spellOut)
      return "\(number) \(unit.name)\(plural)"
    case .short: return "\(value) \(unit.short)" + (unit.short == "day" || unit.short == "yr" ? plural : "")
    case .brief: return "\(value)\(unit.short)" + (unit.short == "day" || unit.short == "yr" ? plural : "")
    default: return "\(value)\(unit.letter)"
    }
  }
}
