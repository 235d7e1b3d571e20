import Foundation

/// An anchor for a width, a height, or the distance between two anchors.
///
/// - Fidelity: documented.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the length equal to `c` points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { made(.equal, nil, constant: c) }
  /// Returns a constraint that makes the length at least `c` points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, nil, constant: c)
  }
  /// Returns a constraint that makes the length at most `c` points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length equal to a multiple of another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, multiplier: m)
  }
  /// Returns a constraint that makes the length at least a multiple of another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// Returns a constraint that makes the length at most a multiple of another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, multiplier: m)
  }

  /// Returns a constraint that makes the length equal to a multiple of another plus `c` points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.equal, anchor, multiplier: m, constant: c)
  }
  /// Returns a constraint that makes the length at least a multiple of another plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }
  /// Returns a constraint that makes the length at most a multiple of another plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
