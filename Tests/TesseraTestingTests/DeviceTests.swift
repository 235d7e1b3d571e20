import Foundation
import TestSupport
import TesseraTesting
import Testing
import UIKit

/// The devices of snapshots: the points, safe areas and size classes that Apple publishes for them.
@MainActor
struct DeviceTests {
  struct Phone: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let config: @Sendable (ViewImageConfig.Orientation) -> ViewImageConfig
    let upright: ViewImageConfig
    let size: CGSize
    /// The safe area: top and bottom in portrait orientation, sides and bottom in landscape orientation.
    let insets: [CGFloat]
    var scale: CGFloat = 3
    var isWide = false
  }

  private nonisolated static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  nonisolated static let phones: [Phone] = [
    Phone(
      testDescription: "SE", config: ViewImageConfig.iPhoneSe, upright: .iPhoneSe, size: size(320, 568),
      insets: [20, 0, 0, 0], scale: 2),
    Phone(
      testDescription: "8", config: ViewImageConfig.iPhone8, upright: .iPhone8, size: size(375, 667),
      insets: [20, 0, 0, 0], scale: 2),
    Phone(
      testDescription: "8 Plus", config: ViewImageConfig.iPhone8Plus, upright: .iPhone8Plus, size: size(414, 736),
      insets: [20, 0, 0, 0],
      isWide: true),
    Phone(
      testDescription: "X", config: ViewImageConfig.iPhoneX, upright: .iPhoneX, size: size(375, 812),
      insets: [44, 34, 44, 24]),
    Phone(
      testDescription: "XS Max", config: ViewImageConfig.iPhoneXsMax, upright: .iPhoneXsMax, size: size(414, 896),
      insets: [44, 34, 44, 24], isWide: true),
    Phone(
      testDescription: "XR", config: ViewImageConfig.iPhoneXr, upright: .iPhoneXr, size: size(414, 896),
      insets: [44, 34, 44, 24], scale: 2,
      isWide: true),
    Phone(
      testDescription: "12", config: ViewImageConfig.iPhone12, upright: .iPhone12, size: size(390, 844),
      insets: [47, 34, 47, 21]),
    Phone(
      testDescription: "12 Pro", config: ViewImageConfig.iPhone12Pro, upright: .iPhone12Pro, size: size(390, 844),
      insets: [47, 34, 47, 21]),
    Phone(
      testDescription: "12 Pro Max", config: ViewImageConfig.iPhone12ProMax, upright: .iPhone12ProMax,
      size: size(428, 926),
      insets: [47, 34, 47, 21], isWide: true),
    Phone(
      testDescription: "13", config: ViewImageConfig.iPhone13, upright: .iPhone13, size: size(390, 844),
      insets: [47, 34, 47, 21]),
    Phone(
      testDescription: "13 mini", config: ViewImageConfig.iPhone13Mini, upright: .iPhone13Mini, size: size(375, 812),
      insets: [50, 34, 50, 21]),
    Phone(
      testDescription: "13 Pro", config: ViewImageConfig.iPhone13Pro, upright: .iPhone13Pro, size: size(390, 844),
      insets: [47, 34, 47, 21]),
    Phone(
      testDescription: "13 Pro Max", config: ViewImageConfig.iPhone13ProMax, upright: .iPhone13ProMax,
      size: size(428, 926),
      insets: [47, 34, 47, 21], isWide: true),
    Phone(
      testDescription: "14", config: ViewImageConfig.iPhone14, upright: .iPhone14, size: size(390, 844),
      insets: [47, 34, 47, 21]),
    Phone(
      testDescription: "15", config: ViewImageConfig.iPhone15, upright: .iPhone15, size: size(393, 852),
      insets: [59, 34, 59, 21]),
    Phone(
      testDescription: "15 Pro Max", config: ViewImageConfig.iPhone15ProMax, upright: .iPhone15ProMax,
      size: size(430, 932),
      insets: [59, 34, 59, 21], isWide: true),
    Phone(
      testDescription: "16 Pro", config: ViewImageConfig.iPhone16Pro, upright: .iPhone16Pro, size: size(402, 874),
      insets: [62, 34, 62, 21]),
    Phone(
      testDescription: "16 Pro Max", config: ViewImageConfig.iPhone16ProMax, upright: .iPhone16ProMax,
      size: size(440, 956),
      insets: [62, 34, 62, 21], isWide: true),
  ]

  @Test(arguments: phones)
  func phonesHaveTheirScreens(phone: Phone) {
    let (upright, flat, insets) = (phone.config(.portrait), phone.config(.landscape), phone.insets)
    expectEqual(upright.size, phone.size)
    expectEqual(flat.size, Self.size(phone.size.height, phone.size.width))
    expectEqual(upright.safeArea, UIEdgeInsets(top: insets[0], left: 0, bottom: insets[1], right: 0))
    expectEqual(flat.safeArea, UIEdgeInsets(top: 0, left: insets[2], bottom: insets[3], right: insets[2]))
    expectEqual([phone.upright.size, phone.upright.size], [upright.size, upright.size])
    expectEqual(phone.upright.safeArea, upright.safeArea)
    for traits in [upright.traits, flat.traits] {
      expectEqual(traits.displayScale, phone.scale)
      expectEqual(traits.userInterfaceIdiom, .phone)
      expectEqual(traits.layoutDirection, .leftToRight)
      expectEqual(traits.preferredContentSizeCategory, .medium)
    }
    expectEqual([upright.traits.horizontalSizeClass, upright.traits.verticalSizeClass], [.compact, .regular])
    expectEqual(
      [flat.traits.horizontalSizeClass, flat.traits.verticalSizeClass], [phone.isWide ? .regular : .compact, .compact])
  }

  @Test func traitsAreThoseOfTheDevices() {
    let pairs:
      [((ViewImageConfig.Orientation) -> UITraitCollection, (ViewImageConfig.Orientation) -> ViewImageConfig)] = [
        (UITraitCollection.iPhoneSe, ViewImageConfig.iPhoneSe), (UITraitCollection.iPhone8, ViewImageConfig.iPhone8),
        (UITraitCollection.iPhone8Plus, ViewImageConfig.iPhone8Plus),
        (UITraitCollection.iPhoneX, ViewImageConfig.iPhoneX),
        (UITraitCollection.iPhoneXr, ViewImageConfig.iPhoneXr),
        (UITraitCollection.iPhoneXsMax, ViewImageConfig.iPhoneXsMax),
        (UITraitCollection.iPhone12, ViewImageConfig.iPhone12),
        (UITraitCollection.iPhone12Pro, ViewImageConfig.iPhone12Pro),
        (UITraitCollection.iPhone12ProMax, ViewImageConfig.iPhone12ProMax),
        (UITraitCollection.iPhone13, ViewImageConfig.iPhone13),
        (UITraitCollection.iPhone13Mini, ViewImageConfig.iPhone13Mini),
        (UITraitCollection.iPhone13Pro, ViewImageConfig.iPhone13Pro),
        (UITraitCollection.iPhone13ProMax, ViewImageConfig.iPhone13ProMax),
      ]
    for (traits, config) in pairs {
      for orientation in [ViewImageConfig.Orientation.portrait, .landscape] {
        expectEqual(traits(orientation), config(orientation).traits)
      }
    }
  }

  struct Tablet: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let whole: ViewImageConfig
    let traits: UITraitCollection
    let turned: @Sendable (ViewImageConfig.Orientation) -> ViewImageConfig
    let config: @Sendable (ViewImageConfig.TabletOrientation) -> ViewImageConfig
    let size: CGSize
    /// A third, a half and two thirds in landscape orientation; a third and two thirds in portrait orientation.
    let widths: [CGFloat]
    var insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    var half = UIUserInterfaceSizeClass.compact
  }

  nonisolated static let tablets: [Tablet] = [
    Tablet(
      testDescription: "mini", whole: .iPadMini, traits: .iPadMini, turned: ViewImageConfig.iPadMini,
      config: ViewImageConfig.iPadMini,
      size: size(1024, 768), widths: [320, 507, 694, 320, 438]),
    Tablet(
      testDescription: "9.7", whole: .iPad9_7, traits: .iPad9_7, turned: ViewImageConfig.iPad9_7,
      config: ViewImageConfig.iPad9_7,
      size: size(1024, 768), widths: [320, 507, 694, 320, 438]),
    Tablet(
      testDescription: "10.2", whole: .iPad10_2, traits: .iPad10_2, turned: ViewImageConfig.iPad10_2,
      config: ViewImageConfig.iPad10_2,
      size: size(1080, 810), widths: [320, 535, 750, 320, 480]),
    Tablet(
      testDescription: "10.5", whole: .iPadPro10_5, traits: .iPadPro10_5, turned: ViewImageConfig.iPadPro10_5,
      config: ViewImageConfig.iPadPro10_5, size: size(1112, 834), widths: [320, 551, 782, 320, 504]),
    Tablet(
      testDescription: "11", whole: .iPadPro11, traits: .iPadPro11, turned: ViewImageConfig.iPadPro11,
      config: ViewImageConfig.iPadPro11,
      size: size(1194, 834), widths: [375, 592, 809, 375, 504],
      insets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
    Tablet(
      testDescription: "12.9", whole: .iPadPro12_9, traits: .iPadPro12_9, turned: ViewImageConfig.iPadPro12_9,
      config: ViewImageConfig.iPadPro12_9, size: size(1366, 1024), widths: [375, 678, 981, 375, 639], half: .regular),
  ]

  @Test(arguments: tablets)
  func tabletsShareTheirScreens(tablet: Tablet) {
    let (long, short) = (tablet.size.width, tablet.size.height)
    let shares: [(ViewImageConfig, CGSize, UIUserInterfaceSizeClass)] = [
      (tablet.config(.landscape(splitView: .oneThird)), Self.size(tablet.widths[0], short), .compact),
      (tablet.config(.landscape(splitView: .oneHalf)), Self.size(tablet.widths[1], short), tablet.half),
      (tablet.config(.landscape(splitView: .twoThirds)), Self.size(tablet.widths[2], short), .regular),
      (tablet.config(.landscape(splitView: .full)), tablet.size, .regular), (tablet.whole, tablet.size, .regular),
      (tablet.turned(.landscape), tablet.size, .regular), (tablet.turned(.portrait), Self.size(short, long), .regular),
      (tablet.config(.portrait(splitView: .oneThird)), Self.size(tablet.widths[3], long), .compact),
      (tablet.config(.portrait(splitView: .twoThirds)), Self.size(tablet.widths[4], long), tablet.half),
      (tablet.config(.portrait(splitView: .full)), Self.size(short, long), .regular),
    ]
    for (config, size, width) in shares {
      expectEqual(config.size, size)
      expectEqual(config.safeArea, tablet.insets)
      expectEqual([config.traits.horizontalSizeClass, config.traits.verticalSizeClass], [width, .regular])
      expectEqual(config.traits.displayScale, 2)
      expectEqual(config.traits.userInterfaceIdiom, .pad)
    }
    expectEqual(tablet.traits, tablet.whole.traits)
  }
}

