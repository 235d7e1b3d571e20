import Foundation
import Geometry

/// The groups of one section: one solved template, repeated by arithmetic.
struct GroupContent: Sendable {
  private let definition: SectionDefinition
  let box: CGSize
  let runAxis: Axis
  let resolver: DimensionResolver
  private(set) var itemCount = 0
  /// A group without measured sizes; the section's first and only one when it is not full.
  private(set) var template = SolvedGroup()
  /// Items of the last group, when it is partly filled; else 0.
  private var lastCount = 0
  /// The last group, where it is another line than the first cells of the template's.
  private var ownLast: OwnGroup?
  private(set) var run = GroupRun()
  private(set) var extent = GroupExtent()
  private var custom = CustomGroups()

  /// A section without definition.
  static let none = GroupContent(
    SectionDefinition(
      SectionSpec(
        group: GroupSpec(
          axis: .vertical, size: SizeSpec(width: .absolute(0), height: .absolute(0)), members: .subitems([])))),
    box: .zero, runAxis: .vertical, resolver: DimensionResolver(grid: PixelGrid(scale: 1)))

  private init(_ definition: SectionDefinition, box: CGSize, runAxis: Axis, resolver: DimensionResolver) {
    self.definition = definition
    self.box = box
    self.runAxis = runAxis
    self.resolver = resolver
  }

  /// Without groups; ``solve(itemCount:measures:issues:work:)`` is to follow.
  init(_ definition: SectionDefinition, box: SectionBox, resolver: DimensionResolver) {
    self.init(definition, box: box.groupBox, runAxis: box.runAxis, resolver: resolver)
  }

  /// Fills in the groups, in place: this is too large to be handed about.
  mutating func solve(
    itemCount: Int, measures: SectionMeasures, issues: inout [LayoutIssue.Reason], work: inout SolverWork
  ) {
    run.measures = measures
    guard itemCount > 0 else { return }
    solveTemplate(itemCount, &issues, &work)
    guard capacity > 0 else { return }
    run.spacing = FiniteGeometry.coordinate(definition.spec.interGroupSpacing)
    run.findSource(
      for: definition.spec.group, groupLength: outerLength(template), capacity: capacity, runAxis: runAxis)
    setCount(itemCount, &work)
    settle(&work)
  }

  private mutating func solveTemplate(
    _ itemCount: Int, _ issues: inout [LayoutIssue.Reason], _ work: inout SolverWork
  ) {
    work.groupsSolved += 1
    let definition = definition
    let size = resolver.size(definition.spec.group.size, in: box)
    if let line = definition.row?.line(of: definition.spec.group, size: size, trimAxis: runAxis, resolver: resolver) {
      template = SolvedGroup(line, size: size, present: itemCount, trimAxis: runAxis)
      return
    }
    var solver = GroupSolver(resolver: resolver, trimAxis: runAxis, measures: nil)
    template = solver.solve(definition.spec.group, size: size, box: box, first: 0, present: itemCount)
    custom = solver.custom
    if !solver.issues.isEmpty { issues += solver.issues }
    work.providerCalls += solver.custom.calls
  }

  var spec: GroupSpec { _read { yield definition.spec.group } }
  /// Edge spacing of every group, read along the run.
  var edges: SlotEdges { SlotEdges(definition.spec.group.edgeSpacing, along: runAxis) }
  /// Leaves of a full group.
  var capacity: Int { template.capacity }
  var groupCount: Int { run.count }
  /// Whether there is nothing to lay out.
  var isEmpty: Bool { run.count == 0 }

  func items(of group: Int) -> Range<Int> {
    let first = group * capacity
    return first..<Swift.min(itemCount, first + capacity)
  }

  /// The group with everything in it.
  ///
  /// - Complexity: O(1), except that a group of several cells of which some were measured is laid out again.
  func group(_ index: Int) -> SolvedGroup {
    if run.measures.contains(items(of: index)) { return solve(group: index, measures: run.measures) }
    return index == groupCount - 1 ? last ?? template : template
  }

  /// The last group, when it is partly filled.
  var last: SolvedGroup? {
    guard lastCount > 0 else { return nil }
    if let ownLast { return ownLast.group }
    guard case .line(let line, _) = template.leaves else { return nil }
    return SolvedGroup(line, size: template.size, present: lastCount, trimAxis: runAxis)
  }

  var hasLast: Bool { lastCount > 0 }

  /// Where the group's corner lies along the run, measured from the run's start.
  func origin(of group: Int) -> CGFloat { run.start(group) + edges.alongStart }

  private func solve(group: Int, measures: SectionMeasures?) -> SolvedGroup {
    let items = items(of: group)
    var solver = GroupSolver(resolver: resolver, trimAxis: runAxis, measures: measures, custom: custom)
    return solver.solve(
      spec, size: resolver.size(spec.size, in: box), box: box, first: items.lowerBound, present: items.count)
  }

  /// Along the run with the group's own edge spacing.
  private func outerLength(_ group: SolvedGroup) -> CGFloat {
    group.trimmedSize[runAxis] + edges.alongStart + edges.alongEnd
  }

