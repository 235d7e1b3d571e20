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
  /// - Complexity: O(n log n) in the number of items; O(1) memory per item.
  package init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    addSectionChanges(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    addItemChanges(from: old, to: new)
    itemReloads = new.reloadedItems.compactMap { new.position(of: $0) }
    itemReconfigures = new.reconfiguredItems.compactMap { new.position(of: $0) }
    sectionReloads = new.reloadedSections.compactMap { new.indexOfSection($0) }
  }

  private mutating func addSectionChanges<Section: Hashable>(from old: [Section], to new: [Section]) {
    let before = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
    let kept = Set(new)
    sectionDeletes = old.indices.filter { !kept.contains(old[$0]) }
    var survivors: [(old: Int, new: Int)] = []
    for (ordinal, section) in new.enumerated() {
      if let origin = before[section] { survivors.append((origin, ordinal)) } else { sectionInserts.append(ordinal) }
    }
    let staying = longestIncreasingRun(of: survivors.map(\.old))
    for (index, survivor) in survivors.enumerated() where !staying.contains(index) {
      sectionMoves.append(Move(from: survivor.old, to: survivor.new))
    }
  }

  private mutating func addItemChanges<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let before = positions(in: old)
    let oldSections = old.sectionIdentifiers
    for (section, identifier) in new.sectionIdentifiers.enumerated() {
      var candidates: [(old: ItemPosition, new: ItemPosition)] = []
      for (item, itemIdentifier) in new.itemIdentifiers(inSection: identifier).enumerated() {
        let position = ItemPosition(section: section, item: item)
        guard let origin = before[itemIdentifier] else {
          itemInserts.append(position)
          continue
        }
        if oldSections[origin.section] == identifier {
          candidates.append((origin, position))
        } else {
          itemMoves.append(Move(from: origin, to: position))
        }
      }
      addMoves(among: candidates)
    }
    addDeletes(from: old, keeping: new)
  }

  private mutating func addMoves(among candidates: [(old: ItemPosition, new: ItemPosition)]) {
    let staying = longestIncreasingRun(of: candidates.map(\.old.item))
    for (index, candidate) in candidates.enumerated() where !staying.contains(index) {
      itemMoves.append(Move(from: candidate.old, to: candidate.new))
    }
  }

  private mutating func addDeletes<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, keeping new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    for (section, identifier) in old.sectionIdentifiers.enumerated() {
      for (item, itemIdentifier) in old.itemIdentifiers(inSection: identifier).enumerated()
      where new.sectionIdentifier(containingItem: itemIdentifier) == nil {
        itemDeletes.append(ItemPosition(section: section, item: item))
      }
    }
  }

  private func positions<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    in snapshot: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Item: ItemPosition] {
    var positions: [Item: ItemPosition] = [:]
    positions.reserveCapacity(snapshot.numberOfItems)
    for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
      for (item, itemIdentifier) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
        positions[itemIdentifier] = ItemPosition(section: section, item: item)
      }
    }
    return positions
  }
}
