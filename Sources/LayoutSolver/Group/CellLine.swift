import Foundation
import Geometry

/// Copies of one cell of known size at equal distances. Each position is a product, so the cells are not stored.
struct CellLine: Equatable, Sendable {
  let axis: Axis
  /// Whether a partly filled group is shortened along the line rather than across it.
  let isTrimmedAlong: Bool
  /// The end of the first cell's slot, on the axis on which the group is shortened.
  let end: CGFloat
  /// The first cell's frame, after its insets.
  let frame: CGRect
  /// The distance from one cell to the next; negative if the cells overlap because they do not fit.
  let step: CGFloat
  /// The number of cells in a full group.
  let capacity: Int

  subscript(index: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += CGFloat(index) * step
    return frame
  }

  /// Returns the indices of those first cells that may draw in an interval of the line's axis, relative to the group's
  /// corner.
  func indices(of count: Int, reaching stretch: Interval) -> Range<Int> {
    guard step > 0 else { return 0..<count }
    let first = (stretch.lower - frame.origin[axis] - frame.size[axis]) / step
    let last = (stretch.upper - frame.origin[axis]) / step
    // Values are clamped before the conversion, because distant ends would overflow an integer.
    let limit = CGFloat(count)
    let lower = Int(Swift.min(limit, Swift.max(0, first.rounded(.down))))
    let upper = Int(Swift.min(limit, Swift.max(0, last.rounded(.up) + 1)))
    return lower..<Swift.max(lower, upper)
  }

  /// Returns the smallest rectangle that contains the first cells and another rectangle. The line's two ends suffice.
  @inline(__always)
  func enclosed(_ count: Int, with bounds: CGRect) -> CGRect {
    count == 0 ? bounds : bounds.enclosing(frame).enclosing(self[count - 1])
  }

  /// Returns the length of a group that contains only the first cells and keeps the trailing space of a full group.
  func trimmed(_ length: CGFloat, to count: Int) -> CGFloat {
    count < capacity ? Swift.max(0, reach(of: count) + length - reach(of: capacity)) : length
  }

  /// Returns the extent of the first cells' slots.
  private func reach(of count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    return Swift.max(0, end + (isTrimmedAlong ? Swift.max(0, CGFloat(count - 1) * step) : 0))
  }
}
