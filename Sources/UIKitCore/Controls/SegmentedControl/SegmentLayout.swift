import Foundation
import Geometry

/// The widths of the segments of a segmented control.
struct SegmentLayout {
  /// The width that was set for each segment, or 0.
  var fixed: [CGFloat]
  /// The width of each segment's content.
  var natural: [CGFloat]
  /// Whether segments without a set width are as wide as their content rather than all equally wide.
  var apportions: Bool

  /// The width at which all contents fit.
  var fittingWidth: CGFloat {
    let widest = zip(fixed, natural).reduce(0) { $1.0 > 0 ? $0 : Swift.max($0, $1.1) }
    return zip(fixed, natural).reduce(0) { $0 + ($1.0 > 0 ? $1.0 : (apportions ? $1.1 : widest)) }
  }

  /// Returns the frames of the segments, from the leading end.
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
