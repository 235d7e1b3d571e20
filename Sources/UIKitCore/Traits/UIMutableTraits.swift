import Foundation

/// Traits that a closure may change, as in `UITraitCollection(mutations:)`.
///
/// - Fidelity: documented.
public protocol UIMutableTraits {
  /// The value of a trait, or the trait's default if no value was set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Whether the interface is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction in which the language is read.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point; 0 for unspecified. Negative, infinite and NaN values count as unspecified.
  var displayScale: CGFloat { get set }
  /// The size class of the width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The size class of the height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The text size that the user has chosen.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// Whether the user prefers more contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the user prefers bold text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the interface is raised above another, as in a sheet.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The range of colors of the screen.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the device measures the force of touches.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// Whether the interface looks active, as that of the scene in front does.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
}

/// The values of a trait collection; each may be unspecified.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Pixels per point; 0 is unspecified.
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  /// The values of traits that the app defines.
  var custom = CustomTraits()

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      guard let path = Self.path(of: trait) else { return custom[trait] }
      return self[keyPath: path] as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let path = Self.path(of: trait) as? WritableKeyPath<TraitValues, Trait.Value> {
        self[keyPath: path] = newValue
      } else {
        custom[trait] = newValue
      }
    }
  }

  /// Returns the property of a trait of the system; `nil` for those of the app.
  private static func path(of trait: UITrait) -> PartialKeyPath<TraitValues>? {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: \.userInterfaceIdiom
    case is UITraitUserInterfaceStyle.Type: \.userInterfaceStyle
    case is UITraitLayoutDirection.Type: \.layoutDirection
    case is UITraitDisplayScale.Type: \.displayScale
    case is UITraitHorizontalSizeClass.Type: \.horizontalSizeClass
    case is UITraitVerticalSizeClass.Type: \.verticalSizeClass
    case is UITraitPreferredContentSizeCategory.Type: \.preferredContentSizeCategory
    case is UITraitAccessibilityContrast.Type: \.accessibilityContrast
    case is UITraitLegibilityWeight.Type: \.legibilityWeight
    case is UITraitUserInterfaceLevel.Type: \.userInterfaceLevel
    case is UITraitDisplayGamut.Type: \.displayGamut
    case is UITraitForceTouchCapability.Type: \.forceTouchCapability
    case is UITraitActiveAppearance.Type: \.activeAppearance
    default: nil
    }
  }

  /// Replaces the traits that `other` specifies.
  mutating func merge(_ other: TraitValues) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.displayScale > 0 { displayScale = other.displayScale }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
    if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
    if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
    if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
    if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
    custom.merge(other.custom)
  }

  func merging(_ other: TraitValues) -> TraitValues {
    var merged = self
    merged.merge(other)
    return merged
  }
}
