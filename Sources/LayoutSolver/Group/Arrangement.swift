import Foundation
import Geometry

/// Puts a group's members one after another, shares out what is left over, and finds how far they reach.
struct Arrangement {
  let plan: GroupPlan
  let members: [SolvedMember]
  let inner: Inner
  let spacing: SpacingSpec
  let estimated: AxisSet
  let trimAxis: Axis
  /// Grows to what the members need on estimated axes.
  private(set) var size: CGSize
  private(set) var origins: [CGPoint] = []
  /// What each flexible gap gets beyond its minimum; negative where the members do not fit.
  private(set) var share: CGFloat = 0

  private var axis: Axis { plan.axis }

  init(
    plan: GroupPlan, members: [SolvedMember], inner: Inner, size: CGSize, estimated: AxisSet, spacing: SpacingSpec,
    trimAxis: Axis
  ) {
    self.plan = plan
    self.members = members
    self.inner = inner
    self.size = size
    self.estimated = estimated
    self.spacing = spacing
    self.trimAxis = trimAxis
  }

  mutating func arrange() {
    let needed = lengthAlong
    if estimated.contains(.of(axis)) { size[axis] = needed }
    if estimated.contains(.of(axis.other)) { size[axis.other] = lengthAcross }
    share = flexibleGaps == 0 || estimated.contains(.of(axis)) ? 0 : (room(axis) - needed) / flexibleGaps
    placeMembers()
  }

  /// Leaves of a full group. The list is periodic, so members that were not solved count like those that were.
  var capacity: Int {
    let (passes, rest) = plan.count.quotientAndRemainder(dividingBy: plan.members.count)
    let perPass = members.prefix(plan.members.count).reduce(0) { $0 + $1.capacity }
    let remaining = members.prefix(rest).reduce(0) { $0 + $1.capacity }
    let (product, overflow) = passes.multipliedReportingOverflow(by: perPass)
    return overflow ? Self.maximumCapacity : Swift.min(Self.maximumCapacity, product) + remaining
  }

  /// More than any data set has, and far from where sums of capacities overflow.
  private static let maximumCapacity = 1 << 40

  // MARK: Lengths

  /// What all members take along the axis with every flexible gap at its minimum.
  private var lengthAlong: CGFloat {
    var length = plan.length(of: plan.count) + CGFloat(plan.count - 1) * spacing.finite
    // Only members whose real length differs from the plan's are looked at, so that the sum stays exact.
    for (index, member) in members.enumerated() {
      length += member.slot[axis] - plan.members[index % plan.members.count].slot[axis]
    }
    return FiniteGeometry.length(length)
  }

  private var lengthAcross: CGFloat {
    members.enumerated().reduce(0) { longest, entry in
      let edges = edgeSpacing(entry.offset)
      let across = axis.other
      let needed = edges.start(across).finite + entry.element.slot[across] + edges.end(across).finite
      return Swift.max(longest, needed)
    }
  }

  /// The gaps along the axis among which what is left over is shared.
  var flexibleGaps: CGFloat { (spacing.isFlexible ? CGFloat(plan.count - 1) : 0) + plan.flexibleEdges }

  /// The members' box on an axis; on an estimated one the group's real size, as insets are ignored there.
  private func room(_ axis: Axis) -> CGFloat { estimated.contains(.of(axis)) ? size[axis] : inner.size[axis] }

  private func edgeSpacing(_ index: Int) -> EdgeSpacingSpec {
    plan.members[index % plan.members.count].subitem.edgeSpacing
  }

  // MARK: Positions

  private mutating func placeMembers() {
    origins.reserveCapacity(members.count)
    var cursor = inner.origin[axis]
    let gap = spacing.finite + (spacing.isFlexible ? share : 0)
    for (index, member) in members.enumerated() {
      let edges = edgeSpacing(index)
      let start = edges.start(axis)
      let end = edges.end(axis)
      cursor += start.finite + (start.isFlexible ? share : 0)
      origins.append(CGPoint(axis, along: cursor, across: across(member, edges)))
      cursor += member.slot[axis] + end.finite + (end.isFlexible ? share : 0) + gap
    }
  }

  /// Fixed edges shift the member; flexible ones share what is left over beside it.
  private func across(_ member: SolvedMember, _ edges: EdgeSpacingSpec) -> CGFloat {
    let across = axis.other
    let start = edges.start(across)
    let end = edges.end(across)
    var position = inner.origin[across] + start.finite
    if start.isFlexible {
      let left = room(across) - start.finite - member.slot[across] - end.finite
      position += left / (end.isFlexible ? 2 : 1)
    }
    return position
  }

  // MARK: Trimming

  /// The group's size when some leaves have no data: what is present, and the room a full group leaves at its end.
  var trimmedSize: CGSize {
    guard members.count < plan.count || members.contains(where: { !$0.isPresent || $0.reach != $0.slot }) else {
      return size
    }
    var trimmed = size
    trimmed[trimAxis] = Swift.max(0, presentReach + size[trimAxis] - fullReach)
    return trimmed
  }

  private var presentReach: CGFloat {
    zip(origins, members).reduce(0) { reach, entry in
      entry.1.isPresent ? Swift.max(reach, entry.0[trimAxis] + entry.1.reach[trimAxis]) : reach
    }
  }

  private var fullReach: CGFloat {
    if trimAxis == axis && members.count < plan.count {
      // The last member was not laid out; it ends where the room ends, less what is left over.
      let last = edgeSpacing(plan.count - 1).end(axis).finite
      return inner.origin[axis] + (flexibleGaps > 0 ? room(axis) : lengthAlong) - last
    }
    return zip(origins, members).reduce(0) { Swift.max($0, $1.0[trimAxis] + $1.1.slot[trimAxis]) }
  }
}
