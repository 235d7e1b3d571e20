import Foundation
import Geometry
import UIKitCore

/// Properties of items, such as their weight and the way in which they bounce.
///
/// - Fidelity: documented; charges are absent.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The share of the speed that remains after a collision, from 0 to 1. The default is 0.
  open var elasticity: CGFloat = 0 { didSet { didChange() } }
  /// The resistance to sliding along other items. The default is 0.
  open var friction: CGFloat = 0 { didSet { didChange() } }
  /// The weight for the item's area; a square of 100 points and density 1 has mass 1. The default is 1.
  open var density: CGFloat = 1 { didSet { didChange() } }
  /// The damping of the velocity; 0, the default, for none.
  open var resistance: CGFloat = 0 { didSet { didChange() } }
  /// The damping of the rotation; 0, the default, for none.
  open var angularResistance: CGFloat = 0 { didSet { didChange() } }
  /// Whether items turn. The default is `true`.
  open var allowsRotation = true { didSet { didChange() } }
  /// Whether items take part in collisions without being moved by them. The default is `false`.
  open var isAnchored = false { didSet { didChange() } }

  private var list: DynamicItems
  private var pushes: [ObjectIdentifier: (velocity: Vector, rotation: Double)] = [:]

  /// Creates properties for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates properties for no items yet.
  public override convenience init() { self.init(items: []) }

  /// The items that have the properties.
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

  /// Adds to the velocity of an item of the behavior, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Vector(velocity), 0, to: item)
  }
  /// Adds to the rotation of an item of the behavior, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(usable: velocity), to: item)
  }

  private func add(_ velocity: Vector, _ rotation: Double, to item: any UIDynamicItem) {
    guard list.contains(item) else { return }
    let known = pushes[ObjectIdentifier(item)] ?? (.zero, 0)
    pushes[ObjectIdentifier(item)] = (known.velocity + velocity, known.rotation + rotation)
    didChange()
  }

  /// The velocity of an item in points per second; zero for an item that no animator moves.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let waiting = pushes[ObjectIdentifier(item)]?.velocity ?? .zero
    return ((dynamicAnimator?.body(of: item)?.velocity ?? .zero) + waiting).point
  }
  /// The rotation of an item in radians per second; zero for an item that no animator moves.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let waiting = pushes[ObjectIdentifier(item)]?.rotation ?? 0
    return CGFloat((dynamicAnimator?.body(of: item)?.angularVelocity ?? 0) + waiting)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func prepare(_ simulation: inout DynamicSimulation) {
    for item in items {
      let push = pushes.removeValue(forKey: ObjectIdentifier(item))
      simulation.change(item) { body in
        body.elasticity = Double(usable: elasticity)
        body.friction = Double(usable: friction)
        body.density = Double(usable: density)
        body.resistance = Double(usable: resistance)
        body.angularResistance = Double(usable: angularResistance)
        body.allowsRotation = allowsRotation
        body.isAnchored = isAnchored
        guard let push else { return }
        body.velocity += push.velocity
        body.angularVelocity += push.rotation
      }
    }
  }
}
