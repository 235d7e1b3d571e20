import Foundation
import Geometry

/// Copies of one cell of known size, at equal distances: each place is a product.
struct CellLine: Equatable, Sendable {
  let axis: Axis
  /// The first cell's room in its group.
  let slot: CGRect
  /// The first cell, after its insets.
  let frame: CGRect
  /// From one cell to the next; negative where they do not fit and draw over each other.
  let step: CGFloat
  /// Cells of a full group.
  let capacity: Int

  func leaves(_ count: Int) -> SolvedLeaves {
    var leaves: [SolvedLeaf] = []
    leaves.reserveCapacity(count)
    for index in 0..<count { leaves.append(SolvedLeaf(frame: self[index])) }
    return SolvedLeaves(leaves)
  }

  private subscript(index: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += CGFloat(index) * step
    return frame
  }

  /// As ``SolvedGroup/bounds`` of such a group: a line reaches as far as its ends.
  func bounds(of group: SolvedGroup) -> CGRect {
    let bounds = CGRect(origin: .zero, size: group.trimmedSize)
    return group.leaves.isEmpty ? bounds : bounds.enclosing(frame).enclosing(self[group.leaves.count - 1])
  }

  /// The group's size, shortened to the first cells: it keeps the room that a full group leaves at its end.
  func trimmed(_ size: CGSize, to count: Int, along trimAxis: Axis) -> CGSize {
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

extension SolvedGroup {
  /// - Parameter present: Cells that have data.
  init(_ line: CellLine, size: CGSize, present: Int, trimAxis: Axis) {
    let count = Swift.min(line.capacity, Swift.max(0, present))
    self.init(
      size: size, trimmedSize: line.trimmed(size, to: count, along: trimAxis),
      capacity: Swift.min(line.capacity, Arrangement.maximumCapacity), leaves: line.leaves(count))
  }

  /// The same group with data for fewer of its cells, in the same storage.
  func shortened(to count: Int, as line: CellLine, along trimAxis: Axis) -> SolvedGroup {
    SolvedGroup(
      size: size, trimmedSize: line.trimmed(size, to: count, along: trimAxis), capacity: capacity,
      leaves: leaves.first(count))
  }
}
