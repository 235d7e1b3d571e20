import Foundation

/// The correspondence between the sections and items of the old and the new data; `nil` for those that exist in only
/// one of them.
struct IndexMap {
  let section: (Int) -> Int?
  let item: (IndexPath) -> IndexPath?
  let oldSection: (Int) -> Int?
  let oldItem: (IndexPath) -> IndexPath?

  /// The map in which nothing has moved.
  static var identity: IndexMap { IndexMap(section: { $0 }, item: { $0 }, oldSection: { $0 }, oldItem: { $0 }) }
}
