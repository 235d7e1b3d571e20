import Drawing
import Foundation
import Geometry

/// The position of each pixel along a gradient's colors, 0 ... 2²⁴ from first to last, relative to the pixel at the
/// shape's corner.
enum GradientMapping: Sendable {
  /// The position at the corner, and its change for each pixel.
  case axial(start: Int, stepX: Int, stepY: Int)
  /// The center, in pixels from the center of the corner's pixel, and the half axes.
  case radial(x: Double, y: Double, width: Double, height: Double)
  /// The center, and the direction of the first color in turns.
  case conic(x: Double, y: Double, turn: Double)

  static let one = 16_777_216.0

  init(_ gradient: Gradient, over shape: Shape) {
    let (width, height) = (Double(shape.right - shape.left) / 256, Double(shape.bottom - shape.top) / 256)
    let (from, to) = (gradient.start.finite, gradient.end.finite)
    let along = (x: (to.x - from.x) * width, y: (to.y - from.y) * height)
    // The vector from the center of the corner's pixel to the gradient's start.
    let center = (
      x: from.x * width - 0.5 + Double(shape.left & 255) / 256, y: from.y * height - 0.5 + Double(shape.top & 255) / 256
    )
    switch gradient.kind {
    case .axial:
      let square = along.x * along.x + along.y * along.y
      guard square > 0 else {
        self = .axial(start: Int(Self.one), stepX: 0, stepY: 0)
        return
      }
      self = .axial(
        start: Self.fixed(-(center.x * along.x + center.y * along.y) / square), stepX: Self.fixed(along.x / square),
        stepY: Self.fixed(along.y / square))
    case .radial:
      self = .radial(x: center.x, y: center.y, width: abs(along.x), height: abs(along.y))
    case .conic:
      self = .conic(x: center.x, y: center.y, turn: Self.turns(x: along.x, y: along.y))
    }
  }

  /// Calls `body` for a row of pixels, with the index and gradient position of each.
  @inline(__always)
  func positions(x: Int, y: Int, count: Int, _ body: (Int, _ position: Int) -> Void) {
    switch self {
    case .axial(let start, let stepX, let stepY):
      var position = start &+ x &* stepX &+ y &* stepY
      for i in 0..<count {
        body(i, position)
        position = position &+ stepX
      }
    case .radial(let centerX, let centerY, let width, let height):
      guard width > 0, height > 0 else {
        for i in 0..<count { body(i, Int(Self.one)) }
        return
      }
      let down = (Double(y) - centerY) / height
      for i in 0..<count {
        let across = (Double(x + i) - centerX) / width
        body(i, Self.fixed((across * across + down * down).squareRoot()))
      }
    case .conic(let centerX, let centerY, let turn):
      for i in 0..<count {
        let turns = Self.turns(x: Double(x + i) - centerX, y: Double(y) - centerY) - turn
        body(i, Self.fixed(turns - turns.rounded(.down)))
      }
    }
  }

  /// Returns an angle in turns, clockwise from the right.
  private static func turns(x: Double, y: Double) -> Double { atan2(y, x) / (2 * .pi) }

  /// Returns a fixed-point position, clamped to ±2³²: far beyond the ends the color is constant.
  private static func fixed(_ share: Double) -> Int {
    guard !share.isNaN else { return 0 }
    return Int((max(-256, min(256, share)) * one).rounded())
  }
}
