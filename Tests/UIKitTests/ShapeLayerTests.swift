import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Layers that draw paths and gradients, and layers that mask others.
@MainActor
struct ShapeLayerTests {
  let harness = TestDevice()
  private let square = UIBezierPath(rect: rect(0, 0, 10, 10))

  private func add(_ configure: (CAShapeLayer) -> Void) -> CAShapeLayer {
    let layer = CAShapeLayer()
    configure(layer)
    harness.window.layer.addSublayer(layer)
    return layer
  }

  private var paths: [PathCommand] {
    harness.frame().commands.compactMap { if case .path(let path) = $0 { path } else { nil } }
  }

  @Test func defaultsAreCoreAnimations() {
    let layer = CAShapeLayer()
    expectNil(layer.path)
    expectEqual(layer.fillColor, UIColor.black.cgColor)
    expectNil(layer.strokeColor)
    expectEqual(layer.lineWidth, 1)
    expectEqual(layer.miterLimit, 10)
    expectEqual(layer.strokeStart, 0)
    expectEqual(layer.strokeEnd, 1)
    expectEqual(layer.lineCap, .butt)
    expectEqual(layer.lineJoin, .miter)
    expectEqual(layer.fillRule, .nonZero)
    expectNil(layer.lineDashPattern)
    expectEqual(layer.lineDashPhase, 0)
  }

  @Test func shapePaintsItsPathWithoutSize() throws {
    _ = add {
      $0.position = CGPoint(x: 20, y: 30)
      $0.path = square.cgPath
    }
    let path = try #require(paths.first)
    expectEqual(path.origin, CGPoint(x: 20, y: 30))
    expectEqual(path.drawingMode, .fill(.nonZero))
    expectEqual(path.color, .black)
    expectEqual(path.bounds, rect(20, 30, 10, 10))
  }

  @Test func offscreenShapeIsNotPainted() {
    let layer = add { $0.path = square.cgPath }
    layer.position = CGPoint(x: 300, y: 0)
    expectEmpty(paths)
  }

  @Test func fillAndStrokeArePaintedInThatOrder() {
    _ = add {
      $0.path = square.cgPath
      $0.fillColor = UIColor.red.cgColor
      $0.strokeColor = UIColor.white.cgColor
      $0.lineWidth = 3
      $0.lineCap = .round
      $0.lineJoin = .bevel
      $0.lineDashPattern = [4, 2]
      $0.strokeEnd = 0.5
    }
    let stroke = StrokeStyle(width: 3, cap: .round, join: .bevel, dashes: [4, 2], end: 0.5)
    expectEqual(paths.map(\.drawingMode), [.fill(.nonZero), .stroke(stroke)])
    expectEqual(paths.map(\.color), [Color(red: 1, green: 0, blue: 0), .white])
  }

