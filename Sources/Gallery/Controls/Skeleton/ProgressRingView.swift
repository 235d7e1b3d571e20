import UIKit

/// A ring that fills clockwise from the top.
final class ProgressRingView: UIView {
  private let track = CAShapeLayer()
  private let arc = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for ring in [track, arc] {
      ring.fillColor = nil
      ring.lineWidth = 3.5
      ring.lineCap = .round
      layer.addSublayer(ring)
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: ProgressRingView, _) in view.takeColors() }
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    takeColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - 2,
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for ring in [track, arc] { ring.path = circle.cgPath }
  }

  /// - Parameter delegate: Receives the end of the animation.
  func fill(in duration: TimeInterval, delegate: any CAAnimationDelegate) {
    let fill = CABasicAnimation(keyPath: "strokeEnd")
    (fill.fromValue, fill.toValue) = (0, 1)
    fill.duration = duration
    fill.timingFunction = CAMediaTimingFunction(controlPoints: 0.3, 0, 0.4, 1)
    fill.delegate = delegate
    arc.add(fill, forKey: "fill")
  }

  private func takeColors() {
    track.strokeColor = UIColor.systemFill.resolvedColor(with: traitCollection).cgColor
    arc.strokeColor = UIColor.systemBlue.resolvedColor(with: traitCollection).cgColor
  }
}
