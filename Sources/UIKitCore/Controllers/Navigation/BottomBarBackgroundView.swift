import Foundation
import Geometry

/// The background of a bar at the bottom, with a hairline at its top.
final class BottomBarBackgroundView: UIView {
  private let backgroundView = BarBackgroundView()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(backgroundView)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// The appearance of a bar apart from its buttons.
  struct Style {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var line: UIColor?
    /// The opacity: 0 where the content ends above the bar, 1 over content.
    var level: CGFloat = 1
  }

  /// Shows an appearance.
  ///
  /// - Parameter isTranslucent: Whether content is visible through the bar.
  func show(_ style: Style, isTranslucent: Bool) {
    backgroundView.frame = bounds
    backgroundView.show(style.effect, under: style.color, image: style.image, isTranslucent: isTranslucent)
    hairline.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / Swift.max(1, traitCollection.displayScale))
    hairline.backgroundColor = style.line
    alpha = isTranslucent ? style.level : 1
  }
}

extension BottomBarBackgroundView.Style {
  @MainActor init(_ appearance: UIBarAppearance) {
    self.init(
      effect: appearance.backgroundEffect, color: appearance.backgroundColor, image: appearance.backgroundImage,
      line: appearance.shadowColor)
  }
}