  // MARK: Another number of items

  /// The same groups for another number of items, or `nil` when the template would be another one.
  func resized(_ itemCount: Int, measures: SectionMeasures, work: inout SolverWork) -> GroupContent? {
    guard capacity > 0, self.itemCount >= capacity, itemCount >= capacity else { return nil }
    var content = self
    content.run.measures = measures
    content.setCount(itemCount, &work)
    content.settle(&work)
    return content
  }

  private mutating func setCount(_ itemCount: Int, _ work: inout SolverWork) {
    let rest = itemCount > capacity ? itemCount % capacity : 0
    let isLastKnown = rest == lastCount && self.itemCount > capacity
    self.itemCount = itemCount
    run.count = (itemCount - 1) / capacity + 1
    lastCount = rest
    if rest == 0 || isLine {
      ownLast = nil
    } else if !isLastKnown {
      ownLast = OwnGroup(solve(group: run.count - 1, measures: nil))
    }
    if rest > 0 && !isLastKnown { work.groupsSolved += 1 }
  }

  /// Whether every group is the beginning of one line.
  var isLine: Bool {
    if case .line = template.leaves { true } else { false }
  }

  /// Whether a last group that is partly filled is as long as the others and draws nowhere else: the beginning of a line
  /// across the run.
  private var isLastWithinTemplate: Bool {
    if case .line(let line, _) = template.leaves { !line.isTrimmedAlong } else { false }
  }

  // MARK: Measured groups

  /// The same groups with other measured sizes: only groups in which something changed are solved.
  func updated(measures: SectionMeasures, work: inout SolverWork) -> GroupContent {
    var content = self
    var changed: [Int] = []
    measures.forEachDifference(from: run.measures) { changed.append($0) }
    content.run.measures = measures
    content.refresh(items: changed, &work)
    return content
  }

  /// Takes one measured size in; ``refresh(items:_:)`` is to follow.
  ///
  /// - Complexity: O(log items).
  mutating func measure(_ size: CGSize?, item: Int) -> Bool {
    guard run.measures.size(item: item) != size else { return false }
    run.measures.set(size, item: item)
    return true
  }

  /// As ``measure(_:item:)`` for all of them.
  mutating func keep(_ measures: SectionMeasures) { run.measures = measures }

  /// Solves the groups of items whose measured size has changed.
  mutating func refresh(items: [Int], _ work: inout SolverWork) {
    guard !isEmpty, !items.isEmpty else { return }
    if case .rows = run.source {
      work.groupsSolved += items.count
    } else if !spec.size[runAxis.other].isEstimated, !spec.size[runAxis].isUniform {
      var previous = -1
      for group in items.map({ $0 / capacity }).sorted() where group != previous && group < groupCount {
        previous = group
        refresh(group, &work)
      }
    } else {
      // The largest of all groups counts, and may have become smaller.
      settle(&work)
    }
  }

  private mutating func refresh(_ group: Int, _ work: inout SolverWork) {
    if run.measures.contains(items(of: group)) {
      measureGroup(group)
      work.groupsSolved += 1
    } else {
      run.setLength(nil, of: group)
    }
  }

  /// Finds every length anew.
  private mutating func settle(_ work: inout SolverWork) {
    extent = GroupExtent()
    run.groupLength = outerLength(template)
    run.lastLength = run.groupLength
    run.forgetLengths()
    let last = isLastWithinTemplate ? nil : last
    if let last { run.lastLength = outerLength(last) }
    var (measuredGroups, longest) = run.measures.isEmpty || run.source.isRows ? (0, 0) : measureGroups()
    work.groupsSolved += measuredGroups
    if measuredGroups < groupCount {
      longest = Swift.max(longest, run.groupLength)
      cover(template, length: run.groupLength)
      if let last { cover(last, length: run.lastLength) }
    }
    if definition.spec.group.size[runAxis].isUniform {
      // Uniform siblings on the outermost level are the section's groups.
      run.forgetLengths()
      run.groupLength = longest
      run.lastLength = longest
    }
  }

  /// Solves each group of which something was measured.
  private mutating func measureGroups() -> (count: Int, longest: CGFloat) {
    var count = 0
    var longest: CGFloat = 0
    var previous = -1
    run.measures.forEachItem { item in
      let group = item / capacity
      guard group != previous, item < itemCount else { return }
      previous = group
      count += 1
      longest = Swift.max(longest, measureGroup(group))
    }
    return (count, longest)
  }

  private mutating func cover(_ group: SolvedGroup, length: CGFloat) {
    extent.cover(group, length: length, edges, runAxis)
  }

  /// Takes a measured group's real length into the run, and returns it.
  @discardableResult
  private mutating func measureGroup(_ index: Int) -> CGFloat {
    let solved = solve(group: index, measures: run.measures)
    let length = outerLength(solved)
    cover(solved, length: length)
    run.setLength(length, of: index)
    return length
  }
}

/// A group by itself: few sections have one, and it is large.
private final class OwnGroup: Sendable {
  let group: SolvedGroup

  init(_ group: SolvedGroup) { self.group = group }
}
