import Foundation
import Geometry

/// A planner that determines the number of subitems that fit in a group.
struct GroupPlanner {
  let resolver: DimensionResolver
  let axis: Axis
  /// Whether the group's length along its axis is estimated, so that the group adapts to its subitems.
  private let isOpenEnded: Bool
  /// The group's size minus its insets.
  let inner: CGSize
  let spacing: CGFloat

  /// The tolerance for rounding errors in sums of whole pixels.
  static let tolerance: CGFloat = 1e-4

  var available: CGFloat { inner[axis] }

  /// - Parameter spacing: The minimum distance between two subitems; finite.
  init(resolver: DimensionResolver, axis: Axis, isOpenEnded: Bool, inner: CGSize, spacing: CGFloat) {
    self.resolver = resolver
    self.axis = axis
    self.isOpenEnded = isOpenEnded
    self.inner = inner
    self.spacing = spacing
  }

  /// Returns the plan; `nil` if there are no subitems. If the first subitem does not fit, the plan's count is zero.
  func plan(_ members: GroupSpec.Members) -> GroupPlan? {
    switch members {
    case .subitems(let list):
      guard let members = Cycle(list, { PlannedSubitem($0, along: axis, fixedAxis: nil) }) else { return nil }
      // An open-ended group has no length to fill, so the list is used once.
      return isOpenEnded ? plan(members, count: list.count) : fitted(members)
    case .repeatingSubitem(let subitem, let count):
      return plan(Cycle(PlannedSubitem(subitem, along: axis, fixedAxis: nil)), count: Swift.max(1, count))
    case .subitemCount(let subitem, let count):
      return shared(subitem, count: Swift.max(1, count))
    case .custom:
      return nil
    }
  }

  /// Returns the size to which fractions refer if `count` subitems share the axis: spacings are subtracted.
  func basis(_ count: Int) -> CGSize {
    let free = FiniteGeometry.length(available - CGFloat(Swift.max(0, count - 1)) * spacing)
    return CGSize(axis, along: free, across: inner[axis.other])
  }

  private func plan(_ members: Cycle<PlannedSubitem>, count: Int) -> GroupPlan {
    let plan = GroupPlan(axis: axis, members: members, count: count)
    plan.resolve(in: basis(count), resolver)
    return plan
  }

  /// Returns a plan of copies that share the axis equally.
  private func shared(_ subitem: SubitemSpec, count: Int) -> GroupPlan {
    let plan = plan(Cycle(PlannedSubitem(subitem, along: axis, fixedAxis: axis)), count: count)
    plan.members.modifyEach { member in
      var slot = member.slot
      slot[axis] = resolver.grid.floor(plan.basis[axis] / CGFloat(count))
      member.take(slot, along: axis)
    }
    return plan
  }

  /// Returns a plan that repeats the list until the next subitem does not fit.
  private func fitted(_ members: Cycle<PlannedSubitem>) -> GroupPlan {
    let plan = GroupPlan(axis: axis, members: members)
    plan.resolve(in: inner, resolver)
    // If a size across the axis is a fraction of the group's length, the basis depends on the count determined without
    // spacing.
    if contains(members, where: { $0.size[axis.other].isFraction(of: axis) }) {
      let first = largest(members.count) { fits(plan, $0, spacing: 0) }
      plan.resolve(in: basis(first), resolver)
      plan.count = largest(members.count) { fits(plan, $0, spacing: spacing) }
    } else if spacing == 0 || !contains(members, where: { $0.size[axis].isFractional }) {
      plan.count = largest(members.count) { fits(plan, $0, spacing: spacing) }
      // No subitem's size depends on the basis here, but a nested group's badges do.
      plan.basis = basis(plan.count)
    } else {
      plan.count = largest(members.count) { count in
        guard available >= CGFloat(count - 1) * spacing else { return false }
        plan.resolve(in: basis(count), resolver)
        return fits(plan, count, spacing: spacing)
      }
      plan.resolve(in: basis(plan.count), resolver)
    }
    return plan
  }

  private func contains(_ members: Cycle<PlannedSubitem>, where condition: (PlannedSubitem) -> Bool) -> Bool {
    for index in 0..<members.count where condition(members[index]) { return true }
    return false
  }

  private func fits(_ plan: GroupPlan, _ count: Int, spacing: CGFloat) -> Bool {
    // No sum of lengths in points equals the tolerance exactly, so it is irrelevant whether such a sum would fit.
    plan.length(of: count) + CGFloat(count - 1) * spacing <= available + Self.tolerance
  }

  /// The number of counts that are tested individually, which covers the rows of practical layouts.
  ///
  /// Bisection alone could find a wrong count: if very many spacings leave almost no length, fractions of it are
  /// rounded down to zero and fit again. Halves of 9 with spacing 3 are two of 3, although four of 0 also fit.
  private static let linearSearchLimit = 16

  /// Returns the largest count up to which `fits` holds, by individual tests and then by doubling and bisection.
  ///
  /// An endless number of subitems without length would fit; one pass through the list is used for them.
  @inline(__always)
  func largest(_ listLength: Int, where fits: (Int) -> Bool) -> Int {
    guard fits(1) else { return 0 }
    var low = 1
    while low < Self.linearSearchLimit {
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
