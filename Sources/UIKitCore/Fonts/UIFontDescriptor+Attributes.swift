import Foundation
import Typography

extension UIFontDescriptor {
  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A design with round ends. Drawn in the usual design.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A design with serifs. Drawn in the usual design.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// A design with characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of an attribute of a font descriptor.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string. Descriptors ignore unknown names.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name from a string. Descriptors ignore unknown names.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The name of the font, a string. Weight and slant are read from it.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the family, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary with `TraitKey`s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features of the font, an array of dictionaries with `FeatureKey`s. Digits of equal width are supported.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The key of a part of a font's feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of feature, a number such as `kNumberSpacingType`.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice among those of the kind, a number such as `kMonospacedNumbersSelector`.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of feature, by its name before iOS 15.
    public static let featureIdentifier = FeatureKey.type
    /// The choice among those of the kind, by its name before iOS 15.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// The key of a trait in a font descriptor's attributes.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The key as a string.
    public let rawValue: String
    /// Creates a key from a string. Descriptors ignore unknown keys.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, a `UIFont.Weight` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The traits as the raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// Creates a descriptor from attributes. The default size is 12 points.
  ///
  /// - Fidelity: approximated; other attributes than those of ``AttributeName`` are ignored.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(face: FontDescriptor(size: UIFont.smallSystemFontSize), growth: nil)
    let made = plain.addingAttributes(attributes)
    self.init(face: made.face, growth: made.growth)
  }

  /// Creates a descriptor for a font by its name, in a size in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  var baseFontAttributes: [AttributeName: Any] {
    let font = UIFont(descriptor: self, size: 0)
    let traits: [TraitKey: Any] = [.weight: face.weight, .symbolic: symbolicTraits.rawValue]
    return [.size: pointSize, .name: font.fontName, .family: font.familyName, .traits: traits]
  }

  func baseAddingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var changed = face
    if let name = (attributes[.name] ?? attributes[.family]) as? String, !name.isEmpty {
      let named = FontName(name)
      (changed.family, changed.weight, changed.isItalic) = (named.family, named.weight.rawValue, named.isItalic)
    }
    if let size = CGFloat(anyNumber: attributes[.size]), size > 0 { changed.size = min(max(size, 1), 512) }
    for setting in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? [] {
      guard CGFloat(anyNumber: setting[.type]) == CGFloat(kNumberSpacingType) else { continue }
      changed.hasMonospacedDigits = CGFloat(anyNumber: setting[.selector]) == CGFloat(kMonospacedNumbersSelector)
    }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight {
      changed.weight = weight.rawValue
    } else if let weight = CGFloat(anyNumber: traits[.weight]), weight.isFinite {
      changed.weight = weight
    }
    let made = UIFontDescriptor(face: changed, growth: growth)
    guard let symbolic = traits[.symbolic] as? UInt32 else { return made }
    return made.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? made
  }
}

extension UIFont {
  var baseFamilyName: String {
    switch descriptor.family {
    case .system: FontName.system
    case .monospaced: FontName.monospaced
    case .named(let name) where !SystemFamilies.hasFont(named: name): FontName.system
    case .named: SystemFontNames.familyOfFont[baseFontName] ?? baseFontName
    }
  }

  /// The name of the font; that of the regular one for the name of a family of iOS.
  var baseFontName: String {
    SystemFontNames.families[ownName]?.first ?? ownName
  }

  /// The name by which the font was made.
  private var ownName: String {
    switch descriptor.family {
    case .system: FontName.systemName(of: descriptor)
    case .monospaced: FontName.monospacedName(of: descriptor)
    // The system's font takes the place of a font that is not there, as on iOS.
    case .named(let name): SystemFamilies.hasFont(named: name) ? name : FontName.systemName(of: descriptor)
    }
  }
}

/// The kind of font feature that determines the width of digits.
public let kNumberSpacingType = 6
/// Digits of equal width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
