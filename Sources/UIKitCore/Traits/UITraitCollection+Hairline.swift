import Foundation

extension UITraitCollection {
  /// The thickness of a line of one pixel, in points.
  package var hairline: CGFloat { 1 / Swift.max(1, displayScale) }
}
