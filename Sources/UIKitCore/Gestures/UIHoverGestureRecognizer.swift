import Foundation
import Geometry

/// A recognizer of a pointer that moves over a view without a button pressed.
///
/// - Fidelity: approximated; the mouse here is a finger, so that no pointer hovers, as on an iPhone.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, from 0 to 1. Always 0.
  open var zOffset: CGFloat { 0 }
  /// The tilt of a pencil against the screen, in radians. Always that of an upright one.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of a pencil, in radians. Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pencil as a vector. Always to the right.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
