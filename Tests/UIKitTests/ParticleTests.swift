import DeviceSupport
import Drawing
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// Particles of emitters, compared with their equations of motion.
@MainActor
@Suite struct ParticleTests {
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
}
