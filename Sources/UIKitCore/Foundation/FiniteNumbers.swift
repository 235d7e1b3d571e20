import Foundation
import Geometry

extension CGRect {
  /// The same area with non-negative sides and numbers in the range of valid geometry.
  package var standardFinite: CGRect {
    var rect = self
    if rect.size.width < 0 {
      rect.origin.x += rect.size.width
      rect.size.width = -rect.size.width
    }
    if rect.size.height < 0 {
      rect.origin.y += rect.size.height
      rect.size.height = -rect.size.height
    }
    return rect.finite
  }
}

extension CGFloat {
  /// The number clamped to `0 ... 1`; NaN counts as 0.
  // Both branches give 0 at 0 and 1 at 1; NaN fails the first comparison.
  package var unitClamped: CGFloat { self > 0 ? (self < 1 ? self : 1) : 0 }
}
