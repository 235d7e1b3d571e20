public import Foundation

/// A date formatter that names the days around today where `doesRelativeDateFormatting` is set, as on iOS.
public final class TesseraDateFormatter: DateFormatter, @unchecked Sendable {
  public override func string(from date: Date) -> String {
    let whole = super.string(from: date)
    guard doesRelativeDateFormatting, dateStyle != .none, let name = name(of: date) else { return whole }
    let day = DateFormatter()
    (day.locale, day.calendar, day.timeZone) = (locale, calendar, timeZone)
    (day.dateStyle, day.timeStyle) = (dateStyle, .none)
    return whole.replacingOccurrences(of: day.string(from: date), with: name)
  }

  public override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }

  /// Returns the name of a day, such as that of yesterday; `nil` if the language has none.
  private func name(of date: Date) -> String? {
    var days = calendar ?? .current
    days.timeZone = timeZone
    let (day, today) = (days.startOfDay(for: date), days.startOfDay(for: Date(timeIntervalSinceNow: 0)))
    func text(_ presentation: Date.RelativeFormatStyle.Presentation) -> String {
      var style = Date.AnchoredRelativeFormatStyle(
        anchor: day, presentation: presentation, locale: locale ?? .current, calendar: days,
        capitalizationContext: .beginningOfSentence)
      style.allowedFields = [.day]
      return style.format(today)
    }
    let name = text(.named)
    return name == text(.numeric) ? nil : name
  }
}
