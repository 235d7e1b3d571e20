import Foundation

/// The display order of items while it differs from the data: an item is being moved, a gap is open for a drop, or
/// placeholders are shown.
///
/// The data source, the delegate and the app use index paths of the data; layouts and displayed elements use displayed
/// ones.
@MainActor
final class DisplayOrder {
  private(set) var movement: InteractiveMovement?
  private(set) var gap: DropGap?
  private(set) var placeholders = PlaceholderList()

  var isOfData: Bool { movement == nil && gap == nil && placeholders.isEmpty }

  /// Whether an item or a gap is displayed at a position that the data does not contain.
  var isUncommitted: Bool {
    gap != nil || !placeholders.isEmpty || movement.map { $0.move.from != $0.move.to } ?? false
  }

  func begin(_ movement: InteractiveMovement) { self.movement = movement }

  /// - Returns: The movement that has ended.
  func endMovement() -> InteractiveMovement? {
    defer { movement = nil }
    return movement
  }

  func setGap(_ gap: DropGap?) { self.gap = gap }
  func setPlaceholders(_ placeholders: PlaceholderList) { self.placeholders = placeholders }

  /// Returns the placeholder at a displayed index path; `nil` if an item or the gap is there.
  func placeholder(at path: IndexPath) -> ItemPlaceholder? {
    if placeholders.isEmpty { return nil }
    if case .inserted(let open) = gap, open == path { return nil }
    return placeholders.placeholder(at: gap?.data(path) ?? path)
  }

  /// Returns the displayed index path of a placeholder.
  func path(of placeholder: ItemPlaceholder) -> IndexPath? {
    placeholders.path(of: placeholder).map { gap?.shown($0) ?? $0 }
  }

  /// Returns the index path at which an item of the data is displayed.
  func shown(_ path: IndexPath) -> IndexPath {
    let path = placeholders.placed(path)
    return movement?.move.shown(path) ?? gap?.shown(path) ?? path
  }

  /// Returns the index path in the data of a displayed item.
  func data(_ path: IndexPath) -> IndexPath {
    placeholders.data(movement?.move.data(path) ?? gap?.data(path) ?? path)
  }

  /// The number of displayed items in each section.
  func shown(counts: [Int]) -> [Int] {
    let counts = placeholders.placed(counts: counts)
    return movement?.move.shown(counts: counts) ?? gap?.shown(counts: counts) ?? counts
  }

  /// The number of items of the data in each section, for the number of displayed ones.
  func data(counts: [Int]) -> [Int] { placeholders.data(counts: gap?.data(counts: counts) ?? counts) }
}

extension UICollectionView {
  var movement: InteractiveMovement? { order.movement }
  var gap: DropGap? { order.gap }

  func shownPath(_ path: IndexPath) -> IndexPath { order.shown(path) }
  func dataPath(_ path: IndexPath) -> IndexPath { order.data(path) }
}
