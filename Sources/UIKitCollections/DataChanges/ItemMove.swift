import Foundation

/// One item that is shown in another place than the data source has it in; the others make room.
struct ItemMove: Equatable {
  /// In the data.
  let from: IndexPath
  /// As shown.
  var to: IndexPath

  /// Where an item of the data is shown. Paths that name no item are left as they are.
  func shown(_ path: IndexPath) -> IndexPath {
    guard path.count == 2, from != to else { return path }
    if path == from { return to }
    var item = path.item
    if path.section == from.section, item > from.item { item -= 1 }
    if path.section == to.section, item >= to.item { item += 1 }
    return IndexPath(item: item, section: path.section)
  }

  /// Where an item that is shown is in the data.
  func data(_ path: IndexPath) -> IndexPath { ItemMove(from: to, to: from).shown(path) }

  /// Items per section as shown.
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
