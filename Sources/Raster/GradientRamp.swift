import Drawing
import Foundation
import Geometry

/// A linear gradient as a table of colours and the steps through it, counted from the shape's own corner.
struct GradientRamp: Sendable {
  private static let count = 1_024
  private static let one = 16_777_216.0
  /// 1,024 packed colours from start to end.
  private let colors: [UInt32]
  let isOpaque: Bool
  private let originX: Int
  private let originY: Int
  /// Position along the gradient, 0 ... 2²⁴ from start to end: at the origin's pixel, and its change per pixel.
  private let start: Int
  private let stepX: Int
  private let stepY: Int

  /// - Returns: nil without colours.
  init?(_ gradient: LinearGradient, over shape: Shape) {
    guard let last = gradient.colors.last else { return nil }
    let stops = Self.stops(of: gradient)
    colors = (0..<Self.count).map { index in
      Self.color(at: Double(index) / Double(Self.count - 1), in: stops) ?? last.packed
    }
    isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
    (originX, originY) = (shape.left >> 8, shape.top >> 8)
    let (width, height) = (Double(shape.right - shape.left) / 256, Double(shape.bottom - shape.top) / 256)
    let from = gradient.start.finite
    let to = gradient.end.finite
    let along = (x: (to.x - from.x) * width, y: (to.y - from.y) * height)
    let square = along.x * along.x + along.y * along.y
    // The centre of the origin's pixel, relative to the gradient's start.
    let centre = (
      x: 0.5 - Double(shape.left & 255) / 256 - from.x * width, y: 0.5 - Double(shape.top & 255) / 256 - from.y * height
    )
    guard square > 0 else {
      (start, stepX, stepY) = (Int(Self.one), 0, 0)
      return
    }
    start = Self.fixed((centre.x * along.x + centre.y * along.y) / square)
    stepX = Self.fixed(along.x / square)
    stepY = Self.fixed(along.y / square)
  }

  func fill(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    var position = start &+ (x - originX) &* stepX &+ (y - originY) &* stepY
    colors.withUnsafeBufferPointer { colors in
      for i in 0..<count {
        target[i] = colors[min(Self.count &- 1, max(0, position >> 14))]
        position = position &+ stepX
      }
    }
  }

  /// At most 2³² to either side: far beyond the ends all is one colour.
  private static func fixed(_ share: Double) -> Int { Int((max(-256, min(256, share)) * one).rounded()) }

  /// Colours with places in ascending order; missing or unusable places are spread evenly.
  private static func stops(of gradient: LinearGradient) -> [(place: Double, color: Color)] {
    let count = gradient.colors.count
    let given = gradient.locations.count == count && gradient.locations.allSatisfy(\.isFinite)
    var reached = 0.0
    return gradient.colors.enumerated().map { index, color in
      let even = count > 1 ? Double(index) / Double(count - 1) : 0
      reached = max(reached, given ? min(1, Double(gradient.locations[index])) : even)
      return (reached, color)
    }
  }

  private static func color(at place: Double, in stops: [(place: Double, color: Color)]) -> UInt32? {
    guard let after = stops.firstIndex(where: { $0.place >= place }) else { return nil }
    guard after > 0 else { return stops[0].color.packed }
    let (from, to) = (stops[after - 1], stops[after])
    let share = to.place > from.place ? (place - from.place) / (to.place - from.place) : 1
    return Color.packedMix(from.color, to.color, share: share)
  }
}
