import Foundation
import Geometry

/// Planning for copies of one plain cell, which does not need a plan.
extension GroupPlanner {
  /// The rule for the number of copies in a group.
  enum CellCount {
    /// The largest number of copies that fits.
    case asFit
    /// A fixed number of copies of their own size.
    case own(Int)
    /// A fixed number of copies that share the axis equally.
    case shares(Int)
  }

  /// Returns the size and number of copies; the number is zero if not even one fits.
  ///
  /// - Parameter edgeLength: The length along the axis that each copy occupies beyond its size.
  func fit(_ size: SizeSpec, _ count: CellCount, edgeLength: CGFloat) -> (slot: CGSize, count: Int) {
    switch count {
    case .asFit: return fitted(size, edgeLength)
    case .own(let count): return (resolver.size(size, in: basis(count)), count)
    case .shares(let count):
      let basis = basis(count)
      var slot = resolver.size(size, in: basis)
      slot[axis] = resolver.grid.floor(basis[axis] / CGFloat(count))
      return (slot, count)
    }
  }

  private func fitted(_ size: SizeSpec, _ edgeLength: CGFloat) -> (slot: CGSize, count: Int) {
    var slot = resolver.size(size, in: inner)
    if size[axis.other].isFraction(of: axis) {
      let length = edgeLength + slot[axis]
      let first = largest(1) { fits(length, $0, spacing: 0) }
      slot = resolver.size(size, in: basis(first))
    } else if spacing != 0, size[axis].isFractional {
      let count = largest(1) { count in
        guard available >= CGFloat(count - 1) * spacing else { return false }
        return fits(edgeLength + resolver.length(size[axis], in: basis(count)), count, spacing: spacing)
      }
      return (resolver.size(size, in: basis(count)), count)
    }
    let length = edgeLength + slot[axis]
    return (slot, largest(1) { fits(length, $0, spacing: spacing) })
  }

  private func fits(_ outerLength: CGFloat, _ count: Int, spacing: CGFloat) -> Bool {
    outerLength * CGFloat(count) + CGFloat(count - 1) * spacing <= available + Self.tolerance
  }
}
