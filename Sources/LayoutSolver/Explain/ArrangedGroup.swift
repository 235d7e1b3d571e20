import Foundation
import Geometry

/// What the solver knows of a group when its members are in their places.
struct ArrangedGroup {
  struct Member {
    var subitem: SubitemSpec
    /// Before anything is measured.
    var plannedSlot: CGSize
    var slot: CGSize
    /// The axis whose length the group dictates.
    var fixedAxis: Axis?
    var estimated: AxisSet
    /// Leaves in a full one.
    var capacity: Int
    /// From the group's corner.
    var origin: CGPoint
  }

  var axis: Axis
  /// Members of a full group.
  var count: Int
  /// The group's size less its insets.
  var inner: CGSize
  /// What members are sized in; along the axis the spacings are already taken off.
  var basis: CGSize
  /// Of the group, grown to what its members need on estimated axes.
  var size: CGSize
  var estimated: AxisSet
  /// Gaps that share what is left over, and what each gets beyond its minimum.
  var flexibleGaps: CGFloat
  var share: CGFloat
  /// Along the axis with fixed edge spacing, when all members are copies of one that no flexible edge stretches.
  var copyLength: CGFloat?
  /// The first of the list and as many more as have data.
  var members: [Member]
}

extension GroupSolver {
  /// A group that is not custom, solved, before it is reduced to frames; `nil` when it has no room for a member.
  mutating func arranged(_ group: GroupSpec, size: CGSize, fixedAxis: Axis?, first: Int, present: Int, depth: Int)
    -> ArrangedGroup?
  {
    let arrangement = arrangement(
      of: group, size: size, fixedAxis: fixedAxis, first: first, present: present, depth: depth)
    guard let arrangement else { return nil }
    let placed = arrangement.members.map { member in
      let planned = arrangement.plan.members[member.listed]
      // The plan has meanwhile learned real lengths; the member was solved with what it was planned with.
      var slot = resolver.size(planned.size, in: arrangement.plan.basis)
      if let axis = planned.fixedAxis { slot[axis] = planned.slot[axis] }
      return ArrangedGroup.Member(
        subitem: planned.subitem, plannedSlot: slot, slot: member.slot, fixedAxis: planned.fixedAxis,
        estimated: planned.estimated, capacity: member.capacity, origin: member.origin)
    }
    return ArrangedGroup(arrangement, placed)
  }
}

extension ArrangedGroup {
  fileprivate init(_ arrangement: Arrangement, _ members: [Member]) {
    let plan = arrangement.plan
    let only = plan.members.first
    self.init(
      axis: plan.axis, count: plan.count, inner: arrangement.inner.size, basis: plan.basis, size: arrangement.size,
      estimated: arrangement.estimated, flexibleGaps: arrangement.flexibleGaps, share: arrangement.share,
      copyLength: plan.members.count == 1 && only.edges.flexibleAlong == 0 ? only.outerLength : nil, members: members)
  }
}
