import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Layers that draw and lay out themselves, replicate their sublayers or emit particles.
@MainActor
struct LayerDrawingTests {
  let device = TestDevice()

  private final class Ring: CALayer {
    var calls: [String] = []
    override func draw(in ctx: CGContext) {
      calls.append("draw \(bounds.width)")
      ctx.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    override func layoutSublayers() {
      super.layoutSublayers()
      calls.append("layout \(bounds.width)")
      sublayers?.first?.frame = bounds
    }
  }

  private final class Artist: NSObject, CALayerDelegate {
    var calls: [String] = []
    func display(_ layer: CALayer) { calls.append("display") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    func layerWillDraw(_ layer: CALayer) { calls.append("will draw") }
    func layoutSublayers(of layer: CALayer) { calls.append("layout") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  private func lines(_ prefix: String) -> [String] {
    device.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix(prefix) }
  }

  @Test func aLayerDrawsOnlyWhenAsked() {
    let ring = Ring()
    ring.frame = rect(10, 10, 20, 20)
    device.window.layer.addSublayer(ring)
    _ = device.dump()
    expectEqual(ring.calls.filter { $0.hasPrefix("draw") }, [])
    ring.setNeedsDisplay()
    expectTrue(ring.needsDisplay())
    expectEqual(lines("path"), ["path fill #000000FF at 0,0: M1,2 L4,2 L4,6 L1,6 Z"])
    _ = device.dump()
    expectEqual(ring.calls.filter { $0.hasPrefix("draw") }, ["draw 20.0"])
    ring.needsDisplayOnBoundsChange = true
    ring.bounds.size.width = 30
    _ = device.dump()
    expectEqual(ring.calls.filter { $0.hasPrefix("draw") }, ["draw 20.0", "draw 30.0"])
    expectFalse(ring.needsDisplay())
  }

  @Test func aLayerLaysOutItsSublayersBeforeTheFrame() {
    let ring = Ring()
    let inner = CALayer()
    ring.addSublayer(inner)
    ring.frame = rect(0, 0, 20, 20)
    device.window.layer.addSublayer(ring)
    device.frame()
    expectEqual(inner.frame, rect(0, 0, 20, 20))
    let count = ring.calls.count
    device.frame()
    expectEqual(ring.calls.count, count)
    ring.setNeedsLayout()
    expectTrue(ring.needsLayout())
    ring.layoutIfNeeded()
    expectEqual(ring.calls.count, count + 1)
    ring.bounds.size = CGSize(width: 7, height: 7)
    device.frame()
    expectEqual(inner.frame, rect(0, 0, 7, 7))
  }

  @Test func aDelegateDrawsLaysOutAndChoosesActions() {
    let (layer, artist) = (CALayer(), Artist())
    layer.delegate = artist
    layer.frame = rect(0, 0, 20, 20)
    device.window.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    expectEqual(lines("path").count, 1)
    expectEqual(artist.calls, ["layout", "will draw", "display", "draw"])
    device.frame(at: 1)
    layer.opacity = 0.5
    expectNil(layer.animationKeys())
  }

  @Test func theDelegateOfAViewsLayerIsTheView() {
    final class Canvas: UIView {
      override func draw(_ layer: CALayer, in ctx: CGContext) {
        super.draw(layer, in: ctx)
        ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
      override func draw(_ rect: CGRect) { UIRectFill(CGRect(x: 4, y: 4, width: 2, height: 2)) }
    }
    let canvas = Canvas(frame: rect(0, 0, 10, 10))
    #expect(canvas.layer.delegate === canvas)
    device.window.addSubview(canvas)
    expectEqual(lines("path").count, 2)
  }

  @Test func theVisibleRectangleIsWhatNoAncestorClips() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = rect(0, 0, 20, 20)
    inner.frame = rect(10, 10, 20, 20)
    outer.addSublayer(inner)
    device.window.layer.addSublayer(outer)
    expectEqual(inner.visibleRect, rect(0, 0, 20, 20))
    outer.masksToBounds = true
    expectEqual(inner.visibleRect, rect(0, 0, 10, 10))
  }

  // MARK: Copies

  private func replicator(_ change: (CAReplicatorLayer) -> Void) -> [String] {
    for layer in device.window.layer.sublayers ?? [] { layer.removeFromSuperlayer() }
    let layer = CAReplicatorLayer()
    layer.frame = rect(0, 0, 100, 20)
    let dot = CALayer()
    dot.frame = rect(0, 0, 10, 10)
    dot.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    layer.addSublayer(dot)
    change(layer)
    device.window.layer.addSublayer(layer)
    let interesting = ["fill (0,0 10×10)", "group"]
    return device.dump().split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { line in interesting.contains { line.hasPrefix($0) } }
  }

  @Test func copiesAreMovedAndColored() {
    let lines = replicator { layer in
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
      layer.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      layer.instanceGreenOffset = 0.4
      layer.instanceAlphaOffset = -0.25
    }
    expectEqual(
      lines.filter { $0.hasPrefix("fill") }, ["#FF0000FF", "#FF6600FF", "#FFCC00FF"].map { "fill (0,0 10×10) \($0)" })
    expectContains(lines.joined(separator: "\n"), "40,0")
    expectContains(lines.joined(separator: "\n"), "0.5")
    for count in [0, -3] { expectEqual(replicator { $0.instanceCount = count }.filter { $0.hasPrefix("fill") }, []) }
    expectEqual(replicator { $0.instanceCount = 50_000 }.filter { $0.hasPrefix("fill") }.count, 10_000)
  }

  @Test func copiesOfAllContentsAreColored() {
    let layer = CAReplicatorLayer()
    layer.frame = rect(0, 0, 100, 100)
    layer.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let (border, shape, gradient, text, group) = (
      CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CALayer()
    )
    (border.borderWidth, border.borderColor) = (2, UIColor.white.cgColor)
    (shape.path, shape.fillColor) = (CGPath(rect: rect(0, 0, 10, 10), transform: nil), UIColor.white.cgColor)
    gradient.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
    (text.string, text.fontSize, text.foregroundColor) = ("A", 10, UIColor.white.cgColor)
    group.opacity = 0.5
    let dot = CALayer()
    (dot.frame, dot.backgroundColor) = (rect(0, 0, 10, 10), UIColor.white.cgColor)
    group.addSublayer(dot)
    for (index, part) in [border, shape, gradient, text, group].enumerated() {
      part.frame = rect(0, CGFloat(20 * index), 100, 20)
      layer.addSublayer(part)
    }
    device.window.layer.addSublayer(layer)
    _ = device.dump()
    var colors: [String: [Color]] = [:]
    for placed in device.commands() {
      switch placed.command {
      case .fill(_, let color): colors["fill", default: []].append(color)
      case .border(_, _, let color): colors["border", default: []].append(color)
      case .gradient(_, let gradient): colors["gradient", default: []] += gradient.colors
      case .path(let path): colors["path", default: []].append(path.color)
      case .text(let text): colors["text", default: []].append(text.color)
      default: break
      }
    }
    expectEqual(colors.keys.sorted(), ["border", "fill", "gradient", "path", "text"])
    for (kind, found) in colors {
      for color in found { expectTrue(color.red > 0.99 && color.green < 0.01 && color.blue < 0.01, "\(kind) \(color)") }
    }
  }

  @Test func copiesAreBehindInTime() {
    let layer = CAReplicatorLayer()
    layer.frame = rect(0, 0, 100, 20)
    layer.instanceCount = 2
    layer.instanceDelay = 0.25
    let dot = CALayer()
    dot.frame = rect(0, 0, 10, 10)
    dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.addSublayer(dot)
    device.window.layer.addSublayer(layer)
    device.frame(at: 1)
    let motion = CABasicAnimation(keyPath: "position.x")
    (motion.fromValue, motion.toValue, motion.duration) = (5, 105, 1)
    dot.add(motion, forKey: nil)
    device.frame(at: 1)
    device.frame(at: 1.5)
    expectEqual(
      lines("fill").filter { $0.contains("#FF0000FF") }.map { $0.prefix(14) }, ["fill (50,0 10×", "fill (25,0 10×"])
  }

  // MARK: Particles

  private func emitter(_ cell: CAEmitterCell) -> CAEmitterLayer {
    let pixels = ImagePixels(width: 2, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 4), name: "dot")
    cell.contents = CGImage(pixels)
    let layer = CAEmitterLayer()
    layer.frame = rect(0, 0, 100, 100)
    layer.emitterPosition = CGPoint(x: 50, y: 0)
    layer.emitterCells = [cell]
    device.window.layer.addSublayer(layer)
    return layer
  }

