import Drawing
import Foundation

/// The tint color, which descendants inherit.
extension UIView {
  /// The way in which a view changes its tint color.
  ///
  /// - Fidelity: documented.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// The mode of the superview; `normal` without one.
    case automatic
    /// The tint color as it is set.
    case normal
    /// The tint color without its hue, for views behind a sheet or an alert.
    case dimmed
  }

  var effectiveTint: UIColor { effectiveTintMode == .dimmed ? unadjustedTint.dimmed : unadjustedTint }

  private var unadjustedTint: UIColor { ownTint ?? parent?.unadjustedTint ?? .baseTintColor }

  var effectiveTintMode: TintAdjustmentMode {
    ownTintMode == .automatic ? parent?.effectiveTintMode ?? .normal : ownTintMode
  }

  /// Changes the view's own tint color. An equal color changes nothing, so `tintColorDidChange()` may set the color.
  func setTint(_ color: UIColor?) {
    guard color != ownTint else { return }
    ownTint = color
    tellTint()
  }

  func setTintMode(_ mode: TintAdjustmentMode) {
    guard mode != ownTintMode else { return }
    let old = effectiveTintMode
    ownTintMode = mode
    if effectiveTintMode != old { tellTintMode() }
  }

  /// Notifies the view of a tint color that may have changed with its superview.
  func tintMayHaveChanged() {
    if shownIn != nil, ownTint == nil || ownTintMode == .automatic { tintColorDidChange() }
  }

  private func tellTint() {
    tintColorDidChange()
    setNeedsRecord()
    for child in children where child.ownTint == nil { child.tellTint() }
  }

  /// Notifies the view and those descendants that inherit the mode. Tint colors of their own are dimmed too.
  private func tellTintMode() {
    tintColorDidChange()
    setNeedsRecord()
    for child in children where child.ownTintMode == .automatic { child.tellTintMode() }
  }
}

extension UIColor {
  /// A gray of the same brightness.
  ///
  /// - Fidelity: approximated; computed with the weights of Rec. 601.
  var dimmed: UIColor {
    UIColor(dynamicProvider: { traits in
      let color = self.drawn(with: traits)
      return UIColor(white: 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue, alpha: color.alpha)
    })
  }
}
