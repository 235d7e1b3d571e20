import Foundation
import Geometry

extension GroupRun {
  /// Determines the source of measured groups' lengths.
  ///
  /// In a list each group is one row with the length of its cell. The measured sizes are then the lengths: a change
  /// requires no solving, and rows need no further storage. This is the case for a single cell that is estimated only
  /// along the run, in a group that adapts to its length and adds only fixed spacing.
  mutating func findSource(for group: GroupSpec, groupLength: CGFloat, capacity: Int, runAxis: Axis) {
    source = .groups
    guard capacity == 1, spacing >= 0, group.size.isEstimated(on: runAxis), group.supplementaryItems.isEmpty,
      group.edgeSpacing.isFixedAndPositive, let cell = group.onlyCell(runAxis: runAxis),
      cell.supplementaryItems.isEmpty, cell.edgeSpacing.isFixedAndPositive,
      cell.size.isEstimated(on: runAxis)
    else { return }
    source = .rows(runAxis, edges: groupLength - cell.size[runAxis].length)
  }
}

extension GroupSpec {
  /// Returns the group's only cell, if the group permits any length of it along the run.
  fileprivate func onlyCell(runAxis: Axis) -> ItemSpec? {
    let only: SubitemSpec
    switch members {
    case .subitems(let list) where list.count == 1: only = list[0]
    case .repeatingSubitem(let subitem, _): only = subitem
    // With `subitemCount`, subitems share the group's own axis.
    case .subitemCount(let subitem, _) where axis != runAxis: only = subitem
    case .subitems, .subitemCount, .custom: return nil
    }
    if case .item(let cell) = only { return cell }
    return nil
  }
}

extension DimensionSpec {
  /// The estimate, made usable by the solver.
  fileprivate var length: CGFloat { FiniteGeometry.length(value) }
}

extension SizeSpec {
  /// Returns whether the size is estimated along one axis, and independent of content and siblings on the other.
  fileprivate func isEstimated(on axis: Axis) -> Bool {
    guard case .estimated = self[axis] else { return false }
    return !self[axis.other].isEstimated
  }
}

extension EdgeSpacingSpec {
  fileprivate var isFixedAndPositive: Bool {
    Self.isFixedAndPositive(leading) && Self.isFixedAndPositive(top) && Self.isFixedAndPositive(trailing)
      && Self.isFixedAndPositive(bottom)
  }

  private static func isFixedAndPositive(_ spacing: SpacingSpec?) -> Bool {
    guard let spacing else { return true }
    return !spacing.isFlexible && spacing.finite >= 0
  }
}
