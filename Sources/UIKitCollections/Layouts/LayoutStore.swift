import Foundation
import Geometry
import LayoutSolver

/// The current solution and the measured sizes. No other code calls the solver.
///
/// Sizes are stored once, in the solution, so that the cost of adding some depends on their number, and not on the
/// number of sizes measured before. New sizes are kept separately until the next ``solve(_:counts:in:)``.
struct LayoutStore {
  private(set) var solution: LayoutSolution?
  /// A number that grows with every solve, by which callers detect that elements may have moved.
  private(set) var generation = 0
  /// The total work so far.
  private(set) var work = SolverWork()

  /// The sizes measured or forgotten since the last solve, and their indices in the list.
  private var pending: [MeasuredSize] = []
  private var indices: [ElementKey: Int] = [:]
  /// The sizes that replace those of the solution.
  private var replacement: MeasuredSizes?

  /// Solves the parts that have changed; if only sizes were measured, the solution is updated in place.
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
    indices.removeAll(keepingCapacity: true)
  }

  // MARK: Sizes

  /// Returns the measured size of an element.
  func measuredSize(of key: ElementKey) -> CGSize? {
    if let pendingIndex = indices[key] { return pending[pendingIndex].size }
    if let replacement { return replacement.size(for: key) }
    return solution?.measuredSize(of: key)
  }

  mutating func remember(_ preferred: PreferredSize) { learn(preferred.size, of: preferred.key) }

  mutating func forget(_ key: ElementKey) { learn(nil, of: key) }

  private mutating func learn(_ size: CGSize?, of key: ElementKey) {
    if let pendingIndex = indices[key] {
      pending[pendingIndex].size = size
    } else {
      indices[key] = pending.count
      pending.append(MeasuredSize(key: key, size: size))
    }
  }

  mutating func forgetMeasuredSizes() {
    forgetPending()
    replacement = MeasuredSizes.none
  }

  /// All measured sizes, including the latest.
  ///
  /// - Complexity: O(sections + pending).
  private var learned: MeasuredSizes {
    var sizes = replacement ?? solution?.measured ?? .none
    for entry in pending { sizes.set(entry.size, for: entry.key) }
    return sizes
  }

  /// The elements that have measured sizes, items in order, and these sizes.
  ///
  /// - Complexity: O(measured elements).
  var measuredElements: [PreferredSize] {
    var elements: [PreferredSize] = []
    learned.forEach { key, size in elements.append(PreferredSize(key: key, size: size)) }
    return elements
  }

  /// Moves measured sizes with their items after a data change.
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
  /// Returns the key of the element in the new data; `nil` if the element was deleted. Badges are numbered anew and are
  /// not moved.
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
