import Foundation

/// A finger that goes over items, from one to another in the order of the data, and selects all in between.
///
/// It deselects them if the first one was selected. Items it has left again are as they were before.
struct MultipleSelection {
  /// Where it began.
  let anchor: IndexPath
  /// Whether items become selected; otherwise they are deselected.
  let selects: Bool
  /// The item that the finger is at.
  private(set) var end: IndexPath
  private let before: SelectedItems

  init(from anchor: IndexPath, selected: SelectedItems) {
    self.anchor = anchor
    end = anchor
    before = selected
    selects = !selected.contains(anchor)
  }

  /// One item that is to be selected or not.
  struct Change: Equatable {
    var path: IndexPath
    var isSelected: Bool
  }

  /// The finger has come to another item.
  ///
  /// - Parameter counts: Items per section.
  /// - Returns: First what it has left, then what it has come over, both in the order in which it did.
  /// - Complexity: O(items between the old end and the new one + sections between them).
  mutating func move(to new: IndexPath, counts: [Int]) -> [Change] {
    let old = end
    end = new
    let passed = Self.items(from: old, to: new, counts: counts)
    let (oldRange, range) = (stretch(to: old), stretch(to: new))
    let left = passed.filter { !range.contains($0) }.map { Change(path: $0, isSelected: before.contains($0)) }
    let reached = passed.filter { range.contains($0) && !oldRange.contains($0) }
    return left + reached.map { Change(path: $0, isSelected: selects) }
  }

  private func stretch(to path: IndexPath) -> ClosedRange<IndexPath> {
    anchor < path ? anchor...path : path...anchor
  }

  /// Both ends included, in the order from the one to the other.
  private static func items(from start: IndexPath, to end: IndexPath, counts: [Int]) -> [IndexPath] {
    let (first, last) = start < end ? (start, end) : (end, start)
    let ascending = (first.section...last.section).flatMap { section in
      let lower = section == first.section ? first.item : 0
      let count = counts.indices.contains(section) ? counts[section] : 0
      let upper = section == last.section ? last.item + 1 : count
      return (lower..<(upper < lower ? lower : upper)).map { IndexPath(item: $0, section: section) }
    }
    return start < end ? ascending : ascending.reversed()
  }
}
