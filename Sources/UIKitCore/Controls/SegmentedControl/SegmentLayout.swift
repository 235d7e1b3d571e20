import Foundation
import Geometry

/// How wide segments are.
struct SegmentLayout {
  /// What each asks for: a width of its own, or 0.
  var fixed: [CGFloat]
  /// What each needs.
  var natural: [CGFloat]
  /// Whether segments without a width of their own are as wide as they need instead of all alike.
  var apportions: Bool

  /// Wide enough for all.
  var fittingWidth: CGFloat {
    let widest = zip(fixed, natural).reduce(0) { $1.0 > 0 ? $0 : Swift.max($0, $1.1) }
    return zip(fixed, natural).reduce(0) { $0 + ($1.0 > 0 ? $1.0 : (apportions ? $1.1 : widest)) }
  }

  /// From left to right, the first at the leading end.
  func frames(in bounds: CGRect, isRightToLeft: Bool) -> [CGRect] {
    let taken = fixed.reduce(0, +)
    let free = Swift.max(0, bounds.width - taken)
    let needs = zip(fixed, natural).map { $0 > 0 ? 0 : (apportions ? $1 : 1) }
    let total = needs.reduce(0, +)
    var x = bounds.minX
    return zip(fixed, needs).map { fixed, need in
      let width = fixed > 0 ? fixed : (total > 0 ? free * need / total : 0)
      defer { x += width }
      let left = isRightToLeft ? bounds.minX + bounds.maxX - x - width : x
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }
}
