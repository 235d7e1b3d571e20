import Foundation

/// The kind of a trait, which names it in registrations for changes.
///
/// - Fidelity: documented; traits that an app defines are absent.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
}

/// A kind of trait, such as `UITraitUserInterfaceStyle.self`.
public typealias UITrait = any UITraitDefinition.Type

/// The trait for the kind of device.
///
/// - Fidelity: documented.
public struct UITraitUserInterfaceIdiom: UITraitDefinition { public typealias Value = UIUserInterfaceIdiom }
/// The trait for a light or dark interface.
///
/// - Fidelity: documented.
public struct UITraitUserInterfaceStyle: UITraitDefinition { public typealias Value = UIUserInterfaceStyle }
/// The trait for the direction in which the language is read.
///
/// - Fidelity: documented.
public struct UITraitLayoutDirection: UITraitDefinition { public typealias Value = UITraitEnvironmentLayoutDirection }
/// The trait for the number of pixels per point.
///
/// - Fidelity: documented.
public struct UITraitDisplayScale: UITraitDefinition { public typealias Value = CGFloat }
/// The trait for the size class of the width.
///
/// - Fidelity: documented.
public struct UITraitHorizontalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
/// The trait for the size class of the height.
///
/// - Fidelity: documented.
public struct UITraitVerticalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
/// The trait for the text size that the user has chosen.
///
/// - Fidelity: documented.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition { public typealias Value = UIContentSizeCategory }
/// The trait for the user's preference for more contrast.
///
/// - Fidelity: documented.
public struct UITraitAccessibilityContrast: UITraitDefinition { public typealias Value = UIAccessibilityContrast }
/// The trait for the user's preference for bold text.
///
/// - Fidelity: documented.
public struct UITraitLegibilityWeight: UITraitDefinition { public typealias Value = UILegibilityWeight }
/// The trait for interfaces raised above others.
///
/// - Fidelity: documented.
public struct UITraitUserInterfaceLevel: UITraitDefinition { public typealias Value = UIUserInterfaceLevel }
/// The trait for the range of colors of the screen.
///
/// - Fidelity: documented.
public struct UITraitDisplayGamut: UITraitDefinition { public typealias Value = UIDisplayGamut }

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
    return TraitValues.known.filter { $0.differs(new, old) }.map(\.trait)
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
    ]
  }
}
