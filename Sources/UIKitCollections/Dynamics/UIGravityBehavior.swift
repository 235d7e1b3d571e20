import Foundation
import Geometry
import UIKitCore

/// The acceleration of items in one direction.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// The acceleration, in units of 1000 points per second squared. The default is one unit downward.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { didChange() } }

  /// The acceleration for a vector of length 1, in points per second squared.
  private static let unit = 1000.0

  /// Creates gravity that acts on items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates gravity that acts on no items yet.
  public override convenience init() { self.init(items: []) }

  /// The items that fall.
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

  /// The direction, in radians from the right towards the bottom.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// The length of ``gravityDirection``.
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Sets the direction and the length together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func prepare(_ simulation: inout DynamicSimulation) {
    let acceleration = Vector(gravityDirection) * Self.unit
    for item in items { simulation.change(item) { $0.acceleration += acceleration } }
  }
}
