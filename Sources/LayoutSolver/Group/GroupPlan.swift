import Foundation
import Geometry

/// How many members a group holds and how large each is before anything is measured.
///
/// The list of subitems is periodic, so sums over any number of members are arithmetic: a row of 10¹¹ items costs what
/// a row of three costs.
struct GroupPlan {
  /// A subitem as it stands in the list.
  struct Member {
    var subitem: SubitemSpec
    var slot: CGSize
    /// The axis whose length the group dictates (`subitem:count:`).
    var fixedAxis: Axis?
    /// Room along the group's axis that is taken whatever happens.
    var outerLength: CGFloat
    var flexibleEdges: Int
  }

  let axis: Axis
  /// The box members are sized in; along the axis the spacings are already taken off.
  var basis: CGSize
  var members: [Member]
  /// Members of a full group; may be far larger than the list.
  var count: Int

  /// Sum of the first `count` outer lengths, without spacing between them.
  func length(of count: Int) -> CGFloat {
    let (passes, rest) = count.quotientAndRemainder(dividingBy: members.count)
    var total = passes == 0 ? 0 : members.reduce(0) { $0 + $1.outerLength } * CGFloat(passes)
    for member in members.prefix(rest) { total += member.outerLength }
    return total
  }

  /// How many edges along the axis share what is left over.
  var flexibleEdges: CGFloat {
    let (passes, rest) = count.quotientAndRemainder(dividingBy: members.count)
    let perPass = members.reduce(0) { $0 + $1.flexibleEdges }
    let remaining = members.prefix(rest).reduce(0) { $0 + $1.flexibleEdges }
    // A count may be as large as an Int can be, so this is no integer arithmetic.
    return CGFloat(passes) * CGFloat(perPass) + CGFloat(remaining)
  }
}

/// Finds out how many members fit.
struct GroupPlanner {
  let resolver: DimensionResolver
  let group: GroupSpec
  /// The group's size less its insets.
  let inner: CGSize

  /// Sums of whole pixels carry rounding errors of this order.
  private static let tolerance: CGFloat = 1e-4

  private var axis: Axis { group.axis }
  private var spacing: CGFloat { group.interItemSpacing.finite }
  private var room: CGFloat { inner[axis] }

  func plan() -> GroupPlan {
    switch group.members {
    case .subitems(let list) where group.size[axis].isEstimated:
      // Nothing to fill: one pass of the list.
      plan(list, count: list.count)
    case .subitems(let list):
      fitted(list)
    case .repeatingSubitem(let subitem, let count):
      plan([subitem], count: Swift.max(1, count))
    case .subitemCount(let subitem, let count):
      shared(subitem, count: Swift.max(1, count))
    case .custom:
      GroupPlan(axis: axis, basis: inner, members: [], count: 0)
    }
  }

  /// What fractions along the axis refer to when `count` members share it: spacings do not count.
  private func basis(_ count: Int) -> CGSize {
    var basis = inner
    basis[axis] = Swift.max(0, FiniteGeometry.coordinate(room - CGFloat(Swift.max(0, count - 1)) * spacing))
    return basis
  }

  private func plan(_ list: [SubitemSpec], count: Int) -> GroupPlan { plan(list, count: count, basis: basis(count)) }

  private func plan(_ list: [SubitemSpec], count: Int, basis: CGSize) -> GroupPlan {
    let members = list.map { member($0, slot: resolver.size($0.size, in: basis), fixedAxis: nil) }
    return GroupPlan(axis: axis, basis: basis, members: members, count: count)
  }

  /// Copies that are each an equal share of the axis.
  private func shared(_ subitem: SubitemSpec, count: Int) -> GroupPlan {
    let basis = basis(count)
    var slot = resolver.size(subitem.size, in: basis)
    slot[axis] = resolver.grid.floor(basis[axis] / CGFloat(count))
    return GroupPlan(axis: axis, basis: basis, members: [member(subitem, slot: slot, fixedAxis: axis)], count: count)
  }

  private func member(_ subitem: SubitemSpec, slot: CGSize, fixedAxis: Axis?) -> GroupPlan.Member {
    let start = subitem.edgeSpacing.start(axis)
    let end = subitem.edgeSpacing.end(axis)
    return GroupPlan.Member(
      subitem: subitem, slot: slot, fixedAxis: fixedAxis, outerLength: start.finite + slot[axis] + end.finite,
      flexibleEdges: (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0))
  }

  /// The list over and over until the next member does not fit.
  private func fitted(_ list: [SubitemSpec]) -> GroupPlan {
    // A cross size that is a fraction of the group's axis ties the basis to the count found without spacing.
    if list.contains(where: { $0.size[axis.other].isFraction(of: axis) }) {
      let free = plan(list, count: 1, basis: inner)
      let first = largest(list.count) { fits(free, $0, spacing: 0) }
      let reduced = plan(list, count: 1, basis: basis(first))
      return counted(reduced, largest(list.count) { fits(reduced, $0, spacing: spacing) })
    }
    guard spacing != 0, list.contains(where: { $0.size[axis].isFractional }) else {
      let fixed = plan(list, count: 1, basis: inner)
      return counted(fixed, largest(list.count) { fits(fixed, $0, spacing: spacing) })
    }
    let count = largest(list.count) { count in
      room >= CGFloat(count - 1) * spacing && fits(plan(list, count: count), count, spacing: spacing)
    }
    return plan(list, count: count)
  }

  private func counted(_ plan: GroupPlan, _ count: Int) -> GroupPlan {
    var plan = plan
    plan.count = count
    return plan
  }

  private func fits(_ plan: GroupPlan, _ count: Int, spacing: CGFloat) -> Bool {
    plan.length(of: count) + CGFloat(count - 1) * spacing <= room + Self.tolerance
  }

  /// The largest count for which `fits` holds, by doubling and bisection.
  ///
  /// Members without length would fit without end; then one pass of the list is enough.
  private func largest(_ listLength: Int, where fits: (Int) -> Bool) -> Int {
    guard listLength > 0, fits(1) else { return 0 }
    var low = 1
    var high = 2
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
