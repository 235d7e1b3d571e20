import Foundation
import UIKitCore

extension ControlKeys {
  /// Makes the properties of views, responders and constraints known by the names of their accessors in Objective-C.
  static func registerViews() {
    alertActionProperties()
    calendarViewProperties()
    pickerViewProperties()
    progressViewProperties()
    stackViewProperties()
  }

  private static func alertActionProperties() {
    read("title", \UIAlertAction.title)
    read("style", \UIAlertAction.style)
    add("isEnabled", \UIAlertAction.isEnabled)
  }

  private static func calendarViewProperties() {
    add("delegate", \UICalendarView.delegate)
    add("selectionBehavior", \UICalendarView.selectionBehavior)
    add("calendar", \UICalendarView.calendar)
    add("locale", \UICalendarView.locale)
    add("timeZone", \UICalendarView.timeZone)
    add("fontDesign", \UICalendarView.fontDesign)
    add("availableDateRange", \UICalendarView.availableDateRange)
    add("wantsDateDecorations", \UICalendarView.wantsDateDecorations)
    add("visibleDateComponents", \UICalendarView.visibleDateComponents)
  }

  private static func pickerViewProperties() {
    add("dataSource", \UIPickerView.dataSource)
    add("delegate", \UIPickerView.delegate)
    add("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
    add("numberOfComponents", \UIPickerView.numberOfComponents)
  }

  private static func progressViewProperties() {
    add("progressViewStyle", \UIProgressView.progressViewStyle)
    add("progress", \UIProgressView.progress)
    add("progressTintColor", \UIProgressView.progressTintColor)
    add("trackTintColor", \UIProgressView.trackTintColor)
    add("progressImage", \UIProgressView.progressImage)
    add("trackImage", \UIProgressView.trackImage)
    add("observedProgress", \UIProgressView.observedProgress)
  }

  private static func stackViewProperties() {
    read("arrangedSubviews", \UIStackView.arrangedSubviews)
    add("axis", \UIStackView.axis)
    add("distribution", \UIStackView.distribution)
    add("alignment", \UIStackView.alignment)
    add("spacing", \UIStackView.spacing)
    add("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    add("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
  }
}
