import UIKit

extension UIFont {
  /// Returns the font of a text style in another weight, which grows with the style.
  ///
  /// - Parameter limit: The largest size in points, for text in an area that does not grow.
  static func preferred(_ style: TextStyle, weight: Weight, atMost limit: CGFloat? = nil) -> UIFont {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: large).pointSize
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let metrics = UIFontMetrics(forTextStyle: style)
    return limit.map { metrics.scaledFont(for: font, maximumPointSize: $0) } ?? metrics.scaledFont(for: font)
  }
}

extension UILabel {
  /// Creates a label with Dynamic Type.
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
  /// Returns a transformer for a button's text that grows with its style, up to a size.
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
