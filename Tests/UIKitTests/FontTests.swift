import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

/// The sizes that Apple's Human Interface Guidelines list, smallest text first.
@MainActor struct FontTests {
  private let device = TestDevice.phone()

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  @Test(
    arguments: [
      (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ] as [(UIFont.TextStyle, [CGFloat])])
  func textStylesHaveThePublishedSizes(style: UIFont.TextStyle, sizes: [CGFloat]) {
    let fonts = Self.categories.map { category in
      UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
    }
    expectEqual(fonts.map(\.pointSize), sizes)
  }

  /// The body style's size and line height: 17/22 at the default, 53/62 at the largest category.
  @Test func customFontsScaleWithTheStylesLineHeight() {
    let largest = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
      UITraitCollection(displayScale: 2),
    ])
    let metrics = UIFontMetrics(forTextStyle: .body)
    expectEqual(metrics.scaledValue(for: 44, compatibleWith: largest), 124)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 22), compatibleWith: largest)
    expectEqual(font.pointSize, 62)
    let limited = metrics.scaledFont(for: .systemFont(ofSize: 22), maximumPointSize: 30, compatibleWith: largest)
    expectEqual(limited.pointSize, 30)
    let plain = UITraitCollection(preferredContentSizeCategory: .large)
    expectEqual(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: plain), 17)
  }

  @Test
  func everyStyleGrowsWithEveryCategory() {
    for style in [UIFont.TextStyle.largeTitle, .title1, .title2, .title3, .body, .callout, .footnote, .caption2] {
      let values = Self.categories.map { category in
        style.metrics.scaledValue(
          for: 100, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
      }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
      expectEqual(values[3], 100)
    }
  }

  @Test func boldTextSettingMakesFontsBolder() {
    device.becomeCurrent()
    let bold = UITraitCollection(legibilityWeight: .bold)
    let traits = UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).fontDescriptor.symbolicTraits
    expectContains(traits, .traitBold)
    #expect(!UIFont.preferredFont(forTextStyle: .body).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func descriptorsMakeFontsBoldAndItalic() throws {
    let body = UIFont.preferredFont(forTextStyle: .body)
    let descriptor = try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: descriptor, size: 0)
    expectEqual(font.pointSize, body.pointSize)
    expectEqual(font.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
    expectEqual(UIFont(descriptor: descriptor, size: 30).pointSize, 30)
    expectEqual(UIFont.boldSystemFont(ofSize: 17).fontDescriptor.symbolicTraits, .traitBold)
  }

  private func weight(_ traits: [UIFontDescriptor.TraitKey: Any]) -> CGFloat? {
    let made = UIFontDescriptor(fontAttributes: [.traits: traits])
    return (made.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat
  }

  @Test func descriptorsReadNumbersOfAnyType() {
    device.becomeCurrent()
    let sizes: [(Any, CGFloat)] = [
      (20, 20), (20.5, 20.5), (CGFloat(8), 8), (Float(8), 8), (NSNumber(value: 9), 9), (0.25, 1), (1_000, 512),
      (0, 12), (-3, 12), ("big", 12),
    ]
    for (value, size) in sizes { expectEqual(UIFontDescriptor(fontAttributes: [.size: value]).pointSize, size) }
    expectEqual(weight([.weight: UIFont.Weight.bold]), UIFont.Weight.bold.rawValue)
    for value in [0.25, CGFloat(0.25), Float(0.25), NSNumber(value: 0.25)] as [Any] {
      expectEqual(weight([.weight: value]), 0.25, "\(type(of: value))")
    }
    for value in [CGFloat.nan, Double.infinity, "bold"] as [Any] { expectEqual(weight([.weight: value]), 0) }
    let both: UIFontDescriptor.SymbolicTraits = [.traitBold, .traitItalic]
    let heavy = UIFont.Weight.heavy
    expectEqual(weight([.weight: heavy, .symbolic: both.rawValue]), heavy.rawValue, "it is bold already")
    expectEqual(weight([.weight: heavy, .symbolic: UInt32(0)]), 0)
    let made = UIFontDescriptor(fontAttributes: [.traits: [UIFontDescriptor.TraitKey.symbolic: both.rawValue]])
    expectEqual(made.symbolicTraits, both)
    expectEqual(made.object(forKey: .size) as? CGFloat, 12)
    expectNil(made.object(forKey: UIFontDescriptor.AttributeName("unknown")))
  }

  @Test func digitsHaveAWidthByTheFeature() {
    device.becomeCurrent()
    typealias Key = UIFontDescriptor.FeatureKey
    let equal = [Key.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]
    let other = [Key.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector + 1]
    let kind = [Key.type: kNumberSpacingType + 1, .selector: kMonospacedNumbersSelector]
    let table: [([[Key: Int]], Bool)] = [
      ([equal], true), ([other], false), ([kind], false), ([equal, kind], true), ([equal, other], false), ([], false),
    ]
    for (settings, isEqual) in table {
      let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: [.featureSettings: settings]), size: 12)
      let digits = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      expectEqual(font, isEqual ? digits : .systemFont(ofSize: 12), "\(settings)")
    }
  }
}

