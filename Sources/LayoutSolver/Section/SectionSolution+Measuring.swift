import Foundation
import Geometry

/// Updates with measured sizes.
extension SectionSolution {
  /// Applies measured sizes of the section's items, and solves the groups that they change.
  ///
  /// - Returns: Whether any size changed.
  /// - Complexity: O(sizes + log items) for neighboring rows of a list.
  func measure(
    _ sizes: ArraySlice<MeasuredSize>, in environment: SectionEnvironment, _ work: inout SolverWork
  ) -> Bool {
    var changed: [Int] = []
    changed.reserveCapacity(sizes.count)
    run.measures.set(sizes) { changed.append($0) }
    guard !changed.isEmpty else { return false }
    refresh(items: changed, in: environment, &work)
    return true
  }

  /// Solves the groups of measured items that changed, and positions everything again.
  private func refresh(items: [Int], in environment: SectionEnvironment, _ work: inout SolverWork) {
    guard let definition else { return }
    work.sectionsSolved += 1
    refreshGroups(of: items, &work)
    place(definition, in: definition.box(in: environment), environment)
  }

  /// Positions the boundary items again after some were measured.
  func refresh(boundaryMeasures: [CGSize?]?, in environment: SectionEnvironment, _ work: inout SolverWork) {
    guard let definition else { return }
    work.sectionsSolved += 1
    place(definition, boundaryMeasures: boundaryMeasures, in: environment)
  }

  /// Solves the groups of items whose measured size changed.
  func refreshGroups(of items: [Int], _ work: inout SolverWork) {
    guard let definition, !isEmpty, !items.isEmpty else { return }
    if case .rows = run.source {
      work.groupsSolved += items.count
      return
    }
    let size = definition.spec.group.size
    // If the largest group determines the size, that group may have become smaller.
    guard !size[runAxis.other].isEstimated, !size[runAxis].isUniform else { return updateLengths(&work) }
    if definition.breaksByContent {
      breakGroups(from: items.reduce(itemCount, Swift.min), &work)
      return updateLastLength()
    }
    var previous = -1
    for group in items.map({ $0 / capacity }).sorted() where group != previous && group < groupCount {
      previous = group
      refresh(group, &work)
    }
  }

  private func refresh(_ group: Int, _ work: inout SolverWork) {
    if run.measures.contains(self.items(of: group)) {
      measureGroup(group)
      work.groupsSolved += 1
    } else {
      run.setLength(nil, of: group)
    }
  }
}
