/// The positions at which a section's items are divided into groups.
///
/// Groups have the same number of items, except those in which measured cells decide how many fit. Consecutive groups
/// with the same number share one entry, so a section without measured cells has a single one.
struct GroupBreaks: Equatable, Sendable {
  /// Consecutive groups with the same number of items, up to the next stretch.
  private struct Stretch: Equatable {
    var group: Int
    var item: Int
    /// The number of items in each group; at least 1.
    var itemsPerGroup: Int
  }

  /// At least one stretch; the first one begins at group 0, and the last one has no end.
  private var stretches: [Stretch]

  /// Creates groups with the same number of items each.
  ///
  /// - Parameter itemsPerGroup: At least 1.
  init(itemsPerGroup: Int) { stretches = [Stretch(group: 0, item: 0, itemsPerGroup: Swift.max(1, itemsPerGroup))] }

  /// Returns the index of the group that contains an item.
  ///
  /// - Complexity: O(log stretches).
  func group(of item: Int) -> Int {
    let stretch = stretches[lastStretch { $0.item <= item }]
    return stretch.group + (item - stretch.item) / stretch.itemsPerGroup
  }

  /// Returns the items that a group would have in an endless section.
  ///
  /// - Complexity: O(log stretches).
  func items(of group: Int) -> Range<Int> {
    let stretch = stretches[lastStretch { $0.group <= group }]
    let first = stretch.item + (group - stretch.group) * stretch.itemsPerGroup
    return first..<(first + stretch.itemsPerGroup)
  }

  /// Assigns a number of items to a group and to all groups after it.
  mutating func set(itemsPerGroup: Int, from group: Int) {
    let next = Stretch(
      group: group, item: items(of: group).lowerBound, itemsPerGroup: Swift.max(1, itemsPerGroup))
    while let last = stretches.last, last.group >= group { stretches.removeLast() }
    if stretches.last?.itemsPerGroup != next.itemsPerGroup { stretches.append(next) }
  }

  /// Returns the index of the last stretch for which a condition holds; it must hold for the first one.
  private func lastStretch(where holds: (Stretch) -> Bool) -> Int {
    var (low, high) = (0, stretches.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(stretches[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
