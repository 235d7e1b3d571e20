import Foundation
import Geometry
import Typography

/// The scaling of custom fonts and lengths with the user's text size, according to a text style.
///
/// - Fidelity: approximated; lengths scale with the line height of the style, as observed, and are rounded to whole
///   pixels.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The scaling of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let style: UIFont.TextStyle

  /// Creates the scaling of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font scaled to the text size of the current traits.
  ///
  /// - Precondition: The font is neither ``UIFont/preferredFont(forTextStyle:)`` nor scaled already.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns a font scaled to the text size of the given traits, or of the current ones for `nil`.
  ///
  /// - Parameter font: The font at the default text size.
  /// - Precondition: The font is neither ``UIFont/preferredFont(forTextStyle:)`` nor scaled already.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font scaled to the text size of the current traits, up to a largest size in points; 0 for no limit.
  ///
  /// - Precondition: The font is neither ``UIFont/preferredFont(forTextStyle:)`` nor scaled already.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled to the text size of the given traits, or of the current ones for `nil`.
  ///
  /// - Parameter maximumPointSize: The largest size in points; 0 for no limit.
  /// - Precondition: The font is neither ``UIFont/preferredFont(forTextStyle:)`` nor scaled already.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if font.refusesScaling {
      refuse(
        "Attempted to scale a font that follows the text size already: \(font). Scale one of fixed size, such as "
          + "UIFont.systemFont(ofSize:).")
    }
    let limit = FiniteGeometry.length(maximumPointSize)
    let growth = UIFont.Growth.scaled(style, from: font.descriptor.size, atMost: limit)
    return font.grown(growth, with: traitCollection ?? .current)
  }

  /// Returns a length scaled to the text size of the current traits, rounded to whole pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a length scaled to the text size of the given traits, rounded to whole pixels.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = UITraitCollection.current.merging(traitCollection)
    let grown = FiniteGeometry.coordinate(value) * style.growth(in: traits.preferredContentSizeCategory)
    return PixelGrid(scale: traits.displayScale).round(grown)
  }
}

extension UIFont.TextStyle {
  /// The scaling of fonts and lengths according to the style.
  public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }
}

extension UIFont {
  /// The scaling of a font with the user's text size.
  enum Growth: Hashable, Sendable {
    case style(TextStyle)
    /// The size in points at the default text size, and the largest one; 0 for no limit.
    case scaled(TextStyle, from: CGFloat, atMost: CGFloat)
  }

  /// Returns the font at the text size of `traits`. A font of a fixed size is returned unchanged.
  package func adjusted(for traits: UITraitCollection) -> UIFont { growth.map { grown($0, with: traits) } ?? self }

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
  /// Returns the weight to use if the user prefers bold text.
  func heavier(if isWanted: Bool) -> UIFont.Weight {
    guard isWanted else { return self }
    return rawValue < UIFont.Weight.semibold.rawValue ? .semibold : .heavy
  }
}

/// A view whose font can follow the user's text size.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the user's text size. It must be that of a text style, or scaled by ``UIFontMetrics``.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
