import Foundation

/// Index paths in the order in which they were selected.
///
/// Asking, adding and taking away cost the same for one item and for ten thousand; only the order has to be sorted for.
struct SelectedItems {
  private var ranks: [IndexPath: Int] = [:]
  private var nextRank = 0

  var isEmpty: Bool { ranks.isEmpty }
  var count: Int { ranks.count }

  func contains(_ path: IndexPath) -> Bool { ranks[path] != nil }

  /// The earliest first. Complexity: O(n log n).
  var paths: [IndexPath] { ranks.sorted { $0.value < $1.value }.map(\.key) }

  /// - Returns: Whether it was not selected before.
  @discardableResult
  mutating func insert(_ path: IndexPath) -> Bool {
    guard ranks[path] == nil else { return false }
    ranks[path] = nextRank
    nextRank += 1
    return true
  }

  /// - Returns: Whether it was selected before.
  @discardableResult
  mutating func remove(_ path: IndexPath) -> Bool { ranks.removeValue(forKey: path) != nil }

  /// Takes the items to where they are after a change of the data; what is gone is forgotten.
  mutating func move(by map: (IndexPath) -> IndexPath?) {
    var moved: [IndexPath: Int] = [:]
    for (path, rank) in ranks { if let new = map(path) { moved[new] = rank } }
    ranks = moved
  }
}
