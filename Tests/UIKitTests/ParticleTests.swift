import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Particles of emitters, compared with their equations of motion.
@MainActor
struct ParticleTests {
  private let device = TestDevice()

  private func emitter(_ configure: (CAEmitterCell, CAEmitterLayer) -> Void) -> CAEmitterLayer {
    let (cell, layer) = (CAEmitterCell(), CAEmitterLayer())
    let pixels = ImagePixels(width: 4, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 8), name: "dot")
    cell.contents = CGImage(pixels)
    // The first particle is born after a second.
    (cell.birthRate, cell.lifetime) = (1, 100)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.emitterPosition = CGPoint(x: 50, y: 10)
    configure(cell, layer)
    layer.emitterCells = [cell]
    device.window.layer.addSublayer(layer)
    return layer
  }

  /// The groups that contain a particle's picture, oldest first.
  private func particles(at time: TimeInterval) -> [DrawGroup] {
    func search(_ commands: [DrawCommand]) -> [DrawGroup] {
      commands.flatMap { command -> [DrawGroup] in
        guard case .group(let group) = command else { return [] }
        if case .image? = group.commands.first { return [group] }
        return search(group.commands)
      }
    }
    return search(device.frame(at: time).commands)
  }

  @Test func speedAndAccelerationMoveParticles() {
    let layer = emitter { cell, layer in
      (cell.velocity, cell.emissionLongitude, cell.xAcceleration, cell.yAcceleration) = (30, .pi / 3, 6, -4)
      layer.velocity = 2
    }
    let groups = particles(at: 3)
    expectEqual(groups.count, 3)
    for (group, age) in zip(groups, [2.0, 1, 0] as [CGFloat]) {
      expectClose(group.transform.tx, 50 + 60 * cos(.pi / 3) * age + 3 * age * age)
      expectClose(group.transform.ty, 10 + 60 * sin(.pi / 3) * age - 2 * age * age)
    }
    withExtendedLifetime(layer) {}
  }

  @Test func particlesGrowTurnAndFade() {
    let layer = emitter { cell, layer in
      (cell.scale, cell.scaleSpeed, cell.spin, cell.alphaSpeed) = (0.5, 0.25, 0.75, -0.25)
      (layer.scale, layer.spin) = (3, 2)
    }
    let group = particles(at: 3)[0]
    let (scale, angle) = (3 * (0.5 + 0.25 * 2), 2 * 0.75 * 2) as (CGFloat, CGFloat)
    expectClose(group.transform.a, scale * cos(angle))
    expectClose(group.transform.b, scale * sin(angle))
    expectClose(group.opacity, 0.5)
    guard case .image(let image)? = group.commands.first else { return }
    expectEqual(image.destination, CGRect(x: -2, y: -1, width: 4, height: 2))
    withExtendedLifetime(layer) {}
  }

  @Test func colorsChangeWithinTheirLimits() {
    let layer = emitter { cell, _ in
      cell.color = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
      (cell.redSpeed, cell.greenSpeed, cell.blueSpeed) = (0.125, -0.125, -1)
    }
    guard case .image(let image)? = particles(at: 3)[0].commands.first else { return }
    // Two seconds later red is 0.75, green 0.25, and blue would be below 0.
    expectEqual(image.image.pixels.first, 0xFFBF_4000)
    withExtendedLifetime(layer) {}
  }

  @Test func particlesEndWithTheirLifetime() {
    let layer = emitter { cell, layer in
      cell.lifetime = 4
      layer.lifetime = 0.5
    }
    // Particles are born at 1, 2 and 3 seconds and live for two, so the first one has just ended.
    expectEqual(particles(at: 3).count, 2)
    withExtendedLifetime(layer) {}
  }

  /// Particles are born on the line, in or on the rectangle, or in or on the circle, whose radius is the emitter's width.
  @Test(
    arguments: [CAEmitterLayerEmitterShape.point, .line, .rectangle, .circle],
    [CAEmitterLayerEmitterMode.volume, .surface, .outline, .points])
  func particlesAreBornOnTheirShape(shape: CAEmitterLayerEmitterShape, mode: CAEmitterLayerEmitterMode) {
    let layer = emitter { cell, layer in
      cell.birthRate = 40
      (layer.emitterShape, layer.emitterMode) = (shape, mode)
      (layer.emitterPosition, layer.emitterSize) = (CGPoint(x: 50, y: 50), CGSize(width: 40, height: 20))
    }
    let places = particles(at: 3).map { CGPoint(x: $0.transform.tx - 50, y: $0.transform.ty - 50) }
    expectGreater(places.count, 100)
    for place in places {
      let (x, y, radius) = (abs(place.x), abs(place.y), hypot(place.x, place.y))
      switch (shape, mode) {
      case (.point, _): expectClose(place, .zero)
      case (.line, _): #expect(y < 1e-6 && x <= 20)
      case (.rectangle, .points): #expect(abs(x - 20) < 1e-6 && abs(y - 10) < 1e-6)
      case (.rectangle, .outline): #expect((abs(x - 20) < 1e-6 && y <= 10) || (abs(y - 10) < 1e-6 && x <= 20))
      case (.rectangle, _): #expect(x <= 20 && y <= 10)
      case (_, .volume): #expect(radius <= 40)
      default: expectClose(radius, 40)
      }
    }
    // They are spread over all of it.
    if shape == .point { return }
    let reach: CGFloat = shape == .circle ? 40 : 20
    for sign in [-1, 1] as [CGFloat] { expectGreater(places.map { $0.x * sign }.max() ?? 0, 0.8 * reach) }
    if shape != .line {
      for sign in [-1, 1] as [CGFloat] {
        expectGreater(places.map { $0.y * sign }.max() ?? 0, shape == .circle ? 30 : 8)
      }
    }
    if shape == .circle, mode == .volume {
      // Half of the particles are within the inner half of the area.
      let inner = places.count { hypot($0.x, $0.y) < 40 * 0.5.squareRoot() }
      expectLess(abs(inner * 2 - places.count), places.count / 2)
    }
    withExtendedLifetime(layer) {}
  }

  // MARK: Ranges

  /// The particles of an emitter that makes forty in a second, each with its age after three seconds.
  private func aged(_ configure: (CAEmitterCell, CAEmitterLayer) -> Void) -> [(age: CGFloat, group: DrawGroup)] {
    let layer = emitter { cell, layer in
      cell.birthRate = 40
      configure(cell, layer)
    }
    let groups = particles(at: 3)
    expectEqual(groups.count, 120)
    layer.removeFromSuperlayer()
    return zip(1..., groups).map { (3 - CGFloat($0) / 40, $1) }.filter { $0.age > 0.1 }
  }

  /// Expects values that are spread over a range of a size around their middle.
  private func expectSpread(_ values: [CGFloat], around middle: CGFloat, _ range: CGFloat, line: Int = #line) {
    let (low, high) = (values.min() ?? .nan, values.max() ?? .nan)
    expectAtLeast(low, middle - range / 2 - 1e-6, line: line)
    expectAtMost(high, middle + range / 2 + 1e-6, line: line)
    expectLess(low, middle - 0.45 * range, line: line)
    expectGreater(high, middle + 0.45 * range, line: line)
    expectLess(abs(values.reduce(0, +) / CGFloat(values.count) - middle), 0.12 * range, line: line)
  }

  @Test func valuesVaryByHalfTheirRanges() {
    let fast = aged { cell, layer in (cell.velocity, cell.velocityRange, layer.velocity) = (10, 4, 2) }
    expectSpread(fast.map { ($0.group.transform.tx - 50) / $0.age }, around: 20, 8)
    #expect(fast.allSatisfy { abs($0.group.transform.ty - 10) < 1e-6 })
    let wide = aged { cell, _ in (cell.velocity, cell.emissionLongitude, cell.emissionRange) = (10, 0.3, .pi / 2) }
    expectSpread(wide.map { atan2($0.group.transform.ty - 10, $0.group.transform.tx - 50) }, around: 0.3, .pi / 2)
    let large = aged { cell, layer in (cell.scale, cell.scaleRange, layer.scale) = (2, 1, 3) }
    expectSpread(large.map(\.group.transform.a), around: 6, 3)
    let turning = aged { cell, layer in (cell.spin, cell.spinRange, layer.spin) = (0.2, 0.1, 2) }
    expectSpread(turning.map { atan2($0.group.transform.b, $0.group.transform.a) / $0.age }, around: 0.4, 0.2)
    let faded = aged { cell, _ in
      cell.color = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5).cgColor
      cell.alphaRange = 0.4
    }
    expectSpread(faded.map(\.group.opacity), around: 0.5, 0.4)
  }

  /// Each color varies by itself, in steps of a thirty-second.
  @Test(arguments: [16, 8, 0] as [UInt32]) func colorsVaryByThemselves(shift: UInt32) {
    let colors = aged { cell, _ in
      cell.color = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
      cell.redRange = shift == 16 ? 0.5 : 0
      cell.greenRange = shift == 8 ? 0.5 : 0
      cell.blueRange = shift == 0 ? 0.5 : 0
    }.compactMap { particle -> UInt32? in
      if case .image(let image)? = particle.group.commands.first { image.image.pixels.first } else { nil }
    }
    for other in [16, 8, 0] as [UInt32] where other != shift {
      expectEqual(Set(colors.map { $0 >> other & 255 }), [128])
    }
    let shades = Set(colors.map { $0 >> shift & 255 })
    expectEqual(shades.min(), 64)
    expectEqual(shades.max(), 191)
    expectGreater(shades.count, 12)
  }

  @Test func lifetimesVary() {
    let layer = emitter { cell, _ in (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (40, 2, 2) }
    // All of the latest forty are alive, and half of the eighty before, whose times end evenly.
    #expect((70...90).contains(particles(at: 3).count))
    withExtendedLifetime(layer) {}
  }

  /// Particles fly up from a line, away from an outline, and along their longitude otherwise.
  @Test(arguments: [CAEmitterLayerEmitterShape.circle, .sphere])
  func particlesFlyAwayFromTheirShape(round: CAEmitterLayerEmitterShape) {
    func flying(_ shape: CAEmitterLayerEmitterShape, _ mode: CAEmitterLayerEmitterMode) -> [(CGFloat, CGPoint)] {
      aged { cell, layer in
        cell.velocity = 10
        (layer.emitterShape, layer.emitterMode, layer.emitterSize) = (shape, mode, CGSize(width: 40, height: 20))
      }.map { ($0.age, CGPoint(x: $0.group.transform.tx - 50, y: $0.group.transform.ty - 10)) }
    }
    for (age, place) in flying(round, .outline) { expectClose(hypot(place.x, place.y), 40 + 10 * age) }
    for (age, place) in flying(.line, .surface) { expectClose(place.y, -10 * age) }
    for (age, place) in flying(.cuboid, .volume) {
      #expect(abs(place.x - 10 * age) <= 20 + 1e-6 && abs(place.y) <= 10 + 1e-6)
    }
    for (age, place) in flying(.point, .volume) { expectClose(place, CGPoint(x: 10 * age, y: 0)) }
  }

  @Test func theSeedDeterminesTheParticles() {
    func places(_ seed: UInt32) -> [CGPoint] {
      aged { _, layer in
        (layer.seed, layer.emitterShape, layer.emitterSize) = (seed, .line, CGSize(width: 40, height: 0))
      }.map { CGPoint(x: $0.group.transform.tx, y: $0.group.transform.ty) }
    }
    let first = places(1)
    expectEqual(places(1), first)
    expectNotEqual(places(2), first)
    expectEqual(Set(first.map(\.x)).count, first.count, "no two are at one place")
  }
}
