import Foundation

/// Old ordinals to new ones and back: what is not deleted, inserted or moved keeps its order.
///
/// - Complexity: O(changes · log changes) to make and O(log changes) to ask, whatever the number of elements.
struct Reordering {
  private let before: Int
  private let after: Int
  private let targets: [Int: Int]
  private let origins: [Int: Int]
  /// Old ordinals that do not keep their order, ascending.
  private let leaving: [Int]
  /// New ordinals that something came to, ascending.
  private let taken: [Int]

  /// `nil` if the numbers do not add up.
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

/// An ascending list of ordinals that are left out.
extension [Int] {
  /// How many ordinals before `ordinal` are not in the list; `nil` if it is itself in it.
  fileprivate func rankAround(_ ordinal: Int) -> Int? {
    let before = partition { $0 >= ordinal }
    return before < count && self[before] == ordinal ? nil : ordinal - before
  }

  /// The ordinal outside of the list that has `rank` others outside before it.
  fileprivate func ordinal(ofRank rank: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }

  /// The first place whose element is `isBehind`.
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