  @Test func particlesAreAFunctionOfTime() {
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity, cell.yAcceleration) = (2, 1, 10, 8)
    let layer = emitter(cell)
    device.frame(at: 0)
    expectEqual(lines("image").count, 0)
    // Particles are born at 0.5 and 1 s, and the first is almost a second old.
    device.frame(at: 1.5 - 1 / 1024)
    let shown = device.dump()
    expectEqual(lines("image").count, 2)
    device.frame(at: 1.5 - 1 / 1024)
    expectEqual(device.dump(), shown)
    expectTrue(device.root.needsFrame)
    layer.birthRate = 0
    device.frame(at: 2.75)
    expectEqual(lines("image").count, 0)
    expectFalse(device.root.needsFrame)
  }

  /// A particle lives for its lifetime, and half of the range less or longer.
  @Test func theOldestParticlesHaveTheLongestLife() throws {
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.lifetimeRange, cell.velocity) = (400, 1, 1, 10)
    _ = emitter(cell)
    device.frame(at: 4)
    let ages = device.commands().compactMap { if case .image = $0.command { ($0.offset.x - 50) / 10 } else { nil } }
    let oldest = try #require(ages.max())
    expectTrue(oldest > 1.4 && oldest <= 1.5, "\(oldest)")
    // All of them live for half a second, and a second later the last one is gone.
    expectClose(CGFloat(ages.count), 400, within: 50)
    expectClose(CGFloat(ages.count { $0 < 0.5 }), 200, within: 1)
  }

