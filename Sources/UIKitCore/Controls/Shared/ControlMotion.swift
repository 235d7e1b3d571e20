import Drawing
import Foundation

extension UIView {
  /// The time of the frame that is being made; 0 off screen.
  final var frameTime: FrameTime { window?.root?.now ?? 0 }

  /// What a control's own motions ask before they set out: off screen, everything is where it belongs at once.
  final var canMove: Bool { window != nil && UIView.areAnimationsEnabled }

  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A colour as it is drawn in this view.
  final func drawn(_ color: UIColor) -> Color { color.drawn(with: traitCollection).displayable }
}

extension RoundedRect {
  /// A rectangle with half circles at its short ends.
  static func capsule(_ rect: CGRect) -> RoundedRect { RoundedRect(rect, radius: min(rect.width, rect.height) / 2) }
}

extension Shadow {
  /// What lifts a knob off its track: a wide soft shadow and a narrow one below it.
  static func lifting(_ shape: RoundedRect) -> [DrawCommand] {
    let wide = Color(red: 0, green: 0, blue: 0, alpha: 0.15)
    let narrow = Color(red: 0, green: 0, blue: 0, alpha: 0.06)
    return [
      .shadow(Shadow(shape: shape, blurRadius: 4, offset: CGSize(width: 0, height: 3), color: wide)),
      .shadow(Shadow(shape: shape, blurRadius: 0.5, offset: CGSize(width: 0, height: 3), color: narrow)),
    ]
  }
}
