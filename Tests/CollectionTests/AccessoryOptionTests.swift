import Foundation
import TestSupport
import Testing
import UIKit

/// The options of accessories: documented defaults, and the values that they are created with.
@MainActor
struct AccessoryOptionTests {
  private typealias Accessory = UICellAccessory

  @Test func actionOptionsHaveDefaultsAndKeepValues() {
    let (tint, disc) = (UIColor.green, UIColor.purple)
    let width = Accessory.LayoutDimension.custom(31)
    let plain = (Accessory.DeleteOptions(), Accessory.InsertOptions(), Accessory.MultiselectOptions())
    expectEqual([plain.0.isHidden, plain.1.isHidden, plain.2.isHidden], [false, false, false])
    expectEqual(
      [plain.0.reservedLayoutWidth, plain.1.reservedLayoutWidth, plain.2.reservedLayoutWidth],
      [.standard, .standard, .standard])
    expectEqual([plain.0.tintColor, plain.1.tintColor, plain.2.tintColor], [nil, nil, nil])
    expectEqual([plain.0.backgroundColor, plain.1.backgroundColor, plain.2.backgroundColor], [nil, nil, nil])
    let own = (
      Accessory.DeleteOptions(isHidden: true, reservedLayoutWidth: width, tintColor: tint, backgroundColor: disc),
      Accessory.InsertOptions(isHidden: true, reservedLayoutWidth: width, tintColor: tint, backgroundColor: disc),
      Accessory.MultiselectOptions(isHidden: true, reservedLayoutWidth: width, tintColor: tint, backgroundColor: disc)
    )
    expectEqual([own.0.isHidden, own.1.isHidden, own.2.isHidden], [true, true, true])
    expectEqual(
      [own.0.reservedLayoutWidth, own.1.reservedLayoutWidth, own.2.reservedLayoutWidth], [width, width, width])
    expectEqual([own.0.tintColor, own.1.tintColor, own.2.tintColor], [tint, tint, tint])
    expectEqual([own.0.backgroundColor, own.1.backgroundColor, own.2.backgroundColor], [disc, disc, disc])
  }

  @Test func otherOptionsHaveDefaultsAndKeepValues() {
    let width = Accessory.LayoutDimension.custom(31)
    let plain = (Accessory.DetailOptions(), Accessory.CheckmarkOptions(), Accessory.DisclosureIndicatorOptions())
    expectEqual([plain.0.isHidden, plain.1.isHidden, plain.2.isHidden], [false, false, false])
    expectEqual([plain.0.tintColor, plain.1.tintColor, plain.2.tintColor], [nil, nil, nil])
    expectEqual(
      [plain.0.reservedLayoutWidth, plain.1.reservedLayoutWidth, plain.2.reservedLayoutWidth],
      [.standard, .standard, .standard])
    let own = (
      Accessory.DetailOptions(isHidden: true, reservedLayoutWidth: width, tintColor: .green),
      Accessory.CheckmarkOptions(isHidden: true, reservedLayoutWidth: width, tintColor: .green),
      Accessory.DisclosureIndicatorOptions(isHidden: true, reservedLayoutWidth: width, tintColor: .green)
    )
    expectEqual([own.0.isHidden, own.1.isHidden, own.2.isHidden], [true, true, true])
    expectEqual([own.0.tintColor, own.1.tintColor, own.2.tintColor], [.green, .green, .green])
    expectEqual(
      [own.0.reservedLayoutWidth, own.1.reservedLayoutWidth, own.2.reservedLayoutWidth], [width, width, width])
  }

  @Test func labelsAndOutlinesHaveDefaultsAndKeepValues() {
    let label = Accessory.LabelOptions()
    expectEqual(label.reservedLayoutWidth, .actual)
    expectTrue(label.adjustsFontForContentSizeCategory)
    expectFalse(label.isHidden)
    expectEqual(label.font, .preferredFont(forTextStyle: .body))
    let font = UIFont.systemFont(ofSize: 9)
    let own = Accessory.LabelOptions(
      isHidden: true, reservedLayoutWidth: .standard, tintColor: .red, font: font,
      adjustsFontForContentSizeCategory: false)
    expectEqual(own.font, font)
    expectTrue(own.isHidden && !own.adjustsFontForContentSizeCategory && own.tintColor == .red)
    expectEqual(own.reservedLayoutWidth, .standard)
    let outline = Accessory.OutlineDisclosureOptions()
    expectTrue(outline.style == .automatic && !outline.isHidden && outline.tintColor == nil)
    let header = Accessory.OutlineDisclosureOptions(style: .header, isHidden: true, tintColor: .red)
    expectTrue(header.style == .header && header.isHidden && header.tintColor == .red)
  }
}
