import Drawing
import Foundation

/// Colors of spaces other than sRGB, as sRGB.
enum WideColor {
  /// Returns a color of Display P3, which has the transfer function of sRGB and wider primaries.
  ///
  /// - Source: the matrix is that of the primaries of SMPTE RP 431-2 and ITU-R BT.709, both with white D65.
  static func displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> Color {
    // Grays are the same in both spaces; the matrix would change their last bits.
    guard red != green || green != blue else { return Color(red: red, green: green, blue: blue, alpha: alpha) }
    let linear = [red, green, blue].map(decoded)
    let levels = [
      1.2249401762 * linear[0] - 0.2249401762 * linear[1],
      -0.0420569547 * linear[0] + 1.0420569547 * linear[1],
      -0.0196375546 * linear[0] - 0.0786360454 * linear[1] + 1.0982736000 * linear[2],
    ].map(encoded)
    return Color(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
  }

  /// Returns the linear value of an sRGB component. Negative components mirror positive ones.
  ///
  /// - Source: IEC 61966-2-1.
  static func decoded(_ level: CGFloat) -> CGFloat {
    let size = abs(level)
    let value = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return level < 0 ? -value : value
  }

  /// Returns the sRGB component of a linear value.
  static func encoded(_ level: CGFloat) -> CGFloat {
    let size = abs(level)
    let value = size <= 0.0031308 ? 12.92 * size : 1.055 * pow(size, 1 / 2.4) - 0.055
    return level < 0 ? -value : value
  }
}
