import Foundation
import Geometry
import LayoutSolver

/// A group in the oracle: every subitem of the full group exists, whether it has data or not.
struct OracleGroup {
  struct Leaf {
    var frame: CGRect
    var zIndex = 0
  }

  struct Badge {
    var kind: String
    var frame: CGRect
    var zIndex: Int
  }

  var size: CGSize
  var trimmed: CGSize
  var capacity = 0
  var leaves: [Leaf] = []
  var badges: [Badge] = []
}

/// A subitem of a group in the oracle.
struct OracleSubitem {
  var subitem: SubitemSpec
  /// The axis whose length the group determines.
  var fixed: Axis?
  var slot: CGSize
  /// The size without the part that has no data.
  var reach: CGSize
  var capacity = 1
  var isPresent = false
  var nested: OracleGroup?
  var origin = CGPoint.zero
}

/// A second solver, for tests only: it lays out every subitem of every group one after another, finds counts by adding
/// items until one does not fit, and keeps no template. It shares no code with the solver that it verifies.
///
/// `nil` from any step means that the layout is too large for a slow solver.
struct OracleGroupSolver {
  let scale: CGFloat
  /// The axis along which partially filled groups are shortened.
  let trimAxis: Axis
  /// Whether measured cells decide how many of them fit in a group of fixed length.
  var fillsLines = false
  let measured: (Int) -> CGSize?

  static let maximumMembers = 200

  func group(
    _ spec: GroupSpec, size: CGSize, box: CGSize, fixed: Axis? = nil, first: Int, present: Int
  ) -> OracleGroup? {
    var group: OracleGroup
    if case .custom(let custom) = spec.members {
      group = OracleGroup(size: size, trimmed: size)
      let items = CustomFrames.items(custom.generation)
      group.capacity = items.count
      group.leaves = items.prefix(max(0, present)).map { OracleGroup.Leaf(frame: $0.frame, zIndex: $0.zIndex) }
    } else {
      guard let filled = filled(spec, size: size, fixed: fixed, first: first, present: present) else { return nil }
      group = filled
    }
    if present > 0 && group.capacity > 0 {
      group.badges += badges(spec.supplementaryItems, host: CGRect(origin: .zero, size: group.trimmed), box: box)
    }
    return group
  }

  private func filled(_ spec: GroupSpec, size: CGSize, fixed: Axis?, first: Int, present: Int) -> OracleGroup? {
    let axis = spec.axis
    let estimated = { (axis: Axis) in spec.size[axis].isEstimated && fixed != axis }
    var available = CGRect(origin: .zero, size: size)
    for axis in [Axis.horizontal, .vertical] where !estimated(axis) {
      available.origin[axis] = start(spec.contentInsets, axis)
      available.size[axis] -= start(spec.contentInsets, axis) + end(spec.contentInsets, axis)
    }
    var group = OracleGroup(size: size, trimmed: size)
    guard available.size.width >= 0, available.size.height >= 0 else { return group }
    guard let (planned, basis) = plan(spec, available: available.size, isOpen: estimated(axis)) else { return nil }
    guard !planned.isEmpty else { return group }
    let isFilled = fillsLines && spec.fillsLine(estimated: estimated(axis))
    let known =
      isFilled
      ? lined(planned, spec, basis: basis, room: available.size[axis], first: first, present: present)
      : solved(planned, basis: basis, first: first, present: present)
    guard var members = known else { return nil }
    makeUniform(&members)

    let gap = spec.interItemSpacing
    let needed = members.map { outer($0, axis) }.reduce(0, +) + CGFloat(members.count - 1) * gap.minimum
    if estimated(axis) { group.size[axis] = needed }
    if estimated(axis.other) { group.size[axis.other] = members.map { outer($0, axis.other) }.max() ?? 0 }
    for axis in [Axis.horizontal, .vertical] where estimated(axis) { available.size[axis] = group.size[axis] }
    place(&members, in: available, axis: axis, gap: gap, leftover: estimated(axis) ? 0 : available.size[axis] - needed)

    group.capacity = members.reduce(0) { $0 + $1.capacity }
    group.trimmed = trimmed(group.size, members)
    for member in members where member.isPresent { append(member, to: &group) }
    return group
  }

  // MARK: Members

