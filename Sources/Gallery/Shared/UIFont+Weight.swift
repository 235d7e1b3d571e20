import UIKit

extension UIFont {
  /// A text style in another weight, which grows with the style.
  ///
  /// - Parameter limit: For text in a place that does not grow: its largest size, in points.
  static func preferred(_ style: TextStyle, weight: Weight, atMost limit: CGFloat? = nil) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let metrics = UIFontMetrics(forTextStyle: style)
    return limit.map { metrics.scaledFont(for: font, maximumPointSize: $0) } ?? metrics.scaledFont(for: font)
  }
}

extension UILabel {
  /// Text that grows as the user likes to read.
  convenience init(
    _ style: UIFont.TextStyle, weight: UIFont.Weight? = nil, color: UIColor = .label, lines: Int = 1
  ) {
    self.init()
    font = weight.map { .preferred(style, weight: $0) } ?? .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }
}

extension UIConfigurationTextAttributesTransformer {
  /// A button's text that grows with its style, up to a size.
  static func limited(
    _ style: UIFont.TextStyle, weight: UIFont.Weight, atMost limit: CGFloat
  ) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = .preferred(style, weight: weight, atMost: limit)
      return attributes
    }
  }
}
