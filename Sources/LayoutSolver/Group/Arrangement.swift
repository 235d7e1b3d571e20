import Foundation
import Geometry

/// Puts a group's members one after another and shares out what is left over.
///
/// Every position in a group comes from here, whether or not anything else about the member is remembered.
struct Arrangement {
  /// With the real lengths of members that have no data.
  let plan: GroupPlan
  let inner: Inner
  let spacing: SpacingSpec
  let estimated: AxisSet
  /// Grows to what the members need on estimated axes.
  private(set) var size: CGSize
  /// What all members take along the axis with every flexible gap at its minimum.
  let lengthAlong: CGFloat
  /// The gaps along the axis among which what is left over is shared.
  let flexibleGaps: CGFloat
  /// What each flexible gap gets beyond its minimum; negative where the members do not fit.
  let share: CGFloat
  /// In their places; empty for a group of plain cells, of which only the frames are kept.
  private(set) var members: [SolvedMember] = []
  private let gap: CGFloat

  var axis: Axis { plan.axis }
  var origins: [CGPoint] { members.map(\.origin) }

  /// - Parameters:
  ///   - growth: How much longer the members with data are than planned.
  ///   - lengthAcross: The widest member with its edges; looked at where the group is as wide as its members.
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

  mutating func place(_ members: [SolvedMember]) {
    self.members = members
    var cursor = inner.origin[axis]
    for index in members.indices {
      let edges = plan.members[members[index].listed].edges
      self.members[index].origin = place(edges, slot: members[index].slot, at: &cursor)
    }
  }

  /// Where the next member's slot lies; moves the cursor behind it.
  func place(_ edges: SlotEdges, slot: CGSize, at cursor: inout CGFloat) -> CGPoint {
    cursor += edges.alongStart + (edges.isAlongStartFlexible ? share : 0)
    let origin = CGPoint(axis, along: cursor, across: across(edges, slot))
    cursor += slot[axis] + edges.alongEnd + (edges.isAlongEndFlexible ? share : 0) + gap
    return origin
  }

  /// Where a member lies that is as planned, by arithmetic.
  ///
  /// - Parameter growth: How much longer the members before it are than planned.
  func origin(ofPlanned index: Int, growth: CGFloat) -> CGPoint {
    var cursor = inner.origin[axis] + plan.length(of: index) + growth
    cursor += CGFloat(index) * gap + plan.flexibleEdges(of: index) * share
    let member = plan.members[index % plan.members.count]
    return place(member.edges, slot: member.slot, at: &cursor)
  }

  /// Fixed edges shift the member; flexible ones share what is left over beside it.
  private func across(_ edges: SlotEdges, _ slot: CGSize) -> CGFloat {
    let position = inner.origin[axis.other] + edges.acrossStart
    guard edges.isAcrossStartFlexible else { return position }
    let left = room(axis.other) - edges.acrossStart - slot[axis.other] - edges.acrossEnd
    return position + left / (edges.isAcrossEndFlexible ? 2 : 1)
  }

  /// The members' box on an axis; on an estimated one the group's real size, as insets are ignored there.
  private func room(_ axis: Axis) -> CGFloat { estimated.covers(axis) ? size[axis] : inner.size[axis] }

  /// Leaves of a full group. The list is periodic, so members that were not solved count like those that were.
  ///
  /// - Parameter leaves: How many leaves the member at an index of the list holds.
  func capacity(_ leaves: (Int) -> Int) -> Int {
    if plan.members.count == 1 { return Self.product(plan.count, leaves(0)) }
    let (passes, rest) = plan.count.quotientAndRemainder(dividingBy: plan.members.count)
    var perPass = 0
    var remaining = 0
    // A group that ended within the first pass has members that were never solved.
    for index in 0..<Swift.min(plan.count, plan.members.count) {
      let count = leaves(index)
      perPass += count
      if index < rest { remaining += count }
    }
    return Self.product(passes, perPass) + remaining
  }

  /// More than any data set has, and far from where sums of capacities overflow.
  static let maximumCapacity = 1 << 40

  private static func product(_ passes: Int, _ perPass: Int) -> Int {
    let (product, overflow) = passes.multipliedReportingOverflow(by: perPass)
    return overflow ? maximumCapacity : Swift.min(maximumCapacity, product)
  }
}

/// The box that members are laid out in.
struct Inner {
  var origin = CGPoint.zero
  var size: CGSize

  /// Without insets.
  init(_ size: CGSize) { self.size = size }

  /// Insets count only on axes whose length is known beforehand.
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
