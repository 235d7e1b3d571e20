import DiffableData

/// The section snapshots of a data source, each of which has as its visible items exactly the items that its section has
/// in the whole snapshot.
struct Outlines<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private var sections: [Section: Outline] = [:]

  /// `nil` for a section that has been given no outline.
  subscript(section: Section) -> Outline? { sections[section] }

  /// The outline of a section, made of what it shows if it has none; empty for a section that is not there.
  func outline(of section: Section, in whole: Snapshot) -> Outline {
    if let outline = sections[section] { return outline }
    var outline = Outline()
    if whole.indexOfSection(section) != nil { outline.append(whole.itemIdentifiers(inSection: section)) }
    return outline
  }

  /// Outlines follow a snapshot of the whole: those of other sections than it has are forgotten, the rest keep as much of
  /// their trees as goes with what it shows.
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

  /// Gives a section an outline, and what it shows with it to the whole snapshot.
  ///
  /// - Complexity: O(items of the outline and of the section)
  mutating func apply(_ outline: Outline, to section: Section, in whole: Snapshot) -> Snapshot {
    var new = whole
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    sections[section] = outline
    let (past, visible) = (new.itemIdentifiers(inSection: section), outline.visibleItems)
    guard past != visible else { return new }
    let kept = Set(visible)
    new.deleteItems(past.filter { !kept.contains($0) })
    new.appendItems(visible, toSection: section)
    take(visible, to: section, from: whole, to: new)
    return new
  }

  /// Shows what an item contains.
  ///
  /// - Parameter children: What it contains from now on, if that is something else than before.
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

  /// Hides what an item contains.
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

  /// Takes an item that shows no children, and what is hidden in it, to another place.
  ///
  /// - Parameters:
  ///   - previous: The item that is shown before it then, in the same section.
  ///   - next: The one behind it.
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

  /// Items are in one section only: the outlines of those from which these are taken follow.
  private mutating func take(_ items: [Item], to section: Section, from old: Snapshot, to new: Snapshot) {
    let others = Set(items.compactMap { old.sectionIdentifier(containingItem: $0) }).subtracting([section])
    for other in others { follow(new, in: other) }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Between a parent and its first child it becomes a child, and otherwise a sibling of what is before it.
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
