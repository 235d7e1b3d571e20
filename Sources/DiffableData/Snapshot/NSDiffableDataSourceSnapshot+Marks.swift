import OrderedCollections

extension NSDiffableDataSourceSnapshot {
  /// The same content, with nothing marked for reloading or reconfiguring: marks concern one application only.
  package func clearingUpdateMarks() -> Self {
    var cleared = self
    cleared.reloadedSections = []
    cleared.reloadedItems = []
    cleared.reconfiguredItems = []
    return cleared
  }
}
