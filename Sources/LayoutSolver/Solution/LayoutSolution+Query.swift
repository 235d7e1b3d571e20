package import Foundation
import Geometry

/// Queries for visible elements.
extension LayoutSolution {
  /// Returns all elements that intersect a rectangle in content coordinates, except those that scroll in orthogonal
  /// sections.
  ///
  /// Elements are ordered by section; in each, decorations come first, then boundary items, then cells and badges.
  /// Elements without area are never returned.
  ///
  /// - Parameter pinning: The visible bounds to which headers and footers are pinned; `nil` leaves them at their
  ///   natural positions.
  /// - Complexity: O(log sections + answer).
  package func elements(in rect: CGRect, pinning: PinningBounds? = nil) -> [LayoutElement] {
    var found: [LayoutElement] = []
    appendElements(in: rect, pinning: pinning, to: &found)
    return found
  }

  /// Appends the elements of ``elements(in:pinning:)`` to a buffer, which can be reused for every frame without
  /// allocation.
  package func appendElements(in rect: CGRect, pinning: PinningBounds? = nil, to found: inout [LayoutElement]) {
    guard rect.isFinite else { return }
    for item in boundary.items {
      append(pinned(item, pinning) ?? layoutLevelElement(item), ifIn: rect, to: &found)
    }
    var cells: [LayoutCell] = []
    for section in sectionRange(reaching: logical(rect).interval(axis)) {
      appendSurroundings(of: section, in: rect, pinning: pinning, to: &found)
      guard !sections[section].isOrthogonal else { continue }
      cells.removeAll(keepingCapacity: true)
      appendCells(of: section, in: rect, to: &cells)
      for cell in cells { found.append(LayoutElement(cell)) }
      appendBadges(of: section, in: rect, to: &found)
    }
  }

  /// Appends only the cells of ``appendElements(in:pinning:to:)``, as numbers only.
  ///
  /// - Complexity: O(log sections + answer). Nothing is allocated while the buffer has capacity.
  package func appendCells(in rect: CGRect, to found: inout [LayoutCell]) {
    guard rect.isFinite else { return }
    for section in sectionRange(reaching: logical(rect).interval(axis)) where !sections[section].isOrthogonal {
      appendCells(of: section, in: rect, to: &found)
    }
  }

  /// Appends all elements of ``appendElements(in:pinning:to:)`` except the cells.
  package func appendSurroundings(in rect: CGRect, pinning: PinningBounds?, to found: inout [LayoutElement]) {
    guard rect.isFinite else { return }
    for item in boundary.items {
      append(pinned(item, pinning) ?? layoutLevelElement(item), ifIn: rect, to: &found)
    }
    for section in sectionRange(reaching: logical(rect).interval(axis)) {
      appendSurroundings(of: section, in: rect, pinning: pinning, to: &found)
      if !sections[section].isOrthogonal { appendBadges(of: section, in: rect, to: &found) }
    }
  }

  /// Returns the orthogonal sections that are visible in a rectangle in content coordinates.
  package func orthogonalSections(in rect: CGRect) -> [Int] {
    guard rect.isFinite else { return [] }
    let visible = logical(rect).interval(axis)
    return sectionRange(reaching: visible).filter { index in
      guard sections[index].isOrthogonal else { return false }
      let start = starts[index] + sections[index].runOrigin[axis]
      return Interval(start, start + sections[index].rowLength).overlaps(visible)
    }
  }

  /// Returns a rectangle in unmirrored coordinates.
  func logical(_ rect: CGRect) -> CGRect {
    guard container.isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.origin.x - rect.size.width
    return rect
  }

  /// Returns the sections that may draw in an interval of the scroll axis.
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

  private func appendCells(of index: Int, in rect: CGRect, to found: inout [LayoutCell]) {
    let section = sections[index]
    let stretch = stretch(of: index, in: rect)
    let placer = CellPlacer(
      section: index, level: section.cellLevel, grid: grid,
      mirroredIn: container.isRightToLeft ? contentSize.width : nil, axis: axis, start: starts[index], showing: rect)
    if let line = section.line {
      return LineCells(line, of: section, placer).append(
        section.groups(reaching: stretch), of: section,
        seenIn: self.stretch(of: index, in: rect, along: line.line.axis), to: &found)
    }
    // This is a local copy: capturing the solution in the closure would copy it.
    let axis = section.runAxis
    section.forEachGroup(reaching: stretch) { group, solved in
      solved.leaves.forEachPlace { slot, leaf in
        let frame = group.frame(of: leaf, runAxis: axis)
        if let cell = placer.cell(frame, item: group.firstItem + slot, zIndex: leaf.zIndex) { found.append(cell) }
      }
    }
  }

  private func appendBadges(of index: Int, in rect: CGRect, to found: inout [LayoutElement]) {
    guard !sections[index].badges.isEmpty else { return }
    sections[index].forEachGroup(reaching: stretch(of: index, in: rect)) { group, solved in
      appendBadges(of: solved, group.index, group.origin, index) { append($0, ifIn: rect, to: &found) }
    }
  }

  /// Returns the part of a section's run that is visible in a rectangle, relative to the run's start.
  private func stretch(of index: Int, in rect: CGRect) -> Interval {
    let visible = stretch(of: index, in: rect, along: axis)
    let start = sections[index].runOrigin[axis]
    return Interval(visible.lower - start, visible.upper - start)
  }

  /// Returns the part of an axis that is visible in a rectangle, in a section's coordinates, with a margin of one point
  /// for pixel snapping.
  private func stretch(of index: Int, in rect: CGRect, along axis: Axis) -> Interval {
    let visible = logical(rect).interval(axis)
    let start = axis == self.axis ? starts[index] : 0
    return Interval(visible.lower - start - 1, visible.upper - start + 1)
  }

  /// Appends the badges of a group. Badges are numbered by kind and section, so a group's first number is
  /// the number of badges before it.
  func appendBadges(
    of solved: SolvedGroup, _ group: Int, _ origin: CGPoint, _ section: Int, append: (LayoutElement) -> Void
  ) {
    let content = sections[section]
    var seen: [String: Int] = [:]
    for badge in solved.badges {
      let ordinal = seen[badge.kind, default: 0]
      seen[badge.kind] = ordinal + 1
      let index = content.badgeBase(badge.kind) + content.badges(badge.kind, before: group) + ordinal
      append(badgeElement(badge, index: index, origin: origin, section))
    }
  }
}
