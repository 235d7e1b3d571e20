import UIKit

/// A view over a whole screen without a navigation bar that covers content scrolling below the status bar.
final class StatusBarBackdrop: UIView {
  private let strip = UIView()

  var color: UIColor? {
    get { strip.backgroundColor }
    set { strip.backgroundColor = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safeAreaInsets.top)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    strip.alpha = 0.93
    addSubview(strip)
  }
}
