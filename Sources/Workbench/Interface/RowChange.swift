/// The difference between two lists of rows as one place in which they differ: the rows before and after it are the same.
struct RowChange {
  /// The indices of rows that get another content, in both lists.
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

  /// Whether the number of rows stays.
  var keepsCount: Bool { deletions.isEmpty && insertions.isEmpty }
}
