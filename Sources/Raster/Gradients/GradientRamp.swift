import Drawing
import Foundation
import Geometry

/// A gradient as a table of colors and the positions along it, relative to the shape's corner.
struct GradientRamp: Sendable {
  private static let count = 1_024
  /// The 1,024 packed colors from first to last.
  private let colors: [UInt32]
  let isOpaque: Bool
  private let originX: Int
  private let originY: Int
  private let mapping: GradientMapping

  /// - Returns: `nil` if the gradient has no colors.
  init?(_ gradient: Gradient, over shape: Shape) {
    guard let last = gradient.colors.last else { return nil }
    let stops = Self.stops(of: gradient)
    colors = (0..<Self.count).map { index in
      Self.color(at: Double(index) / Double(Self.count - 1), in: stops) ?? last.packed
    }
    isOpaque = colors.allSatisfy { $0 >> 24 == 255 }
    (originX, originY) = (shape.left >> 8, shape.top >> 8)
    mapping = GradientMapping(gradient, over: shape)
  }

  func fill(_ target: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    colors.withUnsafeBufferPointer { colors in
      mapping.positions(x: x - originX, y: y - originY, count: count) { i, position in
        target[i] = colors[min(Self.count &- 1, max(0, position >> 14))]
      }
    }
  }

  /// Returns the colors with locations in ascending order, which may be outside the gradient; missing or unusable
  /// locations are distributed evenly.
  private static func stops(of gradient: Gradient) -> [(position: Double, color: Color)] {
    let count = gradient.colors.count
    let given = gradient.locations.count == count && gradient.locations.allSatisfy(\.isFinite)
    var reached = -Double.infinity
    return gradient.colors.enumerated().map { index, color in
      let even = count > 1 ? Double(index) / Double(count - 1) : 0
      reached = max(reached, given ? Double(gradient.locations[index]) : even)
      return (reached, color)
    }
  }

  private static func color(at position: Double, in stops: [(position: Double, color: Color)]) -> UInt32? {
    guard let after = stops.firstIndex(where: { $0.position >= position }) else { return nil }
    guard after > 0 else { return stops[0].color.packed }
    let (from, to) = (stops[after - 1], stops[after])
    let share = to.position > from.position ? (position - from.position) / (to.position - from.position) : 1
    return Color.packedMix(from.color, to.color, share: share)
  }
}
