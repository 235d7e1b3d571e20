import Foundation
import Geometry

/// The groups of one section: one solved template, repeated by arithmetic.
struct GroupContent: Sendable {
  let spec: GroupSpec
  let box: CGSize
  let runAxis: Axis
  let resolver: DimensionResolver
  let itemCount: Int
  /// Leaves of a full group.
  let capacity: Int
  /// A group without measured sizes; the section's first and only one when it is not full.
  let template: SolvedGroup
  /// The last group, when it is partly filled.
  private(set) var last: SolvedGroup?
  private(set) var run = GroupRun()
  /// The largest group across the run.
  private(set) var acrossLength: CGFloat = 0
  /// How far anything draws beyond its group's ends along the run.
  private(set) var overhang: (before: CGFloat, after: CGFloat) = (0, 0)
  private(set) var acrossOverhang: (before: CGFloat, after: CGFloat) = (0, 0)
  /// The largest group across the run, without edge spacing.
  private(set) var widestGroup: CGFloat = 0
  private let custom: CustomGroups
  private(set) var measures: SectionMeasures?

  /// - Returns: `nil` when there is nothing to lay out.
  init?(
    _ section: SectionSpec, box: SectionBox, itemCount: Int, measures: SectionMeasures?, resolver: DimensionResolver,
    issues: inout [LayoutIssue.Reason], work: inout SolverWork
  ) {
    guard itemCount > 0 else { return nil }
    spec = section.group
    self.box = box.groupBox
    runAxis = box.runAxis
    self.resolver = resolver
    self.itemCount = itemCount
    self.measures = measures

    var solver = GroupSolver(resolver: resolver, trimAxis: runAxis, measures: nil)
    let size = resolver.size(section.group.size, in: box.groupBox)
    template = solver.solve(section.group, size: size, box: box.groupBox, first: 0, present: itemCount)
    capacity = template.capacity
    custom = solver.custom
    issues += solver.issues
    work.groupsSolved += 1
    work.providerCalls += solver.custom.calls
    guard capacity > 0 else { return nil }

    let count = itemCount / capacity + (itemCount % capacity == 0 ? 0 : 1)
    run.count = count
    run.spacing = FiniteGeometry.coordinate(section.interGroupSpacing)
    if itemCount % capacity != 0 && itemCount > capacity {
      last = solve(group: count - 1, measures: nil)
      work.groupsSolved += 1
    }
    settleLengths(&work)
  }

  var groupCount: Int { run.count }

  func items(of group: Int) -> Range<Int> {
    let first = group * capacity
    return first..<Swift.min(itemCount, first + capacity)
  }

  /// The group with everything in it; solved again only where something in it was measured.
  func group(_ index: Int) -> SolvedGroup {
    if let measures, measures.contains(items(of: index)) { return solve(group: index, measures: measures) }
    if index == groupCount - 1, let last { return last }
    return template
  }

  /// Where the group's corner lies along the run, measured from the run's start.
  func origin(of group: Int) -> CGFloat { run.start(group) + spec.edgeSpacing.start(runAxis).finite }

  private func solve(group: Int, measures: SectionMeasures?) -> SolvedGroup {
    let items = items(of: group)
    var solver = GroupSolver(resolver: resolver, trimAxis: runAxis, measures: measures, custom: custom)
    return solver.solve(
      spec, size: resolver.size(spec.size, in: box), box: box, first: items.lowerBound, present: items.count)
  }

  /// Along the run with the group's own edge spacing.
  private func outerLength(_ group: SolvedGroup) -> CGFloat {
    group.trimmedSize[runAxis] + spec.edgeSpacing.start(runAxis).finite + spec.edgeSpacing.end(runAxis).finite
  }

  private func outerAcross(_ group: SolvedGroup) -> CGFloat {
    let across = runAxis.other
    return group.size[across] + spec.edgeSpacing.start(across).finite + spec.edgeSpacing.end(across).finite
  }

  // MARK: Measured groups

  /// The same groups with other measured sizes: only groups in which something changed are solved.
  func updated(measures newMeasures: SectionMeasures?, work: inout SolverWork) -> GroupContent {
    var content = self
    content.measures = newMeasures
    guard !spec.size[runAxis.other].isEstimated, !spec.size[runAxis].isUniform else {
      // The largest of all groups counts, and may have become smaller.
      content.settleLengths(&work)
      return content
    }
    var previous = -1
    (newMeasures ?? SectionMeasures()).forEachDifference(from: measures ?? SectionMeasures()) { item in
      let group = item / capacity
      guard group != previous, item < itemCount else { return }
      previous = group
      content.refresh(group)
      work.groupsSolved += 1
    }
    return content
  }

  private mutating func refresh(_ index: Int) {
    if let measures, measures.contains(items(of: index)) {
      _ = measure(index, measures)
    } else if index == groupCount - 1 {
      run.lastLength = outerLength(last ?? template)
    } else {
      run.deviations?.set(0, at: index)
    }
  }

  private mutating func settleLengths(_ work: inout SolverWork) {
    run.groupLength = outerLength(template)
    run.lastLength = outerLength(last ?? template)
    run.deviations = nil
    acrossLength = 0
    widestGroup = 0
    overhang = (0, 0)
    acrossOverhang = (0, 0)
    var measuredGroups = 0
    var longest: CGFloat = 0
    if let measures {
      var previous = -1
      measures.forEachItem { item in
        let group = item / capacity
        guard group != previous, item < itemCount else { return }
        previous = group
        measuredGroups += 1
        longest = Swift.max(longest, measure(group, measures))
      }
      work.groupsSolved += measuredGroups
    }
    if measuredGroups < groupCount {
      acrossLength = Swift.max(acrossLength, outerAcross(template))
      longest = Swift.max(longest, run.groupLength)
      cover(template, length: run.groupLength)
      if let last { cover(last, length: run.lastLength) }
    }
    if spec.size[runAxis].isUniform {
      // Uniform siblings on the outermost level are the section's groups.
      run.deviations = nil
      run.groupLength = longest
      run.lastLength = longest
    }
  }

  /// Takes a measured group's real length into the run, and returns it.
  private mutating func measure(_ index: Int, _ measures: SectionMeasures) -> CGFloat {
    let solved = solve(group: index, measures: measures)
    let length = outerLength(solved)
    acrossLength = Swift.max(acrossLength, outerAcross(solved))
    cover(solved, length: length)
    if index == groupCount - 1 {
      run.lastLength = length
    } else {
      if run.deviations == nil { run.deviations = FenwickTree(count: groupCount) }
      // Starts must not run backwards, or they could not be searched.
      let deviation = Swift.max(length - run.groupLength, -run.pitch)
      run.deviations?.set(deviation, at: index)
    }
    return length
  }

  private mutating func cover(_ group: SolvedGroup, length: CGFloat) {
    let bounds = group.bounds
    let start = spec.edgeSpacing.start(runAxis).finite
    overhang.before = Swift.max(overhang.before, -(bounds.origin[runAxis] + start))
    overhang.after = Swift.max(overhang.after, bounds.origin[runAxis] + bounds.size[runAxis] + start - length)
    let across = runAxis.other
    let outer = group.size[across]
    acrossOverhang.before = Swift.max(acrossOverhang.before, -bounds.origin[across])
    acrossOverhang.after = Swift.max(acrossOverhang.after, bounds.origin[across] + bounds.size[across] - outer)
    widestGroup = Swift.max(widestGroup, outer)
  }
}
