import Foundation
import Geometry

/// What a section was solved from; equal inputs have equal solutions.
struct SectionInputs: Equatable, Sendable {
  var spec: SectionSpec?
  var itemCount: Int
  var measures: SectionMeasures?
  /// Sizes of boundary items, in the order of the spec.
  var boundaryMeasures: [CGSize?]
}

/// One section in its own coordinates: along the scroll axis from its start, across from the container's edge.
struct SectionSolution: Sendable {
  let inputs: SectionInputs
  let runAxis: Axis
  private(set) var boundary: BoundaryPlacement
  private(set) var content: GroupContent?
  /// Corner of the run: where the first group's outer slot begins.
  private(set) var runOrigin = CGPoint.zero
  /// Across the scroll axis: what groups and the orthogonal viewport keep to.
  let across: Interval
  /// Length of an orthogonal section's row along the scroll axis.
  private(set) var rowLength: CGFloat = 0
  private(set) var issues: [LayoutIssue.Reason] = []

  /// Along the scroll axis.
  var length: CGFloat { boundary.length }
  var spec: SectionSpec? { inputs.spec }
  var isOrthogonal: Bool { content != nil && spec?.orthogonalScrollingBehavior != OrthogonalBehavior.none }

  /// - Parameter previous: The same section solved from other inputs in the same environment.
  init(
    _ inputs: SectionInputs, in environment: SectionEnvironment, reusing previous: SectionSolution? = nil,
    work: inout SolverWork
  ) {
    self.inputs = inputs
    work.sectionsSolved += 1
    let axis = environment.scrollAxis
    guard let spec = inputs.spec else {
      if inputs.itemCount > 0 { issues.append(.missingSection(items: inputs.itemCount)) }
      runAxis = axis
      across = Interval(0, environment.size[axis.other])
      boundary = BoundaryPlacement(
        [], bodyLength: 0, scrollAxis: axis, across: across, box: environment.size, resolver: environment.resolver
      ) { _, _ in nil }
      return
    }
    let box = SectionBox(spec, in: environment)
    runAxis = box.runAxis
    across = box.across
    let content: GroupContent?
    if let previous, let known = previous.content, previous.inputs.spec == spec,
      previous.inputs.itemCount == inputs.itemCount
    {
      content = known.updated(measures: inputs.measures, work: &work)
      issues = previous.issues
    } else {
      content = GroupContent(
        spec, box: box, itemCount: inputs.itemCount, measures: inputs.measures, resolver: environment.resolver,
        issues: &issues, work: &work)
      if !spec.isUsable { issues.append(.unusableNumber) }
    }
    let contentLength: CGFloat
    if let content {
      contentLength = runAxis == axis ? content.run.total : content.acrossLength
    } else {
      contentLength = 0
    }
    // An empty section has no insets unless a boundary item keeps it standing.
    let isVoid = content == nil && spec.boundarySupplementaryItems.isEmpty
    let kinds = spec.boundarySupplementaryItems.map(\.kind)
    boundary = BoundaryPlacement(
      spec.boundarySupplementaryItems,
      bodyLength: isVoid ? 0 : Swift.max(0, box.alongInsets.start + contentLength + box.alongInsets.end),
      scrollAxis: axis, across: box.boundaryAcross, box: box.boundaryBox, resolver: environment.resolver
    ) { kind, index in
      index == 0 ? kinds.firstIndex(of: kind).flatMap { inputs.boundaryMeasures[$0] } : nil
    }
    self.content = content
    rowLength = contentLength
    runOrigin = CGPoint(axis, along: boundary.startExtension + box.alongInsets.start, across: box.across.lower)
  }

  /// The corner of one group, with its edge spacing across the run.
  func origin(of group: Int, _ solved: SolvedGroup, in content: GroupContent) -> CGPoint {
    var origin = runOrigin
    origin[runAxis] += content.origin(of: group)
    origin[runAxis.other] += acrossShift(solved, content.spec.edgeSpacing)
    return origin
  }

  /// Fixed edges shift a group across the run; flexible ones share the room beside it.
  private func acrossShift(_ group: SolvedGroup, _ edges: EdgeSpacingSpec) -> CGFloat {
    let start = edges.start(runAxis.other)
    let end = edges.end(runAxis.other)
    guard start.isFlexible, !isOrthogonal else { return start.finite }
    let left = across.length - start.finite - group.size[runAxis.other] - end.finite
    return start.finite + left / (end.isFlexible ? 2 : 1)
  }
}
