import Foundation

/// A closure that returns the items of a custom group, whose size is that of the environment's container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group.
///
/// - Fidelity: documented; that two items are equal only if they are the same object is observed.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  /// The frame, in points relative to the group's outer corner. It may extend beyond the group.
  open private(set) var frame: CGRect
  /// The position in front of or behind other elements.
  open private(set) var zIndex: Int

  /// Creates an item at a frame, with a z-index of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item at a frame, with a z-index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// Returns an item with the same frame and z-index, which is not equal to this one.
  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex) }
}
