import Foundation
import Geometry

/// Solving of the template of a section's groups, and of their lengths.
extension SectionSolution {
  func solve(_ definition: SectionDefinition, _ work: inout SolverWork) {
    work.groupsSolved += 1
    run.spacing = FiniteGeometry.coordinate(definition.spec.interGroupSpacing)
    run.source = .groups
    let size = resolver.size(definition.spec.group.size, in: box)
    if let line = definition.row?.solve(size: size, present: itemCount, trimAxis: runAxis, resolver: resolver) {
      solved = .line(line)
      count(itemCount, of: line.capacity)
      if lastCount > 0 { work.groupsSolved += 1 }
      updateLengths(line, &work)
    } else {
      solveGroups(definition, size: size, &work)
    }
  }

  /// Solves the groups subitem by subitem.
  private func solveGroups(_ definition: SectionDefinition, size: CGSize, _ work: inout SolverWork) {
    var solver = groupSolver(measures: nil)
    let template = solver.solve(definition.spec.group, size: size, box: box, first: 0, present: itemCount)
    let groups = SolvedGroupPair(template, custom: solver.custom)
    solved = .groups(groups)
    if !solver.issues.isEmpty { note(solver.issues) }
    work.providerCalls += solver.custom.calls
    guard template.capacity > 0 else { return }
    run.findSource(
      for: definition.spec.group, groupLength: outerLength(template.trimmedSize), capacity: template.capacity,
      runAxis: runAxis)
    count(itemCount, of: template.capacity)
    solveLast(&work)
    updateLengths(&work)
  }

  /// Determines the number of groups from the number of items.
  private func count(_ itemCount: Int, of capacity: Int) {
    let (full, rest) = itemCount.quotientAndRemainder(dividingBy: capacity)
    self.itemCount = itemCount
    lastCount = full > 0 ? rest : 0
    run.count = full + (rest > 0 ? 1 : 0)
  }

  /// Determines the number of groups that measured cells divide the items into.
  func countBrokenGroups() {
    run.count = group(of: itemCount - 1) + 1
    let last = items(of: run.count - 1)
    lastCount = last.count < capacity && run.count > 1 && !run.measures.contains(last) ? last.count : 0
  }

  /// Solves the last group if it is partly filled.
  func solveLast(_ work: inout SolverWork) {
    if lastCount > 0 { work.groupsSolved += 1 }
    guard case .groups(let groups) = solved, lastCount > 0 || groups.last != nil else { return }
    solved = .groups(groups.ending(with: lastCount > 0 ? solve(group: run.count - 1, measures: nil) : nil))
  }

  // MARK: Other inputs

  /// Returns the section with other items or measured sizes in the same environment, or `nil` if nothing can be reused.
  func adapted(
    to definition: SectionDefinition, itemCount: Int, measures: SectionMeasures, boundaryMeasures: [CGSize?]?,
    in environment: SectionEnvironment, work: inout SolverWork
  ) -> SectionSolution? {
    let isResized = itemCount != self.itemCount
    guard self.definition === definition, !isResized || isTemplate(of: itemCount) else { return nil }
    let section = SectionSolution(copying: self)
    section.run.measures = measures
    if isResized {
      section.resize(to: itemCount, &work)
    } else {
      var changed: [Int] = []
      measures.forEachDifference(from: run.measures) { changed.append($0) }
      section.refreshGroups(of: changed, &work)
    }
    work.sectionsSolved += 1
    section.place(definition, boundaryMeasures: boundaryMeasures, in: environment)
    return section
  }

  /// Returns whether the template is the same for another number of items, which is the case if it is a full group.
  private func isTemplate(of itemCount: Int) -> Bool {
    capacity > 0 && self.itemCount >= capacity && itemCount >= capacity
  }

  private func resize(to itemCount: Int, _ work: inout SolverWork) {
    let (capacity, known) = (capacity, self.itemCount > capacity ? lastCount : -1)
    breaks = nil
    count(itemCount, of: capacity)
    if lastCount != known { solveLast(&work) }
    updateLengths(&work)
  }

  // MARK: Lengths

