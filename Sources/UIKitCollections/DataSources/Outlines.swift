import DiffableData

/// The section snapshots of a data source. The visible items of each are exactly the items of its section in the whole
/// snapshot.
struct Outlines<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private var sections: [Section: Outline] = [:]

  /// The outline of a section; `nil` if the section has no outline.
  subscript(section: Section) -> Outline? { sections[section] }

  /// Returns the outline of a section. Without one it is created from the section's items; it is empty if the section
  /// does not exist.
  func outline(of section: Section, in whole: Snapshot) -> Outline {
    if let outline = sections[section] { return outline }
    var outline = Outline()
    if whole.indexOfSection(section) != nil { outline.append(whole.itemIdentifiers(inSection: section)) }
    return outline
  }

  /// Updates the outlines for a whole snapshot: outlines of removed sections are discarded, and the others keep the
  /// parts of their trees that match its items.
  ///
  /// - Complexity: O(items of the outlines)
  mutating func follow(_ whole: Snapshot) {
    sections = sections.filter { whole.indexOfSection($0.key) != nil }
    for section in Array(sections.keys) { follow(whole, in: section) }
  }

  private mutating func follow(_ whole: Snapshot, in section: Section) {
    let shown = whole.itemIdentifiers(inSection: section)
    guard let outline = sections[section], outline.visibleItems != shown else { return }
    sections[section] = outline.showing(shown)
  }

  // MARK: Changes

  /// Sets the outline of a section, and returns the whole snapshot with its visible items.
  ///
  /// - Complexity: O(items of the outline and of the section)
  mutating func apply(_ outline: Outline, to section: Section, in whole: Snapshot) -> Snapshot {
    var new = whole
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    sections[section] = outline
    let (past, visible) = (new.itemIdentifiers(inSection: section), outline.visibleItems)
    guard past != visible else { return new }
    new.deleteItems(past)
    new.appendItems(visible, toSection: section)
    take(visible, to: section, from: whole, to: new)
    return new
  }

  /// Shows the children of an item.
  ///
  /// - Parameter children: The new descendants of the item, if they change.
  /// - Complexity: O(descendants of the item)
  mutating func expand(_ item: Item, showing children: Outline?, in section: Section, of whole: Snapshot) -> Snapshot {
    guard var outline = sections[section], outline.contains(item), !outline.isExpanded(item) else { return whole }
    if let children { outline.replace(childrenOf: item, using: children) }
    outline.expand([item])
    sections[section] = outline
    guard outline.isVisible(item) else { return whole }
    var new = whole
    let revealed = outline.snapshot(of: item).visibleItems
    new.insertItems(revealed, afterItem: item)
    take(revealed, to: section, from: whole, to: new)
    return new
  }

  /// Hides the children of an item.
  ///
  /// - Complexity: O(descendants of the item)
  mutating func collapse(_ item: Item, in section: Section, of whole: Snapshot) -> Snapshot {
    guard var outline = sections[section], outline.contains(item), outline.isExpanded(item) else { return whole }
    outline.collapse([item])
    sections[section] = outline
    guard outline.isVisible(item) else { return whole }
    var new = whole
    new.deleteItems(outline.snapshot(of: item).visibleItems)
    return new
  }

  /// Moves an item whose children are hidden, together with them.
  ///
  /// - Parameters:
  ///   - previous: The item displayed before it after the move, in the same section.
  ///   - next: The item displayed after it after the move.
  /// - Complexity: O(items of the section it comes from, and of the one it goes to, at worst)
  mutating func move(
    _ item: Item, from old: Section, to new: Section, after previous: Item?, before next: Item?
  ) {
    var part = Outline()
    part.append([item])
    if var outline = sections[old] {
      part = outline.snapshot(of: item, includingParent: true)
      outline.delete([item])
      sections[old] = outline
    }
    guard var outline = sections[new] else { return }
    outline.take(part, after: previous, before: next)
    sections[new] = outline
  }

  /// Updates the outlines of the sections from which items were taken, because an item belongs to one section only.
  private mutating func take(_ items: [Item], to section: Section, from old: Snapshot, to new: Snapshot) {
    let others = Set(items.compactMap { old.sectionIdentifier(containingItem: $0) }).subtracting([section])
    for other in others { follow(new, in: other) }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Inserts a part. Between a parent and its first child it becomes a child; otherwise it becomes a sibling of the
  /// item before it.
  fileprivate mutating func take(_ part: Self, after previous: ItemIdentifierType?, before next: ItemIdentifierType?) {
    if let next, previous.map({ level(of: next) > level(of: $0) }) ?? true {
      insert(part, before: next)
    } else if let previous {
      insert(part, after: previous)
    } else {
      self = part
    }
  }
}
