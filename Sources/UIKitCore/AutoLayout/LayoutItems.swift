import Foundation

/// The items of an island.
@MainActor
struct LayoutItems {
  let root: LayoutItem
  /// All items, in the order of their creation.
  private(set) var all: [LayoutItem]
  /// The items whose frame is not determined by constraints.
  private(set) var given: [LayoutItem] = []
  private var byObject: [ObjectIdentifier: LayoutItem]

  init(root: LayoutItem) {
    self.root = root
    all = [root]
    byObject = [:]
    if let object = root.object { byObject[ObjectIdentifier(object)] = root }
  }

  /// The item of a view or guide, if there is one.
  subscript(_ object: AnyObject) -> LayoutItem? {
    guard let item = byObject[ObjectIdentifier(object)], item.object === object else { return nil }
    return item
  }

  mutating func append(_ item: LayoutItem) {
    all.append(item)
    if let object = item.object { byObject[ObjectIdentifier(object)] = item }
  }

  /// Records that an item's frame is not determined by constraints.
  mutating func appendGiven(_ item: LayoutItem) { given.append(item) }
}
