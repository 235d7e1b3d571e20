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
