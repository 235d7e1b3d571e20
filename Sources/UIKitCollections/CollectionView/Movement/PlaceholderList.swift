import Foundation

/// A cell that is shown in place of an item that the data does not have yet.
@MainActor
final class ItemPlaceholder {
  /// Makes the cell.
  let makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell
  /// Whether the cell is hidden, because a preview is moving to it.
  var isConcealed = false
  /// The cell, while it is displayed.
  weak var cell: UICollectionViewCell?

  init(makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) { self.makeCell = makeCell }
}

/// The placeholders among the items of a collection view, in their order.
///
/// A placed index path counts items and placeholders; one of the data counts items alone.
struct PlaceholderList {
  struct Entry {
    let placeholder: ItemPlaceholder
    var section: Int
    /// The number of items of the section that are before the placeholder.
    var before: Int
  }

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  private func entries(in section: Int) -> [Entry] { entries.filter { $0.section == section } }

  /// Returns the placed index path of an item of the data.
  func placed(_ path: IndexPath) -> IndexPath {
    guard !entries.isEmpty, path.count == 2 else { return path }
    let count = entries(in: path.section).count { $0.before <= path.item }
    return IndexPath(item: path.item + count, section: path.section)
  }

  /// Returns the index path in the data of a placed item; for a placeholder, that of the item after it.
  func data(_ path: IndexPath) -> IndexPath {
    guard !entries.isEmpty, path.count == 2 else { return path }
    let places = entries(in: path.section).enumerated().map { $0.element.before + $0.offset }
    return IndexPath(item: path.item - places.count { $0 < path.item }, section: path.section)
  }

  /// Returns the placeholder at a placed index path; `nil` if an item is there.
  func placeholder(at path: IndexPath) -> ItemPlaceholder? {
    guard !entries.isEmpty, path.count == 2 else { return nil }
    return entries(in: path.section).enumerated().first { $0.element.before + $0.offset == path.item }?.element
      .placeholder
  }

  /// Returns the placed index path of a placeholder; `nil` if it is not in the list.
  func path(of placeholder: ItemPlaceholder) -> IndexPath? {
    guard let entry = entries.first(where: { $0.placeholder === placeholder }) else { return nil }
    let others = entries(in: entry.section).prefix { $0.placeholder !== placeholder }
    return IndexPath(item: entry.before + others.count, section: entry.section)
  }

  /// Returns the number of items and placeholders in each section.
  func placed(counts: [Int]) -> [Int] { adding(1, to: counts) }

  /// Returns the number of items of the data in each section.
  func data(counts: [Int]) -> [Int] { adding(-1, to: counts) }

  private func adding(_ change: Int, to counts: [Int]) -> [Int] {
    var counts = counts
    for entry in entries where counts.indices.contains(entry.section) { counts[entry.section] += change }
    return counts
  }

  // MARK: Changes

  /// Inserts a placeholder before an item of the data, and before the placeholders there.
  mutating func insert(_ placeholder: ItemPlaceholder, at path: IndexPath) {
    let index = entries.firstIndex { ($0.section, $0.before) >= (path.section, path.item) } ?? entries.count
    entries.insert(Entry(placeholder: placeholder, section: path.section, before: path.item), at: index)
  }

  /// Removes a placeholder.
  mutating func remove(_ placeholder: ItemPlaceholder) { entries.removeAll { $0.placeholder === placeholder } }

  /// Removes a placeholder whose item is in the data now.
  mutating func commit(_ placeholder: ItemPlaceholder) {
    guard let index = entries.firstIndex(where: { $0.placeholder === placeholder }) else { return }
    let section = entries.remove(at: index).section
    for later in entries.indices where later >= index && entries[later].section == section {
      entries[later].before += 1
    }
  }

  /// Returns the placeholders after a change of the data. Each follows the item before it, or else the one after it, and
  /// leaves with its section.
  func following(_ map: IndexMap) -> PlaceholderList {
    var list = PlaceholderList()
    list.entries = entries.compactMap { entry in
      guard let section = map.section(entry.section) else { return nil }
      var entry = entry
      func item(_ item: Int) -> Int? {
        let path = item < 0 ? nil : map.item(IndexPath(item: item, section: entry.section))
        return path.flatMap { $0.section == section ? $0.item : nil }
      }
      entry.before = item(entry.before - 1).map { $0 + 1 } ?? item(entry.before) ?? 0
      entry.section = section
      return entry
    }
    list.entries = list.entries.enumerated()
      .sorted {
        ($0.element.section, $0.element.before, $0.offset) < ($1.element.section, $1.element.before, $1.offset)
      }
      .map(\.element)
    return list
  }

  /// Returns the map of placed index paths for a change of the data.
  static func map(_ map: IndexMap, from old: PlaceholderList, to new: PlaceholderList) -> IndexMap {
    IndexMap(
      section: map.section,
      item: { path in
        if let placeholder = old.placeholder(at: path) { return new.path(of: placeholder) }
        return map.item(old.data(path)).map(new.placed)
      }, oldSection: map.oldSection,
      oldItem: { path in
        if let placeholder = new.placeholder(at: path) { return old.path(of: placeholder) }
        return map.oldItem(new.data(path)).map(old.placed)
      })
  }
}
