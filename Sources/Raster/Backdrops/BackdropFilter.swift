import Drawing
import Geometry

/// The effect of a backdrop on the pixels under it.
struct BackdropFilter: Equatable {
  /// The standard deviation of the Gaussian, in 1/256 pixels.
  let deviation: Int
  /// The saturation factor, in 1/256.
  private let saturation: Int
  /// The tint as premultiplied blue, green, red and alpha, of 65535.
  private let tint: [Int]

  /// The largest saturation: colors farther from gray than this are clamped in every channel anyway.
  private static let mostSaturation = 64.0

  init(_ backdrop: Backdrop, in space: DeviceSpace) {
    let length = FiniteGeometry.length(backdrop.blurRadius)
    deviation = min(space.fixed(length), ShadowCoverage.maximumDeviation)
    let factor = Double(backdrop.saturation)
    saturation = factor.isNaN ? 256 : Int((min(max(factor, 0), Self.mostSaturation) * 256).rounded())
    let unit = { (value: Double) in value > 0 ? min(value, 1) : 0 }
    let (tint, alpha) = (backdrop.tint, unit(Double(backdrop.tint.alpha)))
    let premultiplied = [tint.blue, tint.green, tint.red].map { unit(Double($0)) * alpha } + [alpha]
    self.tint = premultiplied.map { Int(($0 * 65_535).rounded()) }
  }

  /// - Parameter pixels: An array of `width` by `height` pixels.
  func applied(to pixels: [UInt32], width: Int, height: Int) -> [UInt32] {
    let side = cellSide
    var field = BlurField(pixels, width: width, height: height, side: side)
    BoxBlur(variance: variance(side: side)).blur(&field)
    colour(&field)
    return field.pixels(width: width, height: height, side: side)
  }

  /// The side of the cells that are blurred as one pixel: a power of two well below the deviation, so that it is not
  /// visible.
  private var cellSide: Int {
    var side = 1
    while side < 16, deviation >= 8 * side << 8 { side *= 2 }
    return side
  }

  /// Returns the remaining variance in cells squared, because averaging over cells and interpolating between them blur
  /// too.
  private func variance(side: Int) -> Double {
    let deviation = Double(deviation) / Double(256 * side)
    // The averages contribute (side² − 1) / 12, and the interpolation (2 · side² + 1) / 12.
    return max(0, deviation * deviation - (side > 1 ? 0.25 : 0))
  }
}

extension BackdropFilter {
  private func colour(_ field: inout BlurField) {
    guard saturation != 256 || tint[3] > 0 else { return }
    let rest = 65_535 - tint[3]
    field.values.withUnsafeMutableBufferPointer { values in
      for pixel in stride(from: 0, to: values.count, by: 4) {
        let (blue, green, red) = (Int(values[pixel]), Int(values[pixel + 1]), Int(values[pixel + 2]))
        let alpha = Int(values[pixel + 3])
        // The luminance weights of sRGB.
        let grey = (blue * 4_732 + green * 46_871 + red * 13_933) >> 16
        let vivid = (vivid(blue, grey, alpha), vivid(green, grey, alpha), vivid(red, grey, alpha), alpha)
        values[pixel] = Self.over(vivid.0, rest, tint[0])
        values[pixel + 1] = Self.over(vivid.1, rest, tint[1])
        values[pixel + 2] = Self.over(vivid.2, rest, tint[2])
        values[pixel + 3] = Self.over(vivid.3, rest, tint[3])
      }
    }
  }

  @inline(__always)
  private func vivid(_ channel: Int, _ grey: Int, _ alpha: Int) -> Int {
    saturation == 256 ? channel : min(max(0, grey + ((channel - grey) * saturation + 128) >> 8), alpha)
  }

  @inline(__always)
  private static func over(_ channel: Int, _ rest: Int, _ tint: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: min(65_535, tint + (channel * rest + 32_767) / 65_535))
  }
}