  /// The subitems of the full group with authored sizes, and the box they were sized in.
  private func plan(_ spec: GroupSpec, available: CGSize, isOpen: Bool) -> ([OracleSubitem], CGSize)? {
    let gap = spec.interItemSpacing.minimum
    func basis(_ count: Int) -> CGSize {
      var box = available
      box[spec.axis] = max(0, box[spec.axis] - CGFloat(max(0, count - 1)) * gap)
      return box
    }
    func members(_ list: [SubitemSpec], _ count: Int, _ box: CGSize) -> [OracleSubitem] {
      (0..<count).map { index in
        let subitem = list[index % list.count]
        let slot = size(subitem.size, box)
        return OracleSubitem(subitem: subitem, slot: slot, reach: slot)
      }
    }
    switch spec.members {
    case .custom: return ([], available)
    case .repeatingSubitem(let subitem, let count):
      guard count <= Self.maximumMembers else { return nil }
      return (members([subitem], count, basis(count)), basis(count))
    case .subitemCount(let subitem, let count):
      guard count <= Self.maximumMembers else { return nil }
      let share = floored(basis(count)[spec.axis] / CGFloat(count))
      let equal = members([subitem], count, basis(count)).map { member in
        var member = member
        member.fixed = spec.axis
        member.slot[spec.axis] = share
        member.reach = member.slot
        return member
      }
      return (equal, basis(count))
    case .subitems(let list):
      if isOpen { return (members(list, list.count, basis(list.count)), basis(list.count)) }
      func fits(_ count: Int, _ box: CGSize, _ gap: CGFloat) -> Bool {
        let taken = members(list, count, box).map { outer($0, spec.axis) }.reduce(0, +) + CGFloat(count - 1) * gap
        return taken <= available[spec.axis] + 1e-4
      }
      func most(_ fits: (Int) -> Bool) -> Int? {
        // Subitems without any length are placed once.
        var count = 0
        while fits(count + 1) {
          count += 1
          if count > Self.maximumMembers { return nil }
        }
        return count
      }
      let lengthless = members(list, list.count, available).allSatisfy { outer($0, spec.axis) == 0 } && gap == 0
      if lengthless { return (members(list, list.count, available), available) }
      let tiesCross = list.contains { isFraction($0.size[spec.axis.other], of: spec.axis) }
      if tiesCross {
        guard let free = most({ fits($0, available, 0) }) else { return nil }
        let box = basis(free)
        guard let count = most({ fits($0, box, gap) }) else { return nil }
        return (members(list, count, box), box)
      }
      let count = most { count in
        CGFloat(count - 1) * gap <= available[spec.axis] && fits(count, basis(count), gap)
      }
      guard let count else { return nil }
      return (members(list, count, basis(count)), basis(count))
    }
  }

  private func solved(_ planned: [OracleSubitem], basis: CGSize, first: Int, present: Int) -> [OracleSubitem]? {
    var members: [OracleSubitem] = []
    var leaf = 0
    for var member in planned {
      switch member.subitem {
      case .item(let item):
        member.isPresent = leaf < present
        if member.isPresent, let size = measured(first + leaf) {
          for axis in [Axis.horizontal, .vertical] where item.size[axis].isEstimated && member.fixed != axis {
            member.slot[axis] = size[axis]
          }
        }
        member.reach = member.slot
      case .group(let group):
        let left = max(0, present - leaf)
        guard
          let nested = self.group(
            group, size: member.slot, box: basis, fixed: member.fixed, first: first + leaf, present: left)
        else { return nil }
        member.nested = nested
        member.slot = nested.size
        member.reach = nested.trimmed
        member.capacity = nested.capacity
        member.isPresent = left > 0 && nested.capacity > 0
      }
      leaf += member.capacity
      members.append(member)
    }
    return members
  }

