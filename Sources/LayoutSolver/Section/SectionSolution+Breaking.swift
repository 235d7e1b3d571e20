import Foundation
import Geometry

/// Division of a section's items into groups where measured cells decide how many fit in each.
extension SectionSolution {
  /// Divides the items again from the group before the one in which a measured size changed, because its item may fit
  /// there now. Groups without measured cells keep the number that fits with estimated sizes.
  ///
  /// - Returns: The number of groups that were solved, and the longest one's length.
  /// - Complexity: O(measured groups from the changed one on).
  @discardableResult
  func breakGroups(from changed: Int, _ work: inout SolverWork) -> (count: Int, longest: CGFloat) {
    let before = (run.count, lastCount)
    var group = changed > 0 ? self.group(of: changed - 1) : 0
    run.forgetLengths(from: group)
    var lengths: [(group: Int, length: CGFloat)] = []
    var breaks = self.breaks ?? GroupBreaks(itemsPerGroup: capacity)
    var first = breaks.items(of: group).lowerBound
    while let measured = run.measures.firstItem(from: first), measured < itemCount {
      // A group is a copy of the template unless one of its cells, or the next one behind it, was measured.
      let copies = Swift.max(0, measured - 1 - first) / capacity
      breaks.set(itemsPerGroup: capacity, from: group)
      (group, first) = (group + copies, first + copies * capacity)
      let solved = solve(from: first, measures: run.measures)
      breaks.set(itemsPerGroup: solved.capacity, from: group)
      lengths.append((group, cover(solved)))
      (group, first) = (group + 1, first + Swift.max(1, solved.capacity))
    }
    breaks.set(itemsPerGroup: capacity, from: group)
    self.breaks = breaks == GroupBreaks(itemsPerGroup: capacity) ? nil : breaks
    countBrokenGroups()
    for entry in lengths { run.setLength(entry.length, of: entry.group) }
    if before != (run.count, lastCount) { solveLast(&work) }
    work.groupsSolved += lengths.count
    return (lengths.count, lengths.reduce(0) { Swift.max($0, $1.length) })
  }
}
