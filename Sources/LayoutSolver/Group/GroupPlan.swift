import Foundation
import Geometry

/// The number of a group's subitems, and their sizes before anything is measured.
///
/// The list of subitems is periodic, so sums over any number of subitems are closed formulas: a row of 10¹¹ items costs
/// the same as a row of three.
///
/// The plan is a class so that it is passed between steps without copying. Only the solver of its group changes it.
final class GroupPlan {
  let axis: Axis
  /// The size to which subitems' fractions refer; along the axis, the spacings are already subtracted.
  @exclusivity(unchecked) var basis = CGSize.zero
  @exclusivity(unchecked) var members: Cycle<PlannedSubitem>
  /// The number of subitems in a full group, which may far exceed the length of the list.
  @exclusivity(unchecked) var count = 0

  init(axis: Axis, members: Cycle<PlannedSubitem>, count: Int = 0) {
    self.axis = axis
    self.members = members
    self.count = count
  }

  /// Returns the sum of the first `count` outer lengths, without spacing between them.
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

  /// Returns the number of edges along the axis that share the leftover length, among the first `count` subitems.
  func flexibleEdges(of count: Int) -> CGFloat {
    if members.count == 1 { return CGFloat(count) * CGFloat(members.first.edges.flexibleAlong) }
    let (passes, rest) = count.quotientAndRemainder(dividingBy: members.count)
    var whole = 0
    var part = 0
    for index in 0..<members.count {
      whole += members[index].edges.flexibleAlong
      if index < rest { part += members[index].edges.flexibleAlong }
    }
    // The arithmetic uses floating-point numbers, because a count may be as large as `Int.max`.
    return CGFloat(passes) * CGFloat(whole) + CGFloat(part)
  }

  /// Resolves the plan's sizes in a box of another size.
  func resolve(in basis: CGSize, _ resolver: DimensionResolver) {
    self.basis = basis
    members.modifyEach { $0.resolve(in: basis, along: axis, resolver) }
  }

  /// Whether every subitem is a cell of known size without badges, so that only its position needs to be stored.
  var isFlat: Bool {
    if members.count == 1 { return members.first.isPlain }
    for index in 0..<members.count where !members[index].isPlain { return false }
    return true
  }
}

/// A subitem of the list, with all numbers that determine its position.
struct PlannedSubitem {
  let subitem: SubitemSpec
  let size: SizeSpec
  let edges: SlotEdges
  let insets: NSDirectionalEdgeInsets
  /// The axis whose length the group determines (`subitem:count:`).
  let fixedAxis: Axis?
  /// The axes on which the content determines a cell's size; empty for groups, which determine their own size.
  let estimated: AxisSet
  let isPlain: Bool
  var slot = CGSize.zero
  /// The length along the group's axis that the subitem occupies, including fixed edges and minimum spacing.
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

  /// Replaces the planned size with another.
  mutating func take(_ slot: CGSize, along axis: Axis) {
    self.slot = slot
    outerLength = edges.alongLength + slot[axis]
  }

  /// Returns whether siblings share the largest length on an axis.
  func isUniform(_ axis: Axis) -> Bool {
    switch axis {
    case .horizontal: size.width.isUniform && fixedAxis != .horizontal
    case .vertical: size.height.isUniform && fixedAxis != .vertical
    }
  }
}

/// Edge spacing as numbers, along the group's axis and across it.
struct SlotEdges {
  let alongStart: CGFloat
  let alongEnd: CGFloat
  let acrossStart: CGFloat
  let acrossEnd: CGFloat
  let isAlongStartFlexible: Bool
  let isAlongEndFlexible: Bool
  let isAcrossStartFlexible: Bool
  let isAcrossEndFlexible: Bool

  /// Creates edges without spacing.
  init() {
    (alongStart, alongEnd, acrossStart, acrossEnd) = (0, 0, 0, 0)
    (isAlongStartFlexible, isAlongEndFlexible) = (false, false)
    (isAcrossStartFlexible, isAcrossEndFlexible) = (false, false)
  }

  init(_ spec: EdgeSpacingSpec, along axis: Axis) {
    // Most subitems have no edge spacing.
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
