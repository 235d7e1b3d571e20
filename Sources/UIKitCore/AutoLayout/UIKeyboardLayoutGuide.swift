import Foundation
import Geometry

/// A guide that follows something on the screen.
///
/// - Fidelity: documented; constraints that hold only near an edge are absent.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of the view that a keyboard covers. There is none on this screen, as on a simulator that is connected to a
/// keyboard: the guide stays at the bottom, or encloses what the first responder shows there.
///
/// - Fidelity: documented.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide, without a keyboard, ends at the safe area and not at the view's edge.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owner?.constraintContentDidChange() } }
  }

  convenience init(owner: UIView) { self.init(role: .keyboard, owner: owner) }
}

extension UIView {
  var baseKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = layoutGuide(.keyboard)
    guard let guide = guide as? UIKeyboardLayoutGuide else { refuse("\(guide) is no keyboard's guide.") }
    return guide
  }

  func keyboardHeight(_ guide: UILayoutGuide) -> CGFloat {
    let standard = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
    guard let window, !(window is InputWindow), let covered = window.root?.keyboard.inputs.coveredFrame, !covered.isNull
    else { return standard }
    return Swift.max(standard, Swift.min(bounds.height, bounds.maxY - convert(covered, from: nil).minY))
  }
}
