import UIKit

/// The three kinds of gradients, and one seen through a mask.
final class GradientsView: UIView {
  private let gradients = (0..<4).map { _ in CAGradientLayer() }
  private let stencil = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for gradient in gradients { layer.addSublayer(gradient) }
    gradients[0].colors = [UIColor.systemPink.cgColor, UIColor.systemOrange.cgColor]
    gradients[0].endPoint = CGPoint(x: 1, y: 1)
    gradients[0].startPoint = .zero
    gradients[0].cornerRadius = 14
    gradients[0].cornerCurve = .continuous
    gradients[1].type = .radial
    gradients[1].colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor, UIColor.systemPurple.cgColor]
    gradients[1].startPoint = CGPoint(x: 0.35, y: 0.35)
    gradients[1].endPoint = CGPoint(x: 1.1, y: 1.1)
    gradients[1].cornerRadius = 14
    gradients[1].maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    for conic in gradients[2...] {
      conic.type = .conic
      let hues = stride(from: 0.0, through: 1, by: 1.0 / 6)
      conic.colors = hues.map { UIColor(hue: $0, saturation: 0.75, brightness: 1, alpha: 1).cgColor }
      conic.startPoint = CGPoint(x: 0.5, y: 0.5)
      conic.endPoint = CGPoint(x: 0.5, y: 0)
    }
    stencil.fillColor = nil
    stencil.strokeColor = UIColor.black.cgColor
    stencil.lineWidth = 10
    gradients[3].mask = stencil
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, gradient) in gradients.enumerated() {
      let cell = CGRect(x: bounds.width / 4 * CGFloat(index), y: 0, width: bounds.width / 4, height: bounds.height)
      let side = min(cell.width - 16, cell.height - 24)
      gradient.frame = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
      if index == 2 { gradient.cornerRadius = side / 2 }
    }
    stencil.path = UIBezierPath(ovalIn: gradients[3].bounds.insetBy(dx: 5, dy: 5)).cgPath
  }
}
