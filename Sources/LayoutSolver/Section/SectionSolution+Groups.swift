import Foundation
import Geometry

/// Access to the groups of one section.
extension SectionSolution {
  /// The edge spacing of every group, along the run and across it.
  @inline(__always)
  var edges: SlotEdges {
    guard let definition, definition.hasEdgeSpacing else { return SlotEdges() }
    return SlotEdges(definition.spec.group.edgeSpacing, along: runAxis)
  }

  /// The number of leaves in a full group without measured cells.
  var capacity: Int {
    switch solved {
    case .empty: 0
    case .line(let line): line.capacity
    case .groups(let groups): groups.template.capacity
    }
  }

  var groupCount: Int { run.count }

  /// A group without measured sizes. If the section's only group is not full, it is that group.
  var template: SolvedGroup {
    switch solved {
    case .empty: SolvedGroup()
    case .line(let line): line.group
    case .groups(let groups): groups.template
    }
  }

  /// The last group, if it is partly filled.
  var last: SolvedGroup? {
    switch solved {
    case .empty: nil
    case .line(let line): lastCount > 0 ? SolvedLine(line.line, size: line.size, present: lastCount).group : nil
    case .groups(let groups): groups.last
    }
  }

  /// The template, if it is a line of cells; every group is then a prefix of it.
  var line: SolvedLine? {
    if case .line(let line) = solved { line } else { nil }
  }

  /// The badges of the template.
  var badges: [SolvedBadge] {
    if case .groups(let groups) = solved { groups.template.badges } else { [] }
  }

  func items(of group: Int) -> Range<Int> {
    let items = breaks?.items(of: group) ?? (group * capacity)..<((group + 1) * capacity)
    return items.lowerBound..<Swift.min(itemCount, items.upperBound)
  }

  /// Returns the index of the group that contains an item.
  func group(of item: Int) -> Int { breaks?.group(of: item) ?? item / capacity }

  /// Returns the solved group at an index.
  ///
  /// - Complexity: O(1), except that a group of several cells of which some were measured is laid out again.
  func group(_ index: Int) -> SolvedGroup {
    let items = items(of: index)
    let isLast = index == groupCount - 1
    // A group may also be short because the item behind it was measured and does not fit.
    let isShort = breaks != nil && items.count < capacity && !(isLast && lastCount > 0)
    if isShort || run.measures.contains(items) { return solve(group: index, measures: run.measures) }
    return isLast ? last ?? template : template
  }

  func solve(group: Int, measures: SectionMeasures?) -> SolvedGroup {
    solve(from: items(of: group).lowerBound, measures: measures)
  }

  /// Returns the group that begins with an item and has as many of the following ones as fit.
  func solve(from first: Int, measures: SectionMeasures?) -> SolvedGroup {
    guard let definition else { return template }
    var solver = groupSolver(measures: measures)
    if case .groups(let groups) = solved { solver.custom = groups.custom }
    let size = resolver.size(definition.spec.group.size, in: box)
    return solver.solve(definition.spec.group, size: size, box: box, first: first, present: itemCount - first)
  }

  /// Returns a solver for the section's groups.
  ///
  /// - Parameter measures: The measured sizes; `nil` to use estimates.
  func groupSolver(measures: SectionMeasures?) -> GroupSolver {
    GroupSolver(
      resolver: resolver, trimAxis: runAxis, measures: measures,
      fillsLines: measures != nil && definition?.breaksByContent == true)
  }

  /// Returns the length of a measured row, which otherwise equals the template; `nil` for all other groups.
  func measuredRowLength(_ index: Int) -> CGFloat? {
    guard case .rows(let axis, _) = run.source else { return nil }
    return run.measures.length(axis, item: index)
  }

  // MARK: Positions

  /// Returns the offset of the group's corner along the run, relative to the run's start.
  func origin(of group: Int) -> CGFloat { run.start(group) + edges.alongStart }

  /// Returns the corner of a group, including its edge spacing across the run.
  func origin(of group: Int, _ solved: SolvedGroup) -> CGPoint {
    var origin = runOrigin
    origin[runAxis] += self.origin(of: group)
    origin[runAxis.other] += acrossShift(solved.size)
    return origin
  }

  /// Returns a group's offset across the run. Fixed edges move the group; flexible edges share the leftover length.
  ///
  /// - Parameter size: The group's size.
  func acrossShift(_ size: CGSize) -> CGFloat {
    let edges = edges
    guard edges.isAcrossStartFlexible, !isOrthogonal else { return edges.acrossStart }
    let left = across.length - edges.acrossLength - size[runAxis.other]
    return edges.acrossStart + left / (edges.isAcrossEndFlexible ? 2 : 1)
  }
}
