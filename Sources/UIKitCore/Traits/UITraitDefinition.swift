import Foundation

/// A kind of trait, by which changes of it are asked for.
///
/// - Fidelity: documented; traits of an app's own are absent.
public protocol UITraitDefinition {
  associatedtype Value
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceIdiom: UITraitDefinition { public typealias Value = UIUserInterfaceIdiom }
public struct UITraitUserInterfaceStyle: UITraitDefinition { public typealias Value = UIUserInterfaceStyle }
public struct UITraitLayoutDirection: UITraitDefinition { public typealias Value = UITraitEnvironmentLayoutDirection }
public struct UITraitDisplayScale: UITraitDefinition { public typealias Value = CGFloat }
public struct UITraitHorizontalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
public struct UITraitVerticalSizeClass: UITraitDefinition { public typealias Value = UIUserInterfaceSizeClass }
public struct UITraitPreferredContentSizeCategory: UITraitDefinition { public typealias Value = UIContentSizeCategory }
public struct UITraitAccessibilityContrast: UITraitDefinition { public typealias Value = UIAccessibilityContrast }
public struct UITraitLegibilityWeight: UITraitDefinition { public typealias Value = UILegibilityWeight }
public struct UITraitUserInterfaceLevel: UITraitDefinition { public typealias Value = UIUserInterfaceLevel }
public struct UITraitDisplayGamut: UITraitDefinition { public typealias Value = UIDisplayGamut }

extension UITraitCollection {
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitDisplayGamut.self,
    ]
  }

  /// Those that have another value in `traitCollection`.
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
