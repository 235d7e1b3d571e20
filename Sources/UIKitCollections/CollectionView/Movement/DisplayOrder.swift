import Foundation

/// The display order of items while it differs from the data: an item is being moved, or a gap is open for a drop.
///
/// The data source, the delegate and the app use index paths of the data; layouts and displayed elements use displayed
/// ones.
@MainActor
final class DisplayOrder {
  private(set) var movement: InteractiveMovement?
  private(set) var gap: DropGap?

  var isOfData: Bool { movement == nil && gap == nil }

  /// Whether an item or a gap is displayed at a position that the data does not contain.
  var isUncommitted: Bool { gap != nil || movement.map { $0.move.from != $0.move.to } ?? false }

  func begin(_ movement: InteractiveMovement) { self.movement = movement }

  /// - Returns: The movement that has ended.
  func endMovement() -> InteractiveMovement? {
    defer { movement = nil }
    return movement
  }

  func setGap(_ gap: DropGap?) { self.gap = gap }

  /// Returns the index path at which an item of the data is displayed.
  func shown(_ path: IndexPath) -> IndexPath { movement?.move.shown(path) ?? gap?.shown(path) ?? path }

  /// Returns the index path in the data of a displayed item.
  func data(_ path: IndexPath) -> IndexPath { movement?.move.data(path) ?? gap?.data(path) ?? path }

  /// The number of displayed items in each section.
  func shown(counts: [Int]) -> [Int] { movement?.move.shown(counts: counts) ?? gap?.shown(counts: counts) ?? counts }
}

extension UICollectionView {
  var movement: InteractiveMovement? { order.movement }
  var gap: DropGap? { order.gap }

  func shownPath(_ path: IndexPath) -> IndexPath { order.shown(path) }
  func dataPath(_ path: IndexPath) -> IndexPath { order.data(path) }
}
