package import Foundation
import Geometry

/// The conversion of frames to content coordinates, snapped to pixels and mirrored for right-to-left layouts.
extension LayoutSolution {
  /// Returns an element, or `nil` if the layout has no such element. Pinned items are at their natural position.
  ///
  /// - Complexity: O(1) for fixed sizes, O(log groups) if sizes were measured.
  package func element(_ key: ElementKey) -> LayoutElement? {
    switch key {
    case .item(let section, let item): itemElement(section, item)
    case .supplementary(let kind, let section?, let index): supplementaryElement(kind, section, index)
    case .supplementary(let kind, nil, let index):
      boundary.items.first { $0.spec.kind == kind && $0.index == index }.map { layoutLevelElement($0) }
    case .decoration(let kind, let section, let index): index == 0 ? decorationElement(kind, section) : nil
    }
  }

  /// Returns an element's frame in content coordinates, or `nil` if the layout has no such element.
  package func frame(of key: ElementKey) -> CGRect? { element(key)?.frame }

  /// Returns the axes on which an item's or boundary item's size is estimated, so that its view's preferred size is
  /// needed.
  package func isSelfSizing(_ key: ElementKey) -> (width: Bool, height: Bool) {
    switch key {
    case .item(let section, let item):
      guard let leaf = leaf(section, item)?.leaf else { return (false, false) }
      return (leaf.estimated.contains(.horizontal), leaf.estimated.contains(.vertical))
    case .supplementary(let kind, let section, let index):
      let items = section.map { sections.indices.contains($0) ? sections[$0].boundary.items : [] } ?? boundary.items
      guard let item = items.first(where: { $0.spec.kind == kind && $0.index == index }) else { return (false, false) }
      return (item.spec.size.width.isEstimated, item.spec.size.height.isEstimated)
    case .decoration:
      return (false, false)
    }
  }

  /// Returns the frame of a whole section in content coordinates, including headers, footers and insets.
  package func sectionFrame(_ index: Int) -> CGRect? {
    guard sections.indices.contains(index) else { return nil }
    return placed(
      CGRect(
        origin: CGPoint(axis, along: starts[index], across: 0),
        size: CGSize(axis, along: sections[index].length, across: environment.size[axis.other])))
  }

  // MARK: Content coordinates

  /// Returns a frame in content coordinates. The origin is snapped to the nearest pixel; the size stays as solved.
  func placed(_ frame: CGRect) -> CGRect {
    let origin = grid.round(frame.origin)
    guard container.isRightToLeft else { return CGRect(origin: origin, size: frame.size) }
    return CGRect(
      x: contentSize.width - origin.x - frame.size.width, y: origin.y, width: frame.size.width,
      height: frame.size.height)
  }

  /// Returns a frame in content coordinates for one in a section's coordinates.
  func placed(_ frame: CGRect, inSection index: Int) -> CGRect {
    var frame = frame
    frame.origin[axis] += starts[index]
    return placed(frame)
  }

  func layoutLevelElement(_ item: PlacedBoundary) -> LayoutElement {
    LayoutElement(
      key: .supplementary(kind: item.spec.kind, section: nil, index: item.index), frame: placed(item.frame),
      zIndex: item.spec.zIndex)
  }

  func boundaryElement(_ item: PlacedBoundary, _ section: Int) -> LayoutElement {
    LayoutElement(
      key: .supplementary(kind: item.spec.kind, section: section, index: item.index),
      frame: placed(item.frame, inSection: section), zIndex: item.spec.zIndex)
  }

  // MARK: Items

  private func leaf(_ section: Int, _ item: Int) -> PlacedLeaf? {
    var group = ReadGroup()
    return leaf(section, item, reading: &group)
  }

  /// - Parameter group: The group that was read last. It is not solved again for its next item.
  func leaf(_ section: Int, _ item: Int, reading group: inout ReadGroup) -> PlacedLeaf? {
    guard sections.indices.contains(section), let content = sections[section].content,
      item >= 0, item < content.itemCount
    else { return nil }
    let index = content.group(of: item)
    let slot = item - content.items(of: index).lowerBound
    if group.section != section || group.index != index {
      group = ReadGroup(section: section, index: index, solved: content.group(index))
    }
    guard slot < group.solved.leaves.count else { return nil }
    return (group.solved.leaves[slot], sections[section].origin(of: index, group.solved))
  }

  private func itemElement(_ section: Int, _ item: Int) -> LayoutElement? {
    leaf(section, item).map { itemElement(section, item, $0) }
  }

  func itemElement(_ section: Int, _ item: Int, _ leaf: PlacedLeaf) -> LayoutElement {
    let (leaf, origin) = leaf
    let frame = CGRect(origin: leaf.frame.origin + origin, size: leaf.frame.size)
    return LayoutElement(
      key: .item(section: section, item: item),
      frame: sections[section].isOrthogonal ? orthogonalFrame(frame, section) : placed(frame, inSection: section),
      zIndex: leaf.zIndex.raised(by: sections[section].cellLevel))
  }

  private func supplementaryElement(_ kind: String, _ section: Int, _ index: Int) -> LayoutElement? {
    guard sections.indices.contains(section), index >= 0 else { return nil }
    if let item = sections[section].boundary.items.first(where: { $0.spec.kind == kind && $0.index == index }) {
      return boundaryElement(item, section)
    }
    guard let content = sections[section].content else { return nil }
    guard let place = content.place(ofBadge: index - content.badgeBase(kind), kind) else { return nil }
    let solved = content.group(place.group)
    let badges = solved.badges.filter { $0.kind == kind }
    guard place.index < badges.count else { return nil }
    return badgeElement(
      badges[place.index], index: index, origin: content.origin(of: place.group, solved), section)
  }

  func badgeElement(_ badge: SolvedBadge, index: Int, origin: CGPoint, _ section: Int) -> LayoutElement {
    let frame = CGRect(origin: badge.frame.origin + origin, size: badge.frame.size)
    return LayoutElement(
      key: .supplementary(kind: badge.kind, section: section, index: index),
      frame: sections[section].isOrthogonal ? orthogonalFrame(frame, section) : placed(frame, inSection: section),
      zIndex: badge.zIndex)
  }

  // MARK: Decorations

  /// Returns the background of a whole section, which spans the full width minus the decoration's own insets.
  private func decorationElement(_ kind: String, _ section: Int) -> LayoutElement? {
    guard sections.indices.contains(section), sections[section].length > 0,
      let decoration = sections[section].spec?.decorationItems.first(where: { $0.kind == kind })
    else { return nil }
    let whole = CGRect(
      origin: .zero, size: CGSize(axis, along: sections[section].length, across: environment.size[axis.other]))
    return LayoutElement(
      key: .decoration(kind: kind, section: section),
      frame: placed(whole.inset(by: decoration.contentInsets), inSection: section), zIndex: decoration.zIndex)
  }
}

extension SectionSolution {
  /// The z-index level of cells. In a section with a decoration it is one higher, so that the default background is
  /// behind the cells.
  var cellLevel: Int { definition?.hasDecorations == true ? 1 : 0 }
}
