import Foundation
import Geometry

/// The outline with which a dynamic item collides.
///
/// - Fidelity: documented.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// The item's bounds.
  case rectangle = 0
  /// The ellipse inside the item's bounds.
  case ellipse = 1
  /// The item's own path.
  case path = 2
}

/// An object whose position a dynamic behavior may change.
///
/// - Fidelity: documented; members that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the object.
  var center: CGPoint { get set }
  /// The rectangle of the object in its own coordinates.
  var bounds: CGRect { get }
  /// The transform of the object around its center.
  var transform: CGAffineTransform { get set }
  /// The outline with which the object collides. The default is `rectangle`.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path around the center with which the object collides if ``collisionBoundsType`` is `path`. It has to be
  /// convex, and consist of lines.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The default implementation, which returns `rectangle`.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The default implementation, which returns an empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
