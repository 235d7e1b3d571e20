import Foundation
import Geometry
import UIKitCore

/// The size of a list's image, and the size reserved for it.
struct ListImageArea {
  private let maximum: CGSize
  private let reserved: CGSize
  /// The width reserved for symbols at the current text size.
  private let standard: CGFloat
  /// The line height of body text at the current text size.
  private let line: CGFloat

  /// The width reserved for symbols at the default text size, whose body text has 17 points.
  ///
  /// Observed: the texts of rows with symbols begin 56 points from the edge, with margins of 16 on both sides of the
  /// symbols.
  private static let standardAtLarge: CGFloat = 24

  init(_ properties: UIListContentConfiguration.ImageProperties, _ traits: UITraitCollection) {
    maximum = properties.maximumSize.finite
    reserved = properties.reservedLayoutSize
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    standard = Self.standardAtLarge * body.pointSize / 17
    line = body.lineHeight
  }

  /// Returns the size of an image, scaled to the maximum without changing its proportions.
  func shownSize(of size: CGSize) -> CGSize {
    let size = size.finite
    var share: CGFloat = 1
    if maximum.width > 0, size.width > maximum.width { share = maximum.width / size.width }
    if maximum.height > 0, size.height * share > maximum.height { share = maximum.height / size.height }
    return CGSize(width: size.width * share, height: size.height * share)
  }

  func reserved(for size: CGSize, isSymbol: Bool) -> CGSize {
    // Symbols are not higher than a line of text, so that the texts of all rows are aligned.
    let natural = isSymbol ? CGSize(width: standard, height: size.height < line ? size.height : line) : size
    return CGSize(width: side(reserved.width, or: natural.width), height: side(reserved.height, or: natural.height))
  }

  private func side(_ side: CGFloat, or natural: CGFloat) -> CGFloat {
    if side == UIListContentConfiguration.ImageProperties.standardDimension { return standard }
    return side.isFinite && side > 0 ? FiniteGeometry.length(side) : natural
  }
}
