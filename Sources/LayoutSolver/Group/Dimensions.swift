import Foundation
import Geometry

/// A converter of authored dimensions to points.
struct DimensionResolver: Equatable, Sendable {
  let grid: PixelGrid

  /// Returns a dimension in points, which is never negative. Fractions are rounded down to a device pixel; absolute and
  /// estimated values are returned unchanged.
  func length(_ dimension: DimensionSpec, in box: CGSize) -> CGFloat {
    switch dimension {
    case .fractionalWidth(let fraction): grid.floor(product(fraction, box.width))
    case .fractionalHeight(let fraction): grid.floor(product(fraction, box.height))
    case .absolute(let value), .estimated(let value), .uniformAcrossSiblings(estimate: let value):
      FiniteGeometry.length(value)
    }
  }

  func size(_ size: SizeSpec, in box: CGSize) -> CGSize {
    CGSize(width: length(size.width, in: box), height: length(size.height, in: box))
  }

  /// Returns a product whose factor and result are clamped: two extreme but finite factors can have an infinite
  /// product.
  private func product(_ fraction: CGFloat, _ length: CGFloat) -> CGFloat {
    FiniteGeometry.length(FiniteGeometry.coordinate(fraction) * length)
  }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: Axis) -> CGFloat { FiniteGeometry.coordinate(axis == .horizontal ? leading : top) }
  func end(_ axis: Axis) -> CGFloat { FiniteGeometry.coordinate(axis == .horizontal ? trailing : bottom) }
}

extension SpacingSpec {
  var finite: CGFloat { FiniteGeometry.coordinate(minimum) }
}

/// A set of axes, such as those on which the content determines a leaf's size.
struct AxisSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let horizontal = AxisSet(rawValue: 1)
  static let vertical = AxisSet(rawValue: 2)

  static func of(_ axis: Axis) -> AxisSet { axis == .horizontal ? .horizontal : .vertical }

  func covers(_ axis: Axis) -> Bool { rawValue & AxisSet.of(axis).rawValue != 0 }

  /// Creates the set of estimated axes of a size, excluding an axis whose length the parent determines.
  init(estimatedIn size: SizeSpec, except fixed: Axis?) {
    var axes: AxisSet = []
    if size.width.isEstimated { axes.insert(.horizontal) }
    if size.height.isEstimated { axes.insert(.vertical) }
    if let fixed { axes.remove(.of(fixed)) }
    self = axes
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension CGRect {
  /// Returns the rectangle reduced by insets, except on the given axes.
  ///
  /// A slot smaller than its insets results in the absolute difference, as in UIKit, and not in a negative or zero
  /// length.
  func inset(by insets: NSDirectionalEdgeInsets, except ignored: AxisSet = []) -> CGRect {
    var rect = self
    if !ignored.covers(.horizontal) { rect.shrink(.horizontal, by: insets) }
    if !ignored.covers(.vertical) { rect.shrink(.vertical, by: insets) }
    return rect
  }

  private mutating func shrink(_ axis: Axis, by insets: NSDirectionalEdgeInsets) {
    let start = insets.start(axis)
    origin[axis] += start
    size[axis] = abs(size[axis] - start - insets.end(axis))
  }
}
