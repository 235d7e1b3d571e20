import Foundation
import Geometry

/// The background of a bar at the bottom, with a hairline at its top, or an image above it.
final class BottomBarBackgroundView: UIView {
  private let backgroundView = BarBackgroundView()
  private let shadow = BarShadowView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(backgroundView)
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  /// The appearance of a bar apart from its buttons.
  struct Style {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    /// The color of the hairline, or of a template in its place.
    var line: UIColor?
    /// The image in place of the hairline.
    var shadow: UIImage?
    /// The opacity: 0 where the content ends above the bar, 1 over content.
    var level: CGFloat = 1
  }

  /// Shows an appearance.
  ///
  /// - Parameter isTranslucent: Whether content is visible through the bar.
  func show(_ style: Style, isTranslucent: Bool) {
    backgroundView.frame = bounds
    backgroundView.show(style.effect, under: style.color, image: style.image, isTranslucent: isTranslucent)
    shadow.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0)
    shadow.show(style.shadow, color: style.line)
    if style.shadow != nil { shadow.frame.origin.y = -shadow.frame.height }
    alpha = isTranslucent ? style.level : 1
  }
}

extension BottomBarBackgroundView.Style {
  @MainActor init(_ appearance: UIBarAppearance) {
    self.init(
      effect: appearance.backgroundEffect, color: appearance.backgroundColor, image: appearance.backgroundImage,
      line: appearance.shadowColor, shadow: appearance.shadowImage)
  }
}
