import Foundation
import Geometry

/// A solver for one group. It plans the group, determines sizes and positions, and solves nested groups recursively.
///
/// The positions are always those of a full group. Only leaves that have data are returned, so the last row of a
/// section keeps the columns of the rows above it.
struct GroupSolver {
  let resolver: DimensionResolver
  /// The axis along which a partly filled group is shortened, which is the axis of its section's run.
  let trimAxis: Axis
  /// The measured sizes; `nil` means that every cell has its estimated size.
  let measures: SectionMeasures?
  /// Whether measured cells decide how many of them fit in a group of fixed length.
  let fillsLines: Bool
  var custom = CustomGroups()
  var issues: [LayoutIssue.Reason] = []

  /// Solves a group.
  ///
  /// - Parameters:
  ///   - size: The group's size, as its container resolved it.
  ///   - box: The size in which the group's size was resolved; sizes of group badges refer to it.
  ///   - fixedAxis: The axis whose length the parent determines.
  ///   - first: The index of the group's first leaf among the section's items.
  ///   - present: The number of leaves that have data, starting with the first one.
  mutating func solve(
    _ group: GroupSpec, size: CGSize, box: CGSize, fixedAxis: Axis? = nil, first: Int, present: Int, depth: Int = 1
  ) -> SolvedGroup {
    guard depth <= GroupSpec.maximumDepth else {
      note(.nestedTooDeep)
      return SolvedGroup(size: size, trimmedSize: size)
    }
    if let line = CellRow(group)?.solve(size: size, present: present, trimAxis: trimAxis, resolver: resolver) {
      return line.group
    }
    var solved: SolvedGroup
    if case .custom(let spec) = group.members {
      solved = place(spec, in: group, size: size, present: present)
    } else {
      solved = place(group, size: size, fixedAxis: fixedAxis, first: first, present: present, depth: depth)
    }
    if present > 0 && solved.capacity > 0 && !group.supplementaryItems.isEmpty {
      let host = CGRect(origin: .zero, size: solved.trimmedSize)
      solved.badges += badges(group.supplementaryItems, on: host, in: box)
    }
    return solved
  }

  private mutating func place(
    _ group: GroupSpec, size: CGSize, fixedAxis: Axis?, first: Int, present: Int, depth: Int
  ) -> SolvedGroup {
    guard let (plan, inner, estimated) = plan(group, size: size, fixedAxis: fixedAxis) else {
      return SolvedGroup(size: size, trimmedSize: size)
    }
    if plan.isFlat {
      return placeCells(plan, of: group, size: size, inner: inner, estimated: estimated, present: present)
    }
    return assemble(
      arrangement(
        plan, of: group, size: size, inner: inner, estimated: estimated, first: first, present: present, depth: depth))
  }

  /// Returns the positioned subitems of a group, or `nil` if the group is custom or cannot fit any subitem.
  mutating func arrangement(
    of group: GroupSpec, size: CGSize, fixedAxis: Axis?, first: Int, present: Int, depth: Int
  ) -> Arrangement? {
    guard let (plan, inner, estimated) = plan(group, size: size, fixedAxis: fixedAxis) else { return nil }
    return arrangement(
      plan, of: group, size: size, inner: inner, estimated: estimated, first: first, present: present, depth: depth)
  }

  private mutating func plan(
    _ group: GroupSpec, size: CGSize, fixedAxis: Axis?
  ) -> (plan: GroupPlan, inner: Inner, estimated: AxisSet)? {
    let estimated = AxisSet(estimatedIn: group.size, except: fixedAxis)
    let inner = Inner(group.contentInsets, of: size, estimated: estimated)
    guard inner.size.width >= 0, inner.size.height >= 0 else {
      note(.noRoomInGroup)
      return nil
    }
    let planner = GroupPlanner(
      resolver: resolver, axis: group.axis, isOpenEnded: estimated.covers(group.axis), inner: inner.size,
      spacing: group.interItemSpacing.finite)
    let plan = planner.plan(group.members)
    report(plan, of: group, available: inner.size[group.axis])
    guard let plan, plan.count > 0 else { return nil }
    return (plan, inner, estimated)
  }

