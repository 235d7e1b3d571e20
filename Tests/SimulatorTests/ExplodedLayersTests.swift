import DeviceSupport
import Drawing
import Foundation
import Geometry
import Lens
import TestSupport
import Testing
import Typography
import UIKit
import UIKitCore

/// The layers of a screen apart from each other.
@MainActor
struct ExplodedLayersTests {
  private static let size = CGSize(width: 200, height: 400)

  /// The groups of the drawing, which follow the ground.
  private static func planes(_ layers: [FlatLayer], direction: CGPoint) -> [DrawGroup] {
    var input = LensInput()
    (input.layers, input.size, input.direction) = (layers, size, direction)
    let commands = LensPicture.commands(for: input, overlays: [.layers], textEngine: BoxFont())
    return commands.compactMap { if case .group(let group) = $0 { group } else { nil } }
  }

  private static func layers(_ depths: [Int]) -> [FlatLayer] {
    let bounds = CGRect(origin: .zero, size: size)
    return depths.map { depth in
      let fill = DrawCommand.fill(RoundedRect(bounds), Color(red: 1, green: 0, blue: 0))
      return FlatLayer(commands: [fill], bounds: bounds, transform: .identity, depth: depth)
    }
  }

  @Test func everyPlaneStaysOnTheScreen() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let direction = CGPoint(x: .random(in: -1...1, using: &random), y: .random(in: -1...1, using: &random))
      let depths = (0..<Int.random(in: 1...40, using: &random)).map { $0 }
      for plane in Self.planes(Self.layers(depths), direction: direction) {
        let corners = CGRect(origin: .zero, size: Self.size).applying(plane.transform)
        expectTrue(corners.minX >= 0 && corners.maxX <= 200 && corners.minY >= 0 && corners.maxY <= 400, "\(direction)")
      }
    }
  }

  @Test func fromTheFrontLayersAreInTheirPlaces() {
    let planes = Self.planes(Self.layers([0, 1, 5]), direction: .zero)
    expectEqual(planes.map(\.transform), Array(repeating: planes[0].transform, count: 3))
    let middle = CGPoint(x: 100, y: 200).applying(planes[0].transform)
    expectClose(middle, CGPoint(x: 100, y: 200))
  }

  @Test func deeperLayersAreDrawnLaterAndMovedFurther() {
    let planes = Self.planes(Self.layers([2, 0, 1]), direction: CGPoint(x: -1, y: 0))
    let shifts = planes.map(\.transform.tx)
    expectEqual(shifts, shifts.sorted())
    expectGreater(shifts[2] - shifts[0], 10)
  }

  @Test func theLayerAtAPointIsTheFrontmostOneDrawnThere() throws {
    let layers = Self.layers([0, 1, 5])
    for direction in [CGPoint(x: -1, y: 0.4), .zero, CGPoint(x: 0.7, y: -1)] {
      let exploded = ExplodedLayers(layers, size: Self.size, direction: direction)
      let planes = Self.planes(layers, direction: direction)
      let middle = CGPoint(x: 100, y: 200)
      for (index, plane) in planes.enumerated() {
        let point = middle.applying(plane.transform)
        let covering = planes.lastIndex {
          CGRect(origin: .zero, size: Self.size).contains(point.applying($0.transform.inverted()))
        }
        expectEqual(exploded.index(at: point), covering, "\(direction) \(index)")
      }
      expectEqual(exploded.index(at: CGPoint(x: -5, y: 10)), nil)
    }
  }

  @Test func eachLayerIsDrawnByItself() throws {
    let device = TestDevice(size: Self.size)
    let page = UIViewController()
    page.view.backgroundColor = .white
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    (outer.backgroundColor, inner.backgroundColor) = (.red, .blue)
    inner.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let hidden = UIView(frame: outer.frame)
    hidden.backgroundColor = .green
    hidden.isHidden = true
    outer.addSubview(inner)
    [outer, hidden].forEach(page.view.addSubview)
    device.window.rootViewController = page
    device.frame()
    let found = FlatLayer.sources(
      below: device.window.layer, within: CGRect(origin: .zero, size: Self.size), scale: 2, time: device.root.now
    ).map(\.flat)
    let (red, blue) = (try #require(found.first { $0.bounds == outer.bounds }), try #require(found.last))
    expectEqual(found.filter { $0.bounds == outer.bounds }.count, 1)
    expectEqual(blue.depth, red.depth + 1)
    expectEqual(red.commands.count, 1)
    expectClose(red.bounds.applying(red.transform), outer.frame)
    expectClose(blue.bounds.applying(blue.transform), CGRect(x: 15, y: 25, width: 20, height: 20))
  }
}
