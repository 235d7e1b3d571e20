import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// The drawing of each accessory: its symbol, its size beside the text, its colors, and what a screen reader says of it.
@MainActor
struct AccessoryGlyphTests {
  private typealias Accessory = UICellAccessory

  private func phone(
    _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, category: UIContentSizeCategory = .large,
    showing accessories: [UICellAccessory]
  ) -> ListPhone {
    ListPhone(.init(appearance: .plain), counts: [2], direction: direction, category: category) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = path.item == 0 ? accessories : []
    }
  }

  private func views(_ phone: ListPhone) throws -> [AccessoryView] {
    let strip = try phone.cell(0).accessoryStrip
    return strip.leading + strip.trailing
  }

  private func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
  }

  @Test func symbolsHaveTheirSizesAndColors() throws {
    let phone = phone(showing: [
      .checkmark(), .detail(), .outlineDisclosure(), .disclosureIndicator(), .reorder(displayed: .always),
    ])
    phone.collectionView.tintColor = .systemPurple
    phone.step()
    let pictures = try views(phone).map { try #require($0.subviews.first as? UIImageView) }
    let expected = [
      symbol("checkmark", 17, .semibold), symbol("info.circle", 22, .regular), symbol("chevron.forward", 14, .semibold),
      symbol("chevron.forward", 14, .semibold), symbol("line.3.horizontal", 20, .regular),
    ]
    expectEqual(pictures.map(\.image), expected)
    expectEqual(
      pictures.map(\.tintColor),
      [.systemPurple, .systemPurple, .systemPurple, .tertiaryLabel, .tertiaryLabel] as [UIColor])
    expectEqual(try views(phone).map(\.frame.width), [24, 24, 14, 14, 24])
    // The line before the handle, between two gaps.
    let line = try #require(try phone.cell(0).accessoryStrip.separator)
    expectEqual(line.frame, CGRect(x: 374 - 24 - 8 - 1, y: 0, width: 1, height: 44))
    expectEqual(line.backgroundColor, .separator)
    expectFalse(line.isUserInteractionEnabled)
    expectEqual(try views(phone).map(\.frame.minX), [233, 265, 297, 319, 350])
  }

  @Test func discsAreFilledInTheirColors() throws {
    let phone = phone(showing: [
      .delete(displayed: .always), .insert(displayed: .always), .multiselect(displayed: .always),
    ])
    phone.collectionView.tintColor = .systemPurple
    phone.step()
    let discs = try views(phone).map { try #require($0.subviews.first as? DiscView) }
    expectEqual(discs.map(\.color), [.systemRed, .systemGreen, .systemPurple] as [UIColor])
    expectEqual(discs.map(\.backgroundColor), [.systemRed, .systemGreen, .clear] as [UIColor])
    expectEqual(discs.map(\.symbolColor), [.white, .white, .white] as [UIColor])
    expectEqual(discs.map(\.layer.borderWidth), [0, 0, 1.5])
    expectEqual(discs.map(\.layer.cornerRadius), [11, 11, 11])
    expectEqual(discs.map(\.frame), Array(repeating: CGRect(x: 1, y: 11, width: 22, height: 22), count: 3))
    let gray = UIColor.tertiaryLabel.resolvedColor(with: phone.collectionView.traitCollection).cgColor
    expectEqual(discs[2].layer.borderColor, gray)
    let symbols = discs.map { $0.subviews.first as? UIImageView }
    expectEqual(symbols.map { $0?.isHidden }, [false, false, true])
    expectEqual(
      symbols.map { $0?.image },
      [symbol("minus", 12, .bold), symbol("plus", 12, .bold), symbol("checkmark", 12, .bold)])
    for picture in symbols {
      let picture = try #require(picture)
      expectEqual(picture.tintColor, .white)
      expectClose(picture.center, CGPoint(x: 11, y: 11), within: 1 / 6 + 1e-6)
      expectEqual(picture.frame.size, picture.intrinsicContentSize)
    }
    phone.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    phone.step()
    expectEqual(discs[2].backgroundColor, .systemPurple)
    expectEqual(discs[2].layer.borderWidth, 0)
    expectEqual(symbols[2]?.isHidden, false)
  }

  @Test func optionsReplaceTheColors() throws {
    let phone = phone(showing: [
      .delete(displayed: .always, options: .init(tintColor: .yellow, backgroundColor: .brown)),
      .insert(displayed: .always, options: .init(tintColor: .red, backgroundColor: .cyan)),
      .multiselect(displayed: .always, options: .init(tintColor: .blue, backgroundColor: .green)),
      .label(text: "12", options: .init(tintColor: .orange)), .checkmark(options: .init(tintColor: .magenta)),
      .detail(options: .init(tintColor: .gray)), .outlineDisclosure(options: .init(tintColor: .black)),
      .disclosureIndicator(options: .init(tintColor: .darkGray)),
      .reorder(displayed: .always, options: .init(tintColor: .lightGray, showsVerticalSeparator: false)),
    ])
    let contents = try views(phone).map { try #require($0.subviews.first) }
    let discs = contents.prefix(3).compactMap { $0 as? DiscView }
    expectEqual(discs.map(\.color), [.brown, .cyan, .green] as [UIColor])
    expectEqual(discs.map(\.symbolColor), [.yellow, .red, .blue] as [UIColor])
    expectEqual((contents[3] as? UILabel)?.textColor, .orange)
    expectEqual(
      contents.dropFirst(4).map(\.tintColor), [.magenta, .gray, .black, .darkGray, .lightGray] as [UIColor])
    expectNil(try phone.cell(0).accessoryStrip.separator)
  }

  @Test func labelsFollowTheTextSizeUnlessTheirFontIsFixed() throws {
    let fixed = UIFont.systemFont(ofSize: 9)
    let accessories: [[UICellAccessory]] = [
      [.label(text: "12")], [.label(text: "12", options: .init(font: fixed))],
    ]
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let fonts = [UIFont.preferredFont(forTextStyle: .body, compatibleWith: large), fixed]
    for (accessories, font) in zip(accessories, fonts) {
      let phone = phone(category: .accessibilityLarge, showing: accessories)
      let view = try #require(try views(phone).first)
      let label = try #require(view.subviews.first as? UILabel)
      expectEqual(label.font, font)
      expectEqual(label.textColor, .secondaryLabel)
      expectEqual(label.text, "12")
      expectEqual(view.frame.width, label.intrinsicContentSize.width)
      expectEqual(view.frame.maxX, 374)
    }
  }

  /// Reserved widths are those of the default text size, times its growth.
  @Test func widthsGrowWithTheText() throws {
    let body = UIFont.preferredFont(
      forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    ).pointSize
    let phone = phone(category: .extraExtraExtraLarge, showing: [.checkmark(), .disclosureIndicator()])
    for (view, width) in zip(try views(phone), [24 * body / 17, 14 * body / 17]) {
      expectClose(view.frame.width, width)
    }
    let picture = try views(phone)[1].subviews.first as? UIImageView
    expectEqual(picture?.image, symbol("chevron.forward", body * 14 / 17, .semibold))
  }

  @Test func aScreenReaderNamesTheButtonsOfTheirRow() throws {
    let phone = phone(showing: [
      .delete(displayed: .always), .insert(displayed: .always), .multiselect(displayed: .always), .checkmark(),
      .detail(), .reorder(displayed: .always),
    ])
    let views = try views(phone)
    expectEqual(
      views.map(\.accessibilityLabel), ["Delete Row", "Insert Row", nil, nil, "More Info", "Reorder Row"])
    expectEqual(views.map(\.isAccessibilityElement), [true, true, false, false, true, true])
    expectEqual(views.map { $0.accessibilityTraits == .button }, [true, true, false, false, true, true])
  }

  /// A finger that lifts beside the button does nothing; a button without an action keeps the row from being selected.
  @Test func buttonsActWhereTheFingerLifts() throws {
    var log: [String] = []
    let phone = phone(showing: [
      .insert(displayed: .always, actionHandler: { log.append("insert") }), .detail(),
    ])
    let point = CGPoint(x: 28, y: 22)
    phone.tap(point)
    expectEqual(log, ["insert"])
    phone.drag(from: point, to: CGPoint(x: 28, y: 300))
    phone.step()
    expectEqual(log, ["insert"])
    phone.tap(CGPoint(x: 362, y: 22))
    expectEmpty(phone.selections)
    phone.tap(CGPoint(x: 200, y: 22))
    expectEqual(phone.selections, [[0, 0]])
  }

  /// The chevron turns clockwise in left-to-right layouts, and counterclockwise in mirrored ones.
  @Test func chevronsTurnTowardsTheRowsBelow() throws {
    for (direction, angle) in [(.leftToRight, CGFloat.pi / 2), (.rightToLeft, -CGFloat.pi / 2)]
      as [(UITraitEnvironmentLayoutDirection, CGFloat)]
    {
      let phone = phone(direction, showing: [.outlineDisclosure(), .disclosureIndicator()])
      let cell = try phone.cell(0)
      cell.outlineItem = OutlineItem(level: 0, isExpanded: true)
      phone.step()
      let chevrons = try views(phone).map { try #require($0.subviews.first) }
      phone.run(for: 0.4)
      expectEqual(chevrons[0].transform, CGAffineTransform(rotationAngle: angle))
      expectEqual(chevrons[1].transform, .identity)
      expectEmpty(chevrons[0].layer.animations)
      cell.outlineItem = OutlineItem(level: 0, isExpanded: false)
      phone.step()
      expectEqual(chevrons[0].transform, .identity)
      phone.run(for: 0.2)
      expectFalse(chevrons[0].layer.animations.isEmpty, "it takes 0.3 seconds")
      phone.run(for: 0.15)
      expectEmpty(chevrons[0].layer.animations)
    }
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func aMenuShowsItsChoiceBeforeTwoArrows(_ direction: UITraitEnvironmentLayoutDirection) throws {
    let menu = UIMenu(
      title: "Size", options: .singleSelection,
      children: [UIAction(title: "Small") { _ in }, UIAction(title: "Medium", state: .on) { _ in }])
    let phone = phone(direction, showing: [.popUpMenu(menu)])
    let view = try #require(try views(phone).first)
    let shown = try #require(view.subviews.first as? PopUpMenuLabel)
    let label = try #require(shown.subviews.first as? UILabel)
    let arrows = try #require(shown.subviews.last as? UIImageView)
    expectEqual(label.text, "Medium")
    expectEqual(label.font, .systemFont(ofSize: 17))
    expectEqual([label.textColor, arrows.tintColor], [.secondaryLabel, .secondaryLabel])
    expectEqual(arrows.image, symbol("chevron.up.chevron.down", 11, .semibold))
    let (text, picture) = (label.intrinsicContentSize, arrows.intrinsicContentSize)
    expectEqual(
      shown.intrinsicContentSize,
      CGSize(width: text.width + 4 + picture.width, height: max(text.height, picture.height)))
    let width = shown.bounds.width
    expectEqual(width, shown.intrinsicContentSize.width)
    let isMirrored = direction == .rightToLeft
    expectClose(label.frame.minX, isMirrored ? picture.width + 4 : 0)
    expectClose(label.frame.width, text.width)
    expectClose(arrows.frame.minX, isMirrored ? 0 : width - picture.width)
    expectEqual(arrows.frame.size, picture)
    expectClose(label.frame.midY, shown.bounds.midY, within: 0.34)
    expectClose(arrows.frame.midY, shown.bounds.midY, within: 0.34)
    expectClose(view.frame.width, width)
    // A menu without a choice shows its title.
    let plain = UIMenu(title: "Size", children: [UIAction(title: "Small") { _ in }])
    try phone.cell(0).accessories = [.popUpMenu(plain, options: .init(tintColor: .red))]
    phone.step()
    expectEqual(label.text, "Size")
    expectEqual([label.textColor, arrows.tintColor], [.red, .red])
    expectClose(label.frame.width, label.intrinsicContentSize.width)
  }

  /// The view of an accessory is as large as the app made it, or as it wishes to be.
  @Test func customViewsKeepAFixedSizeOnRequest() throws {
    final class Natural: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }
    for (isFixed, width) in [(true, 70), (false, 40)] as [(Bool, CGFloat)] {
      let view = Natural(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
      let phone = phone(showing: [
        .customView(
          configuration: .init(
            customView: view, placement: .leading(), reservedLayoutWidth: .actual, tintColor: .red,
            maintainsFixedSize: isFixed))
      ])
      let strip = try phone.cell(0).accessoryStrip
      expectEqual(strip.leading.map(\.frame), [CGRect(x: 16, y: 0, width: width, height: 44)])
      expectEqual(view.frame, CGRect(x: 0, y: isFixed ? 7 : 12, width: width, height: isFixed ? 30 : 20))
      expectEqual(view.tintColor, .red)
      expectEqual(try phone.cell(0).contentView.frame, CGRect(x: 16 + width, y: 0, width: 374 - width, height: 44))
    }
  }
}
