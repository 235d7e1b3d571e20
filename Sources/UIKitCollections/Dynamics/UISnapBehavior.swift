import Foundation
import Geometry
import UIKitCore

/// A spring that moves an item to a point, where it comes to rest upright.
///
/// - Fidelity: documented; the duration of the movement is approximated.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The damping of the oscillation at the end, from 0 for the least to 1 for the most. The default is 0.5.
  open var damping: CGFloat = 0.5 { didSet { didChange() } }
  /// The point to which the item moves.
  open var snapPoint: CGPoint { didSet { didChange() } }
  private var item: (any UIDynamicItem)?

  /// The oscillations per second, and the damping of the springs for 0 and 1.
  private static let frequency = 3.0
  private static let dampingRange = 0.3...1.0

  /// Creates a movement of an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Creates a movement without an item, which has no effect.
  public override convenience init() {
    self.init(item: UIView(), snapTo: .zero)
    item = nil
  }

  override var movedItems: [any UIDynamicItem] { [item].compactMap(\.self) }

  override func prepare(_ simulation: inout DynamicSimulation) {
    guard let item, let body = simulation.index(of: item) else { return }
    let range = Self.dampingRange
    let share = min(1, max(0, Double(usable: damping)))
    simulation.world.springs.append(
      Spring(
        body: body, offset: .zero, other: nil, anchor: Vector(snapPoint.finite), length: 0, frequency: Self.frequency,
        damping: range.lowerBound + (range.upperBound - range.lowerBound) * share, straightens: true))
  }
}
