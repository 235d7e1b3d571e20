import UIKit

/// A gray block with a repeatedly moving highlight, which indicates loading.
final class ShimmerView: UIView {
  private let light = CAGradientLayer()

  init(cornerRadius: CGFloat) {
    super.init(frame: .zero)
    layer.cornerRadius = cornerRadius
    clipsToBounds = true
    backgroundColor = .systemGray5
    (light.startPoint, light.endPoint) = (CGPoint(x: 0, y: 0.4), CGPoint(x: 1, y: 0.6))
    layer.addSublayer(light)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: ShimmerView, _) in view.takeColors() }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    light.frame = bounds
  }

  /// Restarts the animation, because a layer that leaves the window loses its animations.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    takeColors()
    let pass = CABasicAnimation(keyPath: "locations")
    (pass.fromValue, pass.toValue) = ([-1, -0.5, 0], [1, 1.5, 2])
    pass.duration = 1.4
    pass.repeatCount = .infinity
    light.add(pass, forKey: "shimmer")
  }

  private func takeColors() {
    let glow = UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 1, alpha: 0.75)
    }
    .resolvedColor(with: traitCollection)
    let clear = glow.withAlphaComponent(0)
    light.colors = [clear.cgColor, glow.cgColor, clear.cgColor]
  }
}
