import DiffableData
import Testing

/// Applies changes to nested arrays, without knowing how they were found.
enum PlayedChanges {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  static func rows(of snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  static func rows(_ changes: CollectionChanges, from old: Snapshot, to new: Snapshot) -> [[Int]] {
    rows(
      changes, from: rows(of: old), to: rows(of: new),
      origins: new.sectionIdentifiers.map { old.indexOfSection($0) })
  }

  /// Named items take their position in the new rows; the others fill the gaps in their old order.
  ///
  /// - Parameter origins: The ordinal of the same old row, for each new row.
  static func rows(
    _ changes: CollectionChanges, from before: [[Int]], to target: [[Int]], origins: [Int?]
  ) -> [[Int]] {
    let gone = Set(changes.itemDeletes + changes.itemMoves.map(\.from))
    var placed = target.map { [Int?](repeating: nil, count: $0.count) }
    for position in changes.itemInserts {
      placed[position.section][position.item] = target[position.section][position.item]
    }
    for move in changes.itemMoves { placed[move.to.section][move.to.item] = before[move.from.section][move.from.item] }
    for (ordinal, origin) in origins.enumerated() {
      var staying: [Int] = []
      if let origin {
        staying = before[origin].enumerated()
          .filter { !gone.contains(ItemPosition(section: origin, item: $0.offset)) }.map(\.element)
      }
      for item in placed[ordinal].indices where placed[ordinal][item] == nil && !staying.isEmpty {
        placed[ordinal][item] = staying.removeFirst()
      }
      if !staying.isEmpty { Issue.record("Items stay for which the new section has no room: \(staying)") }
    }
    return placed.map { $0.map { $0 ?? -1 } }
  }
}
