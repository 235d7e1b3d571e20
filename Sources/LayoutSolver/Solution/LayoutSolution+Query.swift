package import Foundation
import Geometry

/// What is visible.
extension LayoutSolution {
  /// Everything that shares area with a rectangle in content coordinates, except what scrolls in orthogonal sections.
  ///
  /// Sections in order; in each the decorations, boundary items, then cells and badges. Things without area are never
  /// answered.
  ///
  /// - Parameter pinning: The visible bounds that pinned headers and footers stick to; `nil` leaves them at their
  ///   natural place.
  /// - Complexity: O(log sections + answer).
  package func elements(in rect: CGRect, pinning: PinningBounds? = nil) -> [LayoutElement] {
    var found: [LayoutElement] = []
    appendElements(in: rect, pinning: pinning, to: &found)
    return found
  }

  /// As ``elements(in:pinning:)``, into a buffer that is kept from frame to frame and so need not be allocated again.
  package func appendElements(in rect: CGRect, pinning: PinningBounds? = nil, to found: inout [LayoutElement]) {
    guard rect.isFinite else { return }
    for item in boundary.items {
      append(pinned(item, pinning) ?? layoutLevelElement(item), ifIn: rect, to: &found)
    }
    for section in sectionRange(reaching: logical(rect).interval(axis)) {
      appendSurroundings(of: section, in: rect, pinning: pinning, to: &found)
      if !sections[section].isOrthogonal { appendGroups(of: section, in: rect, to: &found) }
    }
  }

  /// The orthogonal sections of which a rectangle in content coordinates shows something.
  package func orthogonalSections(in rect: CGRect) -> [Int] {
    guard rect.isFinite else { return [] }
    let visible = logical(rect).interval(axis)
    return sectionRange(reaching: visible).filter { index in
      guard sections[index].isOrthogonal else { return false }
      let start = starts[index] + sections[index].runOrigin[axis]
      return Interval(start, start + sections[index].rowLength).overlaps(visible)
    }
  }

  /// A rectangle as it was before mirroring.
  func logical(_ rect: CGRect) -> CGRect {
    guard container.isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }

  /// The sections that may draw in a stretch of the scroll axis.
  func sectionRange(reaching visible: Interval) -> Range<Int> {
    // Snapping to pixels moves a frame by less than a point.
    let margin = overhang + 1
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + sections[middle].length <= visible.lower - margin { low = middle + 1 } else { high = middle }
    }
    let first = low
    high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < visible.upper + margin { low = middle + 1 } else { high = middle }
    }
    return first..<low
  }

  private func append(_ element: LayoutElement, ifIn rect: CGRect, to found: inout [LayoutElement]) {
    if element.frame.overlaps(rect) { found.append(element) }
  }

  private func appendSurroundings(
    of section: Int, in rect: CGRect, pinning: PinningBounds?, to found: inout [LayoutElement]
  ) {
    for decoration in sections[section].definition?.spec.decorationItems ?? [] {
      if let element = element(.decoration(kind: decoration.kind, section: section)) {
        append(element, ifIn: rect, to: &found)
      }
    }
    for item in sections[section].boundary.items {
      append(pinned(item, inSection: section, pinning) ?? boundaryElement(item, section), ifIn: rect, to: &found)
    }
  }

  private func appendGroups(of index: Int, in rect: CGRect, to found: inout [LayoutElement]) {
    let start = starts[index] + sections[index].runOrigin[axis]
    let visible = logical(rect).interval(axis)
    let local = Interval(visible.lower - start - 1, visible.upper - start + 1)
    let level = sections[index].cellLevel
    sections[index].forEachGroup(reaching: local) { group, solved in
      solved.leaves.withUnsafeBufferPointer { leaves in
        for slot in leaves.indices {
          let frame = placed(group.frame(of: leaves[slot], runAxis: axis), inSection: index)
          guard frame.overlaps(rect) else { continue }
          let key = ElementKey.item(section: index, item: group.firstItem + slot)
          found.append(LayoutElement(key: key, frame: frame, zIndex: leaves[slot].zIndex.raised(by: level)))
        }
      }
      guard !solved.badges.isEmpty else { return }
      appendBadges(of: solved, group.index, group.origin, index) { element in
        if element.frame.overlaps(rect) { found.append(element) }
      }
    }
  }

  /// Badges count per kind and section, so a group's first number is a product.
  func appendBadges(
    of solved: SolvedGroup, _ group: Int, _ origin: CGPoint, _ section: Int, append: (LayoutElement) -> Void
  ) {
    let content = sections[section].groups
    var seen: [String: Int] = [:]
    for badge in solved.badges {
      let ordinal = seen[badge.kind, default: 0]
      seen[badge.kind] = ordinal + 1
      let perGroup = content.template.badges.count { $0.kind == badge.kind }
      let index = sections[section].badgeBase(badge.kind) + group * perGroup + ordinal
      append(badgeElement(badge, index: index, origin: origin, section))
    }
  }
}
