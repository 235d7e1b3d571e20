import Foundation
import Geometry

/// One section in its own coordinates, which are relative to its start along the scroll axis and to the container's
/// edge across it.
///
/// Its groups are copies of one solved template, positioned by arithmetic.
///
/// The section is a class because it is large and read in every query. Outside the solution that owns it, it behaves as
/// a value: the owner copies it before a change if it is shared, so no thread reads it while it changes. References to
/// other objects are declared first, because only they are visited when a section is released.
final class SectionSolution: @unchecked Sendable {
  /// The section's definition; `nil` if the client provided none.
  let definition: SectionDefinition?
  /// The measured sizes of boundary items, in the order of the spec; `nil` without measurements.
  @exclusivity(unchecked) private(set) var boundaryMeasures: [CGSize?]?
  /// The section's issues; `nil` without issues.
  @exclusivity(unchecked) var faults: [LayoutIssue.Reason]?
  @exclusivity(unchecked) private(set) var boundary = BoundaryPlacement(bodyLength: 0)
  @exclusivity(unchecked) var solved = SolvedGroups.empty
  @exclusivity(unchecked) var run: GroupRun
  @exclusivity(unchecked) var itemCount: Int
  /// The positions at which measured cells divide the items into groups; `nil` if all groups have `capacity` items.
  @exclusivity(unchecked) var breaks: GroupBreaks?
  /// The number of items in the last group if that is partly filled, otherwise 0.
  @exclusivity(unchecked) var lastCount = 0
  @exclusivity(unchecked) var extent = GroupExtent()
  /// The size to which the group's fractions refer.
  let box: CGSize
  let resolver: DimensionResolver
  /// The corner of the run, at which the first group's outer slot begins.
  @exclusivity(unchecked) private(set) var runOrigin = CGPoint.zero
  /// The interval across the scroll axis that limits groups and the orthogonal viewport.
  let across: Interval
  /// The length of an orthogonal section's row along the scroll axis.
  @exclusivity(unchecked) private(set) var rowLength: CGFloat = 0
  /// The direction in which groups follow one another: the scroll axis, or the other axis in an orthogonal section.
  let runAxis: Axis

  var spec: SectionSpec? { definition?.spec }
  var issues: [LayoutIssue.Reason] { faults ?? [] }
  var hasIssues: Bool { faults != nil }
  /// The section's length along the scroll axis.
  var length: CGFloat { boundary.length }
  /// Whether the section has no groups to lay out.
  var isEmpty: Bool { run.count == 0 }
  /// The section, or `nil` if it has no groups to lay out.
  var content: SectionSolution? { isEmpty ? nil : self }
  var isOrthogonal: Bool { !isEmpty && definition?.isOrthogonal == true }

  init(
    _ definition: SectionDefinition, itemCount: Int, measures: SectionMeasures, boundaryMeasures: [CGSize?]?,
    in environment: SectionEnvironment, work: inout SolverWork
  ) {
    let box = definition.box(in: environment)
    self.definition = definition
    run = GroupRun(measures)
    self.boundaryMeasures = boundaryMeasures
    self.itemCount = itemCount
    self.box = box.groupBox
    resolver = environment.resolver
    across = box.across
    runAxis = definition.isOrthogonal ? environment.scrollAxis.other : environment.scrollAxis
    work.sectionsSolved += 1
    if itemCount > 0 { solve(definition, &work) }
    if !definition.isUsable { note([.unusableNumber]) }
    place(definition, in: box, environment)
  }

  /// Creates a section without definition, which is valid only if it has no items.
  init(
    undefined itemCount: Int, measures: SectionMeasures, in environment: SectionEnvironment, work: inout SolverWork
  ) {
    definition = nil
    run = GroupRun(measures)
    self.itemCount = itemCount
    box = .zero
    resolver = environment.resolver
    across = Interval(0, environment.size[environment.scrollAxis.other])
    runAxis = environment.scrollAxis
    work.sectionsSolved += 1
    if itemCount > 0 { note([.missingSection(items: itemCount)]) }
  }

  init(copying other: SectionSolution) {
    definition = other.definition
    solved = other.solved
    run = other.run
    boundaryMeasures = other.boundaryMeasures
    boundary = other.boundary
    faults = other.faults
    itemCount = other.itemCount
    breaks = other.breaks
    lastCount = other.lastCount
    extent = other.extent
    box = other.box
    resolver = other.resolver
    runOrigin = other.runOrigin
    across = other.across
    rowLength = other.rowLength
    runAxis = other.runAxis
  }

  func note(_ issues: [LayoutIssue.Reason]) { faults = (faults ?? []) + issues }

  /// Returns whether these inputs would give the same solution in the same environment.
  func isSolution(
    of definition: SectionDefinition?, itemCount: Int, measures: SectionMeasures, boundaryMeasures: [CGSize?]?
  ) -> Bool {
    self.itemCount == itemCount && self.definition === definition && self.boundaryMeasures == boundaryMeasures
      && run.measures == measures
  }

  // MARK: Boundary items

  /// Positions boundary items around the groups.
  func place(_ definition: SectionDefinition, in box: SectionBox, _ environment: SectionEnvironment) {
    let axis = environment.scrollAxis
    if !isEmpty { rowLength = runAxis == axis ? run.total : extent.acrossLength }
    let hasItems = !definition.spec.boundarySupplementaryItems.isEmpty
    // An empty section has no insets unless it has a boundary item.
    let isVoid = isEmpty && !hasItems
    boundary = BoundaryPlacement(
      bodyLength: isVoid ? 0 : Swift.max(0, box.alongInsets.start + rowLength + box.alongInsets.end))
    if hasItems { placeBoundary(definition.spec, environment) }
    runOrigin = CGPoint(axis, along: boundary.startExtension + box.alongInsets.start, across: across.lower)
  }

  /// Positions boundary items, some of which were measured, around the groups.
  func place(
    _ definition: SectionDefinition, boundaryMeasures: [CGSize?]?, in environment: SectionEnvironment
  ) {
    self.boundaryMeasures = boundaryMeasures
    place(definition, in: definition.box(in: environment), environment)
  }

  private func placeBoundary(_ spec: SectionSpec, _ environment: SectionEnvironment) {
    let box = BoundaryBox(spec, besides: across, in: environment)
    boundary.place(
      spec.boundarySupplementaryItems, scrollAxis: environment.scrollAxis, across: box.across, box: box.size,
      resolver: environment.resolver
    ) { boundaryIndex, index in index == 0 ? boundaryMeasures?[boundaryIndex] : nil }
  }
}
