import Foundation
import Testing
import TestSupport
import UIKit

struct TraitCollectionTests {
  /// A collection made of one trait specifies that trait and no other.
  @Test func aTraitIsSpecifiedAlone() {
    let singles = [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(layoutDirection: .rightToLeft), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(legibilityWeight: .bold), UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(displayGamut: .P3),
    ]
    let all = UITraitCollection(traitsFrom: singles)
    expectEqual(all.userInterfaceIdiom, .pad)
    expectEqual(all.userInterfaceStyle, .dark)
    expectEqual(all.layoutDirection, .rightToLeft)
    expectEqual(all.displayScale, 3)
    expectEqual(all.horizontalSizeClass, .compact)
    expectEqual(all.verticalSizeClass, .regular)
    expectEqual(all.preferredContentSizeCategory, .small)
    expectEqual(all.accessibilityContrast, .high)
    expectEqual(all.legibilityWeight, .bold)
    expectEqual(all.userInterfaceLevel, .elevated)
    expectEqual(all.displayGamut, .P3)
    for (index, single) in singles.enumerated() {
      expectTrue(all.containsTraits(in: single))
      expectFalse(UITraitCollection().containsTraits(in: single))
      for (other, another) in singles.enumerated() where other != index {
        expectFalse(single.containsTraits(in: another), "\(single) \(another)")
      }
    }
  }

  @Test func aCollectionOfNothingSpecifiesNothing() {
    let none = UITraitCollection()
    expectEqual(none.userInterfaceIdiom, .unspecified)
    expectEqual(none.userInterfaceStyle, .unspecified)
    expectEqual(none.layoutDirection, .unspecified)
    expectEqual(none.displayScale, 0)
    expectEqual(none.horizontalSizeClass, .unspecified)
    expectEqual(none.verticalSizeClass, .unspecified)
    expectEqual(none.preferredContentSizeCategory, .unspecified)
    expectEqual(none.accessibilityContrast, .unspecified)
    expectEqual(none.legibilityWeight, .unspecified)
    expectEqual(none.userInterfaceLevel, .unspecified)
    expectEqual(none.displayGamut, .unspecified)
    expectTrue(none.containsTraits(in: nil))
    expectIdentical(none.copy() as AnyObject, none)
  }

  /// Each trait of the system is a property by the name of its definition, and the only one that its value changes.
  @Test func traitsAreReadByTheirDefinition() {
    expectTrait(UITraitUserInterfaceIdiom.self, \.userInterfaceIdiom, .unspecified, .pad)
    expectTrait(UITraitUserInterfaceStyle.self, \.userInterfaceStyle, .unspecified, .dark)
    expectTrait(UITraitLayoutDirection.self, \.layoutDirection, .unspecified, .rightToLeft)
    expectTrait(UITraitDisplayScale.self, \.displayScale, 0, 3)
    expectTrait(UITraitHorizontalSizeClass.self, \.horizontalSizeClass, .unspecified, .compact)
    expectTrait(UITraitVerticalSizeClass.self, \.verticalSizeClass, .unspecified, .regular)
    expectTrait(UITraitPreferredContentSizeCategory.self, \.preferredContentSizeCategory, .unspecified, .small)
    expectTrait(UITraitAccessibilityContrast.self, \.accessibilityContrast, .unspecified, .high)
    expectTrait(UITraitLegibilityWeight.self, \.legibilityWeight, .unspecified, .bold)
    expectTrait(UITraitUserInterfaceLevel.self, \.userInterfaceLevel, .unspecified, .elevated)
    expectTrait(UITraitDisplayGamut.self, \.displayGamut, .unspecified, .P3)
    expectTrait(UITraitForceTouchCapability.self, \.forceTouchCapability, .unknown, .available)
    expectTrait(UITraitActiveAppearance.self, \.activeAppearance, .unspecified, .active)
    let force = UITraitCollection(forceTouchCapability: .unavailable)
    expectEqual(force.forceTouchCapability, .unavailable)
    expectEqual(UITraitCollection(traitsFrom: [force, UITraitCollection()]).forceTouchCapability, .unavailable)
  }

  private func expectTrait<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ property: KeyPath<UITraitCollection, Trait.Value>, _ standard: Trait.Value,
    _ other: Trait.Value
  ) where Trait.Value: Equatable {
    let none = UITraitCollection()
    expectEqual([trait.defaultValue, none[trait], none[keyPath: property]], [standard, standard, standard])
    let one = none.modifyingTraits { $0[trait] = other }
    expectEqual([one[trait], one[keyPath: property]], [other, other], "\(trait)")
    expectEqual(one.changedTraits(from: none).map { ObjectIdentifier($0) }, [ObjectIdentifier(trait)])
    expectEqual(trait.name, "\(trait)")
  }

  @Test func theLaterCollectionWins() {
    let mixed = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    expectEqual(mixed.userInterfaceStyle, .light)
    expectEqual(mixed.displayScale, 2)
    let changed = mixed.modifyingTraits { $0.displayScale = .nan }
    expectEqual(changed.displayScale, 0)
    expectEqual(changed.userInterfaceStyle, .light)
  }

  @Test func colorsDependOnFourTraits() {
    let plain = UITraitCollection()
    for coloring in [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high),
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(displayGamut: .P3),
    ] {
      expectTrue(plain.hasDifferentColorAppearance(comparedTo: coloring))
      expectTrue(coloring.hasDifferentColorAppearance(comparedTo: nil))
      expectFalse(coloring.hasDifferentColorAppearance(comparedTo: coloring))
    }
    expectFalse(plain.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 3)))
    expectFalse(plain.hasDifferentColorAppearance(comparedTo: UITraitCollection(layoutDirection: .rightToLeft)))
  }
}