  @Test func animatedStrokeEndDrawsProgressively() {
    let layer = add {
      $0.path = square.cgPath
      $0.fillColor = nil
      $0.strokeColor = UIColor.red.cgColor
      $0.strokeEnd = 0
    }
    harness.frame(at: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { layer.strokeEnd = 1 }
    var ends: [CGFloat] = []
    for time in [0.25, 0.5, 0.75, 1] {
      harness.frame(at: time)
      if case .stroke(let style)? = paths.first?.drawingMode { ends.append(style.end) }
    }
    #expect(zip(ends, [0.25, 0.5, 0.75, 1]).allSatisfy { isClose($0, $1) }, "\(ends)")
    expectEqual(layer.strokeEnd, 1)
  }

  @Test func shapeShadowFollowsPaintedArea() throws {
    _ = add {
      $0.path = UIBezierPath(ovalIn: rect(0, 0, 10, 10)).cgPath
      $0.shadowOpacity = 0.5
      $0.shadowOffset = CGSize(width: 1, height: 2)
    }
    let shadow = try #require(paths.first)
    expectEqual(shadow.blurRadius, 3)
    expectEqual(shadow.origin, CGPoint(x: 1, y: 2))
    expectEqual(shadow.color.alpha, 0.5)
  }

  @Test func shadowPathReplacesViewsShadow() {
    let view = harness.add(rect(10, 10, 40, 40), .white)
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = UIBezierPath(roundedRect: rect(4, 20, 40, 20), cornerRadius: 5).cgPath
    guard case .shadow(let shadow)? = harness.frame().commands.first else {
      Issue.record("a rounded rectangle is blurred as one: \(harness.dump())")
      return
    }
    expectEqual(shadow.shape.rect, rect(14, 30, 40, 20))
    expectClose(shadow.shape.radius, 5)
    let triangle = UIBezierPath()
    triangle.move(to: .zero)
    triangle.addLine(to: CGPoint(x: 40, y: 0))
    triangle.addLine(to: CGPoint(x: 0, y: 40))
    triangle.close()
    view.layer.shadowPath = triangle.cgPath
    expectEqual(paths.first?.blurRadius, 3)
  }

  // MARK: Masks

  @Test func maskClipsLayerAndSublayers() {
    let view = harness.add(rect(10, 10, 40, 40), .white)
    harness.add(rect(0, 0, 20, 20), .red, to: view)
    let mask = CAShapeLayer()
    mask.path = square.cgPath
    view.layer.mask = mask
    expectEqual(
      harness.dump(),
      """
      size 100×200
        group
          mask
            path fill #000000FF at 10,10: M0,0 L10,0 L10,10 L0,10 Z
          fill (10,10 40×40) #FFFFFFFF
          fill (10,10 20×20) #FF0000FF

      """)
    view.layer.mask = nil
    #expect(!harness.dump().contains("mask"))
  }

  @Test func aMaskThatChangesIsRecordedAgain() {
    let view = harness.add(rect(10, 10, 40, 40), .white)
    let mask = CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    mask.frame = rect(0, 0, 10, 10)
    view.layer.mask = mask
    harness.frame()
    expectFalse(harness.root.needsFrame)
    CATransaction.setDisableActions(true)
    mask.frame = rect(0, 0, 20, 10)
    expectTrue(harness.root.needsFrame)
    expectContains(harness.dump(), "fill (10,10 20×10) #000000FF")
  }

  @Test func maskBelongsToSingleOtherLayer() {
    let (first, second) = (harness.add(rect(0, 0, 9, 9), .red), harness.add(rect(0, 0, 9, 9), .red))
    let mask = CALayer()
    first.layer.mask = mask
    second.layer.mask = mask
    expectNil(first.layer.mask)
    expectIdentical(second.layer.mask, mask)
    second.layer.mask = second.layer
    expectNil(second.layer.mask)
    harness.window.layer.mask = nil
    first.layer.mask = harness.window.layer
    expectNil(first.layer.mask)
    harness.frame()
  }

  // MARK: Gradients

  @Test func gradientsRunAsTheirTypeSays() {
    for (type, kind) in [
      (CAGradientLayerType.axial, Gradient.Kind.axial), (.radial, .radial), (.conic, .conic),
    ] {
      let harness = TestDevice()
      let layer = CAGradientLayer()
      layer.frame = rect(0, 0, 20, 20)
      layer.type = type
      layer.colors = [UIColor.red.cgColor, UIColor.white.cgColor]
      harness.window.layer.addSublayer(layer)
      guard case .gradient(_, let gradient)? = harness.frame().commands.first else {
        Issue.record("no gradient")
        return
      }
      expectEqual(gradient.kind, kind)
      expectEqual(layer.type, type)
    }
  }

  @Test func gradientColorsAndLocationsAnimate() {
    let layer = CAGradientLayer()
    layer.frame = rect(0, 0, 20, 20)
    layer.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    layer.locations = [0, 0.5]
    harness.window.layer.addSublayer(layer)
    harness.frame(at: 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
      layer.locations = [0, 1]
    }
    guard case .gradient(_, let gradient)? = harness.frame(at: 0.5).commands.first else {
      Issue.record("no gradient")
      return
    }
    #expect(isClose(gradient.colors[0].red, 0.5) && gradient.colors[1] == .black)
    expectClose(gradient.locations[1], 0.75)
  }
}
