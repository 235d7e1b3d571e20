extension NSDiffableDataSourceSnapshot {
  /// Returns the same content without reload and reconfigure marks, which apply only once.
  package func clearingUpdateMarks() -> Self {
    var cleared = self
    cleared.clearMarks()
    return cleared
  }

  /// Returns whether one snapshot is an unchanged copy of the other, apart from marks.
  ///
  /// - Complexity: O(1).
  func isCopy(of other: Self) -> Bool {
    sections.lists.sharesStorage(with: other.sections.lists) && items.lists.sharesStorage(with: other.items.lists)
  }
}
