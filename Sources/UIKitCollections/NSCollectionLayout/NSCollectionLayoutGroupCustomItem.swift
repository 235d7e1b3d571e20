import Foundation

/// The frames of a custom group's items, asked for with the group itself as the environment's container.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One item of a custom group; frames count from the group's outer corner and may lie outside it.
///
/// - Fidelity: documented; two items are equal only if they are one object, which is observed.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutGroupCustomItem(frame: frame, zIndex: zIndex) }
}
