import Drawing

/// Three color components, from 0 to 1, with the mixtures of ISO 32000-2, 11.3.5.
struct MixedColor {
  var red, green, blue: Double

  private init(_ red: Double, _ green: Double, _ blue: Double) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates the color of a pixel, still multiplied by its opacity.
  init(_ pixel: UInt32) {
    self.init(Double(pixel >> 16 & 255) / 255, Double(pixel >> 8 & 255) / 255, Double(pixel & 255) / 255)
  }

  /// Returns the pixel of a color that is multiplied by its opacity.
  func packed(alpha: Double) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), alpha) * 255).rounded()) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  static func + (left: Self, right: Self) -> Self { left.zip(right, +) }
  static func * (left: Self, right: Double) -> Self { left.map { $0 * right } }
  static func / (left: Self, right: Double) -> Self { left.map { $0 / right } }

  private func map(_ body: (Double) -> Double) -> Self { Self(body(red), body(green), body(blue)) }

  private func zip(_ other: Self, _ body: (Double, Double) -> Double) -> Self {
    Self(body(red, other.red), body(green, other.green), body(blue, other.blue))
  }

  /// Returns the mixture of a color with the one below it.
  static func mix(_ top: Self, _ bottom: Self, _ mode: BlendMode) -> Self {
    switch mode {
    case .hue: bottom.luminosity(of: top.saturated(bottom.saturation))
    case .saturation: bottom.luminosity(of: bottom.saturated(top.saturation))
    case .color: bottom.luminosity(of: top)
    case .luminosity: top.luminosity(of: bottom)
    default: top.zip(bottom) { Self.component($0, $1, mode) }
    }
  }
}

// MARK: - Components by themselves

extension MixedColor {
  private static func component(_ top: Double, _ bottom: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: top * bottom
    case .screen: top + bottom - top * bottom
    case .overlay: hardLight(bottom, top)
    case .darken: min(top, bottom)
    case .lighten: max(top, bottom)
    case .colorDodge: bottom == 0 ? 0 : bottom >= 1 - top ? 1 : bottom / (1 - top)
    case .colorBurn: bottom == 1 ? 1 : 1 - bottom >= top ? 0 : 1 - (1 - bottom) / top
    case .softLight: softLight(top, bottom)
    case .hardLight: hardLight(top, bottom)
    case .difference: abs(top - bottom)
    case .exclusion: top + bottom - 2 * top * bottom
    default: top
    }
  }

  private static func hardLight(_ top: Double, _ bottom: Double) -> Double {
    let double = 2 * top
    return double <= 1 ? bottom * double : bottom + (double - 1) - bottom * (double - 1)
  }

  private static func softLight(_ top: Double, _ bottom: Double) -> Double {
    guard top > 0.5 else { return bottom - (1 - 2 * top) * bottom * (1 - bottom) }
    let root = bottom <= 0.25 ? ((16 * bottom - 12) * bottom + 4) * bottom : bottom.squareRoot()
    return bottom + (2 * top - 1) * (root - bottom)
  }
}

// MARK: - Components together

extension MixedColor {
  private var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }
  private var least: Double { min(red, green, blue) }
  private var most: Double { max(red, green, blue) }
  private var saturation: Double { most - least }

  /// Returns another color with this one's luminosity.
  private func luminosity(of other: Self) -> Self {
    let missing = luminosity - other.luminosity
    return other.map { $0 + missing }.clipped
  }

  /// The color of the same luminosity whose components are in range.
  private var clipped: Self {
    let (gray, least, most) = (luminosity, least, most)
    var color = self
    if least < 0 { color = color.map { gray + ($0 - gray) * gray / (gray - least) } }
    if most > 1 { color = color.map { gray + ($0 - gray) * (1 - gray) / (most - gray) } }
    return color
  }

  /// Returns the color with another saturation, and with 0 as its least component.
  private func saturated(_ saturation: Double) -> Self {
    let (least, range) = (least, self.saturation)
    return map { range > 0 ? ($0 - least) * saturation / range : 0 }
  }
}
