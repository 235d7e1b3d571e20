import Foundation
import Geometry

/// Lays out one group: plan, sizes, positions; recursively for groups in groups.
///
/// The positions are always those of a full group. Only leaves that have data are returned, so that the last row of a
/// section keeps the columns of the rows above it.
struct GroupSolver {
  let resolver: DimensionResolver
  /// The axis along which a partly filled group is shortened: the one its section runs along.
  let trimAxis: Axis
  let measures: SectionMeasures?
  var custom = CustomGroups()
  var issues: [LayoutIssue.Reason] = []

  /// - Parameters:
  ///   - size: The group's own, resolved by whoever contains it.
  ///   - box: What that size was resolved in; group badges refer to it.
  ///   - fixedAxis: The axis whose length the parent dictates.
  ///   - first: Index of the group's first leaf among the section's items.
  ///   - present: Leaves that have data, from the first on.
  mutating func solve(
    _ group: GroupSpec, size: CGSize, box: CGSize, fixedAxis: Axis? = nil, first: Int, present: Int, depth: Int = 1
  ) -> SolvedGroup {
    guard depth <= GroupSpec.maximumDepth else {
      issues.append(.nestedTooDeep)
      return SolvedGroup(size: size, trimmedSize: size)
    }
    var solved: SolvedGroup
    if case .custom(let spec) = group.members {
      solved = place(spec, in: group, size: size, present: present)
    } else {
      solved = place(group, size: size, fixedAxis: fixedAxis, first: first, present: present, depth: depth)
    }
    if present > 0 && solved.capacity > 0 {
      let host = CGRect(origin: .zero, size: solved.trimmedSize)
      solved.badges += badges(group.supplementaryItems, on: host, in: box)
    }
    return solved
  }

  private mutating func place(
    _ group: GroupSpec, size: CGSize, fixedAxis: Axis?, first: Int, present: Int, depth: Int
  ) -> SolvedGroup {
    let arrangement = arrangement(
      of: group, size: size, fixedAxis: fixedAxis, first: first, present: present, depth: depth)
    return arrangement.map { assemble($0) } ?? SolvedGroup(size: size, trimmedSize: size)
  }

  /// The members of a group that is not custom, in their places; `nil` when the group has no room for any.
  mutating func arrangement(
    of group: GroupSpec, size: CGSize, fixedAxis: Axis?, first: Int, present: Int, depth: Int
  ) -> Arrangement? {
    let estimated = AxisSet(estimatedIn: group.size, except: fixedAxis)
    let inner = Inner(group.contentInsets, of: size, estimated: estimated)
    guard inner.size.width >= 0, inner.size.height >= 0 else {
      issues.append(.noRoomInGroup)
      return nil
    }
    var counted = group
    if fixedAxis == group.axis { counted.size[group.axis] = .absolute(size[group.axis]) }
    let plan = GroupPlanner(resolver: resolver, group: counted, inner: inner.size).plan()
    report(plan, of: group, room: inner.size[group.axis])
    guard plan.count > 0 else { return nil }

    let members = solveMembers(of: plan, first: first, present: present, depth: depth)
    var arrangement = Arrangement(
      plan: plan, members: members, inner: inner, size: size, estimated: estimated, spacing: group.interItemSpacing,
      trimAxis: trimAxis)
    arrangement.arrange()
    return arrangement
  }

  private mutating func report(_ plan: GroupPlan, of group: GroupSpec, room: CGFloat) {
    switch group.members {
    case .repeatingSubitem(_, let count) where count < 1: issues.append(.countBelowOne(count))
    case .subitemCount(_, let count) where count < 1: issues.append(.countBelowOne(count))
    default: break
    }
    guard plan.count == 0 else { return }
    issues.append(
      plan.members.first.map { .itemDoesNotFit(item: $0.outerLength, room: room) } ?? .emptyGroup)
  }

  // MARK: Members

  /// Solves members until the data and one pass of the list are used up; further ones repeat what is known.
  private mutating func solveMembers(
    of plan: GroupPlan, first: Int, present: Int, depth: Int
  ) -> [SolvedMember] {
    var members: [SolvedMember] = []
    var leaf = 0
    var index = 0
    while index < plan.count && (index < plan.members.count || leaf < present) {
      let member = plan.members[index % plan.members.count]
      let solved = solve(member, basis: plan.basis, first: first + leaf, present: present - leaf, depth: depth)
      leaf += solved.capacity
      members.append(solved)
      index += 1
      if index % plan.members.count == 0 && leaf == 0 { break }
    }
    makeUniform(&members, plan: plan)
    return members
  }

