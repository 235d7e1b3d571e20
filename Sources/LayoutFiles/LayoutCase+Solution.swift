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

  /// The layout with everything measured that is in sight.
  package func solved() -> LayoutSolution {
    var measured = MeasuredSizes.none
    var solution = solve(spec, counts: counts, in: container)
    guard !answers.isEmpty else { return solution }
    for _ in 0..<Self.maximumRounds {
      guard measure(solution, &measured) else { break }
      solution = solve(spec, counts: counts, in: container, measured: measured, reusing: solution)
    }
    return solution
  }

  /// - Returns: Whether anything was learned.
  private func measure(_ solution: LayoutSolution, _ measured: inout MeasuredSizes) -> Bool {
    var learned = false
    var keys = solution.elements(in: visibleBounds, pinning: pinning).map(\.key)
    // Stops lie at real group positions, and uniform siblings need the largest: such sections are measured whole.
    var whole = Set(solution.orthogonalSections(in: visibleBounds))
    for section in Set(keys.compactMap(\.section)) where spec.sections[section]?.group.hasUniformSize == true {
      whole.insert(section)
    }
    for section in whole.sorted() {
      keys += (0..<counts[section]).map { .item(section: section, item: $0) }
    }
    for key in keys where measured.size(for: key) == nil {
      let axes = solution.isSelfSizing(key)
      guard axes.width || axes.height, let answer = answers.answer(key), let frame = solution.frame(of: key) else {
        continue
      }
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
