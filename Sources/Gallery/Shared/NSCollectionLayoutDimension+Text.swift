import UIKit

extension UITraitCollection {
  /// Whether text is so large that it wraps even on its own line, and that adjacent elements move below it.
  var hasVeryLargeText: Bool { preferredContentSizeCategory.isAccessibilityCategory }

  /// Returns a length that grows with a text style.
  func scaled(_ length: CGFloat, with style: UIFont.TextStyle = .body) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: self)
  }
}

extension NSCollectionLayoutDimension {
  /// Returns the height of cells with text.
  ///
  /// All cells have one height that grows with the text, until the text is so large that it wraps: then they are
  /// self-sizing.
  ///
  /// - Parameter height: The height at the default text size, in points.
  @MainActor
  static func text(
    _ height: CGFloat, growingWith style: UIFont.TextStyle = .body, in traits: UITraitCollection
  ) -> NSCollectionLayoutDimension {
    let grown = traits.scaled(height, with: style)
    return traits.hasVeryLargeText ? .estimated(grown) : .absolute(grown)
  }
}
