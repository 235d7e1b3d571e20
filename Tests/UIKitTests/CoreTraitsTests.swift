import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct CoreTraitsTests {
  private final class Listening: UIView {
    var styles: [UIUserInterfaceStyle] = []
    var tints = 0
    var safeAreas: [UIEdgeInsets] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
      expectEqual(UITraitCollection.current, traitCollection)
    }
    override func tintColorDidChange() { tints += 1 }
    override func safeAreaInsetsDidChange() { safeAreas.append(safeAreaInsets) }
  }

  private let harness = TestDevice()

  @Test func traitsReachEveryViewAndChangeItsColours() {
    let parent = harness.add(rect(0, 0, 50, 50))
    let view = Listening(frame: rect(0, 0, 10, 10))
    view.backgroundColor = .systemBackground
    parent.addSubview(view)
    harness.frame()
    view.styles = []
    harness.root.environment.userInterfaceStyle = .dark
    expectEqual(view.styles, [.dark])
    expectEqual(harness.frame().commands, [.fill(RoundedRect(rect(0, 0, 10, 10)), .black)])
    expectIdentical(view.backgroundColor, UIColor.systemBackground)
  }

  @Test func textSizeNotificationFollowsTraitUpdate() {
    let view = harness.add(rect(0, 0, 50, 50))
    var posted: [String?] = []
    var known: [UIContentSizeCategory] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { notification in
      let name = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String
      MainActor.assumeIsolated {
        // Suites that run at the same time have render roots of their own.
        guard RenderRoot.current === harness.root else { return }
        posted.append(name)
        known.append(view.traitCollection.preferredContentSizeCategory)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    harness.root.environment.preferredContentSizeCategory = .extraLarge
    harness.root.environment.preferredContentSizeCategory = .extraLarge
    harness.root.environment.userInterfaceStyle = .dark
    expectEqual(posted, ["UICTContentSizeCategoryXL"])
    expectEqual(known, [.extraLarge])
  }

  @Test func textSizesAreKeptWithinAViewsLimits() {
    let parent = harness.add(rect(0, 0, 50, 50))
    let view = UIView(frame: rect(0, 0, 10, 10))
    parent.addSubview(view)
    parent.maximumContentSizeCategory = .accessibilityMedium
    parent.minimumContentSizeCategory = .medium
    let sizes: [UIContentSizeCategory] = [.extraSmall, .large, .accessibilityExtraExtraExtraLarge]
    for (size, shown) in zip(sizes, [UIContentSizeCategory.medium, .large, .accessibilityMedium]) {
      harness.root.environment.preferredContentSizeCategory = size
      expectEqual(view.traitCollection.preferredContentSizeCategory, shown)
      expectEqual(harness.window.traitCollection.preferredContentSizeCategory, size)
    }
    parent.maximumContentSizeCategory = nil
    expectEqual(view.traitCollection.preferredContentSizeCategory, .accessibilityExtraExtraExtraLarge)
    view.maximumContentSizeCategory = .small
    expectEqual(view.traitCollection.preferredContentSizeCategory, .small)
  }

  @Test func theScreensTraitsEndWithIt() {
    do {
      let other = TestDevice(scale: 1)
      expectEqual(UITraitCollection.screen.displayScale, 1)
      expectEqual(other.root.environment.scale, 1)
    }
    expectEqual(UITraitCollection.screen.displayScale, 3)
    harness.frame()
    expectEqual(UITraitCollection.screen.displayScale, 2)
  }

  @Test func anOverrideHoldsForTheViewsBelowIt() {
    let parent = harness.add(rect(0, 0, 50, 50))
    let view = Listening(frame: rect(0, 0, 10, 10))
    parent.addSubview(view)
    view.styles = []
    parent.overrideUserInterfaceStyle = .dark
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(view.styles, [.dark])
    expectEqual(harness.window.traitCollection.userInterfaceStyle, .light)
    harness.window.addSubview(view)
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
  }

  /// Green of 150/255 is as bright as a gray of 0.587 · 150/255.
  @Test func aDimmedTintIsAsBrightAGrey() {
    let harness = TestDevice()
    let parent = harness.add(rect(0, 0, 50, 50))
    let view = Listening(frame: rect(0, 0, 10, 10))
    parent.addSubview(view)
    view.tintColor = UIColor(red: 0, green: 150 / 255, blue: 0, alpha: 0.5)
    view.tints = 0
    expectEqual(view.tintAdjustmentMode, .normal)
    parent.tintAdjustmentMode = .dimmed
    expectEqual(view.tintAdjustmentMode, .dimmed)
    expectEqual(view.tints, 1)
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    view.tintColor.resolvedColor(with: .current).getWhite(&white, alpha: &alpha)
    expectClose(white, 0.587 * 150 / 255)
    expectEqual(alpha, 0.5)
    view.tintAdjustmentMode = .normal
    expectEqual(view.tintColor, UIColor(red: 0, green: 150 / 255, blue: 0, alpha: 0.5))
    expectEqual(view.tints, 2)
    view.tintAdjustmentMode = .automatic
    parent.tintAdjustmentMode = .automatic
    expectEqual(view.tintAdjustmentMode, .normal)
    expectEqual(view.tints, 4)
  }

  @Test func tintIsInheritedUntilOverridden() {
    let parent = harness.add(rect(0, 0, 50, 50))
    let view = Listening(frame: .zero)
    parent.addSubview(view)
    expectIdentical(view.tintColor, UIColor.systemBlue)
    view.tints = 0
    parent.tintColor = .red
    expectEqual(view.tintColor, .red)
    expectEqual(view.tints, 1)
    view.tintColor = .green
    parent.tintColor = .blue
    expectEqual(view.tintColor, .green)
    expectEqual(view.tints, 2)
  }

  @Test func aViewThatSetsItsTintColorAgainIsToldOnce() {
    final class Stubborn: UIView {
      var tints = 0
      override func tintColorDidChange() {
        tints += 1
        if tints < 9 { tintColor = self.tintColor }
      }
    }
    let view = Stubborn(frame: .zero)
    harness.add(rect(0, 0, 50, 50)).addSubview(view)
    view.tints = 0
    view.tintColor = .green
    expectEqual(view.tints, 1)
  }

  /// Apple's table of size classes, full screen.
  @Test(arguments: [
    (CGSize(width: 390, height: 844), UIUserInterfaceIdiom.phone, "compact regular"),
    (CGSize(width: 844, height: 390), .phone, "compact compact"),
    (CGSize(width: 896, height: 414), .phone, "regular compact"),
    (CGSize(width: 414, height: 896), .phone, "compact regular"),
    (CGSize(width: 895, height: 413), .phone, "compact compact"),
    (CGSize(width: 507, height: 1024), .pad, "regular regular"),
    (CGSize(width: 506, height: 1024), .pad, "compact regular"),
    (CGSize(width: 1366, height: 1024), .pad, "regular regular"),
    (CGSize(width: 1024, height: 1366), .pad, "regular regular"),
    (CGSize(width: 320, height: 1024), .pad, "compact regular"),
  ])
  func sizeClassesFollowTheDevice(size: CGSize, idiom: UIUserInterfaceIdiom, classes: String) {
    let traits = RenderEnvironment(size: size, userInterfaceIdiom: idiom).traitCollection
    expectEqual("\(traits.horizontalSizeClass) \(traits.verticalSizeClass)", classes)
  }

  @Test func laterTraitsOverrideAndUnspecifiedYield() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(displayScale: 2), UITraitCollection(),
    ])
    expectEqual(merged.userInterfaceStyle, .dark)
    expectEqual(merged.displayScale, 2)
    #expect(merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!merged.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
    expectEqual(merged, merged.modifyingTraits { $0.displayScale = 2 })
  }

  @Test func safeAreaInsetsMatchOverlap() {
    let harness = TestDevice(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let full = Listening(frame: rect(0, 0, 100, 200))
    harness.window.addSubview(full)
    expectEqual(full.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let inner = harness.add(rect(0, 40, 100, 100), to: full)
    expectEqual(inner.safeAreaInsets, UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    let far = harness.add(rect(0, 60, 100, 2000), to: inner)
    expectEqual(far.safeAreaInsets, .zero)
    harness.root.environment.safeArea.top = 20
    expectEqual(
      full.safeAreas,
      [
        UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0),
      ])
  }

  @Test func enteringWindowReportsSafeArea() {
    let harness = TestDevice(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let parent = UIView(frame: rect(0, 0, 100, 200))
    let view = Listening(frame: rect(0, 0, 100, 100))
    parent.addSubview(view)
    expectEmpty(view.safeAreas)
    harness.window.addSubview(parent)
    expectEqual(view.safeAreas, [UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)])
    parent.removeFromSuperview()
    harness.window.addSubview(parent)
    expectEqual(view.safeAreas.count, 1)
  }

  @Test func marginsAreEightPointsAndTheSafeArea() {
    let harness = TestDevice(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let view = harness.add(rect(0, 0, 100, 200))
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }
}
