import Foundation
import Geometry

/// One section in its own coordinates: along the scroll axis from its start, across from the container's edge.
///
/// Large, and looked at in every query, hence an object. For everybody but the solution that owns it it is a value: its
/// owner copies it before changing it if anybody else refers to it, so that nobody reads while it changes, on whatever
/// thread.
final class SectionSolution: @unchecked Sendable {
  /// `nil` for a section without one.
  let definition: SectionDefinition?
  let itemCount: Int
  /// Measured sizes of boundary items, in the order of the spec; empty when there are none.
  @exclusivity(unchecked) private(set) var boundaryMeasures: [CGSize?]
  let runAxis: Axis
  @exclusivity(unchecked) private(set) var boundary: BoundaryPlacement
  /// ``GroupContent/none`` for a section without definition.
  @exclusivity(unchecked) private(set) var groups: GroupContent
  /// Corner of the run: where the first group's outer slot begins.
  @exclusivity(unchecked) private(set) var runOrigin = CGPoint.zero
  /// Across the scroll axis: what groups and the orthogonal viewport keep to.
  let across: Interval
  /// Length of an orthogonal section's row along the scroll axis.
  @exclusivity(unchecked) private(set) var rowLength: CGFloat = 0
  @exclusivity(unchecked) private(set) var issues: [LayoutIssue.Reason] = []

  var spec: SectionSpec? { definition?.spec }
  /// Along the scroll axis.
  var length: CGFloat { boundary.length }
  /// `nil` when there is nothing to lay out. In loops ask `groups`, which is not copied.
  var content: GroupContent? { groups.isEmpty ? nil : groups }
  var isOrthogonal: Bool {
    guard !groups.isEmpty, let behavior = definition?.spec.orthogonalScrollingBehavior else { return false }
    return behavior != .none
  }

  /// - Parameter previous: The same section solved from other inputs in the same environment.
  init(
    _ definition: SectionDefinition?, itemCount: Int, measures: SectionMeasures, boundaryMeasures: [CGSize?],
    in environment: SectionEnvironment, reusing previous: SectionSolution? = nil, work: inout SolverWork
  ) {
    self.definition = definition
    self.itemCount = itemCount
    self.boundaryMeasures = boundaryMeasures
    work.sectionsSolved += 1
    let axis = environment.scrollAxis
    boundary = BoundaryPlacement(bodyLength: 0)
    guard let definition else {
      if itemCount > 0 { issues.append(.missingSection(items: itemCount)) }
      runAxis = axis
      across = Interval(0, environment.size[axis.other])
      groups = .none
      groups.keep(measures)
      return
    }
    let box = SectionBox(definition, in: environment)
    runAxis = box.runAxis
    across = box.across
    if let known = previous, known.definition === definition,
      let same = known.groups(itemCount: itemCount, measures: measures, work: &work)
    {
      groups = same
      issues = known.issues
    } else {
      groups = GroupContent(definition, box: box, resolver: environment.resolver)
      groups.solve(itemCount: itemCount, measures: measures, issues: &issues, work: &work)
      if !definition.isUsable { issues.append(.unusableNumber) }
    }
    place(definition, in: box, environment)
  }

  init(copying other: SectionSolution) {
    definition = other.definition
    itemCount = other.itemCount
    boundaryMeasures = other.boundaryMeasures
    runAxis = other.runAxis
    boundary = other.boundary
    groups = other.groups
    runOrigin = other.runOrigin
    across = other.across
    rowLength = other.rowLength
    issues = other.issues
  }

  /// Whether these inputs would give the same solution in the same environment.
  func isSolution(
    of definition: SectionDefinition?, itemCount: Int, measures: SectionMeasures, boundaryMeasures: [CGSize?]
  ) -> Bool {
    self.itemCount == itemCount && self.definition === definition && self.boundaryMeasures == boundaryMeasures
      && groups.run.measures == measures
  }

  /// The groups as far as they serve for other items; `nil` if they do not.
  private func groups(itemCount: Int, measures: SectionMeasures, work: inout SolverWork) -> GroupContent? {
    if self.itemCount != itemCount { return groups.resized(itemCount, measures: measures, work: &work) }
    return groups.updated(measures: measures, work: &work)
  }

  /// Puts boundary items around the groups.
  private func place(_ definition: SectionDefinition, in box: SectionBox, _ environment: SectionEnvironment) {
    let axis = environment.scrollAxis
    if !groups.isEmpty { rowLength = runAxis == axis ? groups.run.total : groups.extent.acrossLength }
    let items = definition.spec.boundarySupplementaryItems
    // An empty section has no insets unless a boundary item keeps it standing.
    let isVoid = groups.isEmpty && items.isEmpty
    boundary = BoundaryPlacement(
      bodyLength: isVoid ? 0 : Swift.max(0, box.alongInsets.start + rowLength + box.alongInsets.end))
    if !items.isEmpty {
      boundary.place(
        items, scrollAxis: axis, across: box.boundaryAcross, box: box.boundaryBox, resolver: environment.resolver
      ) { place, index in index == 0 && !boundaryMeasures.isEmpty ? boundaryMeasures[place] : nil }
    }
    runOrigin = CGPoint(axis, along: boundary.startExtension + box.alongInsets.start, across: box.across.lower)
  }

  // MARK: Measured sizes

  /// Takes one item's measured size in; ``refresh(items:in:_:)`` is to follow.
  ///
  /// - Returns: Whether it is another one than before.
  func measure(_ size: CGSize?, item: Int) -> Bool { groups.measure(size, item: item) }

  /// Solves what measured items have changed, and places everything anew.
  func refresh(items: [Int], in environment: SectionEnvironment, _ work: inout SolverWork) {
    guard let definition else { return }
    work.sectionsSolved += 1
    groups.refresh(items: items, &work)
    place(definition, in: SectionBox(definition, in: environment), environment)
  }

  /// Places the boundary items anew, of which some were measured.
  func refresh(boundaryMeasures: [CGSize?], in environment: SectionEnvironment, _ work: inout SolverWork) {
    guard let definition else { return }
    work.sectionsSolved += 1
    self.boundaryMeasures = boundaryMeasures
    place(definition, in: SectionBox(definition, in: environment), environment)
  }

  // MARK: Groups

  /// The corner of one group, with its edge spacing across the run.
  func origin(of group: Int, _ solved: SolvedGroup, in content: GroupContent) -> CGPoint {
    var origin = runOrigin
    origin[runAxis] += content.origin(of: group)
    origin[runAxis.other] += acrossShift(solved.size)
    return origin
  }

  /// Fixed edges shift a group across the run; flexible ones share the room beside it.
  ///
  /// - Parameter size: The group's.
  func acrossShift(_ size: CGSize) -> CGFloat {
    let edges = groups.edges
    guard edges.isAcrossStartFlexible, !isOrthogonal else { return edges.acrossStart }
    let left = across.length - edges.acrossLength - size[runAxis.other]
    return edges.acrossStart + left / (edges.isAcrossEndFlexible ? 2 : 1)
  }
}
