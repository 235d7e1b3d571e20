import UIKit

extension UITraitCollection {
  /// Whether text is so large that it breaks where it has a line to itself, and that what stood beside it goes below.
  var hasVeryLargeText: Bool { preferredContentSizeCategory.isAccessibilityCategory }

  /// A length that grows with a text style.
  func scaled(_ length: CGFloat, with style: UIFont.TextStyle = .body) -> CGFloat {
    UIFontMetrics(forTextStyle: style).scaledValue(for: length, compatibleWith: self)
  }
}

extension NSCollectionLayoutDimension {
  /// The height of cells with text in them.
  ///
  /// All have one height that grows with the text, until that is so large that it breaks: then each is as high as its own.
  ///
  /// - Parameter height: At the text size that a phone comes with, in points.
  @MainActor
  static func text(
    _ height: CGFloat, growingWith style: UIFont.TextStyle = .body, in traits: UITraitCollection
  ) -> NSCollectionLayoutDimension {
    let grown = traits.scaled(height, with: style)
    return traits.hasVeryLargeText ? .estimated(grown) : .absolute(grown)
  }
}
