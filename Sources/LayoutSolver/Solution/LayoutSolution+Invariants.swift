import Foundation
import Geometry

/// The invariants of every layout.
extension LayoutSolution {
  /// Returns one line for each violated invariant; the result is empty if all of them hold.
  ///
  /// Frames are finite and not negative; sections follow one another; the content encloses the sections; the query for
  /// visible elements returns the same elements as a search of all elements.
  ///
  /// - Complexity: O(items); for tests and debug builds.
  package func invariantViolations() -> [String] {
    let all = allElements()
    return frameViolations(all) + sectionViolations() + queryViolations(all)
  }

  private func frameViolations(_ all: [LayoutElement]) -> [String] {
    var broken = all.filter { !$0.frame.isFinite || $0.frame.size.width < 0 || $0.frame.size.height < 0 }
      .map { "\($0.key): \($0.frame) is not finite and positive" }
    if !contentSize.isFinite || contentSize.width < 0 || contentSize.height < 0 {
      broken.append("content size \(contentSize) is not finite and positive")
    }
    return broken
  }

  private func sectionViolations() -> [String] {
    var broken: [String] = []
    let spacing = FiniteGeometry.coordinate(spec.configuration.interSectionSpacing)
    for index in starts.indices.dropFirst() {
      let end = starts[index - 1] + sections[index - 1].length
      if abs(starts[index] - end - spacing) > 1e-6 * Swift.max(1, abs(end)) {
        broken.append("section \(index) starts at \(starts[index]), the one before ends at \(end)")
      }
    }
    return broken
  }

  /// Returns the violations in three windows: the first screen, the middle, and the end.
  private func queryViolations(_ all: [LayoutElement]) -> [String] {
    let length = environment.size[axis]
    let end = contentSize[axis]
    return [0, (end - length) / 2, end - length].flatMap { start in
      let window = CGRect(
        origin: CGPoint(axis, along: start, across: 0),
        size: CGSize(axis, along: length, across: contentSize[axis.other]))
      return queryViolations(all, in: window)
    }
  }

  private func queryViolations(_ all: [LayoutElement], in window: CGRect) -> [String] {
    let answered = Set(elements(in: window).map(\.key))
    let wanted = Set(all.filter { $0.frame.overlaps(window) && !scrollsByItself($0.key) }.map(\.key))
    return wanted.subtracting(answered).map { "\($0) is visible in \(window), the query does not return it" }.sorted()
      + answered.subtracting(wanted).map { "\($0) is not visible in \(window), the query returns it" }.sorted()
  }

  /// Returns whether an element belongs to an orthogonal section's scrolling content, which is queried by offset.
  package func scrollsByItself(_ key: ElementKey) -> Bool {
    guard let index = key.section, sections[index].isOrthogonal else { return false }
    switch key {
    case .item: return true
    case .supplementary(let kind, _, let ordinal):
      return !sections[index].boundary.items.contains { $0.spec.kind == kind && $0.index == ordinal }
    case .decoration: return false
    }
  }
}
