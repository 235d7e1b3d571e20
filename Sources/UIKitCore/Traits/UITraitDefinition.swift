import Foundation

/// The kind of a trait, which names it in registrations for changes. Apps define traits of their own by it.
///
/// - Fidelity: documented; traits do not choose images.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of the trait if no value was set.
  static var defaultValue: Value { get }
  /// The name in descriptions. The default is that of the type.
  static var name: String { get }
  /// A name that is unique. The default is that of the type with its module.
  static var identifier: String { get }
  /// Whether dynamic colors depend on the trait. The default is `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// No dynamic color depends on the trait.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for the kind of device.
///
/// - Fidelity: documented.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIUserInterfaceIdiom
  /// No value.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}
/// The trait for a light or dark interface.
///
/// - Fidelity: documented.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIUserInterfaceStyle
  /// No value.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Dynamic colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for the direction in which the language is read.
///
/// - Fidelity: documented.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UITraitEnvironmentLayoutDirection
  /// No value.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The trait for the number of pixels per point.
///
/// - Fidelity: documented.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The type of the values.
  public typealias Value = CGFloat
  /// No value.
  public static var defaultValue: CGFloat { 0 }
}
/// The trait for the size class of the width.
///
/// - Fidelity: documented.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIUserInterfaceSizeClass
  /// No value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait for the size class of the height.
///
/// - Fidelity: documented.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIUserInterfaceSizeClass
  /// No value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait for the text size that the user has chosen.
///
/// - Fidelity: documented.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIContentSizeCategory
  /// No value.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The trait for the user's preference for more contrast.
///
/// - Fidelity: documented.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIAccessibilityContrast
  /// No value.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Dynamic colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for the user's preference for bold text.
///
/// - Fidelity: documented.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UILegibilityWeight
  /// No value.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
/// The trait for interfaces raised above others.
///
/// - Fidelity: documented.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIUserInterfaceLevel
  /// No value.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Dynamic colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for the range of colors of the screen.
///
/// - Fidelity: documented.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIDisplayGamut
  /// No value.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Dynamic colors depend on the trait.
  public static var affectsColorAppearance: Bool { true }
}
/// The trait for devices that measure the force of touches.
///
/// - Fidelity: documented.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIForceTouchCapability
  /// No value.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}
/// The trait for an interface that looks active.
///
/// - Fidelity: documented.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// The type of the values.
  public typealias Value = UIUserInterfaceActiveAppearance
  /// No value.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

extension UITraitCollection {
  /// The traits on which dynamic colors depend: style, contrast, level and range of colors.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self,
    ]
  }

  /// Returns the traits that have another value in `traitCollection`. `nil` counts as a collection in which every trait
  /// is unspecified.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let (new, old) = (values, traitCollection?.values ?? TraitValues())
    return TraitValues.known.filter { $0.differs(new, old) }.map(\.trait) + new.custom.changed(from: old.custom)
  }
}

extension TraitValues {
  fileprivate struct Known {
    let trait: UITrait
    let differs: (TraitValues, TraitValues) -> Bool
  }

  fileprivate static var known: [Known] {
    [
      Known(trait: UITraitUserInterfaceIdiom.self) { $0.userInterfaceIdiom != $1.userInterfaceIdiom },
      Known(trait: UITraitUserInterfaceStyle.self) { $0.userInterfaceStyle != $1.userInterfaceStyle },
      Known(trait: UITraitLayoutDirection.self) { $0.layoutDirection != $1.layoutDirection },
      Known(trait: UITraitDisplayScale.self) { $0.displayScale != $1.displayScale },
      Known(trait: UITraitHorizontalSizeClass.self) { $0.horizontalSizeClass != $1.horizontalSizeClass },
      Known(trait: UITraitVerticalSizeClass.self) { $0.verticalSizeClass != $1.verticalSizeClass },
      Known(trait: UITraitPreferredContentSizeCategory.self) {
        $0.preferredContentSizeCategory != $1.preferredContentSizeCategory
      },
      Known(trait: UITraitAccessibilityContrast.self) { $0.accessibilityContrast != $1.accessibilityContrast },
      Known(trait: UITraitLegibilityWeight.self) { $0.legibilityWeight != $1.legibilityWeight },
      Known(trait: UITraitUserInterfaceLevel.self) { $0.userInterfaceLevel != $1.userInterfaceLevel },
      Known(trait: UITraitDisplayGamut.self) { $0.displayGamut != $1.displayGamut },
      Known(trait: UITraitForceTouchCapability.self) { $0.forceTouchCapability != $1.forceTouchCapability },
      Known(trait: UITraitActiveAppearance.self) { $0.activeAppearance != $1.activeAppearance },
    ]
  }
}
