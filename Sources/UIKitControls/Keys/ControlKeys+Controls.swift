import Foundation
import UIKitCore

extension ControlKeys {
  /// Makes the properties of controls known by the names of their accessors in Objective-C.
  static func registerControls() {
    colorWellProperties()
    datePickerProperties()
    pageControlProperties()
    sliderProperties()
    stepperProperties()
    switchProperties()
  }

  private static func colorWellProperties() {
    add("title", \UIColorWell.title)
    add("supportsAlpha", \UIColorWell.supportsAlpha)
    add("selectedColor", \UIColorWell.selectedColor)
  }

  private static func datePickerProperties() {
    add("datePickerMode", \UIDatePicker.datePickerMode)
    add("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    add("datePickerStyle", \UIDatePicker.datePickerStyle)
    add("locale", \UIDatePicker.locale)
    add("calendar", \UIDatePicker.calendar)
    add("timeZone", \UIDatePicker.timeZone)
    add("date", \UIDatePicker.date)
    add("minimumDate", \UIDatePicker.minimumDate)
    add("maximumDate", \UIDatePicker.maximumDate)
    add("countDownDuration", \UIDatePicker.countDownDuration)
    add("minuteInterval", \UIDatePicker.minuteInterval)
    add("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
  }

  private static func pageControlProperties() {
    add("numberOfPages", \UIPageControl.numberOfPages)
    add("currentPage", \UIPageControl.currentPage)
    add("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    add("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    add("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    add("backgroundStyle", \UIPageControl.backgroundStyle)
    add("direction", \UIPageControl.direction)
    add("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
    add("interactionState", \UIPageControl.interactionState)
    add("progress", \UIPageControl.progress)
    add("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    add("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
  }

  private static func sliderProperties() {
    add("value", \UISlider.value)
    add("minimumValue", \UISlider.minimumValue)
    add("maximumValue", \UISlider.maximumValue)
    add("isContinuous", \UISlider.isContinuous)
    add("minimumValueImage", \UISlider.minimumValueImage)
    add("maximumValueImage", \UISlider.maximumValueImage)
    add("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    add("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    add("thumbTintColor", \UISlider.thumbTintColor)
    add("currentThumbImage", \UISlider.currentThumbImage)
    add("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage)
    add("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage)
  }

  private static func stepperProperties() {
    add("isContinuous", \UIStepper.isContinuous)
    add("autorepeat", \UIStepper.autorepeat)
    add("wraps", \UIStepper.wraps)
    add("value", \UIStepper.value)
    add("minimumValue", \UIStepper.minimumValue)
    add("maximumValue", \UIStepper.maximumValue)
    add("stepValue", \UIStepper.stepValue)
  }

  private static func switchProperties() {
    add("isOn", \UISwitch.isOn)
    add("onTintColor", \UISwitch.onTintColor)
    add("thumbTintColor", \UISwitch.thumbTintColor)
    add("preferredStyle", \UISwitch.preferredStyle)
    add("style", \UISwitch.style)
    add("onImage", \UISwitch.onImage)
    add("offImage", \UISwitch.offImage)
  }
}
