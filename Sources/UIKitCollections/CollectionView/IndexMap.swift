import Foundation

/// Where sections and items of the old data are in the new data; `nil` for what is gone.
struct IndexMap {
  let section: (Int) -> Int?
  let item: (IndexPath) -> IndexPath?
}
