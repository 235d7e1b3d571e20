import Foundation
import Geometry

/// A group that is a row or column of one plain cell, which is the most common kind of group, before it is solved.
///
/// ``solve(size:present:trimAxis:resolver:)`` gives the same result as ``GroupSolver``, subitem by subitem; the rules
/// are documented there, and a property test compares the two on random groups.
struct CellRow: Sendable {
  private let axis: Axis
  private let isSpacingFlexible: Bool
  private let spacing: CGFloat
  private let cellSize: SizeSpec
  private let count: GroupPlanner.CellCount
  /// The insets and edges around the cells; `nil` if all are zero, as in most rows.
  private let surroundings: Surroundings?

  /// The insets and edges around the cells.
  private final class Surroundings: Sendable {
    let insets: NSDirectionalEdgeInsets
    let cellInsets: NSDirectionalEdgeInsets
    let edges: SlotEdges

    init?(_ group: GroupSpec, _ cell: ItemSpec) {
      guard group.contentInsets != .zero || cell.contentInsets != .zero || !cell.edgeSpacing.isAbsent else {
        return nil
      }
      insets = group.contentInsets
      cellInsets = cell.contentInsets
      edges = SlotEdges(cell.edgeSpacing, along: group.axis)
    }
  }

  /// Creates a row, or returns `nil` for any other group.
  init?(_ group: GroupSpec) {
    guard group.supplementaryItems.isEmpty, !group.size.width.isEstimated, !group.size.height.isEstimated,
      case (let subitem, let count)? = group.onlySubitem, case .item(let cell) = subitem, cell.isPlain
    else { return nil }
    axis = group.axis
    isSpacingFlexible = group.interItemSpacing.isFlexible
    spacing = group.interItemSpacing.finite
    cellSize = cell.size
    self.count = count
    surroundings = Surroundings(group, cell)
  }

  /// Returns the positioned cells, or `nil` if no cell fits.
  ///
  /// - Parameters:
  ///   - size: The group's size.
  ///   - present: The number of cells that have data.
  ///   - trimAxis: The axis along which a partly filled group is shortened.
  /// - Complexity: O(cells in the group) up to 16 of them, then O(log cells).
  func solve(size: CGSize, present: Int, trimAxis: Axis, resolver: DimensionResolver) -> SolvedLine? {
    let edges = surroundings?.edges ?? SlotEdges()
    let inner = surroundings.map { Inner($0.insets, of: size, estimated: []) } ?? Inner(size)
    guard inner.size.width >= 0, inner.size.height >= 0 else { return nil }
    let planner = GroupPlanner(
      resolver: resolver, axis: axis, isOpenEnded: false, inner: inner.size, spacing: spacing)
    let fit = planner.fit(cellSize, count, edgeLength: edges.alongLength)
    guard fit.count > 0 else { return nil }
    let share = share(of: inner.size[axis], among: fit, edges)
    let slot = CGRect(origin: origin(of: fit.slot, in: inner, edges, share), size: fit.slot)
    let line = CellLine(
      axis: axis, isTrimmedAlong: trimAxis == axis, end: slot.origin[trimAxis] + slot.size[trimAxis],
      frame: surroundings.map { slot.inset(by: $0.cellInsets) } ?? slot,
      step: edges.alongLength + slot.size[axis] + CGFloat(edges.flexibleAlong) * share + spacing
        + (isSpacingFlexible ? share : 0),
      capacity: fit.count)
    return SolvedLine(line, size: size, present: present)
  }

  /// Returns the length that each flexible gap gets of the cells' leftover length.
  @inline(__always)
  private func share(of available: CGFloat, among fit: (slot: CGSize, count: Int), _ edges: SlotEdges) -> CGFloat {
    let gaps = CGFloat(fit.count - 1)
    let flexible = (isSpacingFlexible ? gaps : 0) + CGFloat(fit.count) * CGFloat(edges.flexibleAlong)
    guard flexible != 0 else { return 0 }
    let outerLength = edges.alongLength + fit.slot[axis]
    return (available - FiniteGeometry.length(outerLength * CGFloat(fit.count) + gaps * spacing)) / flexible
  }

  @inline(__always)
  private func origin(of slot: CGSize, in inner: Inner, _ edges: SlotEdges, _ share: CGFloat) -> CGPoint {
    let along = inner.origin[axis] + edges.alongStart + (edges.isAlongStartFlexible ? share : 0)
    var across = inner.origin[axis.other] + edges.acrossStart
    if edges.isAcrossStartFlexible {
      let left = inner.size[axis.other] - edges.acrossLength - slot[axis.other]
      across += left / (edges.isAcrossEndFlexible ? 2 : 1)
    }
    return CGPoint(axis, along: along, across: across)
  }
}

extension GroupSpec {
  /// The subitem and its count, if the group has a single subitem.
  fileprivate var onlySubitem: (subitem: SubitemSpec, count: GroupPlanner.CellCount)? {
    switch members {
    case .subitems(let list): list.count == 1 ? (list[0], .asFit) : nil
    case .repeatingSubitem(let subitem, let count): count > 0 ? (subitem, .own(count)) : nil
    case .subitemCount(let subitem, let count): count > 0 ? (subitem, .shares(count)) : nil
    case .custom: nil
    }
  }
}

extension ItemSpec {
  fileprivate var isPlain: Bool {
    supplementaryItems.isEmpty && !size.width.isEstimated && !size.height.isEstimated
  }
}
