/// A position in a snapshot: the ordinals of a section and of an item in it.
package struct ItemPosition: Hashable, Sendable, Comparable {
  /// The section's ordinal.
  package var section: Int
  /// The item's ordinal in its section.
  package var item: Int

  /// Creates a position.
  package init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  package static func < (left: ItemPosition, right: ItemPosition) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}
