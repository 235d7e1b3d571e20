import Drawing
import Foundation

extension UIView {
  /// The time of the current frame; 0 without a window.
  package final var frameTime: FrameTime { window?.root?.now ?? 0 }

  /// Whether changes of a control are animated: only on screen, and if animations are enabled.
  package final var canMove: Bool { window != nil && UIView.areAnimationsEnabled }

  package final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns a color with the view's traits, ready for drawing.
  package final func drawn(_ color: UIColor) -> Color { color.drawn(with: traitCollection).displayable }
}

extension RoundedRect {
  /// Returns a rectangle with semicircular short ends.
  package static func capsule(_ rect: CGRect) -> RoundedRect {
    RoundedRect(rect, radius: min(rect.width, rect.height) / 2)
  }
}

extension Shadow {
  /// Returns the shadows of a knob: a wide, soft one, and a narrow one below it.
  package static func lifting(_ shape: RoundedRect) -> [DrawCommand] {
    let wide = Color(red: 0, green: 0, blue: 0, alpha: 0.15)
    let narrow = Color(red: 0, green: 0, blue: 0, alpha: 0.06)
    return [
      .shadow(Shadow(shape: shape, blurRadius: 4, offset: CGSize(width: 0, height: 3), color: wide)),
      .shadow(Shadow(shape: shape, blurRadius: 0.5, offset: CGSize(width: 0, height: 3), color: narrow)),
    ]
  }
}
