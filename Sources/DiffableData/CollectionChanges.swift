/// What turns one snapshot into another, as ordinals: deletions and the origins of moves count in the old snapshot,
/// insertions and destinations of moves in the new one.
///
/// Every item is accounted for: the items of a deleted section are among `itemDeletes` unless they moved elsewhere. What
/// is named nowhere stays in its section, in unchanged order among what stays.
package struct CollectionChanges: Equatable, Sendable {
  package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    package var from: Position
    package var to: Position

    package init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  package var sectionDeletes: [Int] = []
  package var sectionInserts: [Int] = []
  package var sectionMoves: [Move<Int>] = []
  package var itemDeletes: [ItemPosition] = []
  package var itemInserts: [ItemPosition] = []
  package var itemMoves: [Move<ItemPosition>] = []
  /// In the new snapshot.
  package var itemReloads: [ItemPosition] = []
  package var itemReconfigures: [ItemPosition] = []
  package var sectionReloads: [Int] = []

  package init() {}

  package var isEmpty: Bool { self == CollectionChanges() }
}

extension CollectionChanges {
  /// The fewest moves: whatever already is in increasing order stays.
  ///
  /// - Complexity: O(chunks) for a changed copy of `old`; else O(n) comparisons, and hashing only of what is not where
  ///   its neighbours are. A full shuffle is O(n log n).
  package init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    addSectionChanges(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    addItemChanges(from: old.order, to: new.order)
    itemReloads = new.reloadedItems.compactMap { new.position(of: $0) }
    itemReconfigures = new.reconfiguredItems.compactMap { new.position(of: $0) }
    sectionReloads = new.reloadedSections.compactMap { new.indexOfSection($0) }
  }

  private mutating func addSectionChanges<Section: Hashable>(from old: [Section], to new: [Section]) {
    guard old != new else { return }
    let before = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let kept = Set(new)
    sectionDeletes = old.indices.filter { !kept.contains(old[$0]) }
    sectionInserts = new.indices.filter { before[new[$0]] == nil }
    let origins = new.map { Int32(before[$0] ?? -1) }
    let staying = longestIncreasingRun(of: origins)
    for (ordinal, origin) in origins.enumerated() where origin >= 0 && !staying[ordinal] {
      sectionMoves.append(Move(from: Int(origin), to: ordinal))
    }
  }

  private mutating func addItemChanges<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: ItemOrder<Section, Item>, to new: ItemOrder<Section, Item>
  ) {
    var pairs = SectionPair.pairs(from: old, to: new)
    SectionPair.matchAcross(&pairs, into: &self)
    for pair in pairs { addChanges(of: pair) }
    // Deleted sections stand last among the pairs, wherever they were.
    itemDeletes.sort()
  }

  private mutating func addChanges<Item>(of pair: SectionPair<Item>) {
    if let section = pair.newOrdinal {
      let staying = pair.needsOrdering ? longestIncreasingRun(of: pair.matching.origins) : []
      for (item, origin) in pair.matching.origins.enumerated() {
        if origin < 0 {
          if !pair.arrived.contains(item) {
            itemInserts.append(ItemPosition(section: section, item: pair.start + item))
          }
        } else if pair.needsOrdering, !staying[item], let oldSection = pair.oldOrdinal {
          itemMoves.append(
            Move(
              from: ItemPosition(section: oldSection, item: pair.start + Int(origin)),
              to: ItemPosition(section: section, item: pair.start + item)))
        }
      }
    }
    guard let section = pair.oldOrdinal else { return }
    for (item, isTaken) in pair.matching.isTaken.enumerated() where !isTaken {
      itemDeletes.append(ItemPosition(section: section, item: pair.start + item))
    }
  }
}
