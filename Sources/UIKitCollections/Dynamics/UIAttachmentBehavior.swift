import Foundation
import Geometry
import UIKitCore

/// A rod or a spring between an item and a point, or between two items.
///
/// - Fidelity: documented; sliding, limited, fixed and pinned attachments are absent.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object to which the item is attached.
  public enum AttachmentType: Int, Hashable, Sendable {
    /// Another item.
    case items = 0
    /// A point.
    case anchor = 1
  }

  /// The kind of object to which the item is attached.
  open private(set) var attachedBehaviorType: AttachmentType
  /// The items that are attached: one, or two.
  open private(set) var items: [any UIDynamicItem]
  /// The point to which the item is attached. It has no effect between two items.
  open var anchorPoint: CGPoint { didSet { didChange() } }
  /// The distance between the two ends, in points. The default is that of the time when the behavior was created.
  open var length: CGFloat { didSet { didChange() } }
  /// The damping of the oscillation; 0, the default, for none, and 1 for no oscillation.
  open var damping: CGFloat = 0 { didSet { didChange() } }
  /// The oscillations per second; 0, the default, for a rod.
  open var frequency: CGFloat = 0 { didSet { didChange() } }

  private let offsets: [UIOffset]

  /// Creates an attachment without an item, which has no effect.
  public override convenience init() {
    self.init(item: UIView(), attachedToAnchor: .zero)
    items = []
  }

  /// Creates an attachment of an item's center to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point of an item to another point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    attachedBehaviorType = .anchor
    (items, offsets, anchorPoint) = ([item], [offset], point)
    length = CGFloat((Self.place(offset, of: item) - Vector(point)).length)
    super.init()
  }

  /// Creates an attachment of the centers of two items.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment of points of two items.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    attachedBehaviorType = .items
    (items, offsets, anchorPoint) = ([item1, item2], [offset1, offset2], .zero)
    length = CGFloat((Self.place(offset1, of: item1) - Self.place(offset2, of: item2)).length)
    super.init()
  }

  private static func place(_ offset: UIOffset, of item: any UIDynamicItem) -> Vector {
    Vector(item.center) + Vector(offset).rotated(by: item.transform.rotationAngle)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func prepare(_ simulation: inout DynamicSimulation) {
    guard let item = items.first, let body = simulation.index(of: item) else { return }
    let other = items.count > 1 ? simulation.index(of: items[1]) : nil
    if items.count > 1, other == nil { return }
    simulation.world.springs.append(
      Spring(
        body: body, offset: Vector(offsets[0]), other: other,
        anchor: other == nil ? Vector(anchorPoint.finite) : Vector(offsets[1]), length: max(0, Double(usable: length)),
        frequency: max(0, Double(usable: frequency)), damping: max(0, Double(usable: damping))))
  }
}

extension CGAffineTransform {
  /// The angle by which the transform turns the x axis.
  var rotationAngle: Double { atan2(Double(b), Double(a)) }
}
