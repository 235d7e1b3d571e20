import Foundation

/// A space of colors. Everything is drawn in sRGB.
///
/// - Fidelity: approximated; colors of other spaces are taken as sRGB.
public final class CGColorSpace: Hashable, Sendable {
  /// The name of the space.
  public let name: String?
  /// The number of components of a color, without alpha.
  public let numberOfComponents: Int

  init(_ name: String, components: Int) { (self.name, numberOfComponents) = (name, components) }

  /// Creates a space by its name; `nil` for a name that is not known.
  public convenience init?(name: String) {
    guard [Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.linearSRGB, Self.genericGrayGamma2_2].contains(name)
    else { return nil }
    self.init(name, components: name == Self.genericGrayGamma2_2 ? 1 : 3)
  }

  /// The name of the sRGB space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the sRGB space with components beyond 0 and 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of the Display P3 space.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the sRGB space with a linear transfer function.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The name of the gray space.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The kind of the space's components.
  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

  /// Returns whether two spaces are the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the space of the device's colors.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceRGB", components: 3) }

/// Returns the space of the device's grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace("kCGColorSpaceDeviceGray", components: 1) }

/// The kinds of color spaces.
///
/// - Fidelity: documented.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// A kind that is not known.
  case unknown = -1
  /// Grays.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Lightness and two colors.
  case lab = 3
  /// Named inks.
  case deviceN = 4
  /// Numbers of a table's colors.
  case indexed = 5
  /// Patterns.
  case pattern = 6
  /// The values of CIE 1931.
  case XYZ = 7
}
