import Foundation
import Geometry
import LayoutSolver

/// The current solution, and what self-sizing has learned: the only caller of `solve`.
struct LayoutStore {
  private(set) var solution: LayoutSolution?
  private(set) var measured = MeasuredSizes.none
  /// Grows with every solve, so that whoever looks can tell that something may have moved.
  private(set) var generation = 0
  /// All work so far.
  private(set) var work = SolverWork()

  mutating func solve(_ spec: LayoutSpec, counts: [Int], in container: Container) {
    let solved = LayoutSolver.solve(spec, counts: counts, in: container, measured: measured, reusing: solution)
    generation += 1
    work.sectionsSolved += solved.work.sectionsSolved
    work.sectionsReused += solved.work.sectionsReused
    work.groupsSolved += solved.work.groupsSolved
    work.providerCalls += solved.work.providerCalls
    solution = solved
  }

  mutating func remember(_ preferred: PreferredSize) { measured.set(preferred.size, for: preferred.key) }

  mutating func forget(_ key: ElementKey) { measured.set(nil, for: key) }

  mutating func forgetMeasuredSizes() { measured = .none }

  /// Has measured sizes follow their items through a change of the data.
  ///
  /// - Complexity: O(items) of a layout in which anything was measured, else O(1).
  mutating func move(by map: IndexMap) {
    guard !measured.isEmpty, let solution else { return }
    var moved = MeasuredSizes.none
    for (section, count) in solution.counts.enumerated() {
      for item in 0..<count {
        guard let size = measured.size(for: .item(section: section, item: item)),
          let path = map.item(IndexPath(item: item, section: section))
        else { continue }
        moved.set(size, for: .item(section: path.section, item: path.item))
      }
      guard let newSection = map.section(section), let spec = solution.spec.sections[section] else { continue }
      for kind in spec.boundarySupplementaryItems.map(\.kind) {
        let old = ElementKey.supplementary(kind: kind, section: section, index: 0)
        moved.set(measured.size(for: old), for: .supplementary(kind: kind, section: newSection, index: 0))
      }
    }
    measured = moved
  }

  func estimatedAxes(of key: ElementKey) -> EstimatedAxes {
    guard let sides = solution?.isSelfSizing(key) else { return [] }
    var axes: EstimatedAxes = []
    if sides.width { axes.insert(.horizontal) }
    if sides.height { axes.insert(.vertical) }
    return axes
  }
}
