import Foundation
import Geometry

/// A map from device pixels to the pixels of a texture that is seen in perspective.
///
/// Two integers are divided by a third, and each of the three changes by a constant step from pixel to pixel: integer
/// sums are exact, and a single division is rounded identically on every processor. Coordinates are relative to an
/// anchor that moves with the content, so that content moved by whole pixels is sampled identically.
struct ProjectiveMap: Hashable, Sendable {
  /// A linear function of the device pixel.
  struct Ramp: Hashable, Sendable {
    var start: Int
    /// The change for one pixel to the right.
    var column: Int
    /// The change for one pixel down.
    var row: Int

    /// - Parameters:
    ///   - dx: The horizontal distance from the anchor, in pixels.
    ///   - dy: The vertical distance from the anchor, in pixels.
    @inline(__always)
    func value(_ dx: Int, _ dy: Int) -> Int { start &+ dx &* column &+ dy &* row }
  }

  let anchorX: Int
  let anchorY: Int
  /// The numerator, over `depth`, of the distance to the right of the center of the content's first pixel.
  let across: Ramp
  /// The numerator, over `depth`, of the distance below it.
  let down: Ramp
  /// The denominator, positive where the content is visible.
  let depth: Ramp
  /// The content's pixels including the border around them.
  let extent: PixelRect

  /// The largest distance from the anchor, in pixels; twice the limit of device coordinates.
  static let reach = 1 << 18
  /// The bits of a value, so that values and their sums stay below 2⁶² within reach.
  private static let bits = 58

  /// - Parameters:
  ///   - toDevice: The transform from the texture's pixels to device pixels around the content's origin.
  ///   - x: The position of that origin, in 1/256 device pixels.
  /// - Returns: `nil` if the content is seen edge-on, or is too small or too near for integers.
  init?(_ toDevice: ProjectionTransform, x: Int, y: Int, extent: PixelRect) {
    guard toDevice.isInvertible else { return nil }
    let inverse = toDevice.inverted()
    guard inverse.isFinite else { return nil }
    // Pixels are sampled at their centers, and the center of a texture's first pixel is at one half.
    let centre = CGPoint(x: 0.5 - CGFloat(x & 255) / 256, y: 0.5 - CGFloat(y & 255) / 256)
    let depth = Slope(inverse.m13, inverse.m23, inverse.m33, at: centre)
    let across = Slope(inverse.m11, inverse.m21, inverse.m31, at: centre).minusHalf(depth)
    let down = Slope(inverse.m12, inverse.m22, inverse.m32, at: centre).minusHalf(depth)
    let span = CGFloat(max(abs(extent.x), abs(extent.right), abs(extent.y), abs(extent.bottom)) + 4)
    let largest = Swift.max(across.largest, down.largest, depth.largest * span)
    guard largest.isNormal, abs(largest.exponent) < 512 else { return nil }
    let unit = CGFloat(sign: .plus, exponent: CGFloat.Exponent(Self.bits) - largest.exponent - 1, significand: 1)
    (anchorX, anchorY) = (x >> 8, y >> 8)
    (self.across, self.down, self.depth) = (across.ramp(unit), down.ramp(unit), depth.ramp(unit))
    self.extent = extent
  }

  private struct Slope {
    var start: CGFloat
    var column: CGFloat
    var row: CGFloat

    init(_ column: CGFloat, _ row: CGFloat, _ constant: CGFloat, at centre: CGPoint) {
      (self.column, self.row) = (column, row)
      start = column * centre.x + row * centre.y + constant
    }

    func minusHalf(_ other: Slope) -> Slope {
      var slope = self
      slope.start -= other.start / 2
      slope.column -= other.column / 2
      slope.row -= other.row / 2
      return slope
    }

    /// The largest magnitude of all values within reach.
    var largest: CGFloat { abs(start) + (abs(column) + abs(row)) * CGFloat(ProjectiveMap.reach) }

    func ramp(_ unit: CGFloat) -> Ramp {
      let fixed = { (value: CGFloat) in Int((value * unit).rounded()) }
      return Ramp(start: fixed(start), column: fixed(column), row: fixed(row))
    }
  }
}

extension ProjectiveMap {
  /// The number of samples per pixel, along each axis of the device.
  struct SampleCount: Equatable {
    var columns = 1
    var rows = 1
  }

