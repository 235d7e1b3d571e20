import Foundation
import Geometry
import LayoutSolver

/// The current solution with what self-sizing has learned: the only caller of the solver.
///
/// Sizes live in the solution, in one copy, so that learning some costs as much as they are, and not as much as all that
/// were learned before. Until the next ``solve(_:counts:in:)`` new ones wait beside it.
struct LayoutStore {
  private(set) var solution: LayoutSolution?
  /// Grows with every solve, so that whoever looks can tell that something may have moved.
  private(set) var generation = 0
  /// All work so far.
  private(set) var work = SolverWork()

  /// The sizes measured or invalidated since the last solve, and their indices in the list.
  private var pending: [MeasuredSize] = []
  private var places: [ElementKey: Int] = [:]
  /// Sizes to take the place of the solution's.
  private var replacement: MeasuredSizes?

  /// Solves what has changed; where only sizes were learned, in place.
  mutating func solve(_ spec: LayoutSpec, counts: [Int], in container: Container) {
    generation += 1
    if replacement == nil, solution?.isSolution(of: spec, counts: counts, in: container) == true {
      if !pending.isEmpty, let done = solution?.measure(pending) { work.add(done) }
    } else {
      let solved = LayoutSolver.solve(
        spec, counts: counts, in: container, measured: learned, reusing: solution)
      work.add(solved.work)
      solution = solved
    }
    forgetPending()
  }

  private mutating func forgetPending() {
    replacement = nil
    pending.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }

  // MARK: Sizes

  /// The self-sizing state of one element.
  func measuredSize(of key: ElementKey) -> CGSize? {
    if let place = places[key] { return pending[place].size }
    if let replacement { return replacement.size(for: key) }
    return solution?.measuredSize(of: key)
  }

  mutating func remember(_ preferred: PreferredSize) { learn(preferred.size, of: preferred.key) }

  mutating func forget(_ key: ElementKey) { learn(nil, of: key) }

  private mutating func learn(_ size: CGSize?, of key: ElementKey) {
    if let place = places[key] {
      pending[place].size = size
    } else {
      places[key] = pending.count
      pending.append(MeasuredSize(key: key, size: size))
    }
  }

  mutating func forgetMeasuredSizes() {
    forgetPending()
    replacement = MeasuredSizes.none
  }

  /// Everything that is known, the latest included.
  ///
  /// - Complexity: O(sections + pending).
  private var learned: MeasuredSizes {
    var sizes = replacement ?? solution?.measured ?? .none
    for entry in pending { sizes.set(entry.size, for: entry.key) }
    return sizes
  }

  /// Has measured sizes follow their items through a change of the data.
  ///
  /// - Complexity: O(measured elements).
  mutating func move(by map: IndexMap) {
    let sizes = learned
    guard !sizes.isEmpty else { return }
    var moved = MeasuredSizes.none
    sizes.forEach { key, size in
      if let key = key.moved(by: map) { moved.set(size, for: key) }
    }
    forgetPending()
    replacement = moved
  }

  func estimatedAxes(of key: ElementKey) -> EstimatedAxes {
    guard let sides = solution?.isSelfSizing(key) else { return [] }
    var axes: EstimatedAxes = []
    if sides.width { axes.insert(.horizontal) }
    if sides.height { axes.insert(.vertical) }
    return axes
  }
}

extension ElementKey {
  /// Returns the element's key in the new data; `nil` if it was removed. Badges are renumbered and are not followed.
  fileprivate func moved(by map: IndexMap) -> ElementKey? {
    switch self {
    case .item(let section, let item):
      map.item(IndexPath(item: item, section: section)).map { .item(section: $0.section, item: $0.item) }
    case .supplementary(let kind, let section?, let index):
      map.section(section).map { .supplementary(kind: kind, section: $0, index: index) }
    case .supplementary(_, nil, _):
      self
    case .decoration:
      nil
    }
  }
}
