import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Members of Foundation that its version for Linux lacks, with the results that Apple documents.
@MainActor
struct FoundationMemberTests {
  @Test func geometryIsText() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5.5, ty: -6)
    expectEqual(NSCoder.string(for: transform), "[1, 2, 3, 4, 5.5, -6]")
    expectEqual(NSStringFromCGPoint(CGPoint(x: 1, y: -2.25)), "{1, -2.25}")
    expectEqual(NSStringFromCGSize(CGSize(width: 3, height: 4)), "{3, 4}")
    expectEqual(NSStringFromCGRect(rect(1, 2, 3, 4)), "{{1, 2}, {3, 4}}")
    expectEqual(
      NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)), "{1, 2, 3, 4}")
    expectEqual(NSCoder.cgPoint(for: "{1, -2.25}"), CGPoint(x: 1, y: -2.25))
    expectEqual(NSCoder.cgSize(for: "{3, 4}"), CGSize(width: 3, height: 4))
    expectEqual(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}"), rect(1, 2, 3, 4))
    expectEqual(
      NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    for text in ["", "{1}", "{1, 2, 3}", "a"] {
      expectEqual(NSCoder.cgPoint(for: text), .zero, "\(text)")
      expectEqual(NSCoder.cgSize(for: text), .zero, "\(text)")
      expectEqual(NSCoder.cgRect(for: text), .zero, "\(text)")
      expectEqual(NSCoder.uiEdgeInsets(for: text), .zero, "\(text)")
    }
    let moved = CATransform3DMakeTranslation(1, 2, 3)
    expectTrue(
      CATransform3DEqualToTransform(NSValue(caTransform3D: moved).caTransform3DValue, moved))
  }

  @Test func foldersAreThoseOfTheUser() {
    let manager = FileManager.default
    for (url, folder) in [
      (URL.documentsDirectory, .documentDirectory), (URL.cachesDirectory, .cachesDirectory),
      (URL.applicationSupportDirectory, .applicationSupportDirectory),
      (URL.desktopDirectory, .desktopDirectory),
      (URL.downloadsDirectory, .downloadsDirectory), (URL.picturesDirectory, .picturesDirectory),
    ] as [(URL, FileManager.SearchPathDirectory)] {
      if let known = manager.urls(for: folder, in: .userDomainMask).first {
        expectEqual(url, known)
      }
    }
    expectEqual(URL.homeDirectory, manager.homeDirectoryForCurrentUser)
    expectEqual(URL.temporaryDirectory, manager.temporaryDirectory)
    let (item, row) = (NSIndexPath(item: 3, section: 2), NSIndexPath(row: 5, section: 4))
    expectEqual([item.index(atPosition: 0), item.index(atPosition: 1), item.length], [2, 3, 2])
    expectEqual([row.index(atPosition: 0), row.index(atPosition: 1), row.length], [4, 5, 2])
    expectEqual(NSData.WritingOptions.atomicWrite, .atomic)
  }

  @Test func formattersTakeObjects() {
    let list = ListFormatter()
    list.locale = Locale(identifier: "en_US")
    expectEqual(list.string(for: ["a", "b", "c"]), "a, b, and c")
    expectEqual(list.string(from: ["a", 2]), "a and 2")
    expectNil(list.string(for: 3))
    let relative = RelativeDateTimeFormatter()
    relative.locale = Locale(identifier: "en_US")
    expectNil(relative.string(for: "a"))
    expectEqual(relative.string(for: Date(timeIntervalSinceNow: -86_400 * 3 - 5)), "3 days ago")
    let measures = MeasurementFormatter()
    measures.locale = Locale(identifier: "en_US")
    expectEqual(measures.string(from: UnitLength.kilometers), "km")
    (measures.unitOptions, measures.numberFormatter) = (.providedUnit, nil)
    expectEqual(
      measures.string(from: Measurement(value: 1_234.5, unit: UnitLength.meters)), "1,234.5 m")
  }

  @Test func activities() {
    let activity = NSUserActivity(activityType: "com.example.read")
    expectNil(activity.expirationDate)
    expectNil(activity.userInfo)
    expectProperty(\.isEligibleForHandoff, of: activity, is: true, keeps: false)
    for flag in [
      \.needsSave, \.isEligibleForSearch, \.isEligibleForPublicIndexing, \.isEligibleForPrediction,
    ]
      as [ReferenceWritableKeyPath<NSUserActivity, Bool>]
    {
      expectProperty(flag, of: activity, is: false, keeps: true)
    }
    activity.addUserInfoEntries(from: ["page": 3, "book": 1])
    activity.addUserInfoEntries(from: ["page": 4])
    expectEqual(activity.userInfo as? [String: Int], ["page": 4, "book": 1])
  }

  /// Traits have their unspecified values where nothing sets them.
  @Test func traitsHaveDefaults() {
    expectEqual(UITraitUserInterfaceIdiom.defaultValue, .unspecified)
    expectEqual(UITraitUserInterfaceStyle.defaultValue, .unspecified)
    expectEqual(UITraitLayoutDirection.defaultValue, .unspecified)
    expectEqual(UITraitDisplayScale.defaultValue, 0)
    expectEqual(UITraitHorizontalSizeClass.defaultValue, .unspecified)
    expectEqual(UITraitVerticalSizeClass.defaultValue, .unspecified)
    expectEqual(UITraitPreferredContentSizeCategory.defaultValue, .unspecified)
    expectEqual(UITraitAccessibilityContrast.defaultValue, .unspecified)
    expectEqual(UITraitLegibilityWeight.defaultValue, .unspecified)
    expectEqual(UITraitUserInterfaceLevel.defaultValue, .unspecified)
    expectEqual(UITraitDisplayGamut.defaultValue, .unspecified)
    expectFalse(UITraitLayoutDirection.affectsColorAppearance)
    for trait in UITraitCollection.systemTraitsAffectingColorAppearance { expectTrue(trait.affectsColorAppearance) }
    expectEqual(UITraitCollection.systemTraitsAffectingColorAppearance.count, 4)
  }
}
