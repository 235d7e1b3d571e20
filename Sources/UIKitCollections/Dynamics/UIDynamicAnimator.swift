import Foundation
import Geometry
import UIKitCore

/// An animator that moves items as the behaviors that were added to it say.
///
/// - Fidelity: documented; movements are approximated by steps of 1/240 second, the same on any machine.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move; `nil` for an animator of a layout, or of other items.
  open private(set) var referenceView: UIView?
  /// The object that is notified when the animator pauses and resumes. The default is `nil`.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The behaviors that were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether items move.
  open private(set) var isRunning = false
  /// The time for which the animator has moved items, in seconds.
  open private(set) var elapsedTime: TimeInterval = 0

  /// The layout whose attributes are moved, or `nil`.
  private weak var layout: UICollectionViewLayout?
  private var simulation = DynamicSimulation()
  /// Whether behaviors change the simulation, or are notified of it. Changes by them take effect in the next frame.
  private var isAdvancing = false
  private var resets: [any UIDynamicItem] = []
  private var latest: FrameTime?
  /// The time that is not simulated yet, less than a step.
  private var rest: TimeInterval = 0
  private var restingTime: TimeInterval = 0

  /// The time without movement after which the animator pauses.
  private static let pause: TimeInterval = 0.5
  /// The longest time that one frame simulates.
  private static let longestFrame: TimeInterval = 10

  /// Creates an animator of items that belong to no view.
  public override init() { super.init() }

  /// Creates an animator of views in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator of the attributes of a layout, which is invalidated each time they move.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Returns the attributes of a cell that a behavior moves; `nil` if no behavior moves it.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(.cell, nil, at: indexPath)
  }

  /// Returns the attributes of a supplementary view that a behavior moves; `nil` if no behavior moves it.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.supplementaryView, kind, at: indexPath) }

  /// Returns the attributes of a decoration view that a behavior moves; `nil` if no behavior moves it.
  open func layoutAttributesForDecorationView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributes(.decorationView, kind, at: indexPath) }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    movedItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  // MARK: Behaviors

  /// Adds a behavior. One that belongs to another animator is removed from that.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !behaviors.contains(behavior) else { return }
    behavior.dynamicAnimator?.removeBehavior(behavior)
    behavior.join(self)
    behaviors.append(behavior)
    behaviorsDidChange()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behavior.join(nil)
    behaviors.removeAll { $0 === behavior }
    behaviorsDidChange()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Returns the items of the behaviors whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    movedItems.filter { item in
      let size = item.bounds.size
      let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(item.transform).offsetBy(dx: item.center.x, dy: item.center.y)
      return box.overlaps(rect)
    }
  }

  /// Takes over the position, size and rotation that an item has now. Its velocity stays.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    if isAdvancing { resets.append(item) } else { simulation.reset(item) }
    behaviorsDidChange()
  }

  // MARK: Time

  /// Prepares for new behaviors, and resumes if there are any.
  final func behaviorsDidChange() {
    restingTime = 0
    if !isAdvancing { simulation.keep(movedItems) }
    guard !behaviors.isEmpty else { return stop() }
    guard !isRunning else { return }
    isRunning = true
    latest = nil
    delegate?.dynamicAnimatorWillResume(self)
    (place?.view.window?.root ?? RenderRoot.current).register(self)
  }

  private func stop() {
    guard isRunning else { return }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// The view whose window makes the frames, and the rectangle whose edges may be a boundary.
  private var place: (view: UIView, area: CGRect)? {
    if let layout, let view = layout.collectionView {
      return (view, CGRect(origin: .zero, size: layout.collectionViewContentSize))
    }
    return referenceView.map { ($0, $0.bounds) }
  }

  /// The rectangle whose edges may be a boundary.
  final var referenceArea: CGRect? { place?.area }

  final func body(of item: any UIDynamicItem) -> RigidBody? { simulation.body(of: item) }

  /// The items of all behaviors, each once.
  private var movedItems: [any UIDynamicItem] {
    var items = DynamicItems([])
    for behavior in behaviors.flatMap(\.all) { for item in behavior.movedItems { items.add(item) } }
    return items.all
  }

  private func advance(by duration: TimeInterval) {
    simulation.keep(movedItems)
    rest += min(duration, Self.longestFrame)
    let count = Int(rest / RigidWorld.step)
    rest -= Double(count) * RigidWorld.step
    guard count > 0 else { return }
    isAdvancing = true
    let all = behaviors.flatMap(\.all)
    simulation = simulated(count, by: all)
    isAdvancing = false
    for item in resets { simulation.reset(item) }
    resets = []
    simulation.show()
    layout?.invalidateLayout()
    for behavior in all { behavior.action?() }
    if restingTime >= Self.pause { stop() }
  }

  /// Returns the simulation after a number of steps.
  private func simulated(_ count: Int, by all: [UIDynamicBehavior]) -> DynamicSimulation {
    var simulation = simulation
    simulation.clear()
    // Properties of items come first: a push depends on the mass.
    for behavior in all where behavior is UIDynamicItemBehavior { behavior.prepare(&simulation) }
    for behavior in all where !(behavior is UIDynamicItemBehavior) { behavior.prepare(&simulation) }
    for _ in 0..<count {
      simulation.world.advance()
      elapsedTime += RigidWorld.step
      restingTime = simulation.isAtRest ? restingTime + RigidWorld.step : 0
      for case let collisions as UICollisionBehavior in all { collisions.report(simulation) }
    }
    return simulation
  }
}

extension UIDynamicAnimator: FrameTicking {
  package var isTicking: Bool { isRunning && place?.view.window != nil }

  package func tick(to time: FrameTime) {
    guard isRunning else { return }
    defer { latest = time }
    if let latest, time > latest { advance(by: time - latest) }
  }
}

/// The methods by which an animator reports that items come to rest and move again.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Reports that items begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Reports that all items have come to rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// The default implementation, which does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// The default implementation, which does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
