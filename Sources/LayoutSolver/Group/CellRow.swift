import Foundation
import Geometry

/// A group that is a row or column of one plain cell, as most groups are that people write, before it is solved.
///
/// What comes out of ``line(of:size:trimAxis:resolver:)`` is what ``GroupSolver`` finds member by member, and every rule
/// is the one said there; a property compares the two on random groups.
struct CellRow: Sendable {
  private let size: SizeSpec
  private let insets: NSDirectionalEdgeInsets
  private let edges: SlotEdges
  private let count: GroupPlanner.CellCount

  /// `nil` for any other group.
  init?(_ group: GroupSpec) {
    guard group.supplementaryItems.isEmpty, !group.size.width.isEstimated, !group.size.height.isEstimated,
      case (let subitem, let count)? = group.onlySubitem, case .item(let cell) = subitem, cell.isPlain
    else { return nil }
    size = cell.size
    insets = cell.contentInsets
    edges = SlotEdges(cell.edgeSpacing, along: group.axis)
    self.count = count
  }

  /// The cells in their places, or `nil` where there is no room for any.
  ///
  /// - Parameters:
  ///   - group: The one this was made from.
  ///   - size: The group's.
  ///   - trimAxis: The axis in which a partly filled group is shortened.
  /// - Complexity: O(cells in the group) up to 16 of them, then O(log cells).
  func line(of group: GroupSpec, size: CGSize, trimAxis: Axis, resolver: DimensionResolver) -> CellLine? {
    let inner = Inner(group.contentInsets, of: size, estimated: [])
    guard inner.size.width >= 0, inner.size.height >= 0 else { return nil }
    let planner = GroupPlanner(resolver: resolver, group: group, isOpenEnded: false, inner: inner.size)
    let fit = planner.fit(self.size, count, edgeLength: edges.alongLength)
    guard fit.count > 0 else { return nil }
    let share = share(of: inner.size[group.axis], among: fit, group)
    let slot = CGRect(origin: origin(of: fit.slot, in: inner, share, group.axis), size: fit.slot)
    let spacing = group.interItemSpacing
    return CellLine(
      axis: group.axis, isTrimmedAlong: trimAxis == group.axis, end: slot.origin[trimAxis] + slot.size[trimAxis],
      frame: insets == .zero ? slot : slot.inset(by: insets),
      step: edges.alongLength + slot.size[group.axis] + CGFloat(edges.flexibleAlong) * share + spacing.finite
        + (spacing.isFlexible ? share : 0),
      capacity: fit.count)
  }

  /// What each flexible gap gets of what the cells leave over.
  private func share(of room: CGFloat, among fit: (slot: CGSize, count: Int), _ group: GroupSpec) -> CGFloat {
    let spacing = group.interItemSpacing
    let gaps = CGFloat(fit.count - 1)
    let flexible = (spacing.isFlexible ? gaps : 0) + CGFloat(fit.count) * CGFloat(edges.flexibleAlong)
    guard flexible != 0 else { return 0 }
    let outerLength = edges.alongLength + fit.slot[group.axis]
    return (room - FiniteGeometry.length(outerLength * CGFloat(fit.count) + gaps * spacing.finite)) / flexible
  }

  private func origin(of slot: CGSize, in inner: Inner, _ share: CGFloat, _ axis: Axis) -> CGPoint {
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
  /// The subitem of a group that has one, and how often it is there.
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
