extension NSDiffableDataSourceSectionSnapshot {
  /// Returns this outline after a change of its visible items, for example by a snapshot of all sections.
  ///
  /// Items keep their parents as long as the parents precede them and no item in between ends the subtree. They also
  /// keep their expansion state and hidden descendants. A new item becomes a sibling of the preceding item, or a child
  /// if it is between a parent and its first child.
  ///
  /// - Parameter target: The items that become visible, in order and without duplicates.
  /// - Returns: An outline whose visible items are exactly `target`.
  /// - Complexity: O(items).
  package func showing(_ target: [ItemIdentifierType]) -> Self {
    let tree = OutlineTree(self)
    var builder = OutlineBuilder(tree: tree, isShown: Set(target))
    let parentsAhead = tree.parentsAhead(in: target)
    for (location, item) in target.enumerated() { builder.add(item, parentAhead: parentsAhead[location]) }
    return builder.outline()
  }

  func forEachRow(_ body: (_ ordinal: Int, _ item: ItemIdentifierType, OutlineNote) -> Void) {
    let items = items
    list.forEachNote(in: 0..<list.count) { ordinal, note in
      body(ordinal, items[ordinal], note)
      return true
    }
  }
}

/// An outline represented as rows with parents.
private struct OutlineTree<Item: Hashable & Sendable> {
  private(set) var items: [Item] = []
  private(set) var notes: [OutlineNote] = []
  private(set) var parents: [Int?] = []
  /// The rows of visible items.
  private(set) var rows: [Item: Int] = [:]

  init(_ outline: NSDiffableDataSourceSectionSnapshot<Item>) {
    var path: [Int] = []
    var hiddenLevel = Int.max
    outline.forEachRow { row, item, note in
      path.removeLast(path.count - note.level)
      items.append(item)
      notes.append(note)
      parents.append(path.last)
      path.append(row)
      guard note.level < hiddenLevel else { return }
      hiddenLevel = note.isExpanded ? .max : note.level + 1
      rows[item] = row
    }
  }

  /// Returns, for every position, the parent of the first previously visible item at or after it.
  func parentsAhead(in target: [Item]) -> [Int?] {
    var ahead: [Int?] = []
    var next: Int?
    for item in target.reversed() {
      if let row = rows[item] { next = parents[row] }
      ahead.append(next)
    }
    return ahead.reversed()
  }
}

/// A builder that writes an outline from the first row to the last.
private struct OutlineBuilder<Item: Hashable & Sendable> {
  let tree: OutlineTree<Item>
  let isShown: Set<Item>
  private var items: [Item] = []
  private var notes: [OutlineNote] = []
  /// The last item and its ancestors by level, as their previous rows; `nil` for new items.
  private var path: [Int?] = []

  init(tree: OutlineTree<Item>, isShown: Set<Item>) {
    self.tree = tree
    self.isShown = isShown
  }

  mutating func add(_ item: Item, parentAhead: Int?) {
    let row = tree.rows[item]
    let level = row.map { levelOfKept($0) } ?? levelOfNew(parentAhead: parentAhead)
    path.removeLast(path.count - level)
    path.append(row)
    items.append(item)
    notes.append(OutlineNote(level: level, isExpanded: row.map { tree.notes[$0].isExpanded } ?? false))
    if let row { addHidden(in: row, level: level) }
  }

  private var lastLevel: Int { path.isEmpty ? 0 : path.count - 1 }

  private func levelOfKept(_ row: Int) -> Int {
    guard let parent = tree.parents[row] else { return 0 }
    return path.lastIndex(of: parent).map { $0 + 1 } ?? lastLevel
  }

  private func levelOfNew(parentAhead: Int?) -> Int {
    if let parentAhead, path.last == parentAhead { return lastLevel + 1 }
    return lastLevel
  }

  /// Adds the hidden descendants of a collapsed item, except for those that are now visible.
  private mutating func addHidden(in row: Int, level: Int) {
    let top = tree.notes[row].level
    guard !tree.notes[row].isExpanded else { return }
    var leftOut = Int.max
    for hidden in (row + 1)..<Swift.max(tree.items.count, row + 1) {
      let note = tree.notes[hidden]
      if note.level <= top { return }
      if note.level <= leftOut { leftOut = isShown.contains(tree.items[hidden]) ? note.level : .max }
      guard leftOut == .max else { continue }
      items.append(tree.items[hidden])
      notes.append(OutlineNote(level: note.level - top + level, isExpanded: note.isExpanded))
    }
  }

  func outline() -> NSDiffableDataSourceSectionSnapshot<Item> {
    var outline = NSDiffableDataSourceSectionSnapshot<Item>()
    outline.insert(items, levels: notes.map(\.rawValue), at: 0)
    return outline
  }
}
