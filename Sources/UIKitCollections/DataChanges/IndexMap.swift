import Foundation

/// Where sections and items of the old data are in the new data, and the other way round; `nil` for what is only in
/// one of them.
struct IndexMap {
  let section: (Int) -> Int?
  let item: (IndexPath) -> IndexPath?
  let oldSection: (Int) -> Int?
  let oldItem: (IndexPath) -> IndexPath?

  /// Nothing has moved.
  static var identity: IndexMap { IndexMap(section: { $0 }, item: { $0 }, oldSection: { $0 }, oldItem: { $0 }) }
}
