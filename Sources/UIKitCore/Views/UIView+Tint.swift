import Drawing
import Foundation

/// The colour of what can be touched, which the views below inherit.
extension UIView {
  /// What becomes of the tint colour.
  ///
  /// - Fidelity: documented.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As the view around has it.
    case automatic
    case normal
    /// Without its hue: what lies behind a sheet or an alert.
    case dimmed
  }

  var effectiveTint: UIColor { effectiveTintMode == .dimmed ? unadjustedTint.dimmed : unadjustedTint }

  private var unadjustedTint: UIColor { ownTint ?? parent?.unadjustedTint ?? .systemBlue }

  var effectiveTintMode: TintAdjustmentMode {
    ownTintMode == .automatic ? parent?.effectiveTintMode ?? .normal : ownTintMode
  }

  func setTint(_ color: UIColor?) {
    ownTint = color
    tellTint()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != ownTintMode else { return }
    let old = effectiveTintMode
    ownTintMode = mode
    if effectiveTintMode != old { tellTintMode() }
  }

  /// After a move to another superview.
  func tintMayHaveChanged() {
    if shownIn != nil, ownTint == nil || ownTintMode == .automatic { tintColorDidChange() }
  }

  private func tellTint() {
    tintColorDidChange()
    setNeedsRecord()
    for child in children where child.ownTint == nil { child.tellTint() }
  }

  /// Colours that views have of their own are dimmed too.
  private func tellTintMode() {
    tintColorDidChange()
    setNeedsRecord()
    for child in children where child.ownTintMode == .automatic { child.tellTintMode() }
  }
}

extension UIColor {
  /// A grey that is as bright.
  ///
  /// - Fidelity: approximated; by the weights of Rec. 601.
  var dimmed: UIColor {
    UIColor(dynamicProvider: { traits in
      let color = self.drawn(with: traits)
      return UIColor(white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha)
    })
  }
}
