import Foundation
import Geometry
import UIKitCore

/// A force on items, for an instant or as long as it is active.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Hashable, Sendable {
    /// A force that acts until it is made inactive.
    case continuous = 0
    /// A force for an instant, after which the behavior is inactive.
    case instantaneous = 1
  }

  /// The duration of the push.
  open private(set) var mode: Mode
  /// Whether the force acts. The default is `true`; an instantaneous push acts when it is made active.
  open var active = true { didSet { didChange() } }
  /// The force. With length 1, a square of 100 points and density 1 changes its velocity by 100 points per second, in a
  /// second or at once. The default is zero.
  open var pushDirection = CGVector.zero { didSet { didChange() } }

  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  private static let unit = 100.0

  /// Creates a push of items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// Creates a continuous push of no items yet.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.all }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// The direction of the force, in radians from the right towards the bottom.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The length of ``pushDirection``.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and the length together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// Returns the point at which an item is pushed, relative to its center. The default is zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }
  /// Sets the point at which an item is pushed, relative to its center. A push beside the center turns the item.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    didChange()
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func prepare(_ simulation: inout DynamicSimulation) {
    guard active else { return }
    let push = Vector(pushDirection) * Self.unit
    for item in items {
      let offset = Vector(targetOffsetFromCenter(for: item))
      simulation.change(item) { body in
        let arm = offset.rotated(by: body.angle)
        if mode == .instantaneous { return body.push(push, at: arm) }
        body.force += push
        body.torque += arm.cross(push)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