  private mutating func report(_ plan: GroupPlan?, of group: GroupSpec, available: CGFloat) {
    switch group.members {
    case .repeatingSubitem(_, let count) where count < 1: note(.countBelowOne(count))
    case .subitemCount(_, let count) where count < 1: note(.countBelowOne(count))
    default: break
    }
    guard let plan else { return note(.emptyGroup) }
    if plan.count == 0 { note(.itemDoesNotFit(item: plan.members.first.outerLength, available: available)) }
  }

  /// Records an issue once, even if the group is repeated.
  private mutating func note(_ issue: LayoutIssue.Reason) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  // MARK: Cells of known size

  /// Returns a solved group of plain cells, for which only the frames are stored.
  private func placeCells(
    _ plan: GroupPlan, of group: GroupSpec, size: CGSize, inner: Inner, estimated: AxisSet, present: Int
  ) -> SolvedGroup {
    let laidOut = Swift.min(plan.count, Swift.max(plan.members.count, present))
    var widest: CGFloat = 0
    if estimated.covers(plan.axis.other) {
      for index in 0..<Swift.min(laidOut, plan.members.count) {
        widest = Swift.max(widest, plan.members[index].edges.acrossLength + plan.members[index].slot[plan.axis.other])
      }
    }
    let arrangement = Arrangement(
      plan: plan, inner: inner, size: size, estimated: estimated, spacing: group.interItemSpacing, growth: 0,
      lengthAcross: widest)
    var solved = SolvedGroup(size: arrangement.size, capacity: arrangement.capacity { _ in 1 })
    var leaves: [SolvedLeaf] = []
    leaves.reserveCapacity(Swift.min(laidOut, Swift.max(0, present)))
    var trimming = Trimming(along: trimAxis)
    var cursor = inner.origin[plan.axis]
    var listed = 0
    var member = plan.members.first
    for index in 0..<laidOut {
      if plan.members.count > 1 { member = plan.members[listed] }
      let origin = arrangement.place(member.edges, slot: member.slot, at: &cursor)
      trimming.cover(origin: origin, slot: member.slot, reach: member.slot, isPresent: index < present)
      if index < present {
        leaves.append(SolvedLeaf(frame: CGRect(origin: origin, size: member.slot).inset(by: member.insets)))
      }
      listed = plan.members.index(after: listed)
    }
    solved.leaves = .listed(leaves)
    trimming.coverAbsent(from: laidOut, in: arrangement, growth: 0)
    solved.trimmedSize = trimming.trimmed(arrangement.size)
    return solved
  }

  // MARK: Members of any kind

  /// Solves subitems until neither data nor subitems of one pass through the list remain; later ones repeat the same
  /// sizes.
  private mutating func solveMembers(
    of plan: GroupPlan, first: Int, present: Int, depth: Int
  ) -> [SolvedSubitem] {
    var members: [SolvedSubitem] = []
    members.reserveCapacity(Swift.min(plan.count, Swift.max(plan.members.count, Swift.min(present, 64))))
    var leaf = 0
    var index = 0
    var listed = 0
    while index < plan.count && (index < plan.members.count || leaf < present) {
      let solved = solve(
        plan.members[listed], listed, basis: plan.basis, first: first + leaf, present: present - leaf, depth: depth)
      leaf += solved.capacity
      members.append(solved)
      index += 1
      listed = plan.members.index(after: listed)
      if listed == 0 && leaf == 0 { break }
    }
    return members
  }

