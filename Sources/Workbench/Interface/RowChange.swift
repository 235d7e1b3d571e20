/// The difference between two lists of rows, as one range outside which both are equal.
struct RowChange {
  /// The indices, valid in both lists, of rows whose content changes.
  let updates: [Int]
  /// The indices of removed rows in the old list.
  let deletions: Range<Int>
  /// The indices of added rows in the new list.
  let insertions: Range<Int>

  init(from old: [RowList.Row], to new: [RowList.Row]) {
    let before = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - before
    let after = min(most, zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count)
    let end = before + most - after
    updates = (before..<end).filter { old[$0] != new[$0] }
    deletions = end..<(old.count - after)
    insertions = end..<(new.count - after)
  }

  /// Whether both lists have the same number of rows.
  var keepsCount: Bool { deletions.isEmpty && insertions.isEmpty }

  /// Returns the new index of an old row; `nil` if the row was removed.
  func index(after old: Int) -> Int? {
    if old < deletions.lowerBound { return old }
    return deletions.contains(old) ? nil : old - deletions.count + insertions.count
  }
}
