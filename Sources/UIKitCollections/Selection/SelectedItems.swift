import Foundation

/// Index paths in the order in which they were selected.
///
/// Querying, inserting and removing an item take constant time; only reading the order sorts the items.
struct SelectedItems {
  private var ranks: [IndexPath: Int] = [:]
  private var nextRank = 0

  var isEmpty: Bool { ranks.isEmpty }
  var count: Int { ranks.count }

  func contains(_ path: IndexPath) -> Bool { ranks[path] != nil }

  /// The index paths, earliest first. Complexity: O(n log n).
  var paths: [IndexPath] { ranks.sorted { $0.value < $1.value }.map(\.key) }

  /// - Returns: Whether the item was not selected before.
  @discardableResult
  mutating func insert(_ path: IndexPath) -> Bool {
    guard ranks[path] == nil else { return false }
    ranks[path] = nextRank
    nextRank += 1
    return true
  }

  /// - Returns: Whether the item was selected before.
  @discardableResult
  mutating func remove(_ path: IndexPath) -> Bool { ranks.removeValue(forKey: path) != nil }

  /// Updates the index paths after a data change, and forgets deleted items.
  mutating func move(by map: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: Int] = [:]
    for (path, rank) in ranks { if let new = map(path) { moved[new] = rank } }
    ranks = moved
  }
}
