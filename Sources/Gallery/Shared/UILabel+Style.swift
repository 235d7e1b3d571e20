import UIKit

extension UIFont {
  /// The system's font in a size of its own, which grows as the text style that is nearest to it.
  static func scaled(_ size: CGFloat, weight: Weight) -> UIFont {
    UIFontMetrics(forTextStyle: .nearest(to: size)).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}

extension UIFont.TextStyle {
  /// The style that has that size, or the nearest, at the text size that a phone comes with.
  fileprivate static func nearest(to size: CGFloat) -> UIFont.TextStyle {
    let sizes: [(style: UIFont.TextStyle, size: CGFloat)] = [
      (.caption2, 11), (.caption1, 12), (.footnote, 13), (.subheadline, 15), (.callout, 16), (.body, 17), (.title3, 20),
      (.title2, 22), (.title1, 28), (.largeTitle, 34),
    ]
    return sizes.min { abs($0.size - size) < abs($1.size - size) }?.style ?? .body
  }
}

extension UILabel {
  /// Text in a size that no text style has, which grows as the user likes to read.
  convenience init(size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label, lines: Int = 1) {
    self.init()
    font = .scaled(size, weight: weight)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = lines
  }

  /// An emoji in place of a picture, or what is written on one: it has a size of its own, whatever the text's.
  convenience init(picture size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .label) {
    self.init()
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
  }
}