  /// Solves subitems with their measured sizes until the next one does not fit, or until neither data nor subitems of
  /// one pass through the list remain. The plan's count becomes that of a full group.
  private mutating func fillMembers(
    of plan: GroupPlan, _ line: LineFill, first: Int, present: Int, depth: Int
  ) -> [SolvedSubitem] {
    var members: [SolvedSubitem] = []
    var line = line
    var leaf = 0
    var listed = 0
    var isFull = false
    while !isFull, members.count < plan.members.count || leaf < present {
      let solved = solve(
        plan.members[listed], listed, basis: plan.basis, first: first + leaf, present: present - leaf, depth: depth)
      // A subitem counts with its estimate until its first cell was measured.
      let isMeasured = leaf < present && solved.capacity > 0 && measures?.size(item: first + leaf) != nil
      let member = plan.members[listed]
      let length = isMeasured ? member.edges.alongLength + solved.slot[plan.axis] : member.outerLength
      // The line has at least one cell, even if that was measured too large.
      isFull = !line.add(length, isRequired: isMeasured && leaf == 0)
      if isFull { break }
      leaf += solved.capacity
      members.append(solved)
      listed = plan.members.index(after: listed)
      if listed == 0 && leaf == 0 { break }
    }
    while !isFull, line.count < Swift.min(plan.count, Self.mostAbsent) {
      isFull = !line.add(plan.members[listed].outerLength)
      listed = plan.members.index(after: listed)
    }
    plan.count = line.count
    return members
  }

  /// The maximum number of subitems in a line for which those without data are counted one by one. More of them change
  /// only how much each flexible gap gets of the leftover length.
  private static let mostAbsent = 1_000

  private mutating func solve(
    _ member: PlannedSubitem, _ listed: Int, basis: CGSize, first: Int, present: Int, depth: Int
  ) -> SolvedSubitem {
    switch member.subitem {
    case .item:
      var slot = member.slot
      if !member.estimated.isEmpty, present > 0, let size = measures?.size(item: first) {
        if member.estimated.contains(.horizontal) { slot.width = size.width }
        if member.estimated.contains(.vertical) { slot.height = size.height }
      }
      return SolvedSubitem(listed: listed, slot: slot, reach: slot, capacity: 1, isPresent: present > 0)
    case .group(let group):
      let solved = solve(
        group, size: member.slot, box: basis, fixedAxis: member.fixedAxis, first: first,
        present: Swift.max(0, present), depth: depth + 1)
      return SolvedSubitem(
        listed: listed, slot: solved.size, reach: solved.trimmedSize, capacity: solved.capacity,
        isPresent: present > 0 && solved.capacity > 0, group: solved)
    }
  }

  private mutating func arrangement(
    _ plan: GroupPlan, of group: GroupSpec, size: CGSize, inner: Inner, estimated: AxisSet, first: Int, present: Int,
    depth: Int
  ) -> Arrangement {
    var members =
      if fillsLines, !estimated.covers(plan.axis), group.isFilledByContent(fixedAxis: plan.axis) {
        fillMembers(
          of: plan, LineFill(room: inner.size[plan.axis], spacing: group.interItemSpacing.finite), first: first,
          present: present, depth: depth)
      } else {
        solveMembers(of: plan, first: first, present: present, depth: depth)
      }
    if members.count < plan.count { measureAbsent(plan, depth: depth) }
    makeUniform(&members, plan, .horizontal)
    makeUniform(&members, plan, .vertical)
    var growth: CGFloat = 0
    var widest: CGFloat = 0
    for member in members {
      let planned = plan.members[member.listed]
      // Only subitems whose actual length differs from the plan contribute, so that the sum remains exact.
      growth += member.slot[plan.axis] - planned.slot[plan.axis]
      widest = Swift.max(widest, planned.edges.acrossLength + member.slot[plan.axis.other])
    }
    for index in members.count..<Swift.max(members.count, Swift.min(plan.count, members.count + plan.members.count)) {
      let absent = plan.members[index % plan.members.count]
      widest = Swift.max(widest, absent.edges.acrossLength + absent.slot[plan.axis.other])
    }
    var arrangement = Arrangement(
      plan: plan, inner: inner, size: size, estimated: estimated, spacing: group.interItemSpacing, growth: growth,
      lengthAcross: widest)
    arrangement.place(members)
    return arrangement
  }

