import Drawing
import Foundation

extension Color {
  /// The premultiplied 0xAARRGGBB word; components outside 0 ... 1 are clamped, NaN is 0.
  var packed: UInt32 {
    let alpha = Self.unit(alpha)
    return Self.word(
      alpha: alpha, red: Self.unit(red) * alpha, green: Self.unit(green) * alpha, blue: Self.unit(blue) * alpha)
  }

  private static func word(alpha: Double, red: Double, green: Double, blue: Double) -> UInt32 {
    let level = { (value: Double) in UInt32((value * 255).rounded()) }
    return level(alpha) << 24 | level(red) << 16 | level(green) << 8 | level(blue)
  }

  /// The premultiplied components, for interpolation.
  var premultiplied: (alpha: Double, red: Double, green: Double, blue: Double) {
    let alpha = Self.unit(alpha)
    return (alpha, Self.unit(red) * alpha, Self.unit(green) * alpha, Self.unit(blue) * alpha)
  }

  /// Returns the premultiplied color at the fraction `share` between `start` and `end`.
  static func packedMix(_ start: Color, _ end: Color, share: Double) -> UInt32 {
    let (from, to) = (start.premultiplied, end.premultiplied)
    let between = { (a: Double, b: Double) in a + (b - a) * share }
    return word(
      alpha: between(from.alpha, to.alpha), red: between(from.red, to.red), green: between(from.green, to.green),
      blue: between(from.blue, to.blue))
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
}

extension Double {
  /// The value 0 ... 1 as 0 ... 255; values outside are clamped, NaN is 0.
  var level: UInt32 { self > 0 ? (self < 1 ? UInt32((self * 255).rounded()) : 255) : 0 }
}
