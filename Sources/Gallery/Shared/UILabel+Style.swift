import UIKit

extension UIFont {
  /// Returns the system font in a custom size, which grows with the nearest text style.
  static func scaled(_ size: CGFloat, weight: Weight) -> UIFont {
    UIFontMetrics(forTextStyle: .nearest(to: size)).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}

extension UIFont.TextStyle {
  /// Returns the style whose default size is the nearest.
  fileprivate static func nearest(to size: CGFloat) -> UIFont.TextStyle {
    let sizes: [(style: UIFont.TextStyle, size: CGFloat)] = [
      (.caption2, 11), (.caption1, 12), (.footnote, 13), (.subheadline, 15), (.callout, 16), (.body, 17), (.title3, 20),
      (.title2, 22), (.title1, 28), (.largeTitle, 34),
    ]
    return sizes.min { abs($0.size - size) < abs($1.size - size) }?.style ?? .body
  }
}

extension UILabel {
  /// Creates a label in a custom size with Dynamic Type.
  convenience init(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label, lines: Int = 1) {
    self.init()
    font = .scaled(size, weight: weight)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }

  /// Creates a label for an emoji in place of a picture, or for text on one, which does not use Dynamic Type.
  convenience init(picture size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) {
    self.init()
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
  }
}
