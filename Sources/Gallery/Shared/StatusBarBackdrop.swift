import UIKit

/// Keeps the status bar legible over what scrolls below it, where a screen has no navigation bar.
final class StatusBarBackdrop: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// As high as the status bar of the view it lies over.
  func fit(_ view: UIView) {
    frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    alpha = 0.93
    isUserInteractionEnabled = false
  }
}
