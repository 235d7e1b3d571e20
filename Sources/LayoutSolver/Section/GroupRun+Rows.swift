import Foundation
import Geometry

extension GroupRun {
  /// Decides where the lengths of measured groups are to be found.
  ///
  /// In a list each group is one row, which is as long as its cell: then the measured sizes are the lengths, nothing is
  /// solved when one changes, and nothing else is kept for a row. That holds for a single cell that is estimated along
  /// the run and nowhere else, in a group that follows it and adds fixed room only.
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
  /// The cell of a group that holds one and lets it be as long along the run as it likes.
  fileprivate func onlyCell(runAxis: Axis) -> ItemSpec? {
    let only: SubitemSpec
    switch members {
    case .subitems(let list) where list.count == 1: only = list[0]
    case .repeatingSubitem(let subitem, _): only = subitem
    // Members share the group's own axis.
    case .subitemCount(let subitem, _) where axis != runAxis: only = subitem
    case .subitems, .subitemCount, .custom: return nil
    }
    if case .item(let cell) = only { return cell }
    return nil
  }
}

extension DimensionSpec {
  /// An estimate as the solver uses it.
  fileprivate var length: CGFloat { FiniteGeometry.length(value) }
}

extension SizeSpec {
  /// Whether the size is as large as its content along one axis, and independent of it and of siblings on the other.
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
