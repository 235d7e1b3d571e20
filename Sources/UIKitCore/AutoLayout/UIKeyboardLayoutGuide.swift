import Foundation
import Geometry

/// A layout guide that follows an object on screen.
///
/// - Fidelity: documented.
open class UITrackingLayoutGuide: UILayoutGuide {
  private final var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private final var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  /// The edges of the window to which the object is close.
  var nearEdges: NSDirectionalRectEdge { [] }

  /// Sets the constraints that are active while the object is close to edges, in place of the former ones for these
  /// edges, which become inactive.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(near.updateValue(trackingConstraints, forKey: edge.rawValue) ?? [])
    for constraint in trackingConstraints { constraint.isActive = nearEdges.isSuperset(of: edge) }
  }
  /// Sets the constraints that are active while the object is close to none of some edges, in place of the former ones
  /// for these edges, which become inactive.
  open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge)
  {
    NSLayoutConstraint.deactivate(away.updateValue(trackingConstraints, forKey: edge.rawValue) ?? [])
    for constraint in trackingConstraints { constraint.isActive = nearEdges.isDisjoint(with: edge) }
  }
  /// Returns the constraints that were set to be active while the object is close to edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }
  /// Returns the constraints that were set to be active while the object is close to none of some edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }
  /// Forgets the constraints, which become inactive.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate(near.values.flatMap(\.self) + away.values.flatMap(\.self))
    (near, away) = ([:], [:])
  }
}

/// The part of a view that the keyboard covers.
///
/// There is no on-screen keyboard, as on a simulator with a hardware keyboard: the guide stays at the bottom, or
/// encloses the input views of the first responder.
///
/// - Fidelity: documented.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide's height, without a keyboard, is that of the bottom safe area rather than 0. The default is
  /// `true`.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.constraintContentDidChange() } }
  }

  /// Whether the guide follows a keyboard that floats or is split, as on an iPad. The default is `false`. A phone's
  /// keyboard is always at the bottom.
  open var followsUndockedKeyboard = false

  /// On a phone, the keyboard is always at the bottom.
  override var nearEdges: NSDirectionalRectEdge { .bottom }

  convenience init(owner: UIView) { self.init(role: .keyboard, owner: owner) }
}

extension UIView {
  var baseKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = layoutGuide(.keyboard)
    guard let guide = guide as? UIKeyboardLayoutGuide else { refuse("\(guide) is not a keyboard's guide.") }
    return guide
  }

  func keyboardHeight(_ guide: UILayoutGuide) -> CGFloat {
    let standard = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
    guard let window, !(window is InputWindow), let covered = window.root?.keyboard.inputs.coveredFrame, !covered.isNull
    else { return standard }
    return Swift.max(standard, Swift.min(bounds.height, bounds.maxY - convert(covered, from: nil).minY))
  }
}
