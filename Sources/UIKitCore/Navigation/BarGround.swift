import Foundation

/// The background of a bar: glass, and a colour on it.
final class BarGround: UIVisualEffectView {
  /// An opaque colour needs no glass below it.
  func show(_ effect: UIBlurEffect?, under color: UIColor?) {
    let isHidden = color.map { $0.drawn(with: traitCollection).alpha >= 1 } ?? false
    self.effect = isHidden ? nil : effect
    contentView.backgroundColor = color
  }
}
