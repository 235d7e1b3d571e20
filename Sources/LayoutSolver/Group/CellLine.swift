import Foundation
import Geometry

/// Copies of one cell of known size, at equal distances: each place is a product, so that nothing is kept of any cell.
struct CellLine: Equatable, Sendable {
  let axis: Axis
  /// Whether a partly filled group is shortened along the line, not across it.
  let isTrimmedAlong: Bool
  /// Where the first cell's room ends, on the axis in which the group is shortened.
  let end: CGFloat
  /// The first cell, after its insets.
  let frame: CGRect
  /// From one cell to the next; negative where they do not fit and draw over each other.
  let step: CGFloat
  /// Cells of a full group.
  let capacity: Int

  subscript(index: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += CGFloat(index) * step
    return frame
  }

  /// Those of the first cells that may draw in a stretch of the line's axis, measured from the group's corner.
  func indices(of count: Int, reaching stretch: Interval) -> Range<Int> {
    guard step > 0 else { return 0..<count }
    let first = (stretch.lower - frame.origin[axis] - frame.size[axis]) / step
    let last = (stretch.upper - frame.origin[axis]) / step
    // Clamped before they become integers, which far ends would not fit.
    let limit = CGFloat(count)
    let lower = Int(Swift.min(limit, Swift.max(0, first.rounded(.down))))
    let upper = Int(Swift.min(limit, Swift.max(0, last.rounded(.up) + 1)))
    return lower..<Swift.max(lower, upper)
  }

  /// The smallest rectangle around the first cells and another one: a line reaches as far as its ends.
  @inline(__always)
  func enclosed(_ count: Int, with bounds: CGRect) -> CGRect {
    count == 0 ? bounds : bounds.enclosing(frame).enclosing(self[count - 1])
  }

  /// How much shorter a group of the first cells is: it keeps the room that a full one leaves at its end.
  func trimmed(_ length: CGFloat, to count: Int) -> CGFloat {
    count < capacity ? Swift.max(0, reach(of: count) + length - reach(of: capacity)) : length
  }

  /// How far the room of the first cells goes.
  private func reach(of count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    return Swift.max(0, end + (isTrimmedAlong ? Swift.max(0, CGFloat(count - 1) * step) : 0))
  }
}
