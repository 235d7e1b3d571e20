package import Foundation
import Geometry

/// Queries for visible elements.
extension FlowSolution {
  /// Returns all elements that intersect a rectangle in content coordinates: for each section its header, items in
  /// order, and footer. Elements without area are never returned.
  ///
  /// - Parameter pinning: The visible bounds to which headers and footers are pinned; `nil` leaves them unpinned.
  /// - Complexity: O(log sections + log lines + answer).
  package func elements(in rect: CGRect, pinning: PinningBounds? = nil) -> [LayoutElement] {
    guard rect.isFinite else { return [] }
    var found: [LayoutElement] = []
    let logical = mirrored(rect)
    for section in sectionRange(reaching: logical.interval(spec.scrollAxis)) {
      append(header(section, pinning), ifIn: rect, to: &found)
      appendItems(of: section, in: rect, logical, to: &found)
      append(footer(section, pinning), ifIn: rect, to: &found)
    }
    return found
  }

  /// Returns one element, at its pinned position if it is pinned, or `nil` if the layout does not contain the element.
  package func element(_ key: ElementKey, pinning: PinningBounds? = nil) -> LayoutElement? {
    if case .supplementary(let kind, let section?, 0) = key, sections.indices.contains(section) {
      if kind == spec.headerKind { return header(section, pinning) }
      return kind == spec.footerKind ? footer(section, pinning) : nil
    }
    return frame(of: key).map { LayoutElement(key: key, frame: $0, zIndex: 0) }
  }

  /// Returns the sections that may have elements in an interval of the scroll axis.
  func sectionRange(reaching visible: Interval) -> Range<Int> {
    // Snapping to pixels moves a frame by less than a point.
    let margin = overhang + 1
    let first = firstSection { starts[$0] + sections[$0].length > visible.lower - margin }
    let end = firstSection { starts[$0] >= visible.upper + margin }
    return first..<Swift.max(first, end)
  }

  /// Returns the first section for which the condition holds. The condition must hold for all sections after it.
  private func firstSection(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func append(_ element: LayoutElement?, ifIn rect: CGRect, to found: inout [LayoutElement]) {
    if let element, element.frame.overlaps(rect) { found.append(element) }
  }

  private func appendItems(of index: Int, in rect: CGRect, _ logical: CGRect, to found: inout [LayoutElement]) {
    let section = sections[index]
    let along = logical.interval(spec.scrollAxis.other).moved(by: -section.lineInset)
    let across = logical.interval(spec.scrollAxis).moved(by: -(starts[index] + section.linesStart))
    section.lines.forEachFrame(along: along, across: across) { item, itemFrame in
      let frame = frame(itemFrame, inSection: index)
      guard frame.overlaps(rect) else { return }
      found.append(LayoutElement(key: .item(section: index, item: item), frame: frame, zIndex: 0))
    }
  }
}

extension Interval {
  /// Returns the interval moved by a distance and extended by a point at both ends, for frames that are snapped to
  /// pixels.
  fileprivate func moved(by distance: CGFloat) -> Interval { Interval(lower + distance - 1, upper + distance + 1) }
}
