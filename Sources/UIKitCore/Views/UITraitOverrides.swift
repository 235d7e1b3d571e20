import Foundation

/// The traits of a view or controller that differ from those it inherits.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether the trait is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Removes the override of a trait, which is then inherited again.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    custom.contains(trait) || UITraitCollection(values: self).changedTraits(from: nil).contains { $0 == trait }
  }

  mutating func remove(_ trait: UITrait) {
    var kept = TraitValues()
    for known in TraitValues.all where known.trait != trait { known.take(&kept, self) }
    kept.custom = custom
    kept.custom.remove(trait)
    self = kept
  }

  private struct Transfer {
    let trait: UITrait
    let take: (inout TraitValues, TraitValues) -> Void

    init<Value>(_ trait: UITrait, _ path: WritableKeyPath<TraitValues, Value>) {
      self.trait = trait
      take = { $0[keyPath: path] = $1[keyPath: path] }
    }
  }

  private static var all: [Transfer] {
    [
      Transfer(UITraitUserInterfaceIdiom.self, \.userInterfaceIdiom),
      Transfer(UITraitUserInterfaceStyle.self, \.userInterfaceStyle),
      Transfer(UITraitLayoutDirection.self, \.layoutDirection),
      Transfer(UITraitDisplayScale.self, \.displayScale),
      Transfer(UITraitHorizontalSizeClass.self, \.horizontalSizeClass),
      Transfer(UITraitVerticalSizeClass.self, \.verticalSizeClass),
      Transfer(UITraitPreferredContentSizeCategory.self, \.preferredContentSizeCategory),
      Transfer(UITraitAccessibilityContrast.self, \.accessibilityContrast),
      Transfer(UITraitLegibilityWeight.self, \.legibilityWeight),
      Transfer(UITraitUserInterfaceLevel.self, \.userInterfaceLevel),
      Transfer(UITraitDisplayGamut.self, \.displayGamut),
      Transfer(UITraitForceTouchCapability.self, \.forceTouchCapability),
      Transfer(UITraitActiveAppearance.self, \.activeAppearance),
    ]
  }
}

extension UIView {
  /// The traits of the view and its subviews that differ from those it inherits. All are unspecified by default.
  public var traitOverrides: any UITraitOverrides {
    get { traitChanges }
    set {
      traitChanges = TraitValues(newValue)
      traitsMayHaveChanged()
    }
  }
}

extension UIViewController {
  /// The traits of the controller, its view and children that differ from those it inherits. All are unspecified by
  /// default.
  public var traitOverrides: any UITraitOverrides {
    get { traitChanges }
    set {
      traitChanges = TraitValues(newValue)
      loadedView?.traitsMayHaveChanged()
    }
  }
}

extension TraitValues {
  fileprivate init(_ overrides: any UITraitOverrides) {
    self = UITraitCollection(mutations: { $0 = overrides }).values
  }
}