@MainActor
struct LabelAdjustingTests {
  private let harness = TestDevice(size: CGSize(width: 300, height: 300))

  private func resize(to category: UIContentSizeCategory) {
    harness.root.environment.preferredContentSizeCategory = category
    harness.frame()
  }

  @Test func labelTakesTheFontOfItsStyleAgain() {
    let label = UILabel(frame: rect(0, 0, 200, 40))
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    harness.window.addSubview(label)
    resize(to: .accessibilityLarge)
    expectEqual(label.font.pointSize, 33)
    resize(to: .extraSmall)
    expectEqual(label.font.pointSize, 14)
  }

  @Test func scaledFontScalesFromItsOriginalSize() {
    let label = UILabel(frame: rect(0, 0, 200, 40))
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .boldSystemFont(ofSize: 22))
    label.adjustsFontForContentSizeCategory = true
    harness.window.addSubview(label)
    resize(to: .accessibilityExtraExtraExtraLarge)
    expectEqual(label.font.pointSize, 62)
    expectEqual(label.font.fontDescriptor.symbolicTraits, .traitBold)
    resize(to: .large)
    expectEqual(label.font.pointSize, 22)
  }

  @Test func fixedFontsAndNonadjustingLabelsKeepTheirSize() {
    let fixed = UILabel(frame: rect(0, 0, 200, 40))
    fixed.adjustsFontForContentSizeCategory = true
    let idle = UILabel(frame: rect(0, 40, 200, 40))
    let usual = UITraitCollection(preferredContentSizeCategory: .large)
    idle.font = .preferredFont(forTextStyle: .body, compatibleWith: usual)
    for label in [fixed, idle] { harness.window.addSubview(label) }
    resize(to: .accessibilityLarge)
    expectEqual(fixed.font.pointSize, 17)
    expectEqual(idle.font.pointSize, 17)
  }
}

/// Labels in a font of boxes: at 20 points capitals are 10 wide, lines 20 high, the baseline 15 below the top.
@MainActor
struct LabelTextTests {
  private let harness = TestDevice(size: CGSize(width: 300, height: 300))

  private func origins() -> [CGPoint] {
    func flat(_ commands: [DrawCommand]) -> [DrawCommand] {
      commands.flatMap { command in
        if case .group(let group) = command { return flat(group.commands) }
        return [command]
      }
    }
    return flat(harness.frame().commands).compactMap { if case .text(let text) = $0 { text.origin } else { nil } }
  }

  /// At half the size the middle of a line is 2.5 points above its baseline, at full size 5.
  @Test(
    arguments: [(.alignBaselines, 25 + 5), (.alignCenters, 25 + 2.5), (.none, 7.5)]
      as [(UIBaselineAdjustment, CGFloat)])
  func shrunkTextFollowsBaselineAdjustment(adjustment: UIBaselineAdjustment, baseline: CGFloat) throws {
    let label = UILabel(frame: rect(0, 0, 40, 50))
    label.font = .systemFont(ofSize: 20)
    label.text = "abcdefgh"
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = adjustment
    harness.window.addSubview(label)
    expectAtMost(abs(try #require(origins().first).y - baseline), 0.5)
  }

  private final class Padded: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 12, dy: 0)) }
  }

  @Test func textIsDrawnInTheRectangleOfASubclass() {
    let label = Padded(frame: rect(30, 40, 100, 20))
    label.font = .systemFont(ofSize: 20)
    label.text = "ab"
    harness.window.addSubview(label)
    expectEqual(origins(), [CGPoint(x: 42, y: 55)])
    label.drawText(in: label.bounds)
    expectEqual(origins(), [CGPoint(x: 42, y: 55)])
  }

  /// The families of iOS, as font pickers list them.
  @Test func iOSsFontsAreListedByFamily() {
    #expect(Set(["Avenir Next", "Georgia", "Helvetica Neue", "Menlo"]).isSubset(of: UIFont.familyNames))
    expectEqual(UIFont.familyNames, UIFont.familyNames.sorted())
    #expect(UIFont.fontNames(forFamilyName: "Georgia").contains("Georgia-BoldItalic"))
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        let font = UIFont(name: name, size: 12)
        expectEqual([font?.fontName, font?.familyName], [name, family])
      }
    }
  }

  @Test func aFixedWidthFontKeepsItsName() throws {
    let font = try #require(UIFont(name: "Menlo-Bold", size: 12))
    expectEqual([font.fontName, font.familyName], ["Menlo-Bold", "Menlo"])
    #expect(font.fontDescriptor.symbolicTraits.isSuperset(of: [.traitMonoSpace, .traitBold]))
    expectEqual(UIFont(name: "Menlo", size: 12)?.fontName, "Menlo-Regular")
    expectEqual(font.withSize(20).fontName, "Menlo-Bold")
  }
}
