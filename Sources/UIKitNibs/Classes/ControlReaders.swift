import Foundation
import UIKitControls
import UIKitCore

/// The properties of controls.
@MainActor
enum ControlReaders {
  static func control(_ control: UIControl, _ values: NibValues) {
    if let value = values.bool("enabled") { control.isEnabled = value }
    if let value = values.bool("selected") { control.isSelected = value }
    if let value = values.bool("highlighted") { control.isHighlighted = value }
    if let value = values.choice("contentHorizontalAlignment", horizontal) {
      control.contentHorizontalAlignment = value
    }
    if let value = values.choice("contentVerticalAlignment", vertical) { control.contentVerticalAlignment = value }
    if let value = values.bool("showsMenuAsPrimaryAction") { control.showsMenuAsPrimaryAction = value }
  }

  private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
    "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
  ]
  private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
    "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
  ]

  static func `switch`(_ control: UISwitch, _ values: NibValues) {
    if let value = values.bool("on") { control.isOn = value }
    if let color = values.color("onTintColor") { control.onTintColor = color }
    if let color = values.color("thumbTintColor") { control.thumbTintColor = color }
    if let image = values.image("onImage") { control.onImage = image }
    if let image = values.image("offImage") { control.offImage = image }
  }

  static func colorWell(_ control: UIColorWell, _ values: NibValues) {
    if let text = values.text("title") { control.title = text }
    if let value = values.bool("supportsAlpha") { control.supportsAlpha = value }
    if let color = values.color("selectedColor") { control.selectedColor = color }
  }

  static func slider(_ control: UISlider, _ values: NibValues) {
    control.minimumValue = Float(values.number("minValue") ?? 0)
    control.maximumValue = Float(values.number("maxValue") ?? 1)
    control.value = Float(values.number("value") ?? 0.5)
    if let value = values.bool("continuous") { control.isContinuous = value }
    if let color = values.color("minimumTrackTintColor") { control.minimumTrackTintColor = color }
    if let color = values.color("maximumTrackTintColor") { control.maximumTrackTintColor = color }
    if let color = values.color("thumbTintColor") { control.thumbTintColor = color }
    if let image = values.image("minimumValueImage") { control.minimumValueImage = image }
    if let image = values.image("maximumValueImage") { control.maximumValueImage = image }
  }

  static func stepper(_ control: UIStepper, _ values: NibValues) {
    if let value = values.number("minimumValue") { control.minimumValue = Double(value) }
    if let value = values.number("maximumValue") { control.maximumValue = Double(value) }
    if let value = values.number("stepValue") { control.stepValue = Double(value) }
    if let value = values.number("value") { control.value = Double(value) }
    if let value = values.bool("wraps") { control.wraps = value }
    if let value = values.bool("autorepeat") { control.autorepeat = value }
    if let value = values.bool("continuous") { control.isContinuous = value }
  }

  static func segments(_ control: UISegmentedControl, _ values: NibValues) {
    for (index, segment) in (values.element.child(named: "segments")?.children ?? []).enumerated() {
      let translation = values.translation("segmentTitles[\(index)]")
      let values = NibValues(segment, values.context)
      if let image = values.image("image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: translation ?? values.text("title"), at: index, animated: false)
      }
      if values.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
      if let width = values.number("width"), width > 0 { control.setWidth(width, forSegmentAt: index) }
    }
    if let value = values.bool("momentary") { control.isMomentary = value }
    if let value = values.bool("apportionsSegmentWidthsByContent") { control.apportionsSegmentWidthsByContent = value }
    if let value = values.bool("springLoaded") { control.isSpringLoaded = value }
    if let color = values.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = color }
    let selected = values.integer("selectedSegmentIndex") ?? 0
    control.selectedSegmentIndex = (0..<control.numberOfSegments).contains(selected) ? selected : -1
  }

  static func pages(_ control: UIPageControl, _ values: NibValues) {
    control.numberOfPages = max(0, min(10_000, values.integer("numberOfPages") ?? 3))
    if let value = values.integer("currentPage") { control.currentPage = value }
    if let value = values.bool("hidesForSinglePage") { control.hidesForSinglePage = value }
    if let value = values.bool("allowsContinuousInteraction") { control.allowsContinuousInteraction = value }
    if let value = values.choice("backgroundStyle", pageBackgrounds) { control.backgroundStyle = value }
    if let image = values.image("preferredIndicatorImage") { control.preferredIndicatorImage = image }
    if let color = values.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = color }
    if let color = values.color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = color }
  }

  private static let pageBackgrounds: [String: UIPageControl.BackgroundStyle] = [
    "automatic": .automatic, "prominent": .prominent, "minimal": .minimal,
  ]

  static func progress(_ view: UIProgressView, _ values: NibValues) {
    if values.element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    if let value = values.number("progress") { view.progress = Float(value) }
    if let color = values.color("progressTintColor") { view.progressTintColor = color }
    if let color = values.color("trackTintColor") { view.trackTintColor = color }
    if let image = values.image("progressImage") { view.progressImage = image }
    if let image = values.image("trackImage") { view.trackImage = image }
  }

  static func activity(_ view: UIActivityIndicatorView, _ values: NibValues) {
    switch values.element["style"] {
    case "large", "whiteLarge": view.style = .large
    default: view.style = .medium
    }
    if values.element["style"]?.hasPrefix("white") == true { view.color = .white }
    if let color = values.color("color") { view.color = color }
    // Interface Builder writes the value only if it is true.
    view.hidesWhenStopped = values.bool("hidesWhenStopped") ?? false
    if values.bool("animating") == true { view.startAnimating() }
  }
}
