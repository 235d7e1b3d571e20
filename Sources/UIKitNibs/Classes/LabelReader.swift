import UIKitCore

/// The properties of labels and image views.
@MainActor
enum LabelReader {
  static func read(_ label: UILabel, _ values: NibValues) {
    label.isUserInteractionEnabled = values.bool("userInteractionEnabled") ?? true
    if let value = values.choice("textAlignment", TextNames.alignments) { label.textAlignment = value }
    if let value = values.choice("lineBreakMode", TextNames.breaks) { label.lineBreakMode = value }
    if let value = values.integer("numberOfLines") { label.numberOfLines = max(0, value) }
    if let font = values.font("fontDescription") { label.font = font }
    if let color = values.color("textColor") { label.textColor = color }
    if let color = values.color("highlightedColor") { label.highlightedTextColor = color }
    if let color = values.color("shadowColor") { label.shadowColor = color }
    if let size = values.size("shadowOffset") { label.shadowOffset = size }
    readSmallestText(label, values)
    if let value = values.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = value }
    if let value = values.bool("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = value }
    if let value = values.bool("enabled") { label.isEnabled = value }
    if let value = values.bool("highlighted") { label.isHighlighted = value }
    if let value = values.choice("baselineAdjustment", adjustments) { label.baselineAdjustment = value }
    if let text = values.attributedText("attributedText") {
      label.attributedText = text
    } else if let text = values.text("text") {
      label.text = text
    }
  }

  /// Reads the limits of smaller text. Interface Builder leaves out `adjustsFontSizeToFit` where it is `true`, and a
  /// smallest size tells that the text shrinks.
  private static func readSmallestText(_ label: UILabel, _ values: NibValues) {
    let (factor, size) = (values.number("minimumScaleFactor"), values.number("minimumFontSize"))
    label.adjustsFontSizeToFitWidth = values.bool("adjustsFontSizeToFit") ?? (factor != nil || size != nil)
    if let factor {
      label.minimumScaleFactor = factor
    } else if let size, label.font.pointSize > 0 {
      label.minimumScaleFactor = size / label.font.pointSize
    }
  }

  private static let adjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]
}

/// The properties of image views.
@MainActor
enum ImageViewReader {
  static func read(_ view: UIImageView, _ values: NibValues) {
    view.isUserInteractionEnabled = values.bool("userInteractionEnabled") ?? true
    if let configuration = values.symbolConfiguration("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = configuration
    }
    if let image = values.image("image") { view.image = image }
    if let image = values.image("highlightedImage") { view.highlightedImage = image }
    if let value = values.bool("highlighted") { view.isHighlighted = value }
  }
}
