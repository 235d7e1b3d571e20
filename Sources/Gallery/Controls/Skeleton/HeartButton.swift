import UIKit

/// A heart that beats until it is tapped, and then leaps.
final class HeartButton: UIButton {
  private var isLiked = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    tintColor = .systemPink
    show()
    addAction(UIAction { [weak self] _ in self?.like() }, for: .touchUpInside)
    fix(width: 44, height: 44)
  }

  required init?(coder: NSCoder) { nil }

  func beat() {
    let beat = CABasicAnimation(keyPath: "transform.scale")
    (beat.fromValue, beat.toValue) = (1, 1.2)
    beat.duration = 0.45
    beat.autoreverses = true
    beat.repeatCount = .infinity
    beat.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(beat, forKey: "beat")
  }

  private func like() {
    isLiked.toggle()
    show()
    layer.removeAnimation(forKey: "beat")
    let leap = CAKeyframeAnimation(keyPath: "transform.scale")
    leap.values = [1, 1.45, 0.85, 1.1, 1]
    leap.keyTimes = [0, 0.3, 0.6, 0.8, 1]
    leap.duration = 0.5
    layer.add(leap, forKey: "leap")
  }

  private func show() { setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart"), for: .normal) }
}
