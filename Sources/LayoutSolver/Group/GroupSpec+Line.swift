import Foundation
import Geometry

/// Most groups that people write are rows of one plain cell. Those are solved in closed form.
///
/// What comes out is what ``GroupSolver`` finds member by member, and every rule is the one said there; a property
/// compares the two on random groups.
extension GroupSpec {
  /// The group as a line of cells, or `nil` if it is anything else, or nothing that can be laid out.
  ///
  /// - Complexity: O(cells in the group) up to 16 of them, then O(log cells).
  func line(size: CGSize, resolver: DimensionResolver) -> CellLine? {
    guard supplementaryItems.isEmpty, !self.size.width.isEstimated, !self.size.height.isEstimated,
      case (let subitem, let count)? = onlySubitem, case .item(let cell) = subitem, cell.isPlain
    else { return nil }
    let inner = Inner(contentInsets, of: size, estimated: [])
    guard inner.size.width >= 0, inner.size.height >= 0 else { return nil }
    let planner = GroupPlanner(resolver: resolver, group: self, isOpenEnded: false, inner: inner.size)
    let edges = SlotEdges(cell.edgeSpacing, along: axis)
    let fit = planner.fit(cell.size, count, edgeLength: edges.alongLength)
    guard fit.count > 0 else { return nil }
    return CellLine(CGRect(origin: .zero, size: fit.slot), of: cell, edges, count: fit.count, in: self, inner)
  }

  /// The subitem of a group that has one, and how often it is there.
  private var onlySubitem: (subitem: SubitemSpec, count: GroupPlanner.CellCount)? {
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

extension CellLine {
  fileprivate init(
    _ slot: CGRect, of cell: ItemSpec, _ edges: SlotEdges, count: Int, in group: GroupSpec, _ inner: Inner
  ) {
    let axis = group.axis
    let spacing = group.interItemSpacing
    let outerLength = edges.alongLength + slot.size[axis]
    let gaps = CGFloat(count - 1)
    var share: CGFloat = 0
    let flexibleGaps = (spacing.isFlexible ? gaps : 0) + CGFloat(count) * CGFloat(edges.flexibleAlong)
    if flexibleGaps != 0 {
      let length = FiniteGeometry.length(outerLength * CGFloat(count) + gaps * spacing.finite)
      share = (inner.size[axis] - length) / flexibleGaps
    }
    var slot = slot
    slot.origin[axis] = inner.origin[axis] + edges.alongStart + (edges.isAlongStartFlexible ? share : 0)
    slot.origin[axis.other] = inner.origin[axis.other] + edges.acrossStart
    if edges.isAcrossStartFlexible {
      let left = inner.size[axis.other] - edges.acrossLength - slot.size[axis.other]
      slot.origin[axis.other] += left / (edges.isAcrossEndFlexible ? 2 : 1)
    }
    self.init(
      axis: axis, slot: slot, frame: cell.contentInsets == .zero ? slot : slot.inset(by: cell.contentInsets),
      step: outerLength + CGFloat(edges.flexibleAlong) * share + spacing.finite + (spacing.isFlexible ? share : 0),
      capacity: count)
  }
}
