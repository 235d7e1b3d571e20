import UIKit

/// A white symbol on a rounded square, like an icon of an app or a setting.
final class SymbolTile: UIView {
  private let imageView = UIImageView()

  /// - Parameter side: The side in points; the corner radius is proportional.
  init(side: CGFloat) {
    super.init(frame: .zero)
    layer.cornerRadius = side * 0.225
    layer.cornerCurve = .continuous
    imageView.tintColor = .white
    imageView.contentMode = .center
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: side * 0.5, weight: .medium)
    pin(imageView)
    fix(width: side, height: side)
  }

  required init?(coder: NSCoder) { nil }

  func configure(symbol: String, color: UIColor) {
    imageView.image = UIImage(systemName: symbol)
    backgroundColor = color
  }
}
