import Foundation
import LayoutSolver

/// The current solution of a flow layout and the measured sizes. No other code calls `solveFlow`.
struct FlowStore {
  private(set) var solution: FlowSolution?
  private(set) var measured = FlowMeasures.none
  /// The number of solves so far.
  private(set) var solves = 0
  private(set) var work = FlowWork()

  mutating func solve(_ spec: FlowSpec, in container: FlowContainer) {
    let solved = solveFlow(spec, in: container, measured: measured, reusing: solution)
    solves += 1
    work.sectionsSolved += solved.work.sectionsSolved
    work.sectionsReused += solved.work.sectionsReused
    work.runsBroken += solved.work.runsBroken
    solution = solved
  }

  mutating func remember(_ size: CGSize, section: Int, item: Int) { measured.set(size, section: section, item: item) }

  mutating func forget(section: Int, item: Int) { measured.set(nil, section: section, item: item) }

  mutating func forgetMeasuredSizes() { measured = .none }

  /// Moves measured sizes with their items after a data change.
  ///
  /// - Complexity: O(measured items).
  mutating func move(by map: IndexMap) {
    var moved = FlowMeasures.none
    measured.forEach { section, item, size in
      guard let path = map.item(IndexPath(item: item, section: section)) else { return }
      moved.set(size, section: path.section, item: path.item)
    }
    measured = moved
  }
}