  /// Measures groups without data, for which the plan contains only the estimate.
  private mutating func measureAbsent(_ plan: GroupPlan, depth: Int) {
    // Issues of these groups were already reported for the subitems with data.
    let known = issues
    defer { issues = known }
    for index in 0..<plan.members.count {
      let member = plan.members[index]
      guard case .group = member.subitem, !AxisSet(estimatedIn: member.size, except: member.fixedAxis).isEmpty else {
        continue
      }
      let solved = solve(member, index, basis: plan.basis, first: 0, present: 0, depth: depth)
      plan.members[index].take(solved.slot, along: plan.axis)
    }
  }

  /// Sets the length of siblings that are uniform on an axis to the largest length among them.
  private func makeUniform(_ members: inout [SolvedSubitem], _ plan: GroupPlan, _ axis: Axis) {
    var largest: CGFloat = 0
    var largestPresent: CGFloat?
    for member in members where plan.members[member.listed].isUniform(axis) {
      largest = Swift.max(largest, member.slot[axis])
      if member.isPresent { largestPresent = Swift.max(largestPresent ?? 0, member.slot[axis]) }
    }
    let length = largestPresent ?? largest
    for index in members.indices where plan.members[members[index].listed].isUniform(axis) {
      members[index].slot[axis] = length
      members[index].reach[axis] = Swift.max(members[index].reach[axis], length)
    }
    for index in 0..<plan.members.count where plan.members[index].isUniform(axis) {
      var slot = plan.members[index].slot
      slot[axis] = length
      plan.members[index].take(slot, along: plan.axis)
    }
  }

  private func assemble(_ arrangement: Arrangement) -> SolvedGroup {
    let plan = arrangement.plan
    let members = arrangement.members
    var solved = SolvedGroup(size: arrangement.size, capacity: Self.capacity(of: arrangement))
    var trimming = Trimming(along: trimAxis)
    var growth: CGFloat = 0
    for member in members {
      let planned = plan.members[member.listed]
      growth += member.slot[plan.axis] - planned.slot[plan.axis]
      trimming.cover(origin: member.origin, slot: member.slot, reach: member.reach, isPresent: member.isPresent)
      if member.isPresent { append(member, planned, to: &solved) }
    }
    trimming.coverAbsent(from: members.count, in: arrangement, growth: growth)
    solved.trimmedSize = trimming.trimmed(arrangement.size)
    return solved
  }

  /// Returns the number of leaves in a full group. Nested groups may have more or fewer than in other passes through
  /// the list, because measured cells decide how many fit.
  private static func capacity(of arrangement: Arrangement) -> Int {
    let members = arrangement.members
    let usual = arrangement.capacity { $0 < members.count ? members[$0].capacity : 0 }
    return members.reduce(usual) { $0 + $1.capacity - members[$1.listed].capacity }
  }

  private func append(
    _ member: SolvedSubitem, _ planned: PlannedSubitem, to solved: inout SolvedGroup
  ) {
    if let group = member.group { return solved.append(group, at: member.origin) }
    let frame = CGRect(origin: member.origin, size: member.slot).inset(by: planned.insets, except: planned.estimated)
    solved.leaves.append(SolvedLeaf(frame: frame, estimated: planned.estimated))
    if case .item(let item) = planned.subitem, !item.supplementaryItems.isEmpty {
      solved.badges += badges(item.supplementaryItems, on: frame, in: frame.size)
    }
  }

  private func badges(_ specs: [SupplementarySpec], on host: CGRect, in box: CGSize) -> [SolvedBadge] {
    specs.map { SolvedBadge(kind: $0.kind, frame: resolver.frame(of: $0, on: host, in: box), zIndex: $0.zIndex) }
  }

  /// Returns a solved custom group. It is never trimmed, and its frames may have any position.
  private mutating func place(_ spec: CustomGroupSpec, in group: GroupSpec, size: CGSize, present: Int) -> SolvedGroup {
    let items = custom.items(of: spec, size: size, insets: group.contentInsets)
    let leaves = items.prefix(Swift.max(0, present)).map { SolvedLeaf(frame: $0.frame.finite, zIndex: $0.zIndex) }
    return SolvedGroup(size: size, trimmedSize: size, capacity: items.count, leaves: .listed(leaves))
  }
}
