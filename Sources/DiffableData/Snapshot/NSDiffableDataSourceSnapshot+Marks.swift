extension NSDiffableDataSourceSnapshot {
  /// The same content, with nothing marked for reloading or reconfiguring: marks concern one application only.
  package func clearingUpdateMarks() -> Self {
    var cleared = self
    cleared.clearMarks()
    return cleared
  }

  /// Whether one is an unchanged copy of the other, marks apart. Complexity: O(1).
  func isCopy(of other: Self) -> Bool {
    sections.lists.sharesStorage(with: other.sections.lists) && items.lists.sharesStorage(with: other.items.lists)
  }
}
