import Foundation
import Geometry

/// How many members a group holds and how large each is before anything is measured.
///
/// The list of subitems is periodic, so sums over any number of members are arithmetic: a row of 10¹¹ items costs what
/// a row of three costs.
///
/// An object, because it is passed from step to step and copied by none; only the solver of its group changes it.
final class GroupPlan {
  let axis: Axis
  /// The box members are sized in; along the axis the spacings are already taken off.
  @exclusivity(unchecked) var basis = CGSize.zero
  @exclusivity(unchecked) var members: Cycle<PlannedMember>
  /// Members of a full group; may be far larger than the list.
  @exclusivity(unchecked) var count = 0

  init(axis: Axis, members: Cycle<PlannedMember>, count: Int = 0) {
    self.axis = axis
    self.members = members
    self.count = count
  }

  /// Sum of the first `count` outer lengths, without spacing between them.
  func length(of count: Int) -> CGFloat {
    if members.count == 1 { return members.first.outerLength * CGFloat(count) }
    let (passes, rest) = count.quotientAndRemainder(dividingBy: members.count)
    var whole: CGFloat = 0
    var part: CGFloat = 0
    for index in 0..<members.count {
      whole += members[index].outerLength
      if index < rest { part += members[index].outerLength }
    }
    return whole * CGFloat(passes) + part
  }

  /// How many edges along the axis share what is left over, of the first `count` members.
  func flexibleEdges(of count: Int) -> CGFloat {
    if members.count == 1 { return CGFloat(count) * CGFloat(members.first.edges.flexibleAlong) }
    let (passes, rest) = count.quotientAndRemainder(dividingBy: members.count)
    var whole = 0
    var part = 0
    for index in 0..<members.count {
      whole += members[index].edges.flexibleAlong
      if index < rest { part += members[index].edges.flexibleAlong }
    }
    // A count may be as large as an Int can be, so this is no integer arithmetic.
    return CGFloat(passes) * CGFloat(whole) + CGFloat(part)
  }

  /// The same plan in another box.
  func resolve(in basis: CGSize, _ resolver: DimensionResolver) {
    self.basis = basis
    members.modifyEach { $0.resolve(in: basis, along: axis, resolver) }
  }

  /// Whether every member is a cell of known size without badges, so that nothing needs to be remembered of it but its
  /// place.
  var isFlat: Bool {
    if members.count == 1 { return members.first.isPlain }
    for index in 0..<members.count where !members[index].isPlain { return false }
    return true
  }
}

/// A subitem as it stands in the list, with all that its position depends on as numbers.
struct PlannedMember {
  let subitem: SubitemSpec
  let size: SizeSpec
  let edges: SlotEdges
  let insets: NSDirectionalEdgeInsets
  /// The axis whose length the group dictates (`subitem:count:`).
  let fixedAxis: Axis?
  /// The axes on which a cell is as large as its content; none for groups, which answer for themselves.
  let estimated: AxisSet
  let isPlain: Bool
  var slot = CGSize.zero
  /// Room along the group's axis that is taken whatever happens.
  var outerLength: CGFloat = 0

  init(_ subitem: SubitemSpec, along axis: Axis, fixedAxis: Axis?) {
    self.subitem = subitem
    self.fixedAxis = fixedAxis
    switch subitem {
    case .item(let item):
      size = item.size
      insets = item.contentInsets
      edges = SlotEdges(item.edgeSpacing, along: axis)
      estimated = AxisSet(estimatedIn: item.size, except: fixedAxis)
      isPlain = estimated.isEmpty && item.supplementaryItems.isEmpty
    case .group(let group):
      size = group.size
      insets = .zero
      edges = SlotEdges(group.edgeSpacing, along: axis)
      estimated = []
      isPlain = false
    }
  }

  mutating func resolve(in basis: CGSize, along axis: Axis, _ resolver: DimensionResolver) {
    take(resolver.size(size, in: basis), along: axis)
  }

  /// Has a member another size than was planned.
  mutating func take(_ slot: CGSize, along axis: Axis) {
    self.slot = slot
    outerLength = edges.alongLength + slot[axis]
  }

  /// Whether its siblings give it their largest length.
  func isUniform(_ axis: Axis) -> Bool {
    switch axis {
    case .horizontal: size.width.isUniform && fixedAxis != .horizontal
    case .vertical: size.height.isUniform && fixedAxis != .vertical
    }
  }
}

/// Edge spacing as numbers, read along the group's axis and across it.
struct SlotEdges {
  let alongStart: CGFloat
  let alongEnd: CGFloat
  let acrossStart: CGFloat
  let acrossEnd: CGFloat
  let isAlongStartFlexible: Bool
  let isAlongEndFlexible: Bool
  let isAcrossStartFlexible: Bool
  let isAcrossEndFlexible: Bool

  /// No edge spacing.
  init() {
    (alongStart, alongEnd, acrossStart, acrossEnd) = (0, 0, 0, 0)
    (isAlongStartFlexible, isAlongEndFlexible) = (false, false)
    (isAcrossStartFlexible, isAcrossEndFlexible) = (false, false)
  }

  init(_ spec: EdgeSpacingSpec, along axis: Axis) {
    // Most members have none.
    guard !spec.isAbsent else {
      self = SlotEdges()
      return
    }
    let start = spec.start(axis)
    let end = spec.end(axis)
    let acrossStart = spec.start(axis.other)
    let acrossEnd = spec.end(axis.other)
    (alongStart, isAlongStartFlexible) = (start.finite, start.isFlexible)
    (alongEnd, isAlongEndFlexible) = (end.finite, end.isFlexible)
    (self.acrossStart, isAcrossStartFlexible) = (acrossStart.finite, acrossStart.isFlexible)
    (self.acrossEnd, isAcrossEndFlexible) = (acrossEnd.finite, acrossEnd.isFlexible)
  }

  var alongLength: CGFloat { alongStart + alongEnd }
  var acrossLength: CGFloat { acrossStart + acrossEnd }
  var flexibleAlong: Int { (isAlongStartFlexible ? 1 : 0) + (isAlongEndFlexible ? 1 : 0) }
}
