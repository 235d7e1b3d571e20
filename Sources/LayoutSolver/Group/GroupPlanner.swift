import Foundation
import Geometry

/// Finds out how many members fit.
struct GroupPlanner {
  let resolver: DimensionResolver
  let axis: Axis
  /// Whether the group's length along its axis is as long as its members.
  private let isOpenEnded: Bool
  /// The group's size less its insets.
  let inner: CGSize
  let spacing: CGFloat

  /// Sums of whole pixels carry rounding errors of this order.
  static let tolerance: CGFloat = 1e-4

  var room: CGFloat { inner[axis] }

  /// - Parameter spacing: Between two members, at least; finite.
  init(resolver: DimensionResolver, axis: Axis, isOpenEnded: Bool, inner: CGSize, spacing: CGFloat) {
    self.resolver = resolver
    self.axis = axis
    self.isOpenEnded = isOpenEnded
    self.inner = inner
    self.spacing = spacing
  }

  /// `nil` when there are no members; a plan of none when the first does not fit.
  func plan(_ members: GroupSpec.Members) -> GroupPlan? {
    switch members {
    case .subitems(let list):
      guard let members = Cycle(list, { PlannedMember($0, along: axis, fixedAxis: nil) }) else { return nil }
      // Nothing to fill: one pass of the list.
      return isOpenEnded ? plan(members, count: list.count) : fitted(members)
    case .repeatingSubitem(let subitem, let count):
      return plan(Cycle(PlannedMember(subitem, along: axis, fixedAxis: nil)), count: Swift.max(1, count))
    case .subitemCount(let subitem, let count):
      return shared(subitem, count: Swift.max(1, count))
    case .custom:
      return nil
    }
  }

  /// What fractions along the axis refer to when `count` members share it: spacings do not count.
  func basis(_ count: Int) -> CGSize {
    let free = FiniteGeometry.length(room - CGFloat(Swift.max(0, count - 1)) * spacing)
    return CGSize(axis, along: free, across: inner[axis.other])
  }

  private func plan(_ members: Cycle<PlannedMember>, count: Int) -> GroupPlan {
    let plan = GroupPlan(axis: axis, members: members, count: count)
    plan.resolve(in: basis(count), resolver)
    return plan
  }

  /// Copies that are each an equal share of the axis.
  private func shared(_ subitem: SubitemSpec, count: Int) -> GroupPlan {
    let plan = plan(Cycle(PlannedMember(subitem, along: axis, fixedAxis: axis)), count: count)
    plan.members.modifyEach { member in
      var slot = member.slot
      slot[axis] = resolver.grid.floor(plan.basis[axis] / CGFloat(count))
      member.take(slot, along: axis)
    }
    return plan
  }

  /// The list over and over until the next member does not fit.
  private func fitted(_ members: Cycle<PlannedMember>) -> GroupPlan {
    let plan = GroupPlan(axis: axis, members: members)
    plan.resolve(in: inner, resolver)
    // A cross size that is a fraction of the group's axis ties the basis to the count found without spacing.
    if contains(members, where: { $0.size[axis.other].isFraction(of: axis) }) {
      let first = largest(members.count) { fits(plan, $0, spacing: 0) }
      plan.resolve(in: basis(first), resolver)
      plan.count = largest(members.count) { fits(plan, $0, spacing: spacing) }
    } else if spacing == 0 || !contains(members, where: { $0.size[axis].isFractional }) {
      plan.count = largest(members.count) { fits(plan, $0, spacing: spacing) }
      // No member's size depends on the basis here, but a nested group's badges do.
      plan.basis = basis(plan.count)
    } else {
      plan.count = largest(members.count) { count in
        guard room >= CGFloat(count - 1) * spacing else { return false }
        plan.resolve(in: basis(count), resolver)
        return fits(plan, count, spacing: spacing)
      }
      plan.resolve(in: basis(plan.count), resolver)
    }
    return plan
  }

  private func contains(_ members: Cycle<PlannedMember>, where condition: (PlannedMember) -> Bool) -> Bool {
    for index in 0..<members.count where condition(members[index]) { return true }
    return false
  }

  private func fits(_ plan: GroupPlan, _ count: Int, spacing: CGFloat) -> Bool {
    plan.length(of: count) + CGFloat(count - 1) * spacing <= room + Self.tolerance
  }

  /// As many members are tried one by one as a row has at most that people write.
  ///
  /// Shares of what very many spacings leave round down to nothing, and nothing fits again: halves of 9 with spacing 3
  /// are two of 3, though four of 0 fit as well.
  private static let triedOneByOne = 16

  /// The largest count up to which `fits` holds, by trying, then by doubling and bisection.
  ///
  /// Members without length would fit without end; then one pass of the list is enough.
  @inline(__always)
  func largest(_ listLength: Int, where fits: (Int) -> Bool) -> Int {
    guard fits(1) else { return 0 }
    var low = 1
    while low < Self.triedOneByOne {
      guard fits(low + 1) else { return low }
      low += 1
    }
    var high = 2 * low
    while fits(high) {
      low = high
      high *= 2
      if high > 1 << 40 { return listLength }
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}

extension DimensionSpec {
  var isFractional: Bool {
    switch self {
    case .fractionalWidth, .fractionalHeight: true
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }

  func isFraction(of axis: Axis) -> Bool {
    switch self {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: false
    }
  }
}
