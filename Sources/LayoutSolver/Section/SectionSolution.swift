import Foundation
import Geometry

/// One section in its own coordinates: along the scroll axis from its start, across from the container's edge.
struct SectionSolution: Sendable {
  let spec: SectionSpec?
  let itemCount: Int
  /// Measured sizes of boundary items, in the order of the spec; empty when there are none.
  private(set) var boundaryMeasures: [CGSize?]
  let runAxis: Axis
  private(set) var boundary: BoundaryPlacement
  /// ``GroupContent/none`` for a section without definition.
  private(set) var groups: GroupContent
  /// Corner of the run: where the first group's outer slot begins.
  private(set) var runOrigin = CGPoint.zero
  /// Across the scroll axis: what groups and the orthogonal viewport keep to.
  let across: Interval
  /// Length of an orthogonal section's row along the scroll axis.
  private(set) var rowLength: CGFloat = 0
  private(set) var issues: [LayoutIssue.Reason] = []

  /// Along the scroll axis.
  var length: CGFloat { boundary.length }
  /// `nil` when there is nothing to lay out. In loops ask `groups`, which is not copied.
  var content: GroupContent? { groups.isEmpty ? nil : groups }
  var isOrthogonal: Bool {
    guard !groups.isEmpty, case .some(let behavior) = spec?.orthogonalScrollingBehavior else { return false }
    return behavior != .none
  }

  /// - Parameter previous: The same section solved from other inputs in the same environment.
  init(
    _ spec: SectionSpec?, itemCount: Int, measures: SectionMeasures, boundaryMeasures: [CGSize?],
    in environment: SectionEnvironment, reusing previous: SectionSolution? = nil, work: inout SolverWork
  ) {
    self.spec = spec
    self.itemCount = itemCount
    self.boundaryMeasures = boundaryMeasures
    work.sectionsSolved += 1
    let axis = environment.scrollAxis
    boundary = BoundaryPlacement(bodyLength: 0)
    guard let spec else {
      if itemCount > 0 { issues.append(.missingSection(items: itemCount)) }
      runAxis = axis
      across = Interval(0, environment.size[axis.other])
      groups = .none
      groups.keep(measures)
      return
    }
    let box = SectionBox(spec, in: environment)
    runAxis = box.runAxis
    across = box.across
    if let previous, let known = previous.groups(spec, itemCount: itemCount, measures: measures, work: &work) {
      groups = known
      issues = previous.issues
    } else {
      groups = GroupContent(
        spec, box: box, itemCount: itemCount, measures: measures, resolver: environment.resolver, issues: &issues,
        work: &work)
      if !spec.isUsable { issues.append(.unusableNumber) }
    }
    place(spec, in: box, environment)
  }

  /// Whether these inputs would give the same solution in the same environment.
  func isSolution(
    of spec: SectionSpec?, itemCount: Int, measures: SectionMeasures, boundaryMeasures: [CGSize?]
  ) -> Bool {
    self.itemCount == itemCount && self.spec == spec && self.boundaryMeasures == boundaryMeasures
      && groups.run.measures == measures
  }

  /// The groups as far as they serve for other inputs; `nil` if they do not.
  private func groups(
    _ spec: SectionSpec, itemCount: Int, measures: SectionMeasures, work: inout SolverWork
  ) -> GroupContent? {
    guard self.spec == spec else { return nil }
    if self.itemCount != itemCount { return groups.resized(itemCount, measures: measures, work: &work) }
    return groups.updated(measures: measures, work: &work)
  }

  /// Puts boundary items around the groups.
  private mutating func place(_ spec: SectionSpec, in box: SectionBox, _ environment: SectionEnvironment) {
    let axis = environment.scrollAxis
    if !groups.isEmpty { rowLength = runAxis == axis ? groups.run.total : groups.extent.acrossLength }
    let items = spec.boundarySupplementaryItems
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
  mutating func measure(_ size: CGSize?, item: Int) -> Bool { groups.measure(size, item: item) }

  /// Solves what measured items have changed, and places everything anew.
  mutating func refresh(items: [Int], in environment: SectionEnvironment, _ work: inout SolverWork) {
    guard let spec else { return }
    work.sectionsSolved += 1
    groups.refresh(items: items, &work)
    place(spec, in: SectionBox(spec, in: environment), environment)
  }

  /// Places the boundary items anew, of which some were measured.
  mutating func refresh(boundaryMeasures: [CGSize?], in environment: SectionEnvironment, _ work: inout SolverWork) {
    guard let spec else { return }
    work.sectionsSolved += 1
    self.boundaryMeasures = boundaryMeasures
    place(spec, in: SectionBox(spec, in: environment), environment)
  }

  // MARK: Groups

  /// The corner of one group, with its edge spacing across the run.
  func origin(of group: Int, _ solved: SolvedGroup, in content: GroupContent) -> CGPoint {
    var origin = runOrigin
    origin[runAxis] += content.origin(of: group)
    origin[runAxis.other] += acrossShift(solved, content.spec.edgeSpacing)
    return origin
  }

  /// Fixed edges shift a group across the run; flexible ones share the room beside it.
  func acrossShift(_ group: SolvedGroup, _ edges: EdgeSpacingSpec) -> CGFloat {
    let start = edges.start(runAxis.other)
    let end = edges.end(runAxis.other)
    guard start.isFlexible, !isOrthogonal else { return start.finite }
    let left = across.length - start.finite - group.size[runAxis.other] - end.finite
    return start.finite + left / (end.isFlexible ? 2 : 1)
  }
}
