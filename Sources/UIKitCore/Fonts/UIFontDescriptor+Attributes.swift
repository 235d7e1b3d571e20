import Foundation
import Typography

extension UIFontDescriptor {
  /// The families that a system has of its own.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A string; the family counts, not the style in it.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// A string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// In points; a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of `TraitKey`s.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  /// - Fidelity: approximated; attributes that are not named here are passed over.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let plain = UIFontDescriptor(face: FontDescriptor(size: UIFont.smallSystemFontSize), growth: nil)
    let made = plain.addingAttributes(attributes)
    self.init(face: made.face, growth: made.growth)
  }

  public convenience init(name: String, size: CGFloat) {
    self.init(fontAttributes: [.name: name, .size: size])
  }

  func baseAddingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    var changed = face
    if let name = (attributes[.name] ?? attributes[.family]) as? String, !name.isEmpty {
      let named = FontName(name)
      (changed.family, changed.weight, changed.isItalic) = (named.family, named.weight.rawValue, named.isItalic)
    }
    if let size = Self.number(attributes[.size]), size > 0 { changed.size = min(max(size, 1), 512) }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let weight = traits[.weight] as? UIFont.Weight {
      changed.weight = weight.rawValue
    } else if let weight = Self.number(traits[.weight]), weight.isFinite {
      changed.weight = weight
    }
    let made = UIFontDescriptor(face: changed, growth: growth)
    guard let symbolic = traits[.symbolic] as? UInt32 else { return made }
    return made.withSymbolicTraits(SymbolicTraits(rawValue: symbolic)) ?? made
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension UIFont {
  var baseFamilyName: String {
    switch descriptor.family {
    case .system: FontName.system
    case .monospaced: FontName.monospaced
    case .named(let name): name
    }
  }
}