  /// The subitems of a line whose cells were measured: as many as fit, but at least one cell. Subitems without data
  /// follow while the line has fewer than a line without measured cells.
  private func lined(
    _ planned: [OracleSubitem], _ spec: GroupSpec, basis: CGSize, room: CGFloat, first: Int, present: Int
  ) -> [OracleSubitem]? {
    guard case .subitems(let list) = spec.members else { return nil }
    var members: [OracleSubitem] = []
    var (used, leaf) = (-spec.interItemSpacing.minimum, 0)
    while true {
      let subitem = list[members.count % list.count]
      let slot = size(subitem.size, basis)
      // Every subitem of the list is solved once, whether it has data or not.
      if leaf >= present && members.count >= max(list.count, planned.count) { break }
      if members.count > Self.maximumMembers { break }
      guard
        let next = solved(
          [OracleSubitem(subitem: subitem, slot: slot, reach: slot)], basis: basis, first: first + leaf,
          present: present - leaf)?[0]
      else { return nil }
      // Estimates count until the first cell was measured.
      let isMeasured = leaf < present && next.capacity > 0 && measured(first + leaf) != nil
      let counted = isMeasured ? next : OracleSubitem(subitem: subitem, slot: slot, reach: slot)
      used += spec.interItemSpacing.minimum + outer(counted, spec.axis)
      if used > room + 1e-4, leaf > 0 || !isMeasured { break }
      leaf += next.capacity
      members.append(next)
      if members.count == list.count && leaf == 0 { break }
    }
    return members.count > Self.maximumMembers ? nil : members
  }

  private func makeUniform(_ members: inout [OracleSubitem]) {
    for axis in [Axis.horizontal, .vertical] {
      let siblings = members.indices.filter { members[$0].subitem.size[axis].isUniform && members[$0].fixed != axis }
      let counted = siblings.filter { members[$0].isPresent }
      let largest = (counted.isEmpty ? siblings : counted).map { members[$0].slot[axis] }.max() ?? 0
      for index in siblings {
        members[index].slot[axis] = largest
        members[index].reach[axis] = max(members[index].reach[axis], largest)
      }
    }
  }

  // MARK: Positions

  private func place(
    _ members: inout [OracleSubitem], in available: CGRect, axis: Axis, gap: SpacingSpec, leftover: CGFloat
  ) {
    var gaps = gap.isFlexible ? members.count - 1 : 0
    for member in members {
      if member.subitem.edgeSpacing.start(axis).isFlexible { gaps += 1 }
      if member.subitem.edgeSpacing.end(axis).isFlexible { gaps += 1 }
    }
    let share = gaps == 0 ? 0 : leftover / CGFloat(gaps)
    func length(_ spacing: SpacingSpec) -> CGFloat { spacing.minimum + (spacing.isFlexible ? share : 0) }
    var position = available.origin[axis]
    for index in members.indices {
      let edges = members[index].subitem.edgeSpacing
      position += length(edges.start(axis))
      members[index].origin[axis] = position
      position += members[index].slot[axis] + length(edges.end(axis)) + length(gap)

      let across = axis.other
      let (before, after) = (edges.start(across), edges.end(across))
      let left = available.size[across] - outer(members[index], across)
      let push = before.isFlexible ? (after.isFlexible ? left / 2 : left) : 0
      members[index].origin[across] = available.origin[across] + before.minimum + push
    }
  }

  private func trimmed(_ size: CGSize, _ members: [OracleSubitem]) -> CGSize {
    guard !members.allSatisfy({ $0.isPresent && $0.reach == $0.slot }) else { return size }
    let full = members.map { $0.origin[trimAxis] + $0.slot[trimAxis] }.max() ?? 0
    let present = members.filter(\.isPresent).map { $0.origin[trimAxis] + $0.reach[trimAxis] }.max() ?? 0
    var trimmed = size
    trimmed[trimAxis] = max(0, max(0, present) + size[trimAxis] - max(0, full))
    return trimmed
  }

  private func append(_ member: OracleSubitem, to group: inout OracleGroup) {
    switch member.subitem {
    case .item(let item):
      var frame = CGRect(origin: member.origin, size: member.slot)
      for axis in [Axis.horizontal, .vertical] where !item.size[axis].isEstimated || member.fixed == axis {
        frame.origin[axis] += start(item.contentInsets, axis)
        frame.size[axis] = abs(frame.size[axis] - start(item.contentInsets, axis) - end(item.contentInsets, axis))
      }
      group.leaves.append(OracleGroup.Leaf(frame: frame))
      group.badges += badges(item.supplementaryItems, host: frame, box: frame.size)
    case .group:
      guard let nested = member.nested else { return }
      for var leaf in nested.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: member.origin.x, dy: member.origin.y)
        group.leaves.append(leaf)
      }
      for var badge in nested.badges {
        badge.frame = badge.frame.offsetBy(dx: member.origin.x, dy: member.origin.y)
        group.badges.append(badge)
      }
    }
  }
}
