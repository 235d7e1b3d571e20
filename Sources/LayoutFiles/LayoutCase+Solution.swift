package import Foundation
import Geometry
package import LayoutSolver

/// Solving a case as a collection view would: views that come in sight are asked for their size.
extension LayoutCase {
  /// More rounds than any layout needs whose views keep to one answer.
  private static let maximumRounds = 100

  /// The part of the content that is on screen.
  package var visibleBounds: CGRect { CGRect(origin: contentOffset ?? .zero, size: container.size) }

  /// Where pinned items stick; only a case that says how far it is scrolled has any.
  package var pinning: PinningBounds? {
    contentOffset == nil ? nil : PinningBounds(bounds: visibleBounds, adjustedContentInset: adjustedContentInset)
  }

  /// Self-sizing views in sight that are looked at, over all rounds; a screen of items of one point each has as many.
  private static let maximumViews = 400_000

  /// The layout with everything measured that is in sight.
  package func solved() -> LayoutSolution { measuredSolution().solution }

  /// - Returns: The layout, and whether everything in sight was measured; past a limit views keep their estimates.
  func measuredSolution() -> (solution: LayoutSolution, isComplete: Bool) {
    var measured = MeasuredSizes.none
    var solution = solve(spec, counts: counts, in: container)
    guard !answers.isEmpty else { return (solution, true) }
    var views = Self.maximumViews
    for _ in 0..<Self.maximumRounds {
      let learned = measure(measurableKeys(solution), in: solution, &measured, atMost: &views)
      guard views >= 0 else { return (solution, false) }
      guard learned else { break }
      solution = solve(spec, counts: counts, in: container, measured: measured, reusing: solution)
    }
    return (solution, true)
  }

  /// The views whose sizes matter, in order.
  private func measurableKeys(_ solution: LayoutSolution) -> [ElementKey] {
    var keys = solution.elements(in: visibleBounds, pinning: pinning).map(\.key)
    // Stops lie at real group positions, and uniform siblings need the largest: such sections are measured whole.
    var whole = Set(solution.orthogonalSections(in: visibleBounds))
    for section in Set(keys.compactMap(\.section)) where spec.sections[section]?.group.hasUniformSize == true {
      whole.insert(section)
    }
    for section in whole.sorted() {
      keys += (0..<counts[section]).map { .item(section: section, item: $0) }
    }
    return keys
  }

  /// - Parameter views: How many may be looked at; less than none when there were more.
  /// - Returns: Whether anything was learned.
  private func measure(
    _ keys: [ElementKey], in solution: LayoutSolution, _ measured: inout MeasuredSizes, atMost views: inout Int
  ) -> Bool {
    var learned = false
    var reader = ElementReader(solution)
    for key in keys where measured.size(for: key) == nil {
      guard let answer = answers.answer(key) else { continue }
      let axes = reader.isSelfSizing(key)
      guard axes.width || axes.height, let frame = reader.element(key)?.frame else { continue }
      views -= 1
      guard views >= 0 else { return learned }
      measured.set(
        CGSize(width: answer.width ?? frame.size.width, height: answer.height ?? frame.size.height), for: key)
      learned = true
    }
    return learned
  }
}

extension GroupSpec {
  /// Whether anything in the group waits for the size of all its siblings.
  fileprivate var hasUniformSize: Bool {
    if size.width.isUniform || size.height.isUniform { return true }
    switch members {
    case .subitems(let list): return list.contains { $0.hasUniformSize }
    case .subitemCount(let subitem, _), .repeatingSubitem(let subitem, _): return subitem.hasUniformSize
    case .custom: return false
    }
  }
}

extension SubitemSpec {
  fileprivate var hasUniformSize: Bool {
    switch self {
    case .item(let item): item.size.width.isUniform || item.size.height.isUniform
    case .group(let group): group.hasUniformSize
    }
  }
}
