import Foundation
import Geometry
import UIKitCore

/// Collisions of items with each other and with boundaries.
///
/// - Fidelity: documented; closed paths are boundaries of lines.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects with which items collide.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits of the mode.
    public let rawValue: UInt
    /// Creates a mode from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Items collide with each other.
    public static let items = Mode(rawValue: 1 << 0)
    /// Items collide with boundaries.
    public static let boundaries = Mode(rawValue: 1 << 1)
    /// Items collide with each other and with boundaries.
    public static let everything = Mode(rawValue: .max)
  }

  /// The objects with which items collide. The default is `everything`.
  open var collisionMode = Mode.everything { didSet { didChange() } }
  /// Whether the edges of the animator's view, or of its layout's content, are a boundary. The default is `false`.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { didChange() } }
  /// The object that is notified of collisions. The default is `nil`.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  private var list: DynamicItems
  private var insets = UIEdgeInsets.zero
  private var boundaries: [(identifier: any NSCopying & NSObjectProtocol, path: UIBezierPath)] = []
  /// The pairs that touched in the latest step.
  private var touching: Set<RigidWorld.Pair> = []

  /// Creates collisions of items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates collisions of no items yet.
  public override convenience init() { self.init(items: []) }

  /// The items that collide.
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

  // MARK: Boundaries

  /// Makes a rectangle inside the edges of the animator's view a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary, in place of one with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    guard let identifier = identifier as? any NSCopying & NSObjectProtocol else { return }
    removeBoundary(withIdentifier: identifier)
    boundaries.append((identifier, bezierPath))
    didChange()
  }

  /// Adds a line as a boundary, in place of one with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary; `nil` if there is none with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { $0.identifier.isEqual(identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { $0.identifier.isEqual(identifier) }
    didChange()
  }

  /// Removes all boundaries except for the edges of the animator's view.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  /// The identifiers of the boundaries, in the order in which they were added; `nil` without boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.map(\.identifier) }

  // MARK: The simulation

  override var movedItems: [any UIDynamicItem] { items }

  /// The number of the edges of the animator's view; boundaries follow in their order.
  private static let edges = -1

  override func prepare(_ simulation: inout DynamicSimulation) {
    let bodies = items.compactMap { simulation.index(of: $0) }
    if collisionMode.contains(.items) {
      for (position, first) in bodies.enumerated() {
        for second in bodies[(position + 1)...] { simulation.world.colliding.append((first, second)) }
      }
    }
    guard collisionMode.contains(.boundaries) else { return }
    var shapes = boundaries.enumerated().flatMap { number, boundary in
      Self.lines(of: boundary.path).map { RigidWorld.Boundary(shape: .polygon([$0, $1]), name: number) }
    }
    if translatesReferenceBoundsIntoBoundary, let area = dynamicAnimator?.referenceArea?.inset(by: insets) {
      shapes += Self.planes(around: area).map { RigidWorld.Boundary(shape: $0, name: Self.edges) }
    }
    for body in bodies { simulation.world.bounded.append((body, shapes)) }
  }

  private static func lines(of path: UIBezierPath) -> [(Vector, Vector)] {
    path.cgPath.flattened.flatMap { contour in
      let points = contour.points.map(Vector.init)
      guard points.count > 1 else { return [(Vector, Vector)]() }
      let ends = points.dropFirst() + (contour.isClosed ? [points[0]] : [])
      return zip(points, ends).filter { $0 != $1 }.map { ($0, $1) }
    }
  }

  private static func planes(around area: CGRect) -> [PlacedShape] {
    let (start, end) = (Vector(area.origin), Vector(CGPoint(x: area.maxX, y: area.maxY)))
    return [
      .plane(point: start, normal: Vector(x: 1, y: 0)), .plane(point: start, normal: Vector(x: 0, y: 1)),
      .plane(point: end, normal: Vector(x: -1, y: 0)), .plane(point: end, normal: Vector(x: 0, y: -1)),
    ]
  }

  /// Notifies the delegate of touches that began or ended.
  func report(_ simulation: DynamicSimulation) {
    let own = simulation.world.touching.filter { concerns($0.key, simulation) }
    let now = Set(own.keys)
    let order: (RigidWorld.Pair, RigidWorld.Pair) -> Bool = { ($0.first, $0.second) < ($1.first, $1.second) }
    for pair in now.subtracting(touching).sorted(by: order) { tell(pair, own[pair], simulation) }
    for pair in touching.subtracting(now).sorted(by: order) { tell(pair, nil, simulation) }
    touching = now
  }

  private func concerns(_ pair: RigidWorld.Pair, _ simulation: DynamicSimulation) -> Bool {
    guard list.contains(simulation.items[pair.first]) else { return false }
    if pair.isBoundary {
      return pair.second == Self.edges ? translatesReferenceBoundsIntoBoundary : pair.second < boundaries.count
    }
    return list.contains(simulation.items[pair.second])
  }

  /// - Parameter place: The place of a touch that begins; `nil` for one that ends.
  private func tell(_ pair: RigidWorld.Pair, _ place: Vector?, _ simulation: DynamicSimulation) {
    guard let delegate = collisionDelegate, pair.first < simulation.items.count else { return }
    let item = simulation.items[pair.first]
    if pair.isBoundary {
      let identifier = boundaries.indices.contains(pair.second) ? boundaries[pair.second].identifier : nil
      if let place {
        delegate.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: identifier, at: place.point)
      } else {
        delegate.collisionBehavior(self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    } else if pair.second < simulation.items.count {
      let other = simulation.items[pair.second]
      if let place {
        delegate.collisionBehavior(self, beganContactFor: item, with: other, at: place.point)
      } else {
        delegate.collisionBehavior(self, endedContactFor: item, with: other)
      }
    }
  }
}

/// The methods by which a collision behavior reports touches.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Reports that two items begin to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Reports that two items do not touch any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// Reports that an item begins to touch a boundary, whose identifier is `nil` for the edges of the animator's view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Reports that an item does not touch a boundary any more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// The default implementation, which does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// The default implementation, which does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// The default implementation, which does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// The default implementation, which does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
