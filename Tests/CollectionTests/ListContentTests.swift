import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// The presets of list content, and the sizes of rows that show them.
@MainActor
struct ListContentTests {
  private typealias Content = UIListContentConfiguration

  private let device = TestDevice.phone(scale: 3)

  // MARK: Presets

  /// The values printed by phones with iOS 14 to 17.
  @Test func rowsAndHeadersMatchPhoneMetrics() {
    device.becomeCurrent()
    let cell = Content.cell()
    expectEqual(cell.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
    expectEqual(cell.imageToTextPadding, 16)
    expectEqual(cell.textToSecondaryTextVerticalPadding, 3)
    expectEqual(cell.axesPreservingSuperviewLayoutMargins, .horizontal)
    expectEqual(cell.textProperties.font.pointSize, 17)
    let header = Content.groupedHeader()
    expectEqual(header.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
    expectEqual(header.textProperties.transform, .uppercase)
    expectEqual(header.textProperties.font.pointSize, 13)
  }

  /// The values recorded from UIKit (macOS 27 Catalyst, by the project kern0x1b/charon).
  @Test func textsAreAsRecorded() {
    device.becomeCurrent()
    for content in [Content.cell(), .subtitleCell(), .valueCell(), .plainHeader(), .groupedFooter()] {
      expectEqual(content.textProperties.numberOfLines, 0)
      expectFalse(content.textProperties.adjustsFontSizeToFitWidth)
    }
    let sidebars = [
      Content.sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
      .sidebarHeader(),
    ]
    for content in sidebars {
      for text in [content.textProperties, content.secondaryTextProperties] {
        expectEqual(text.numberOfLines, 1)
        expectTrue(text.adjustsFontSizeToFitWidth)
        expectEqual(text.minimumScaleFactor, 0.9)
      }
      expectEqual(content.imageToTextPadding, 10)
    }
    expectTrue(Content.valueCell().prefersSideBySideTextAndSecondaryText)
    expectEqual(Content.valueCell().secondaryTextProperties.font.pointSize, 17)
    expectFalse(Content.cell().prefersSideBySideTextAndSecondaryText)
  }

  @Test func presetsThatAreTheSameAreEqual() {
    expectEqual(Content.cell(), Content.cell())
    expectNotEqual(Content.cell(), Content.valueCell())
    var changed = Content.cell()
    changed.secondaryText = "x"
    expectNotEqual(changed, Content.cell())
  }

  // MARK: States

  private var state: UICellConfigurationState { UICellConfigurationState(traitCollection: UITraitCollection.current) }

  @Test func onlyDefaultFontsFollowTextSize() {
    device.becomeCurrent()
    var content = Content.subtitleCell()
    content.secondaryTextProperties.font = .systemFont(ofSize: 40)
    var large = state
    large.traitCollection = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let updated = content.updated(for: large)
    expectEqual(updated.textProperties.font.pointSize, 23)
    expectEqual(updated.secondaryTextProperties.font.pointSize, 40)
    content.textProperties.adjustsFontForContentSizeCategory = false
    expectEqual(content.updated(for: large).textProperties.font.pointSize, 17)
  }

  @Test func onlyDefaultTextColorDimsWhenDisabled() {
    var disabled = state
    disabled.isDisabled = true
    var content = Content.valueCell()
    content.secondaryTextProperties.color = .systemRed
    let updated = content.updated(for: disabled)
    expectEqual(updated.textProperties.color, .tertiaryLabel)
    expectEqual(updated.secondaryTextProperties.color, .systemRed)
    expectEqual(updated.updated(for: state).textProperties.color, .label)
  }

  /// The values recorded from UIKit (macOS 27 Catalyst): secondary texts are paler still, pictures as pale as texts,
  /// sidebars fade as a whole, headers keep the colors of their texts, and a row with visible actions is unchanged.
  @Test func disabledContentDimsPerStyle() {
    var disabled = state
    disabled.isDisabled = true
    let row = Content.subtitleCell().updated(for: disabled)
    expectEqual(row.secondaryTextProperties.color, .quaternaryLabel)
    expectEqual(row.imageProperties.tintColor, .tertiaryLabel)
    expectEqual(row.alpha, 1)
    expectEqual(row.updated(for: state), Content.subtitleCell().updated(for: state))
    let sidebar = Content.sidebarCell().updated(for: disabled)
    expectEqual(sidebar.alpha, 0.5)
    expectEqual(sidebar.textProperties.color, .label)
    expectNil(sidebar.imageProperties.tintColor)
    expectEqual(Content.plainHeader().updated(for: disabled).textProperties.color, .label)
    disabled.isSwiped = true
    expectEqual(Content.cell().updated(for: disabled).textProperties.color, .label)
    var own = Content.cell()
    own.imageProperties.tintColor = .systemRed
    disabled.isSwiped = false
    expectEqual(own.updated(for: disabled).imageProperties.tintColor, .systemRed)
  }

  @Test func textAndAttributedTextReplaceEachOther() {
    var content = Content.cell()
    content.text = "plain"
    content.attributedText = NSAttributedString(string: "dressed")
    expectNil(content.text)
    content.attributedText = nil
    content.text = "plain"
    content.secondaryAttributedText = NSAttributedString(string: "dressed")
    content.secondaryText = "plain"
    expectEqual(content.text, "plain")
    expectNil(content.secondaryAttributedText)
  }

  /// The next state undoes the effect of the previous one, and the same state applied twice has no further effect.
  @Test func updatingTwiceChangesNothing() {
    for content in [Content.cell(), .sidebarHeader(), .header(), .footer(), .prominentInsetGroupedHeader()] {
      let once = content.updated(for: state)
      expectEqual(once.updated(for: state), once)
    }
  }

  @Test func colourTransformersHaveTheLastWord() {
    var text = Content.cell().textProperties
    text.colorTransformer = UIConfigurationColorTransformer { $0.withAlphaComponent(0.5) }
    text.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    expectEqual(text.resolvedColor(), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    var image = Content.cell().imageProperties
    expectIdentical(image.resolvedTintColor(for: .systemPink), UIColor.systemPink)
    image.tintColorTransformer = .grayscale
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    let gray = image.resolvedTintColor(for: UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(gray.resolvedColor(with: .current).getWhite(&white, alpha: &alpha) && abs(white - 1) < 1e-9)
  }

  @Test func headersAreAsTheirListIs() throws {
    let points: [(ListPhone.List.Appearance, CGFloat)] = [(.plain, 17), (.grouped, 13), (.sidebar, 20)]
    for (appearance, points) in points {
      var list = ListPhone.List(appearance: appearance)
      list.headerMode = .firstItemInSection
      let phone = ListPhone(list, counts: [2]) { cell, path in
        var content = path.item == 0 ? Content.header() : cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
      }
      let content = try #require(try phone.cell(0).contentConfiguration as? Content)
      expectEqual(content.textProperties.font.pointSize, points)
      expectEqual(content.textProperties.transform, (appearance == .grouped ? .uppercase : .none))
    }
  }

  // MARK: Sizes

  private func height(_ change: (inout Content) -> Void, preset: Content = .cell(), width: CGFloat = 390) -> CGFloat {
    var content = preset
    change(&content)
    let configured = content
    let phone = ListPhone(
      .init(appearance: .plain), counts: [1], size: CGSize(width: width, height: 844),
      fill: { cell, _ in cell.contentConfiguration = configured })
    phone.step()
    return phone.collectionView.cellForItem(at: [0, 0])?.frame.height ?? 0
  }

  private func line(_ style: UIFont.TextStyle) -> CGFloat {
    PixelGrid(scale: 3).ceil(UIFont.preferredFont(forTextStyle: style).lineHeight)
  }

  @Test func singleLineRowHasMinimumTouchHeight() {
    expectEqual(height { $0.text = "Text" }, 44)
    expectEqual(height { _ in }, 44)
  }

  @Test func moreLinesMakeARowHigher() {
    device.becomeCurrent()
    let expected = 22 + line(.body) + 2 + line(.caption1)
    expectLess(
      abs(
        height(
          {
            $0.text = "Text"; $0.secondaryText = "More"
          }, preset: .subtitleCell()) - expected), 0.01)
    let wrapped = height({ $0.text = String(repeating: "word ", count: 24) }, width: 320)
    let lines = (wrapped - 22) / UIFont.preferredFont(forTextStyle: .body).lineHeight
    expectGreater(lines, 1.9)
    expectLess(abs(lines - lines.rounded()), 0.05)
  }

  @Test func valueIsBesideTextWhenBothFit() {
    device.becomeCurrent()
    let beside = height(
      {
        $0.text = "Text"; $0.secondaryText = "Value"
      }, preset: .valueCell())
    let below = height(
      {
        $0.text = "Text"; $0.secondaryText = String(repeating: "long ", count: 7)
      }, preset: .valueCell(),
      width: 320)
    expectEqual(beside, 44)
    expectLess(abs(below - (22 + 2 * line(.body) + 3)), 0.01)
  }

  @Test func imagesIndentText() {
    let picture = UIImage(
      pixels: .init(width: 80, height: 120, pixels: Array(repeating: 0, count: 80 * 120), name: "tall"), scale: 1)
    expectEqual(height { $0.image = picture }, 142)
    expectEqual(
      height {
        $0.image = picture; $0.imageProperties.maximumSize = CGSize(width: 60, height: 60)
      }, 82)
    expectEqual(
      height {
        $0.image = picture; $0.imageProperties.reservedLayoutSize.height = 30
      }, 52)
    expectEqual(
      height {
        $0.image = UIImage(systemName: "star"); $0.text = "Text"
      }, 44)
  }

  @Test func invalidNumbersDoNoHarm() {
    for number in [CGFloat.nan, .infinity, -.infinity, -50, .greatestFiniteMagnitude] {
      let high = height {
        $0.text = "Text"
        $0.secondaryText = "More"
        $0.image = UIImage(systemName: "star")
        $0.imageToTextPadding = number
        $0.textToSecondaryTextVerticalPadding = number
        $0.directionalLayoutMargins.leading = number
        $0.imageProperties.maximumSize.width = number
        $0.imageProperties.reservedLayoutSize.width = number
        $0.imageProperties.cornerRadius = number
      }
      expectTrue(high.isFinite)
      expectAtLeast(high, 44)
    }
  }

  /// The texts of a list begin at the same position, whatever their symbols are.
  @Test func textsOfRowsWithSymbolsAlign() throws {
    let names = ["star", "folder.fill", "chevron.right", "person.3"]
    let phone = ListPhone(.init(appearance: .insetGrouped), counts: [names.count]) { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.image = UIImage(systemName: names[path.item])
      cell.contentConfiguration = content
    }
    let starts = try names.indices.map { try phone.cell($0).label("Text")?.frame.minX }
    expectEqual(Set(starts).count, 1)
    expectEqual(starts.first, 56)
  }

  /// Only fonts of text styles and scaled fonts follow the text size, as on iOS.
  @Test func fontsOfTextStylesFollowTheTextSize() {
    func font(_ font: UIFont, adjusts: Bool = true) -> UIFont {
      var content = UIListContentConfiguration.cell()
      content.textProperties.font = font
      content.textProperties.adjustsFontForContentSizeCategory = adjusts
      let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
      return content.updated(for: UICellConfigurationState(traitCollection: traits)).textProperties.font
    }
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let title = UIFont.preferredFont(forTextStyle: .title3)
    expectEqual(font(title), .preferredFont(forTextStyle: .title3, compatibleWith: large))
    expectEqual(font(title, adjusts: false), title)
    expectEqual(font(.systemFont(ofSize: 20)), .systemFont(ofSize: 20))
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 11))
    expectGreater(font(scaled).pointSize, scaled.pointSize)
  }
}
