import Foundation
import Geometry

// The functions behind `==` of the types of Core Graphics, which published code calls by their names.

/// Returns whether two sizes are equal.
///
/// - Fidelity: documented.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Returns whether two points are equal.
///
/// - Fidelity: documented.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Returns whether two rectangles are equal.
///
/// - Fidelity: documented.
public func __CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// Returns whether two transforms are equal.
///
/// - Fidelity: documented.
public func __CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
