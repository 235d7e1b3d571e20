import Foundation

/// An item that is displayed at an index path other than that of the data, while other items move aside for it.
struct ItemMove: Equatable {
  /// The index path in the data.
  let from: IndexPath
  /// The displayed index path.
  var to: IndexPath

  /// Returns the index path at which an item of the data is displayed. Paths that do not name an item are returned
  /// unchanged.
  func shown(_ path: IndexPath) -> IndexPath {
    guard path.count == 2, from != to else { return path }
    if path == from { return to }
    var item = path.item
    if path.section == from.section, item > from.item { item -= 1 }
    if path.section == to.section, item >= to.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// Returns the index path in the data of a displayed item.
  func data(_ path: IndexPath) -> IndexPath { ItemMove(from: to, to: from).shown(path) }

  /// Returns the number of displayed items in each section.
  func shown(counts: [Int]) -> [Int] {
    guard from.section != to.section, counts.indices.contains(from.section), counts.indices.contains(to.section) else {
      return counts
    }
    var shown = counts
    shown[from.section] -= 1
    shown[to.section] += 1
    return shown
  }
}
