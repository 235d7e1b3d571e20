import Foundation
import Geometry

/// Boxes for geometry.
///
/// - Fidelity: documented; flat transforms are absent.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public convenience init(caTransform3D transform: CATransform3D) {
    var transform = transform
    // Foundation knows no encoding of the structure: sixteen numbers in a row are what it is made of.
    self.init(bytes: &transform, objCType: "[16d]")
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
  public var caTransform3DValue: CATransform3D {
    var transform = CATransform3DIdentity
    getValue(&transform)
    return transform
  }
}
