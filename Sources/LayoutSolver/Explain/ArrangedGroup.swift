import Foundation
import Geometry

/// The solver's view of a group once its subitems have positions.
struct ArrangedGroup {
  struct Member {
    var subitem: SubitemSpec
    /// The slot's size before anything is measured.
    var plannedSlot: CGSize
    var slot: CGSize
    /// The axis whose length the parent group determines.
    var fixedAxis: Axis?
    var estimated: AxisSet
    /// The number of leaves in the full subitem.
    var capacity: Int
    /// The slot's origin, relative to the group's corner.
    var origin: CGPoint
  }

  var axis: Axis
  /// The number of subitems in a full group.
  var count: Int
  /// The group's size minus its insets.
  var inner: CGSize
  /// The size to which the subitems' fractions refer; along the axis, the spacings are already subtracted.
  var basis: CGSize
  /// The group's size, grown on estimated axes to fit its subitems.
  var size: CGSize
  var estimated: AxisSet
  /// The number of gaps that share the leftover length, and the length that each of them gets beyond its minimum.
  var flexibleGaps: CGFloat
  var share: CGFloat
  /// The subitems' length along the axis including fixed edge spacing, if all subitems are copies of one without
  /// flexible edges.
  var copyLength: CGFloat?
  /// The subitems of one pass through the list, and the further ones that have data.
  var members: [Member]
}

extension GroupSolver {
  /// Returns a solved group before it is reduced to frames, or `nil` if the group is custom or cannot fit a single
  /// subitem.
  mutating func arranged(_ group: GroupSpec, size: CGSize, fixedAxis: Axis?, first: Int, present: Int, depth: Int)
    -> ArrangedGroup?
  {
    let arrangement = arrangement(
      of: group, size: size, fixedAxis: fixedAxis, first: first, present: present, depth: depth)
    guard let arrangement else { return nil }
    let placed = arrangement.members.map { member in
      let planned = arrangement.plan.members[member.listed]
      // The plan contains measured lengths by now, but the subitem was solved with its planned ones.
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
    let areCopies =
      plan.members.count == 1 && only.edges.flexibleAlong == 0
      && arrangement.members.allSatisfy { $0.slot[plan.axis] == only.slot[plan.axis] }
    self.init(
      axis: plan.axis, count: plan.count, inner: arrangement.inner.size, basis: plan.basis, size: arrangement.size,
      estimated: arrangement.estimated, flexibleGaps: arrangement.flexibleGaps, share: arrangement.share,
      copyLength: areCopies ? only.outerLength : nil, members: members)
  }
}