  /// Published confetti with a longitude of `.pi` falls, and published fires without one rise.
  @Test(arguments: zip([CGFloat.pi, 0], [[70, 60, 50], [30, 40, 50]] as [[CGFloat]]))
  func particlesLeaveALineAtRightAngles(longitude: CGFloat, places: [CGFloat]) {
    let cell = CAEmitterCell()
    (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = (1, 10, 10, longitude)
    let layer = emitter(cell)
    layer.emitterShape = .line
    layer.emitterPosition.y = 50
    device.frame(at: 3)
    let images = device.commands().filter { if case .image = $0.command { true } else { false } }
    expectEqual(images.map { $0.offset.y.rounded() }, places)
  }

  @Test func aRateThatChangesKeepsEarlierParticles() {
    var record = EmissionRecord()
    record.set(rate: 4, from: 0)
    expectEqual(record.births(from: 0, to: 1, limit: 9).map(\.time), [0.25, 0.5, 0.75, 1])
    record.set(rate: 1, from: 1)
    expectEqual(record.births(from: 0.5, to: 3, limit: 9).map(\.time), [0.75, 1, 2, 3])
    record.set(rate: 0, from: 3)
    expectFalse(record.isEmitting)
    expectEqual(record.births(from: 3, to: 1_000, limit: 9).count, 0)
    record.set(rate: .nan, from: 4)
    record.set(rate: 1e12, from: 5)
    expectEqual(record.births(from: 5, to: 6, limit: 100).count, 100)
  }

  @Test func cellsAreChangedByName() {
    let cell = CAEmitterCell()
    cell.name = "snow"
    cell.lifetime = 5
    let layer = emitter(cell)
    layer.setValue(10, forKeyPath: "emitterCells.snow.birthRate")
    layer.setValue(7, forKeyPath: "emitterCells.rain.birthRate")
    expectEqual(cell.birthRate, 10)
    device.frame(at: 1)
    expectEqual(lines("image").count, 10)
    (cell.lifetime, cell.scale, cell.velocity, cell.birthRate) = (.infinity, .nan, .infinity, .infinity)
    device.frame(at: 2)
    _ = device.dump()
  }
}
