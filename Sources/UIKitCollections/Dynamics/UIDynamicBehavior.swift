import Foundation
import Geometry
import UIKitCore

/// The movement of dynamic items over time, or several such movements together.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that this one consists of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that is called in each frame in which the animator moves items. The default is `nil`.
  open var action: (() -> Void)?
  /// The animator that the behavior was added to, itself or within another one; `nil` if there is none.
  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

  private weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// Creates a behavior without effect, to which others can be added.
  public override init() { super.init() }

  /// Adds a behavior that becomes a part of this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(behavior) else { return }
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Removes a behavior that was a part of this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard childBehaviors.contains(behavior) else { return }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.behaviorsDidChange()
  }

  /// Called before the behavior is added to an animator, or removed from it. Does nothing.
  ///
  /// - Parameter dynamicAnimator: The new animator; `nil` if the behavior is removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  final func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    self.animator = animator
  }

  /// The behavior and all that it consists of.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  // MARK: The simulation

  /// The items that the behavior moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Adds the behavior's forces and connections to the simulation, before the steps of a frame.
  func prepare(_ simulation: inout DynamicSimulation) {}

  /// Wakes the animator after a change of the behavior.
  final func didChange() { dynamicAnimator?.behaviorsDidChange() }
}

/// The items of a behavior, each once, in the order in which they were added.
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem]) { for item in items { add(item) } }

  mutating func add(_ item: any UIDynamicItem) { if !contains(item) { all.append(item) } }
  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }
}
