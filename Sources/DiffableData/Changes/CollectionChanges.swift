/// The difference between two snapshots, as ordinals. Deletions and the origins of moves refer to the old snapshot,
/// insertions and the destinations of moves to the new one.
///
/// The difference covers every item: the items of a deleted section are in `itemDeletes` unless they moved to another
/// section. An item that is in no list stays in its section, and the items that stay keep their relative order.
package struct CollectionChanges: Equatable, Sendable {
  /// A move from a position in the old snapshot to one in the new snapshot.
  package struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position in the old snapshot.
    package var from: Position
    /// The position in the new snapshot.
    package var to: Position

    /// Creates a move.
    package init(from: Position, to: Position) {
      self.from = from
      self.to = to
    }
  }

  /// The deleted sections, as ordinals in the old snapshot.
  package var sectionDeletes: [Int] = []
  /// The inserted sections, as ordinals in the new snapshot.
  package var sectionInserts: [Int] = []
  /// The moved sections.
  package var sectionMoves: [Move<Int>] = []
  /// The deleted items, as positions in the old snapshot.
  package var itemDeletes: [ItemPosition] = []
  /// The inserted items, as positions in the new snapshot.
  package var itemInserts: [ItemPosition] = []
  /// The moved items.
  package var itemMoves: [Move<ItemPosition>] = []
  /// The items to reload, as positions in the new snapshot.
  package var itemReloads: [ItemPosition] = []
  /// The items to reconfigure, as positions in the new snapshot.
  package var itemReconfigures: [ItemPosition] = []
  /// The sections to reload, as ordinals in the new snapshot.
  package var sectionReloads: [Int] = []

  /// Creates a difference without changes.
  package init() {}

  /// Whether nothing changes.
  package var isEmpty: Bool {
    sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty && sectionReloads.isEmpty
      && itemDeletes.isEmpty && itemInserts.isEmpty && itemMoves.isEmpty && itemReloads.isEmpty
      && itemReconfigures.isEmpty
  }
}

extension CollectionChanges {
  /// Computes the difference with the fewest moves: items that are in increasing order already stay.
  ///
  /// - Complexity: O(1) for a copy of `old`, O(n / 3,000 + changes) for a changed copy; otherwise O(n) comparisons, and
  ///   a look-up for each item that is not next to its neighbors. A full shuffle is O(n log n).
  package init<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    from old: borrowing NSDiffableDataSourceSnapshot<Section, Item>,
    to new: borrowing NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    if !new.isCopy(of: old) {
      let origins = addSectionChanges(from: old.sections, to: new.sections)
      addItemChanges(from: old.items, to: new.items, origins: origins)
    }
    guard new.hasMarks else { return }
    addMarks(of: new)
  }

  private mutating func addMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    of snapshot: borrowing NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let marks = snapshot.marks
    itemReloads = marks.reloadedItems.compactMap { snapshot.position(of: $0) }
    itemReconfigures = marks.reconfiguredItems.compactMap { snapshot.position(of: $0) }
    sectionReloads = marks.reloadedSections.compactMap { snapshot.indexOfSection($0) }
  }

  /// - Returns: The old ordinal of each new section; `nil` for an inserted one.
  private mutating func addSectionChanges(from old: ItemStore, to new: ItemStore) -> [Int?] {
    let (before, after) = (old.lists[0], new.lists[0])
    let trim = ListTrim(old: before, new: after)
    if trim.prefix == before.count, trim.prefix == after.count { return (0..<after.count).map { $0 } }
    sectionDeletes = before.ordinals { new.ordinal(of: $0, tag: $1) == nil }
    var origins: [Int?] = []
    after.forEachItem { origins.append(old.ordinal(of: $0, tag: $1)) }
    sectionInserts = origins.indices.filter { origins[$0] == nil }
    let runs = origins.enumerated().compactMap { ordinal, origin in
      origin.map { MatchRun(old: $0, new: ordinal, count: 1) }
    }
    let areStaying = runs.withUnsafeBufferPointer { HeaviestIncreasingRuns.areStaying($0) }
    for (run, stays) in zip(runs, areStaying) where !stays {
      sectionMoves.append(Move(from: Int(run.old), to: Int(run.new)))
    }
    return origins
  }
}
