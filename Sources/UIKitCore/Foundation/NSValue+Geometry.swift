import Foundation
import Geometry

/// Values that contain geometry.
///
/// - Fidelity: documented; affine transforms are absent.
extension NSValue {
  /// Creates a value that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a value that contains a transform.
  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    // Foundation has no encoding of the structure, which consists of sixteen numbers.
    self.init(bytes: &transform, objCType: "[16d]")
  }

  /// The point that the value contains.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that the value contains.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle that the value contains.
  public var cgRectValue: CGRect { rectValue }
  /// The transform that the value contains.
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
}
