import Foundation
import UIKitControls
import UIKitCore

/// The properties of pickers and of the controls for pages.
@MainActor
enum PickerReaders {
  static func date(_ picker: UIDatePicker, _ values: NibValues) {
    if let style = values.choice("style", styles) { picker.preferredDatePickerStyle = style }
    if let mode = values.choice("datePickerMode", modes) { picker.datePickerMode = mode }
    if let value = values.integer("minuteInterval") { picker.minuteInterval = value }
    if let name = values.child("locale")?.element["localeIdentifier"] { picker.locale = Locale(identifier: name) }
    if let name = values.child("timeZone")?.element["name"] { picker.timeZone = TimeZone(identifier: name) }
    if let date = date("minimumDate", values) { picker.minimumDate = date }
    if let date = date("maximumDate", values) { picker.maximumDate = date }
    // With the current date, the file has the one on which it was written.
    if values.bool("useCurrentDate") != true, let date = date("date", values) { picker.date = date }
    if let value = values.number("countDownDuration") { picker.countDownDuration = value }
    if let value = values.bool("roundsToMinuteInterval") { picker.roundsToMinuteInterval = value }
  }

  private static func date(_ key: String, _ values: NibValues) -> Date? {
    values.child(key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  private static let styles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
  private static let modes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
    "yearAndMonth": .yearAndMonth,
  ]

  static func refresh(_ control: UIRefreshControl, _ values: NibValues) {
    // Interface Builder writes that the control is disabled, and UIKit does not care.
    control.isEnabled = true
    if let text = values.attributedText("attributedTitle") { control.attributedTitle = text }
  }
}
