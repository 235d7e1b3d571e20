import Foundation
import Geometry
import Typography

/// Makes fonts and lengths of one's own grow with the user's text size, as a text style does.
///
/// - Fidelity: approximated; lengths grow with the style's line height, as has been observed, on whole pixels.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// - Parameter font: As it is at the text size that a phone comes with.
  /// - Precondition: The font has not been scaled before.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// - Parameter maximumPointSize: 0 for no limit.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.growth != nil {
      refuse(
        "Attempted to scale a font that follows the text size already: \(font). Scale one of fixed size, such as "
          + "UIFont.systemFont(ofSize:).")
    }
    let limit = FiniteGeometry.length(maximumPointSize)
    let growth = UIFont.Growth.scaled(style, from: font.descriptor.size, atMost: limit)
    return font.grown(growth, with: traitCollection ?? .current)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = UITraitCollection.current.merging(traitCollection)
    let grown = FiniteGeometry.coordinate(value) * style.growth(in: traits.preferredContentSizeCategory)
    return PixelGrid(scale: traits.displayScale).round(grown)
  }
}

extension UIFont.TextStyle {
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}

extension UIFont {
  /// How a font follows the user's text size.
  enum Growth: Hashable, Sendable {
    case style(TextStyle)
    /// Points at the text size that a phone comes with, and at most; 0 for no limit.
    case scaled(TextStyle, from: CGFloat, atMost: CGFloat)
  }

  /// The font at the text size of `traits`; a font of fixed size as it is.
  func adjusted(for traits: UITraitCollection) -> UIFont { growth.map { grown($0, with: traits) } ?? self }

  fileprivate func grown(_ growth: Growth, with traits: UITraitCollection) -> UIFont {
    var grown = descriptor
    switch growth {
    case .style(let style):
      grown.size = style.size(in: traits.preferredContentSizeCategory)
    case .scaled(let style, let size, let limit):
      let scaled = size * style.growth(in: traits.preferredContentSizeCategory)
      let scale = traits.displayScale > 0 ? traits.displayScale : UITraitCollection.screen.displayScale
      let rounded = PixelGrid(scale: scale).round(scaled)
      grown.size = limit > 0 ? Swift.min(rounded, Swift.max(limit, 1)) : rounded
    }
    return UIFont(descriptor: grown, growth: growth)
  }
}

extension UIFont.Weight {
  /// What the weight becomes where the user wants bold text.
  func heavier(if isWanted: Bool) -> UIFont.Weight {
    guard isWanted else { return self }
    return rawValue < UIFont.Weight.semibold.rawValue ? .semibold : .heavy
  }
}

/// What follows the user's text size when asked to.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
