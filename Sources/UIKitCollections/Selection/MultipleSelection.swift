import Foundation

/// A selection of all items between two items, in data order, that a finger extends by moving over items.
///
/// It deselects the items if the first one was selected. Items that the finger has left return to their previous state.
struct MultipleSelection {
  /// The item at which the selection began.
  let anchor: IndexPath
  /// Whether items become selected; otherwise they are deselected.
  let selects: Bool
  /// The item under the finger.
  private(set) var end: IndexPath
  private let before: SelectedItems

  init(from anchor: IndexPath, selected: SelectedItems) {
    self.anchor = anchor
    end = anchor
    before = selected
    selects = !selected.contains(anchor)
  }

  /// A change of one item's selection.
  struct Change: Equatable {
    var path: IndexPath
    var isSelected: Bool
  }

  /// Extends the selection to another item.
  ///
  /// - Parameter counts: The number of items in each section.
  /// - Returns: The changes of the items that were left, then those of the items that were entered, each in the order
  ///   of the finger's motion.
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

  /// Returns the items from one end to the other, both included, in that order.
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
