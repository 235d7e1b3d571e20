import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Shadows of layers without a shadow path, which have the shape of what the layer and its sublayers draw.
@MainActor
struct LayerShadowTests {
  private let harness = TestDevice()

  private func cast(_ layer: CALayer) {
    (layer.shadowOpacity, layer.shadowRadius) = (1, 2)
    layer.shadowOffset = CGSize(width: 1, height: 3)
  }

  private var first: DrawCommand? { harness.frame().commands.first }

  /// The content whose shadow is drawn first; `nil` if the first command draws the shadow of a box or path.
  private var content: [DrawCommand]? {
    guard case .contentShadow(let shadow)? = first else { return nil }
    return shadow.commands
  }

  @Test func aLabelCastsTheShadowOfItsText() throws {
    let label = UILabel(frame: rect(10, 10, 60, 20))
    label.text = "Hello"
    cast(label.layer)
    harness.window.addSubview(label)
    let commands = harness.frame().commands
    guard case .contentShadow(let shadow)? = commands.first else { return #expect(Bool(false), "\(harness.dump())") }
    expectEqual(shadow.commands, Array(commands.dropFirst()))
    expectEqual(shadow.blurRadius, 2)
    expectEqual(shadow.offset, CGSize(width: 1, height: 3))
    expectEqual(shadow.color, .black)
    label.backgroundColor = .white
    expectNil(content, "an opaque background casts its box")
    label.clipsToBounds = true
    if case .shadow? = first { #expect(Bool(false), "a clipped layer casts no shadow") }
  }

  @Test func aContainerCastsTheShadowOfItsLabel() {
    let container = harness.add(rect(10, 10, 60, 20))
    cast(container.layer)
    expectNil(first)
    let label = UILabel(frame: rect(0, 0, 60, 20))
    label.text = "Hello"
    container.addSubview(label)
    expectEqual(content?.count, 1)
    label.alpha = 0.5
    expectEqual(content, Array(harness.frame().commands.dropFirst()))
    label.isHidden = true
    expectNil(first)
  }

  @Test func aTranslucentBackgroundCastsAWeakShadow() {
    let view = harness.add(rect(10, 10, 40, 40), UIColor(white: 0, alpha: 0.25))
    cast(view.layer)
    view.layer.shadowOpacity = 0.5
    guard case .shadow(let shadow)? = first else { return #expect(Bool(false), "\(harness.dump())") }
    expectEqual(shadow.color.alpha, 0.125)
    expectEqual(shadow.shape, RoundedRect(rect(10, 10, 40, 40)))
  }

  @Test func aBorderAloneCastsARing() {
    let view = harness.add(rect(10, 10, 40, 40))
    view.layer.borderWidth = 2
    cast(view.layer)
    expectEqual(content, [.border(RoundedRect(rect(10, 10, 40, 40)), width: 2, .black)])
  }

  @Test func anOpaqueGradientCastsItsBoxAndAnotherItself() {
    let layer = CAGradientLayer()
    layer.frame = rect(10, 10, 40, 40)
    layer.cornerRadius = 5
    layer.colors = [UIColor.red.cgColor, UIColor.white.cgColor]
    cast(layer)
    harness.window.layer.addSublayer(layer)
    guard case .shadow(let shadow)? = first else { return #expect(Bool(false), "\(harness.dump())") }
    expectEqual(shadow.shape, RoundedRect(rect(10, 10, 40, 40), radius: 5))
    CATransaction.setDisableActions(true)
    layer.colors = [UIColor.red.cgColor, UIColor.clear.cgColor]
    expectEqual(content?.count, 1)
  }

  @Test func shapesWithLinesCastOneShadow() {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(ovalIn: rect(0, 0, 10, 10)).cgPath
    cast(layer)
    harness.window.layer.addSublayer(layer)
    guard case .path(let path)? = first else { return #expect(Bool(false), "\(harness.dump())") }
    expectEqual(path.blurRadius, 2)
    layer.strokeColor = UIColor.red.cgColor
    expectEqual(content?.count, 2)
  }

  @Test func aTransparentPictureCastsItsShape() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIBezierPath(ovalIn: rect(0, 0, 10, 10)).fill()
    }
    let view = UIImageView(frame: rect(10, 10, 10, 10))
    view.image = image
    cast(view.layer)
    harness.window.addSubview(view)
    expectEqual(content?.count, 1)
    view.layer.shadowPath = CGPath(rect: rect(0, 0, 10, 10), transform: nil)
    expectNil(content, "a shadow path comes first")
  }

  @Test func contentOutsideTheScreenCastsAVisibleShadow() {
    let label = UILabel(frame: rect(10, -90, 60, 20))
    label.text = "Hello"
    cast(label.layer)
    label.layer.shadowOffset.height = 100
    harness.window.addSubview(label)
    expectEqual(harness.frame().commands.count, 1)
    expectEqual(content?.count, 1)
    label.layer.shadowOffset.height = 10
    expectEqual(harness.frame().commands, [])
  }

  @Test func aTransformedLayerCastsTheShadowInItsOwnCoordinates() throws {
    let view = harness.add(rect(10, 10, 40, 40))
    view.layer.borderWidth = 2
    cast(view.layer)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    guard case .group(let group)? = first, case .contentShadow(let shadow)? = group.commands.first else {
      return #expect(Bool(false), "\(harness.dump())")
    }
    expectEqual(shadow.commands, [.border(RoundedRect(rect(0, 0, 40, 40)), width: 2, .black)])
  }
}
