import Foundation
import Geometry

/// Copies of one cell of known size, at equal distances: each place is a product, so that nothing is kept of any cell.
struct CellLine: Equatable, Sendable {
  let axis: Axis
  /// The first cell's room in its group.
  let slot: CGRect
  /// The first cell, after its insets.
  let frame: CGRect
  /// From one cell to the next; negative where they do not fit and draw over each other.
  let step: CGFloat
  /// In a full group.
  let capacity: Int
  /// Those that have data.
  private(set) var count: Int

  init(axis: Axis, slot: CGRect, frame: CGRect, step: CGFloat, capacity: Int, present: Int) {
    self.axis = axis
    self.slot = slot
    self.frame = frame
    self.step = step
    self.capacity = capacity
    count = Swift.min(capacity, Swift.max(0, present))
  }

  /// The same line with data for fewer or more of its cells.
  func holding(_ present: Int) -> CellLine {
    var line = self
    line.count = Swift.min(capacity, Swift.max(0, present))
    return line
  }

  subscript(index: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += CGFloat(index) * step
    return frame
  }

  /// The smallest rectangle around the cells and another one: a line reaches as far as its ends.
  func enclosed(with bounds: CGRect) -> CGRect {
    count == 0 ? bounds : bounds.enclosing(frame).enclosing(self[count - 1])
  }

  /// The group's size, shortened to the cells with data: it keeps the room that a full group leaves at its end.
  func trimmed(_ size: CGSize, along trimAxis: Axis) -> CGSize {
    guard count < capacity else { return size }
    var trimmed = size
    trimmed[trimAxis] = Swift.max(0, reach(of: count, trimAxis) + size[trimAxis] - reach(of: capacity, trimAxis))
    return trimmed
  }

  /// How far the room of the first cells goes.
  private func reach(of count: Int, _ trimAxis: Axis) -> CGFloat {
    guard count > 0 else { return 0 }
    let end = slot.origin[trimAxis] + slot.size[trimAxis]
    let steps = trimAxis == axis ? Swift.max(0, CGFloat(count - 1) * step) : 0
    return Swift.max(0, end + steps)
  }
}
