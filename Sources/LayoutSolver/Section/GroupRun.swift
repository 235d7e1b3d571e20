import Foundation
import Geometry

/// Where the groups of one section lie along the direction they run in.
///
/// Groups are alike unless something in them was measured, so a position is a product, not a sum: exact at 10⁸ groups,
/// and no memory per group.
struct GroupRun: Equatable, Sendable {
  var count = 0
  /// Length of a full, unmeasured group with its edge spacing.
  var groupLength: CGFloat = 0
  /// Length of the last group, which may be partly filled.
  var lastLength: CGFloat = 0
  var spacing: CGFloat = 0
  /// How much longer measured groups are; the last one is in `lastLength` instead.
  var deviations: FenwickTree?

  /// From one group's start to the next one's.
  var pitch: CGFloat { Swift.max(0, groupLength + spacing) }

  /// Measured from the first group's start.
  func start(_ group: Int) -> CGFloat { CGFloat(group) * pitch + (deviations?.sum(before: group) ?? 0) }

  func length(_ group: Int) -> CGFloat {
    if group == count - 1 { return lastLength }
    return groupLength + (deviations?[group] ?? 0)
  }

  var total: CGFloat { count == 0 ? 0 : start(count - 1) + lastLength }

  /// The last group that starts at or before `offset`; 0 when none does.
  func group(at offset: CGFloat) -> Int {
    guard count > 1 else { return 0 }
    guard let deviations else {
      guard pitch > 0 else { return offset >= 0 ? count - 1 : 0 }
      let group = (offset / pitch).rounded(.down)
      guard group > 0 else { return 0 }
      return group < CGFloat(count - 1) ? Int(group) : count - 1
    }
    return deviations.lastIndex(before: count) { start($0) <= offset }
  }

  /// The groups that may reach into the interval when they draw up to `overhang` beyond their ends.
  func groups(in interval: Interval, before: CGFloat, after: CGFloat) -> Range<Int> {
    guard count > 0, interval.lower <= interval.upper else { return 0..<0 }
    // With negative spacing a group reaches into the next one.
    let first = firstGroup(reaching: interval.lower - after + Swift.min(0, spacing))
    let last = group(at: interval.upper + before)
    return first <= last ? first..<(last + 1) : 0..<0
  }

  private func firstGroup(reaching offset: CGFloat) -> Int {
    let group = group(at: offset)
    // With no pitch all groups start together.
    return pitch > 0 || deviations != nil ? group : 0
  }
}