  private mutating func solve(
    _ member: GroupPlan.Member, basis: CGSize, first: Int, present: Int, depth: Int
  ) -> SolvedMember {
    switch member.subitem {
    case .item(let item):
      let estimated = AxisSet(estimatedIn: item.size, except: member.fixedAxis)
      var slot = member.slot
      if !estimated.isEmpty, present > 0, let size = measures?.size(item: first) {
        if estimated.contains(.horizontal) { slot.width = size.width }
        if estimated.contains(.vertical) { slot.height = size.height }
      }
      return SolvedMember(
        slot: slot, reach: slot, capacity: 1, isPresent: present > 0, item: item, estimated: estimated)
    case .group(let group):
      let solved = solve(
        group, size: member.slot, box: basis, fixedAxis: member.fixedAxis, first: first,
        present: Swift.max(0, present), depth: depth + 1)
      return SolvedMember(
        slot: solved.size, reach: solved.trimmedSize, capacity: solved.capacity,
        isPresent: present > 0 && solved.capacity > 0, group: solved)
    }
  }

  /// Siblings that are uniform on an axis all get the largest length that one of them has there.
  private func makeUniform(_ members: inout [SolvedMember], plan: GroupPlan) {
    for axis in [Axis.horizontal, .vertical] {
      let uniform = members.indices.filter { plan.members[$0 % plan.members.count].isUniform(axis) }
      guard !uniform.isEmpty else { continue }
      let present = uniform.filter { members[$0].isPresent }
      let largest = (present.isEmpty ? uniform : present).reduce(0) { Swift.max($0, members[$1].slot[axis]) }
      for index in uniform {
        members[index].slot[axis] = largest
        members[index].reach[axis] = Swift.max(members[index].reach[axis], largest)
      }
    }
  }

  // MARK: Frames

  private func assemble(_ arrangement: Arrangement) -> SolvedGroup {
    var solved = SolvedGroup(
      size: arrangement.size, trimmedSize: arrangement.trimmedSize, capacity: arrangement.capacity)
    for (index, member) in arrangement.members.enumerated() where member.isPresent {
      let origin = arrangement.origins[index]
      if let item = member.item {
        let frame = CGRect(origin: origin, size: member.slot).inset(by: item.contentInsets, except: member.estimated)
        solved.leaves.append(SolvedLeaf(frame: frame, estimated: member.estimated))
        solved.badges += badges(item.supplementaryItems, on: frame, in: frame.size)
      } else if let group = member.group {
        solved.append(group, at: origin)
      }
    }
    return solved
  }

  private func badges(_ specs: [SupplementarySpec], on host: CGRect, in box: CGSize) -> [SolvedBadge] {
    specs.map { SolvedBadge(kind: $0.kind, frame: resolver.frame(of: $0, on: host, in: box), zIndex: $0.zIndex) }
  }

  /// A custom group is never trimmed, and its frames may lie anywhere.
  private mutating func place(_ spec: CustomGroupSpec, in group: GroupSpec, size: CGSize, present: Int) -> SolvedGroup {
    let items = custom.items(of: spec, size: size, insets: group.contentInsets)
    let leaves = items.prefix(Swift.max(0, present)).map { SolvedLeaf(frame: $0.frame.finite, zIndex: $0.zIndex) }
    return SolvedGroup(size: size, trimmedSize: size, capacity: items.count, leaves: leaves)
  }
}

/// The box that members are laid out in.
struct Inner {
  var origin: CGPoint
  var size: CGSize

  /// Insets count only on axes whose length is known beforehand.
  init(_ insets: NSDirectionalEdgeInsets, of size: CGSize, estimated: AxisSet) {
    origin = .zero
    self.size = size
    for axis in [Axis.horizontal, .vertical] where !estimated.contains(.of(axis)) {
      origin[axis] = insets.start(axis)
      self.size[axis] = size[axis] - insets.start(axis) - insets.end(axis)
    }
  }
}

/// A member with its real size.
struct SolvedMember {
  var slot: CGSize
  /// As far as its data goes: smaller than the slot in a nested group that is partly filled.
  var reach: CGSize
  var capacity: Int
  var isPresent: Bool
  var item: ItemSpec?
  var estimated: AxisSet = []
  var group: SolvedGroup?
}

extension GroupPlan.Member {
  func isUniform(_ axis: Axis) -> Bool { fixedAxis != axis && subitem.size[axis].isUniform }
}

extension SolvedGroup {
  mutating func append(_ nested: SolvedGroup, at origin: CGPoint) {
    leaves.reserveCapacity(leaves.count + nested.leaves.count)
    for var leaf in nested.leaves {
      leaf.frame.origin = leaf.frame.origin + origin
      leaves.append(leaf)
    }
    for var badge in nested.badges {
      badge.frame.origin = badge.frame.origin + origin
      badges.append(badge)
    }
  }
}
