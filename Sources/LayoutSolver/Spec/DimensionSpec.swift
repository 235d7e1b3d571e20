package import Foundation
package import Geometry

/// The width or height of a size, as authored.
///
/// Fractions may be zero, negative or greater than one. They refer to the box in which the element is laid out.
package enum DimensionSpec: Hashable, Sendable {
  /// A fraction of the box's width, on either axis.
  case fractionalWidth(CGFloat)
  /// A fraction of the box's height, on either axis.
  case fractionalHeight(CGFloat)
  /// A length in points, which is used unchanged.
  case absolute(CGFloat)
  /// A length in points until an actual size has been measured.
  case estimated(CGFloat)
  /// An estimate like ``estimated(_:)``. Once measured, all siblings take the largest measured size.
  case uniformAcrossSiblings(estimate: CGFloat)

  /// Whether a measured size may replace the value.
  package var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: true
    case .fractionalWidth, .fractionalHeight, .absolute: false
    }
  }

  /// Whether all siblings take the largest measured size.
  package var isUniform: Bool {
    if case .uniformAcrossSiblings = self { true } else { false }
  }

  /// The authored number.
  package var value: CGFloat {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
      .uniformAcrossSiblings(estimate: let value):
      value
    }
  }
}

/// A width and a height, as authored.
package struct SizeSpec: Hashable, Sendable {
  /// The width, as authored.
  package var width: DimensionSpec
  /// The height, as authored.
  package var height: DimensionSpec

  /// Creates a size of two dimensions.
  package init(width: DimensionSpec, height: DimensionSpec) {
    self.width = width
    self.height = height
  }

  /// The dimension along an axis.
  package subscript(axis: Axis) -> DimensionSpec {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
