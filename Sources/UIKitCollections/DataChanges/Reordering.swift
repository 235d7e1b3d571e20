import Foundation

/// A map between old and new ordinals. Elements that are not deleted, inserted or moved keep their order.
///
/// - Complexity: O(changes · log changes) to create and O(log changes) to query, regardless of the number of elements.
struct Reordering {
  private let before: Int
  private let after: Int
  private let targets: [Int: Int]
  private let origins: [Int: Int]
  /// The old ordinals of deleted and moved elements, in ascending order.
  private let leaving: [Int]
  /// The new ordinals of inserted and moved elements, in ascending order.
  private let taken: [Int]

  /// Creates a map; `nil` if the counts do not match.
  init?(before: Int, after: Int, deleted: Set<Int>, inserted: Set<Int>, moved: [Int: Int]) {
    let taken = inserted.union(moved.values)
    let leaving = deleted.union(moved.keys)
    guard leaving.allSatisfy({ (0..<before).contains($0) }), taken.allSatisfy({ (0..<after).contains($0) }),
      leaving.count == deleted.count + moved.count, taken.count == inserted.count + moved.count,
      before - leaving.count == after - taken.count
    else { return nil }
    self.before = before
    self.after = after
    targets = moved
    origins = Dictionary(moved.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    self.leaving = leaving.sorted()
    self.taken = taken.sorted()
  }

  func new(of old: Int) -> Int? {
    guard (0..<before).contains(old) else { return nil }
    if let target = targets[old] { return target }
    return leaving.rankAround(old).map { taken.ordinal(ofRank: $0) }
  }

  func old(of new: Int) -> Int? {
    guard (0..<after).contains(new) else { return nil }
    if let origin = origins[new] { return origin }
    return taken.rankAround(new).map { leaving.ordinal(ofRank: $0) }
  }
}

/// An ascending list of excluded ordinals.
extension [Int] {
  /// Returns the number of ordinals before `ordinal` that are not in the list; `nil` if the list contains `ordinal`.
  fileprivate func rankAround(_ ordinal: Int) -> Int? {
    let before = partition { $0 >= ordinal }
    return before < count && self[before] == ordinal ? nil : ordinal - before
  }

  /// Returns the ordinal outside the list that is preceded by `rank` other ordinals outside the list.
  fileprivate func ordinal(ofRank rank: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// Returns the first index whose element satisfies `isBehind`.
  private func partition(_ isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
