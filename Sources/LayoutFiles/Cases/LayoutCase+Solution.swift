package import Foundation
import Geometry
package import LayoutSolver

/// The solution of a case as in a collection view, which measures visible views.
extension LayoutCase {
  /// The most rounds, more than any layout needs whose views have fixed preferred sizes.
  private static let maximumRounds = 100

  /// The visible part of the content.
  package var visibleBounds: CGRect { CGRect(origin: contentOffset ?? .zero, size: container.size) }

  /// The bounds that pinned items stick to; `nil` unless the case specifies a content offset.
  package var pinning: PinningBounds? {
    contentOffset == nil ? nil : PinningBounds(bounds: visibleBounds, adjustedContentInset: adjustedContentInset)
  }

  /// The most visible self-sizing views that are measured over all rounds, as many as a screen of items of one point
  /// each has.
  private static let maximumViews = 400_000

  /// Returns the layout with all visible views measured.
  package func solved() -> LayoutSolution { measuredSolution().solution }

  /// - Returns: The layout, and whether all visible views were measured; above a limit views keep their estimates.
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

  /// Returns the views whose sizes matter, in order.
  private func measurableKeys(_ solution: LayoutSolution) -> [ElementKey] {
    var keys = solution.elements(in: visibleBounds, pinning: pinning).map(\.key)
    // Stops are real group positions, and uniform siblings need the largest size, so such sections are measured as a
    // whole.
    var whole = Set(solution.orthogonalSections(in: visibleBounds))
    for section in Set(keys.compactMap(\.section)) where spec.sections[section]?.group.hasUniformSize == true {
      whole.insert(section)
    }
    for section in whole.sorted() {
      keys += (0..<counts[section]).map { .item(section: section, item: $0) }
    }
    return keys
  }

  /// - Parameter views: The remaining number of views; negative if there were more.
  /// - Returns: Whether any size changed.
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
  /// Whether any size in the group depends on all its siblings.
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