  /// The number of texture pixels that one sample, a mix of four neighbors, represents.
  private static let sampleWidth = 1.5
  /// The most samples per axis: content seen so obliquely is only a few pixels high.
  private static let mostSamples = 8

  /// Returns enough samples for the pixel of a row at which the texture is shrunk most. The result does not depend on
  /// which part of the row is painted.
  func grain(row dy: Int) -> SampleCount {
    let whole = -Self.reach..<Self.reach
    let first = row(dy, from: whole.lowerBound)
    let steps = first.steps(of: whole.count, within: extent)
    guard let last = steps.last else { return SampleCount() }
    let ends = [steps.lowerBound, last].map { footprint(whole.lowerBound + $0, dy) }
    return SampleCount(
      columns: Self.samples(ends.map(\.columns)), rows: Self.samples(ends.map(\.rows)))
  }

  private static func samples(_ widths: [Double]) -> Int {
    let width = widths.reduce(0) { $0 > $1 ? $0 : $1 }
    guard width > sampleWidth else { return 1 }
    return width < sampleWidth * Double(mostSamples) ? Int((width / sampleWidth).rounded(.up)) : mostSamples
  }

  /// Returns the change of the sample position from pixel to pixel, in pixels of the texture.
  private func footprint(_ dx: Int, _ dy: Int) -> (columns: Double, rows: Double) {
    let w = Double(depth.value(dx, dy))
    func change(_ ramp: Ramp, _ step: KeyPath<Ramp, Int>) -> Double {
      abs(Double(ramp[keyPath: step]) * w - Double(ramp.value(dx, dy)) * Double(depth[keyPath: step])) / (w * w)
    }
    return (
      Swift.max(change(across, \.column), change(down, \.column)), Swift.max(change(across, \.row), change(down, \.row))
    )
  }

  /// Returns the samples along a row of device pixels.
  func row(_ dy: Int, from dx: Int) -> ProjectiveRow {
    ProjectiveRow(
      u: across.value(dx, dy), v: down.value(dx, dy), w: depth.value(dx, dy), stepU: across.column,
      stepV: down.column, stepW: depth.column)
  }

  /// Returns the samples along a row for sample `column`, `line` of those of each pixel.
  func row(_ dy: Int, from dx: Int, grain: SampleCount, column: Int, line: Int) -> ProjectiveRow {
    func shift(_ ramp: Ramp) -> Int {
      ramp.column &* (2 &* column &+ 1 &- grain.columns) / (2 &* grain.columns)
        &+ ramp.row &* (2 &* line &+ 1 &- grain.rows) / (2 &* grain.rows)
    }
    var row = row(dy, from: dx)
    (row.u, row.v, row.w) = (row.u &+ shift(across), row.v &+ shift(down), row.w &+ shift(depth))
    return row
  }
}

/// The samples along a row: `u / w`, `v / w`, each with a constant step from pixel to pixel.
struct ProjectiveRow {
  var u: Int
  var v: Int
  var w: Int
  let stepU: Int
  let stepV: Int
  let stepW: Int

  /// Returns the row relative to the first pixel of `area`.
  func relative(to area: PixelRect) -> ProjectiveRow {
    ProjectiveRow(
      u: u &- area.x &* w, v: v &- area.y &* w, w: w, stepU: stepU &- area.x &* stepW, stepV: stepV &- area.y &* stepW,
      stepW: stepW)
  }

  /// Returns the steps below `count` whose sample and interpolated neighbors are in `area` and visible.
  func steps(of count: Int, within area: PixelRect) -> Range<Int> {
    guard area.width > 1, area.height > 1 else { return 0..<0 }
    let inside = relative(to: area)
    let (lastX, lastY) = (area.width - 1, area.height - 1)
    let numbers = 0..<(1 << 62)
    return (0..<count)
      .steps(from: w, by: stepW, within: 1..<numbers.upperBound)
      .steps(from: inside.u, by: inside.stepU, within: numbers)
      .steps(from: inside.v, by: inside.stepV, within: numbers)
      .steps(from: lastX &* w &- inside.u, by: lastX &* stepW &- inside.stepU, within: 1..<numbers.upperBound)
      .steps(from: lastY &* w &- inside.v, by: lastY &* stepW &- inside.stepV, within: 1..<numbers.upperBound)
  }

  mutating func advance(by count: Int) {
    u = u &+ count &* stepU
    v = v &+ count &* stepV
    w = w &+ count &* stepW
  }
}