  /// Computes every length again.
  func updateLengths(_ work: inout SolverWork) {
    extent = GroupExtent()
    run.forgetLengths()
    let longest =
      switch solved {
      case .empty: 0 as CGFloat
      case .line(let line): updateLengths(line, &work)
      case .groups(let groups): updateLengths(groups, &work)
      }
    guard definition?.spec.group.size[runAxis].isUniform == true else { return }
    // On the outermost level, uniform siblings are the section's groups.
    run.forgetLengths()
    run.groupLength = longest
    run.lastLength = longest
  }

  /// - Returns: The longest group's length.
  @discardableResult @inline(__always)
  private func updateLengths(_ line: SolvedLine, _ work: inout SolverWork) -> CGFloat {
    // Across the run the last group has the same length as the others, and the same bounds.
    let last =
      lastCount > 0 && line.line.isTrimmedAlong
      ? SolvedLine(line.line, size: line.size, present: lastCount) : nil
    run.groupLength = outerLength(line.trimmedSize)
    run.lastLength = last.map { outerLength($0.trimmedSize) } ?? run.groupLength
    let (count, longest) = updateMeasuredGroups(&work)
    guard count < run.count else { return longest }
    cover(line.size, line.bounds, length: run.groupLength)
    if let last { cover(last.size, last.bounds, length: run.lastLength) }
    return Swift.max(longest, run.groupLength)
  }

  private func updateLengths(_ groups: SolvedGroupPair, _ work: inout SolverWork) -> CGFloat {
    run.groupLength = outerLength(groups.template.trimmedSize)
    let (count, longest) =
      definition?.breaksByContent == true ? breakGroups(from: 0, &work) : updateMeasuredGroups(&work)
    updateLastLength()
    let last = hasUnmeasuredLast ? last : nil
    if let last { cover(last.size, last.bounds, length: run.lastLength) }
    let known = last == nil ? longest : Swift.max(longest, run.lastLength)
    // The template is not a group of the section if every full group has a measured cell.
    guard count + (last == nil ? 0 : 1) < run.count else { return known }
    cover(groups.template.size, groups.template.bounds, length: run.groupLength)
    return Swift.max(known, run.groupLength)
  }

  /// Whether the last group is partly filled and has no measured cell.
  private var hasUnmeasuredLast: Bool { lastCount > 0 && !run.measures.contains(items(of: run.count - 1)) }

  /// Computes the length of the last group if it has data without measured sizes.
  func updateLastLength() { run.lastLength = last.map { outerLength($0.trimmedSize) } ?? run.groupLength }

  /// Solves each group that contains a measured item, and returns their count and the longest length.
  private func updateMeasuredGroups(_ work: inout SolverWork) -> (count: Int, longest: CGFloat) {
    guard !run.measures.isEmpty, !run.source.isRows else { return (0, 0) }
    var count = 0
    var longest: CGFloat = 0
    var previous = -1
    run.measures.forEachItem { item in
      let group = group(of: item)
      guard group != previous, item < itemCount else { return }
      previous = group
      count += 1
      longest = Swift.max(longest, measureGroup(group))
    }
    work.groupsSolved += count
    return (count, longest)
  }

  /// Stores a measured group's real length in the run, and returns it.
  @discardableResult
  func measureGroup(_ index: Int) -> CGFloat {
    let length = cover(solve(group: index, measures: run.measures))
    run.setLength(length, of: index)
    return length
  }

  /// Includes a group in the extent, and returns its length along the run.
  func cover(_ group: SolvedGroup) -> CGFloat {
    let length = outerLength(group.trimmedSize)
    cover(group.size, group.bounds, length: length)
    return length
  }

  @inline(__always)
  private func cover(_ size: CGSize, _ bounds: CGRect, length: CGFloat) {
    extent.cover(size, bounds: bounds, length: length, edges, runAxis)
  }

  /// Returns the length along the run, including the group's edge spacing.
  @inline(__always)
  func outerLength(_ trimmedSize: CGSize) -> CGFloat {
    let edges = edges
    return trimmedSize[runAxis] + edges.alongStart + edges.alongEnd
  }
}
