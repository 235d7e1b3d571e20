import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// The accessories that a list cell shows, their order, and their reaction to touches.
@MainActor
struct ListAccessoryTests {
  private func phone(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, _ accessories: @escaping () -> [UICellAccessory]
  ) -> ListPhone {
    ListPhone(.init(appearance: .plain), counts: [3], direction: direction) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = path.item == 0 ? accessories() : []
    }
  }

  private func kinds(_ sides: [UICellAccessory]) -> [AccessoryKind] { sides.map(AccessoryKind.init) }

  @Test func systemAccessoriesHaveFixedOrder() {
    let given: [UICellAccessory] = [
      .reorder(displayed: .always), .disclosureIndicator(), .insert(displayed: .always), .checkmark(), .detail(),
      .multiselect(displayed: .always), .label(text: "x"), .delete(displayed: .always), .outlineDisclosure(),
    ]
    for order in [given, given.reversed()] {
      let sides = AccessorySides(order, isEditing: false, idiom: .phone)
      expectEqual(kinds(sides.leading), [.delete, .insert, .multiselect])
      expectEqual(
        kinds(sides.trailing), [.label, .checkmark, .detail, .outlineDisclosure, .disclosureIndicator, .reorder])
    }
    let mac = AccessorySides(given, isEditing: false, idiom: .mac)
    expectEqual(kinds(mac.leading), [.delete, .insert, .multiselect, .outlineDisclosure])
  }

  @Test func editingDecidesOverSome() {
    let given: [UICellAccessory] = [
      .delete(), .insert(), .reorder(), .multiselect(), .checkmark(), .disclosureIndicator(displayed: .whenNotEditing),
      .label(text: "x", displayed: .whenEditing),
    ]
    func shown(_ isEditing: Bool) -> [AccessoryKind] {
      let sides = AccessorySides(given, isEditing: isEditing, idiom: .phone)
      return kinds(sides.leading + sides.trailing)
    }
    expectEqual(shown(false), [.checkmark, .disclosureIndicator])
    expectEqual(shown(true), [.delete, .insert, .multiselect, .label, .checkmark, .reorder])
  }

  @Test func customAccessoriesUseRequestedPosition() {
    func custom(_ placement: UICellAccessory.Placement) -> UICellAccessory {
      .customView(configuration: .init(customView: UIView(), placement: placement))
    }
    let before = custom(.trailing(at: UICellAccessory.Placement.position(before: .disclosureIndicator())))
    let after = custom(.trailing(at: UICellAccessory.Placement.position(after: .disclosureIndicator())))
    let first = custom(.trailing())
    let far = custom(.leading(at: { _ in 99 }))
    let near = custom(.leading(at: { _ in -5 }))
    let sides = AccessorySides(
      [before, after, first, far, near, .delete(displayed: .always), .checkmark(), .disclosureIndicator()],
      isEditing: false, idiom: .phone)
    expectEqual(
      kinds(sides.trailing),
      [AccessoryKind(first), .checkmark, AccessoryKind(before), .disclosureIndicator, AccessoryKind(after)])
    expectEqual(kinds(sides.leading), [AccessoryKind(near), .delete, AccessoryKind(far)])
  }

  @Test func theSameSystemAccessoryTwiceIsAnError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = [.checkmark(), .disclosureIndicator(), .checkmark()]
        cell.layoutIfNeeded()
      }
    }
  }

  @Test func optionsStartAsAppleSays() {
    let options = UICellAccessory.DisclosureIndicatorOptions()
    expectFalse(options.isHidden)
    expectEqual(options.reservedLayoutWidth, .standard)
    expectNil(options.tintColor)
    expectEqual(UICellAccessory.LabelOptions().reservedLayoutWidth, .actual)
    expectTrue(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
    expectTrue(UICellAccessory.ReorderOptions().showsVerticalSeparator)
    expectEqual(UICellAccessory.OutlineDisclosureOptions().style, .automatic)
    let hidden = [
      UICellAccessory.CheckmarkOptions().isHidden, UICellAccessory.DeleteOptions().isHidden,
      UICellAccessory.InsertOptions().isHidden, UICellAccessory.ReorderOptions().isHidden,
      UICellAccessory.MultiselectOptions().isHidden, UICellAccessory.OutlineDisclosureOptions().isHidden,
      UICellAccessory.LabelOptions().isHidden, UICellAccessory.DetailOptions().isHidden,
    ]
    expectEqual(hidden, Array(repeating: false, count: 8))
    let widths = [
      UICellAccessory.CheckmarkOptions().reservedLayoutWidth, UICellAccessory.DeleteOptions().reservedLayoutWidth,
      UICellAccessory.InsertOptions().reservedLayoutWidth, UICellAccessory.ReorderOptions().reservedLayoutWidth,
      UICellAccessory.MultiselectOptions().reservedLayoutWidth, UICellAccessory.DetailOptions().reservedLayoutWidth,
      UICellAccessory.OutlineDisclosureOptions().reservedLayoutWidth,
    ]
    expectEqual(widths, Array(repeating: .standard, count: 7))
    let colors = [
      UICellAccessory.CheckmarkOptions().tintColor, UICellAccessory.DeleteOptions().tintColor,
      UICellAccessory.InsertOptions().tintColor, UICellAccessory.ReorderOptions().tintColor,
      UICellAccessory.MultiselectOptions().tintColor, UICellAccessory.LabelOptions().tintColor,
      UICellAccessory.OutlineDisclosureOptions().tintColor, UICellAccessory.DetailOptions().tintColor,
      UICellAccessory.DeleteOptions().backgroundColor, UICellAccessory.InsertOptions().backgroundColor,
      UICellAccessory.MultiselectOptions().backgroundColor,
    ]
    expectEqual(colors, Array(repeating: nil, count: 11))
    let label = UICellAccessory.LabelOptions(font: .systemFont(ofSize: 9))
    expectEqual(label.font, .systemFont(ofSize: 9))
    expectEqual(UICellAccessory.LabelOptions().font, .preferredFont(forTextStyle: .body))
  }

  @Test func contentFillsSpaceBetweenAccessories() throws {
    let phone = phone { [.delete(displayed: .always), .label(text: "12"), .disclosureIndicator()] }
    let cell = try phone.cell(0)
    let label = try #require(cell.accessoryStrip.trailing.first)
    expectEqual(cell.accessoryFrames.map(\.height), [44, 44, 44])
    #expect(cell.accessoryFrames[0].minX == 16 && cell.accessoryFrames[0].width == 24)
    #expect(cell.accessoryFrames[2].maxX == 374 && cell.accessoryFrames[2].width == 14)
    expectEqual(cell.contentView.frame.minX, 40)
    expectEqual(cell.contentView.frame.maxX, label.frame.minX)
    expectEqual(cell.label("Row")?.frame.minX, 16)
  }

  /// Symbols stop growing at the first accessibility size, where texts need the width.
  @Test func symbolsStopGrowingAtTheFirstAccessibilitySize() throws {
    func widths(_ category: UIContentSizeCategory) throws -> [CGFloat] {
      let phone = ListPhone(.init(appearance: .plain), counts: [1], category: category) { cell, _ in
        cell.accessories = [.delete(displayed: .always), .detail(), .disclosureIndicator()]
      }
      return try phone.cell(0).accessoryFrames.map(\.width)
    }
    let first = try widths(.accessibilityMedium)
    expectEqual(try widths(.accessibilityExtraExtraExtraLarge), first)
    for (large, usual) in zip(first, try widths(.large)) { expectLess(usual, large) }
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    let given = { [UICellAccessory.delete(displayed: .always), .checkmark(), .disclosureIndicator()] }
    let left = try phone(.leftToRight, given).cell(0)
    let right = try phone(.rightToLeft, given).cell(0)
    expectEqual(right.accessoryFrames.map { 390 - $0.maxX }, left.accessoryFrames.map(\.minX))
    expectEqual(390 - right.contentView.frame.maxX, left.contentView.frame.minX)
    expectEqual(right.lines.map { 390 - $0.maxX }, left.lines.map(\.minX))
  }

  @Test func hiddenAccessoriesKeepReservedWidth() throws {
    let shown = try phone { [.checkmark()] }.cell(0)
    let hidden = try phone { [.checkmark(options: .init(isHidden: true))] }.cell(0)
    expectEqual(hidden.contentView.frame, shown.contentView.frame)
    expectEqual(hidden.accessoryStrip.trailing.first?.isHidden, true)
  }

  @Test func reservedLayoutWidthOverridesAccessoryWidth() throws {
    let wide = try phone { [.checkmark(options: .init(reservedLayoutWidth: .custom(60)))] }.cell(0)
    expectEqual(wide.accessoryFrames[0].width, 60)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    let actual = try phone {
      [
        .customView(
          configuration: .init(customView: view, placement: .trailing(), reservedLayoutWidth: .actual))
      ]
    }.cell(0)
    expectEqual(actual.accessoryFrames[0].width, 51)
    expectIdentical(view.superview, actual.accessoryStrip.trailing[0])
    expectEqual(view.bounds.size, CGSize(width: 51, height: 31))
    let hostile = try phone { [.checkmark(options: .init(reservedLayoutWidth: .custom(.nan)))] }.cell(0)
    expectEqual(hostile.accessoryFrames[0].width, 0)
  }

  /// A view without a natural size has that of its frame, whatever it would fit.
  @Test func customViewsWithoutNaturalSizeKeepTheirFrames() throws {
    final class Progress: UIProgressView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 150, height: 9) }
    }
    let view = Progress(frame: CGRect(x: 0, y: 0, width: 70, height: 4))
    let cell = try phone {
      [.customView(configuration: .init(customView: view, placement: .trailing(), reservedLayoutWidth: .actual))]
    }.cell(0)
    expectEqual([view.bounds.width, cell.accessoryFrames[0].width], [70, 70])
  }

  /// Small views are centered in the column of system accessories; wider ones end at the margin, as those do.
  @Test func customAccessoriesRespectMargin() throws {
    for (width, reservedWidth) in [(10, 24), (51, 51)] as [(CGFloat, CGFloat)] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20))
      let cell = try phone { [.customView(configuration: .init(customView: view, placement: .trailing()))] }.cell(0)
      expectEqual(cell.accessoryFrames[0], CGRect(x: 374 - reservedWidth, y: 0, width: reservedWidth, height: 44))
      expectEqual(view.frame.width, width)
      expectEqual(view.center.x, reservedWidth / 2)
    }
  }

  @Test func touchOnAccessoryButtonDoesNotSelectRow() throws {
    var touched = 0
    let phone = phone { [.detail(actionHandler: { touched += 1 })] }
    phone.tap(CGPoint(x: 365, y: 22))
    expectEqual(touched, 1)
    expectEmpty(phone.selections)
    phone.tap(CGPoint(x: 100, y: 22))
    expectEqual(touched, 1)
    expectEqual(phone.selections, [[0, 0]])
  }

  @Test func passiveAccessoriesPassTouchesThrough() {
    let phone = phone { [.checkmark(), .disclosureIndicator()] }
    phone.tap(CGPoint(x: 368, y: 22))
    expectEqual(phone.selections, [[0, 0]])
  }

  @Test func editingBringsThemInAndTakesThemAway() throws {
    let phone = phone { [.delete(), .reorder(), .disclosureIndicator(displayed: .whenNotEditing)] }
    let cell = try phone.cell(0)
    let text = try #require(cell.label("Row"))
    expectEqual(cell.contentView.frame.minX + text.frame.minX, 16)
    phone.collectionView.isEditing = true
    phone.run(for: 0.1)
    expectEqual(cell.accessoryStrip.leading.map(\.kind), [.delete])
    phone.run(for: 0.5)
    expectEqual(cell.contentView.frame.minX + text.frame.minX, 56)
    expectEqual(cell.accessoryStrip.trailing.map(\.kind), [.reorder])
    expectEqual(cell.subviews.filter { $0 is AccessoryView }.count, 2)
    expectEqual(cell.states.last?.isEditing, true)
    phone.collectionView.isEditing = false
    phone.run(for: 0.5)
    expectEqual(cell.subviews.filter { $0 is AccessoryView }.count, 1)
    expectEqual(cell.contentView.frame.minX, 0)
  }

  @Test func aMarkFollowsTheSelection() throws {
    let phone = phone { [.multiselect(displayed: .always)] }
    let cell = try phone.cell(0)
    let disc = try #require(cell.accessoryStrip.leading.first?.subviews.first as? DiscView)
    expectFalse(disc.isFilled)
    phone.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    phone.step()
    expectTrue(disc.isFilled)
  }

  /// Accessories that are removed within an animation leave across the nearer edge.
  @Test func removedAccessoriesLeaveAcrossTheirEdge() throws {
    let phone = phone { [.multiselect(displayed: .always), .checkmark()] }
    let cell = try phone.cell(0)
    let leading = try #require(cell.accessoryStrip.leading.first)
    let trailing = try #require(cell.accessoryStrip.trailing.first)
    UIView.animate(withDuration: 1) {
      cell.accessories = []
      cell.layoutIfNeeded()
    }
    expectEqual([leading.frame.maxX, trailing.frame.minX], [0, cell.bounds.width])
    expectEqual([leading.alpha, trailing.alpha], [0, 0])
    phone.run(for: 1.1)
    #expect(leading.superview == nil && trailing.superview == nil)
  }

  /// The accessory views stay while the accessories have the same kinds, so that running animations continue.
  @Test func viewsStayAsLongAsTheirAccessories() throws {
    let phone = phone { [.checkmark(), .label(text: "1")] }
    let cell = try phone.cell(0)
    let old = cell.accessoryStrip.trailing
    cell.accessories = [.label(text: "2"), .disclosureIndicator()]
    phone.step()
    expectIdentical(cell.accessoryStrip.trailing.first, old.first)
    expectEqual((old.first?.subviews.first as? UILabel)?.text, "2")
    expectNil(old.last?.superview)
  }
}