/// The strategies for views, controllers and values, with references on disk.
@MainActor
@Suite(.snapshots(record: .missing)) struct StrategyTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path("snapshots") }

  /// Returns the text that a strategy keeps of a value.
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>, file: String = "txt") throws
    -> String
  {
    _ = verifySnapshot(of: value, as: strategy, named: "it", record: .all, snapshotDirectory: folder, testName: "test")
    return try String(contentsOfFile: "\(folder)/test.it.\(file)", encoding: .utf8)
  }

  private var card: UIView {
    let card = UIView(frame: CGRect(x: 5, y: 6, width: 100, height: 40))
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
    label.text = "word"
    card.addSubview(label)
    return card
  }

  @Test func viewsAreTexts() throws {
    let plain = try text(card, .recursiveDescription)
    expectContains(plain, "UIView")
    expectContains(plain, "frame = (1 2; 30 20)")
    let wide = try text(card, .recursiveDescription(size: CGSize(width: 200, height: 50)))
    expectContains(wide, "200 50")
    expectContains(try text(card, .accessibility), "word")
    let words = try text(card, .layout)
    expectNotEqual(words, try text(card, .layout(size: CGSize(width: 200, height: 50))))
  }

  @Test func controllersAreTexts() throws {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    outer.title = "outer"
    let hierarchy = try text(outer, .hierarchy)
    expectEqual(hierarchy.components(separatedBy: "UIViewController").count, 3)
    expectContains(try text(outer, .recursiveDescription(on: .iPhoneSe)), "320 568")
    expectContains(
      try text(outer, .recursiveDescription(on: .iPhoneSe, size: CGSize(width: 100, height: 90))), "100 90")
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
    label.text = "word"
    inner.view.addSubview(label)
    expectContains(try text(outer, .accessibility(on: .iPhone8)), "word")
    expectNotEqual(try text(outer, .layout(on: .iPhoneSe)), try text(outer, .layout(on: .iPhone8)))
  }

  @Test func valuesAreJSONAndDescriptions() throws {
    struct Point: Encodable {
      let y = 2
      let x = 1
    }
    expectEqual(try text(Point(), .json, file: "json"), "{\n  \"x\" : 1,\n  \"y\" : 2\n}")
    expectEqual(try text(["b": 1, "a": 2] as [String: Any], .json, file: "json"), "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    struct Wrong: Encodable { func encode(to encoder: any Encoder) throws { throw CocoaError(.coderInvalidValue) } }
    expectContains(try text(Wrong(), .json, file: "json"), "CocoaError")
    expectContains(try text(Wrong(), .plist, file: "plist"), "CocoaError")
    expectEqual(try text(42, .description), "42")
    expectEqual(try text([1, 2], .dump), "▿ 2 elements\n  - 1\n  - 2\n")
  }

  @Test func dataIsComparedByItsBytes() {
    func verify(_ bytes: [UInt8]) -> String? {
      verifySnapshot(
        of: Data(bytes), as: .data, named: "it", record: .missing, snapshotDirectory: folder, testName: "test")
    }
    _ = verify([1, 2])
    expectNil(verify([1, 2]))
    expectContains(verify([1, 3]) ?? "", "Expected data to match")
    expectContains(verify([1]) ?? "", "Expected 1 bytes to match 2 bytes")
  }
}
