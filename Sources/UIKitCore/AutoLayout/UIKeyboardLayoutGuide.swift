import Foundation
import Geometry

/// A layout guide that follows an object on screen.
///
/// - Fidelity: documented; constraints that are active only near an edge are absent.
open class UITrackingLayoutGuide: UILayoutGuide {}

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
