import UIKit

/// Shape layers: a ring that fills, a star, dashes, a bubble with a tail, a chart.
final class ShapesView: UIView {
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let star = CAShapeLayer()
  private let frameLayer = CAShapeLayer()
  private let chart = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, ring, star, frameLayer, chart] { layer.addSublayer(shape) }
    for shape in [track, ring, frameLayer, chart] {
      shape.fillColor = nil
      shape.lineCap = .round
      shape.lineJoin = .round
    }
    (track.lineWidth, ring.lineWidth, ring.strokeEnd) = (9, 9, 0.7)
    star.shadowOpacity = 0.3
    star.shadowOffset = CGSize(width: 0, height: 2)
    frameLayer.lineDashPattern = [6, 5]
    frameLayer.lineWidth = 2
    chart.lineWidth = 3
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: ShapesView, _) in view.takeColors() }
    takeColors()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the layers' colors, which do not adapt to light and dark mode automatically.
  private func takeColors() {
    func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traitCollection).cgColor }
    track.strokeColor = color(.systemFill)
    ring.strokeColor = color(.systemPink)
    star.fillColor = color(.systemYellow)
    frameLayer.strokeColor = color(.secondaryLabel)
    chart.strokeColor = color(.systemBlue)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    takeColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cells = (0..<4).map { index in
      CGRect(x: bounds.width / 4 * CGFloat(index), y: 0, width: bounds.width / 4, height: bounds.height)
        .insetBy(dx: 8, dy: 18)
    }
    let center = CGPoint(x: cells[0].midX, y: cells[0].midY)
    let circle = UIBezierPath(
      arcCenter: center, radius: min(cells[0].width, cells[0].height) / 2 - 4, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    (track.path, ring.path) = (circle.cgPath, circle.cgPath)
    star.path = Self.star(in: cells[1]).cgPath
    frameLayer.path = UIBezierPath(roundedRect: cells[2], cornerRadius: 14).cgPath
    chart.path = Self.chart([0.2, 0.55, 0.35, 0.8, 0.6, 1], in: cells[3]).cgPath
  }

  private static func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let radius = min(rect.width, rect.height) / 2
    for corner in 0..<10 {
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let reach = corner.isMultiple(of: 2) ? radius : radius * 0.45
      let point = CGPoint(x: rect.midX + cos(angle) * reach, y: rect.midY + sin(angle) * reach)
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// Returns a smooth line through values in 0 ... 1.
  private static func chart(_ values: [CGFloat], in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { CGPoint(x: rect.minX + CGFloat($0) * step, y: rect.maxY - $1 * rect.height) }
    path.move(to: points[0])
    for (from, to) in zip(points, points.dropFirst()) {
      path.addCurve(
        to: to, controlPoint1: CGPoint(x: from.x + step / 2, y: from.y),
        controlPoint2: CGPoint(x: to.x - step / 2, y: to.y))
    }
    return path
  }
}
