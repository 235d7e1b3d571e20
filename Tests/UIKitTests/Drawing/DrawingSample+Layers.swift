import Foundation
import UIKit

extension DrawingSample {
  static let layers = [decorated, shapes, images, effects, scrolling, refreshing, symbols]

  private static let decorated = DrawingSample(name: "layers", size: CGSize(width: 200, height: 300)) { fixture in
    let card = fixture.add(CGRect(x: 10, y: 10, width: 80, height: 60), .white)
    card.layer.cornerRadius = 12
    (card.layer.borderWidth, card.layer.borderColor) = (2, UIColor.red.cgColor)
    (card.layer.shadowOpacity, card.layer.shadowRadius) = (0.5, 6)
    card.layer.shadowOffset = CGSize(width: 3, height: 4)
    let corner = fixture.add(CGRect(x: 100, y: 10, width: 60, height: 60), .green)
    corner.layer.cornerRadius = 16
    corner.layer.cornerCurve = .continuous
    corner.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    corner.clipsToBounds = true
    fixture.add(CGRect(x: 40, y: 40, width: 40, height: 40), .blue, to: corner).alpha = 0.5
    let turned = fixture.add(CGRect(x: 10, y: 90, width: 60, height: 40), .orange)
    turned.transform = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 1.2, y: 0.8)
    let deep = fixture.add(CGRect(x: 100, y: 90, width: 60, height: 40), .cyan)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 200
    deep.layer.transform = CATransform3DRotate(transform, 0.6, 0, 1, 0)
    let masked = fixture.add(CGRect(x: 10, y: 150, width: 60, height: 60), .purple)
    masked.mask = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
    masked.mask?.backgroundColor = .black
    let path = fixture.add(CGRect(x: 100, y: 150, width: 60, height: 60), .brown)
    path.layer.shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 40, width: 60, height: 20), transform: nil)
    path.layer.shadowOpacity = 1
    path.layer.zPosition = -1
    let hidden = fixture.add(CGRect(x: 10, y: 220, width: 60, height: 60), .black)
    hidden.isHidden = true
    fixture.note("layers")
    UIView.animate(withDuration: 1) {
      card.frame = CGRect(x: 60, y: 30, width: 120, height: 20)
      card.layer.cornerRadius = 4
      corner.alpha = 0
      turned.transform = .identity
      path.backgroundColor = .yellow
    }
    fixture.run(for: 0.3)
    fixture.note("on their way")
  }

  private static let shapes = DrawingSample(name: "shapes", size: CGSize(width: 200, height: 300)) { fixture in
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 8).cgPath
    (shape.fillColor, shape.strokeColor) = (UIColor.yellow.cgColor, UIColor.red.cgColor)
    (shape.lineWidth, shape.lineDashPattern, shape.lineDashPhase) = (3, [6, 2], 1)
    (shape.lineCap, shape.lineJoin, shape.strokeStart, shape.strokeEnd) = (.round, .bevel, 0.1, 0.8)
    shape.position = CGPoint(x: 10, y: 10)
    let star = CAShapeLayer()
    let points = (0..<5).map { CGPoint(x: 40 + 30 * cos(Double($0) * 2.513), y: 30 + 30 * sin(Double($0) * 2.513)) }
    let path = CGMutablePath()
    path.addLines(between: points)
    path.closeSubpath()
    (star.path, star.fillRule, star.position) = (path, .evenOdd, CGPoint(x: 100, y: 10))
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 80, width: 80, height: 40)
    gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    (gradient.locations, gradient.startPoint) = ([0, 0.3, 1], CGPoint(x: 0, y: 0.5))
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    let radial = CAGradientLayer()
    radial.frame = CGRect(x: 100, y: 80, width: 80, height: 40)
    (radial.type, radial.startPoint, radial.endPoint) = (.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    radial.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    for layer in [shape, star, gradient, radial] { fixture.window.layer.addSublayer(layer) }
    fixture.note("shapes and gradients")
  }

  private static let images = DrawingSample(name: "images", size: CGSize(width: 300, height: 300)) { fixture in
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottomRight, .left, .topLeft,
    ]
    for (index, mode) in modes.enumerated() {
      let view = UIImageView(image: index == 3 ? picture.withRenderingMode(.alwaysTemplate) : picture)
      view.frame = CGRect(x: 10 + 60 * (index % 4), y: 10 + 60 * (index / 4), width: 50, height: 50)
      (view.contentMode, view.clipsToBounds, view.tintColor) = (mode, index == 2, .green)
      fixture.window.addSubview(view)
    }
    let moving = UIImageView(frame: CGRect(x: 130, y: 140, width: 40, height: 40))
    moving.animationImages = [DrawingSampleFixture.picture(10), DrawingSampleFixture.picture(20, .blue)]
    moving.animationDuration = 1
    fixture.window.addSubview(moving)
    moving.startAnimating()
    fixture.note("modes, and the first of two images")
    fixture.run(for: 0.6)
    fixture.note("the second image")
  }

  private static let effects = DrawingSample(name: "effects", size: CGSize(width: 200, height: 200)) { fixture in
    fixture.add(CGRect(x: 0, y: 0, width: 200, height: 100), .red)
    let styles: [UIBlurEffect.Style] = [.systemMaterial, .dark, .light, .systemUltraThinMaterial, .prominent]
    for (index, style) in styles.enumerated() {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      view.frame = CGRect(x: 10, y: CGFloat(10 + 36 * index), width: 180, height: 30)
      view.contentView.addSubview(UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8)))
      view.contentView.subviews[0].backgroundColor = .green
      fixture.window.addSubview(view)
    }
    fixture.note("five blurs")
    fixture.window.overrideUserInterfaceStyle = .dark
    fixture.step()
    fixture.note("in the dark")
  }

  private static let scrolling = DrawingSample(name: "scrolling", size: CGSize(width: 160, height: 240)) { fixture in
    let view = UIScrollView(frame: fixture.window.bounds)
    view.contentSize = CGSize(width: 400, height: 1_000)
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 100)))
    view.subviews[0].backgroundColor = .red
    fixture.window.addSubview(view)
    fixture.drag(from: CGPoint(x: 80, y: 200), by: CGPoint(x: -30, y: -60), lifts: false)
    fixture.note("with both indicators")
    fixture.touch(.ended, at: CGPoint(x: 50, y: 140))
    fixture.run(for: 3)
    fixture.note("when they are gone")
    view.contentOffset = .zero
    view.indicatorStyle = .white
    fixture.drag(from: CGPoint(x: 80, y: 100), by: CGPoint(x: 0, y: 90), lifts: false)
    fixture.note("pulled beyond the end")
    fixture.touch(.ended, at: CGPoint(x: 80, y: 190))
    fixture.run(for: 0.15)
    fixture.note("on the way back")
    fixture.run(for: 2)
    view.flashScrollIndicators()
    fixture.run(for: 0.2)
    fixture.note("flashed")
  }

  private static let refreshing = DrawingSample(name: "refreshing", size: CGSize(width: 160, height: 400)) { fixture in
    let view = UIScrollView(frame: fixture.window.bounds)
    view.contentSize = CGSize(width: 160, height: 1_000)
    view.refreshControl = UIRefreshControl()
    view.refreshControl?.tintColor = .purple
    fixture.window.addSubview(view)
    fixture.drag(from: CGPoint(x: 80, y: 100), by: CGPoint(x: 0, y: 80), lifts: false)
    fixture.note("pulled a little")
    fixture.move([0: (CGPoint(x: 80, y: 180), CGPoint(x: 80, y: 380))], in: 0.3)
    fixture.run(for: 0.1)
    fixture.note("pulled far enough")
    fixture.touch(.ended, at: CGPoint(x: 80, y: 380))
    fixture.run(for: 1)
    fixture.note("refreshing")
    view.refreshControl?.endRefreshing()
    fixture.run(for: 0.1)
    fixture.note("ending")
  }

  private static let symbols = DrawingSample(name: "symbols", size: CGSize(width: 200, height: 300)) { fixture in
    let names = [
      "star", "star.fill", "heart", "xmark", "chevron.right", "plus.circle.fill", "trash", "magnifyingglass",
    ]
    for (index, name) in names.enumerated() {
      let weight: UIImage.SymbolWeight = [.ultraLight, .regular, .bold][index % 3]
      let scale: UIImage.SymbolScale = [.small, .medium, .large][index / 3]
      let configuration = UIImage.SymbolConfiguration(pointSize: 16, weight: weight, scale: scale)
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.frame.origin = CGPoint(x: 10 + 40 * (index % 4), y: 10 + 40 * (index / 4))
      view.tintColor = [.red, .green][index % 2]
      fixture.window.addSubview(view)
    }
    let layered = UIImage.SymbolConfiguration(paletteColors: [.white, .blue])
    let view = UIImageView(image: UIImage(systemName: "plus.circle.fill", withConfiguration: layered))
    view.frame.origin = CGPoint(x: 10, y: 140)
    fixture.window.addSubview(view)
    fixture.note("symbols")
  }
}
