import Drawing
import Foundation
import Geometry
import Simulator
import Testing
import Typography
import UIKit
import UIKitCore
import TestSupport

/// The side of the screen on which the parts of the status bar are.
@MainActor
struct StatusBarPositionTests {
  private let engine = BoxFont()

  init() { HostServices(textEngine: engine).makeCurrent() }

  private struct Parts {
    var words: [String: CGRect] = [:]
    /// The signal, the battery and its cap.
    var shapes: [CGRect] = []
    var wireless: CGRect?
  }

  private func parts(_ device: Device, _ direction: UITraitEnvironmentLayoutDirection) throws -> Parts {
    let host = try SceneHost(device: device, direction: direction, services: HostServices(textEngine: engine))
    host.show(UIViewController())
    host.root.layout()
    var parts = Parts()
    func read(_ commands: [DrawCommand]) {
      for command in commands {
        switch command {
        case .text(let text):
          parts.words[text.run.text] = CGRect(x: text.origin.x, y: 0, width: text.width, height: 1)
        case .image(let image): parts.wireless = image.destination
        case .fill(let shape, _) where shape.rect.maxY < 60 && shape.rect.height < 20: parts.shapes.append(shape.rect)
        case .group(let group): read(group.commands)
        default: break
        }
      }
    }
    read(host.picture().commands)
    return parts
  }

  @Test(arguments: ["iphone-14", "iphone-16-pro", "iphone-se", "ipad", "ipad-mini"])
  func rightToLeftItIsMirrored(name: String) throws {
    var device = try Device.named(name)
    device.scale = 2
    let (plain, mirrored) = (try parts(device, .leftToRight), try parts(device, .rightToLeft))
    let width = device.size.width
    func flipped(_ rect: CGRect) -> CGFloat { width - rect.maxX }
    expectFalse(plain.shapes.isEmpty)
    expectEqual(plain.shapes.count, mirrored.shapes.count)
    for (one, other) in zip(plain.shapes, mirrored.shapes) { expectLess(abs(flipped(one) - other.minX), 1e-9) }
    for (word, position) in plain.words {
      expectAtMost(abs(flipped(position) - (mirrored.words[word]?.minX ?? .nan)), 0.5)
    }
    let (here, there) = (try #require(plain.wireless), try #require(mirrored.wireless))
    expectGreater(here.midX, width / 2)
    expectAtMost(abs(flipped(here) - there.minX), 0.5)
  }

  @Test func padStatusBarShowsDateWithMargin() throws {
    let device = try Device.named("ipad")
    let parts = try parts(device, .leftToRight)
    let (time, date) = (try #require(parts.words["9:41"]), try #require(parts.words["Mon Jun 3"]))
    expectAtLeast(time.minX, 16)
    expectGreater(date.minX, time.maxX)
    #expect(try #require(parts.shapes.map(\.maxX).max()) <= device.size.width - 16)
    #expect(try self.parts(.standard, .leftToRight).words.keys.sorted() == ["9:41"])
  }

  /// On a narrow screen, parts are absent rather than cut by the cutout or the edge.
  @Test(
    arguments: [40, 100, 150, 180, 220, 260, 320] as [CGFloat], ["iphone-14", "iphone-16-pro", "iphone-se", "ipad"])
  func narrowScreensShowWholeParts(width: CGFloat, name: String) throws {
    var device = try Device.named(name)
    device.size.width = width
    let parts = try parts(device, .leftToRight)
    let words = parts.words.filter { ["9:41", "Mon Jun 3"].contains($0.key) }.map(\.value)
    let glyphs = parts.shapes + [parts.wireless].compactMap { $0 }
    for rect in words + glyphs { expectTrue(rect.minX >= -0.5 && rect.maxX <= width + 0.5, "\(rect)") }
    let cutout = device.cutout == .none ? nil : (width - 162) / 2...max((width - 162) / 2, (width + 162) / 2)
    for rect in words { expectTrue(rect.maxX <= cutout?.lowerBound ?? width, "\(rect)") }
    for rect in glyphs {
      expectTrue(rect.minX >= cutout?.upperBound ?? 0, "\(rect)")
      expectFalse(words.contains { $0.maxX > rect.minX }, "\(rect)")
    }
  }
}
