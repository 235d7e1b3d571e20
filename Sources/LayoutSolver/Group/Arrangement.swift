import Foundation
import Geometry

/// The positions of a group's subitems, with the leftover length distributed.
///
/// Every position in a group is computed here, whether or not the subitem is stored.
struct Arrangement {
  /// The plan, updated with the actual lengths of subitems that have no data.
  let plan: GroupPlan
  let inner: Inner
  let spacing: SpacingSpec
  let estimated: AxisSet
  /// The group's size, which grows on estimated axes to fit the subitems.
  private(set) var size: CGSize
  /// The length of all subitems along the axis, with every flexible gap at its minimum.
  let lengthAlong: CGFloat
  /// The number of gaps along the axis that share the leftover length.
  let flexibleGaps: CGFloat
  /// The length that each flexible gap gets beyond its minimum; negative if the subitems do not fit.
  let share: CGFloat
  /// The positioned subitems; empty for a group of plain cells, for which only the frames are stored.
  private(set) var members: [SolvedSubitem] = []
  private let gap: CGFloat

  var axis: Axis { plan.axis }
  var origins: [CGPoint] { members.map(\.origin) }

  /// - Parameters:
  ///   - growth: The length by which the subitems with data exceed the plan.
  ///   - lengthAcross: The length of the widest subitem with its edges, which sizes a group that is estimated across.
  init(
    plan: GroupPlan, inner: Inner, size: CGSize, estimated: AxisSet, spacing: SpacingSpec, growth: CGFloat,
    lengthAcross: CGFloat
  ) {
    let axis = plan.axis
    self.plan = plan
    self.inner = inner
    self.spacing = spacing
    self.estimated = estimated
    let gaps = CGFloat(plan.count - 1)
    lengthAlong = FiniteGeometry.length(plan.length(of: plan.count) + gaps * spacing.finite + growth)
    flexibleGaps = (spacing.isFlexible ? gaps : 0) + plan.flexibleEdges(of: plan.count)
    self.size = size
    if estimated.covers(axis) { self.size[axis] = lengthAlong }
    if estimated.covers(axis.other) { self.size[axis.other] = lengthAcross }
    share = flexibleGaps == 0 || estimated.covers(axis) ? 0 : (inner.size[axis] - lengthAlong) / flexibleGaps
    gap = spacing.finite + (spacing.isFlexible ? share : 0)
  }

  mutating func place(_ members: [SolvedSubitem]) {
    self.members = members
    var cursor = inner.origin[axis]
    for index in members.indices {
      let edges = plan.members[members[index].listed].edges
      self.members[index].origin = place(edges, slot: members[index].slot, at: &cursor)
    }
  }

  /// Returns the next subitem's slot origin and advances the cursor past the slot.
  func place(_ edges: SlotEdges, slot: CGSize, at cursor: inout CGFloat) -> CGPoint {
    cursor += edges.alongStart + (edges.isAlongStartFlexible ? share : 0)
    let origin = CGPoint(axis, along: cursor, across: across(edges, slot))
    cursor += slot[axis] + edges.alongEnd + (edges.isAlongEndFlexible ? share : 0) + gap
    return origin
  }

  /// Returns the origin of a subitem that has its planned size, without solving the others.
  ///
  /// - Parameter growth: The length by which the subitems before it exceed the plan.
  func origin(ofPlanned index: Int, growth: CGFloat) -> CGPoint {
    var cursor = inner.origin[axis] + plan.length(of: index) + growth
    cursor += CGFloat(index) * gap + plan.flexibleEdges(of: index) * share
    let member = plan.members[index % plan.members.count]
    return place(member.edges, slot: member.slot, at: &cursor)
  }

  /// Returns a slot's position across the axis. Fixed edges move the slot; flexible edges share the leftover length.
  private func across(_ edges: SlotEdges, _ slot: CGSize) -> CGFloat {
    let position = inner.origin[axis.other] + edges.acrossStart
    guard edges.isAcrossStartFlexible else { return position }
    let left = available(axis.other) - edges.acrossStart - slot[axis.other] - edges.acrossEnd
    return position + left / (edges.isAcrossEndFlexible ? 2 : 1)
  }

  /// Returns the length available to subitems on an axis. On an estimated axis it is the group's actual length, because
  /// insets are ignored there.
  private func available(_ axis: Axis) -> CGFloat { estimated.covers(axis) ? size[axis] : inner.size[axis] }

  /// Returns the number of leaves in a full group. The list is periodic, so subitems that were not solved count the
  /// same as those that were.
  ///
  /// - Parameter leaves: Returns the number of leaves in the subitem at an index of the list.
  func capacity(_ leaves: (Int) -> Int) -> Int {
    if plan.members.count == 1 { return Self.product(plan.count, leaves(0)) }
    let (passes, rest) = plan.count.quotientAndRemainder(dividingBy: plan.members.count)
    var perPass = 0
    var remaining = 0
    // A group that ended within the first pass has subitems that were never solved.
    for index in 0..<Swift.min(plan.count, plan.members.count) {
      let count = leaves(index)
      perPass += count
      if index < rest { remaining += count }
    }
    return Self.product(passes, perPass) + remaining
  }

  /// The maximum capacity of a group. It exceeds any data set, but sums of capacities do not overflow.
  static let maximumCapacity = 1 << 40

  private static func product(_ passes: Int, _ perPass: Int) -> Int {
    let (product, overflow) = passes.multipliedReportingOverflow(by: perPass)
    return overflow ? maximumCapacity : Swift.min(maximumCapacity, product)
  }
}

/// The box in which subitems are laid out.
struct Inner {
  var origin = CGPoint.zero
  var size: CGSize

  /// Creates a box without insets.
  init(_ size: CGSize) { self.size = size }

  /// Creates a box with the insets of the axes whose length is known in advance.
  init(_ insets: NSDirectionalEdgeInsets, of size: CGSize, estimated: AxisSet) {
    self.size = size
    if !estimated.contains(.horizontal) {
      origin.x = insets.start(.horizontal)
      self.size.width -= insets.start(.horizontal) + insets.end(.horizontal)
    }
    if !estimated.contains(.vertical) {
      origin.y = insets.start(.vertical)
      self.size.height -= insets.start(.vertical) + insets.end(.vertical)
    }
  }
}
