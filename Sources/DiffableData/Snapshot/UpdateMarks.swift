import OrderedCollections

/// What a snapshot's next application reloads or configures again.
struct UpdateMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  var reloadedSections: OrderedSet<Section> = []
  var reloadedItems: OrderedSet<Item> = []
  var reconfiguredItems: OrderedSet<Item> = []
}
