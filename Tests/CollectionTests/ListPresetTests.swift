import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// The metrics, fonts and colors of every preset, and what adaptive presets become in each list.
@MainActor
struct ListPresetTests {
  private typealias Content = UIListContentConfiguration
  private typealias Background = UIBackgroundConfiguration
  private typealias Appearance = UICollectionLayoutListConfiguration.Appearance

  private let device = TestDevice.phone(scale: 3)
  private let appearances: [Appearance] = [.plain, .grouped, .insetGrouped, .sidebar, .sidebarPlain]

  /// Margins from the top, counterclockwise; paddings after the picture, beside and between the texts; the sizes of
  /// both texts.
  private func metrics(_ content: Content) -> [CGFloat] {
    let margins = content.directionalLayoutMargins
    return [
      margins.top, margins.leading, margins.bottom, margins.trailing, content.imageToTextPadding,
      content.textToSecondaryTextHorizontalPadding, content.textToSecondaryTextVerticalPadding,
      content.textProperties.font.pointSize, content.secondaryTextProperties.font.pointSize,
    ]
  }

  @Test func everyPresetHasItsMetrics() {
    device.becomeCurrent()
    let small = [13, 13] as [CGFloat]
    expectEqual(metrics(.cell()), [11, 16, 11, 8, 16, 6, 3, 17, 12])
    expectEqual(metrics(.subtitleCell()), [11, 16, 11, 8, 16, 6, 2, 17, 12])
    expectEqual(metrics(.valueCell()), [11, 16, 11, 8, 16, 6, 3, 17, 17])
    for sidebar in [Content.sidebarCell(), .accompaniedSidebarCell()] {
      expectEqual(metrics(sidebar), [11, 8, 11, 8, 10, 6, 3, 17, 13])
    }
    for sidebar in [Content.sidebarSubtitleCell(), .accompaniedSidebarSubtitleCell()] {
      expectEqual(metrics(sidebar), [4, 8, 4, 8, 10, 6, 0, 17, 13])
    }
    expectEqual(metrics(.plainHeader()), [4, 8, 11 / 3, 8, 16, 6, 3, 17, 13])
    expectEqual(metrics(.sidebarHeader()), [11, 8, 11, 8, 10, 6, 3, 20, 13])
    expectEqual(metrics(.groupedHeader()), [17, 8, 6, 8, 16, 6, 3] + small)
    expectEqual(metrics(.header()), metrics(.groupedHeader()))
    for footer in [Content.plainFooter(), .groupedFooter(), .footer()] {
      expectEqual(metrics(footer), [8, 8, 6, 8, 16, 6, 3] + small)
    }
    expectEqual(metrics(.prominentInsetGroupedHeader()), [17, 8, 10, 8, 16, 6, 3, 20, 13])
    expectEqual(metrics(.extraProminentInsetGroupedHeader()), [17, 8, 10, 8, 16, 6, 3, 22, 13])
  }

  @Test func presetsHaveTheirWeightsCasesAndColors() {
    device.becomeCurrent()
    expectEqual(Content.plainHeader().textProperties.font, .preferredFont(forTextStyle: .headline))
    expectEqual(Content.sidebarHeader().textProperties.font, .systemFont(ofSize: 20, weight: .bold))
    let prominent = Content.prominentInsetGroupedHeader().textProperties
    expectEqual(prominent.font, .systemFont(ofSize: 20, weight: .semibold))
    let largest = Content.extraProminentInsetGroupedHeader().textProperties
    expectEqual(largest.font, .systemFont(ofSize: 22, weight: .bold))
    for text in [prominent, largest, Content.cell().textProperties, Content.sidebarHeader().textProperties] {
      expectEqual(text.color, .label)
      expectEqual(text.transform, .none)
    }
    for header in [Content.groupedHeader(), .header()] { expectEqual(header.textProperties.transform, .uppercase) }
    for small in [Content.groupedHeader(), .plainFooter(), .groupedFooter(), .header(), .footer()] {
      expectEqual(small.textProperties.color, .secondaryLabel)
      expectEqual(small.secondaryTextProperties.color, .secondaryLabel)
      expectEqual(small.textProperties.font, .preferredFont(forTextStyle: .footnote))
    }
    for footer in [Content.plainFooter(), .groupedFooter(), .footer()] {
      expectEqual(footer.textProperties.transform, .none)
    }
    let symbols = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    expectEqual(Content.cell().imageProperties.preferredSymbolConfiguration, symbols)
    expectEqual(
      Content.footer().imageProperties.preferredSymbolConfiguration,
      UIImage.SymbolConfiguration(textStyle: .footnote, scale: .large))
  }

  private func state(
    _ appearance: Appearance, _ role: ListPosition.Role = .row,
    change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: .current)
    state.listPosition = ListPosition(appearance: appearance, role: role, margin: 16)
    change(&state)
    return state
  }

  /// A header or footer takes all that differs from its list, with the exception of what the app has set.
  @Test func adaptiveContentsAreThoseOfTheirList() {
    device.becomeCurrent()
    let headers: [Content] = [
      .plainHeader(), .groupedHeader(), .groupedHeader(), .sidebarHeader(), .sidebarHeader(),
    ]
    let footers: [Content] = [.plainFooter(), .groupedFooter(), .groupedFooter(), .groupedFooter(), .plainFooter()]
    for (index, appearance) in appearances.enumerated() {
      let state = state(appearance, .header)
      for (adaptive, fixed) in [(Content.header(), headers[index]), (Content.footer(), footers[index])] {
        let shown = adaptive.updated(for: state)
        expectEqual(metrics(shown), metrics(fixed))
        expectEqual(shown.textProperties, fixed.updated(for: state).textProperties)
        expectEqual(shown.secondaryTextProperties, fixed.updated(for: state).secondaryTextProperties)
        expectEqual(shown.imageProperties, fixed.updated(for: state).imageProperties)
      }
      var own = Content.header()
      own.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      (own.imageToTextPadding, own.textToSecondaryTextVerticalPadding) = (5, 7)
      (own.textProperties.transform, own.textProperties.numberOfLines) = (.lowercase, 3)
      (own.textProperties.adjustsFontSizeToFitWidth, own.textProperties.minimumScaleFactor) = (true, 0.3)
      let shown = own.updated(for: state)
      expectEqual(Array(metrics(shown).prefix(7)), [1, 2, 3, 4, 5, 6, 7])
      expectEqual(shown.textProperties.transform, .lowercase)
      expectEqual(shown.textProperties.numberOfLines, 3)
      expectTrue(shown.textProperties.adjustsFontSizeToFitWidth)
      expectEqual(shown.textProperties.minimumScaleFactor, 0.3)
    }
  }

  @Test func adaptiveBackgroundsAreThoseOfTheirList() {
    device.becomeCurrent()
    let rows: [Background] = [
      .listPlainCell(), .listGroupedCell(), .listGroupedCell(), .listSidebarCell(), .listSidebarCell(),
    ]
    let headers: [Background] = [
      .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listGroupedHeaderFooter(), .listSidebarHeader(),
      .listPlainHeaderFooter(),
    ]
    let footers: [Background] = [
      .listPlainHeaderFooter(), .listGroupedHeaderFooter(), .listGroupedHeaderFooter(), .listGroupedHeaderFooter(),
      .listPlainHeaderFooter(),
    ]
    for (index, appearance) in appearances.enumerated() {
      for isSelected in [false, true] {
        let state = state(appearance) { ($0.isSelected, $0.isPinned) = (isSelected, isSelected) }
        let pairs = [
          (Background.listCell(), rows[index]), (.listHeader(), headers[index]), (.listFooter(), footers[index]),
        ]
        for (adaptive, fixed) in pairs {
          let (shown, expected) = (adaptive.updated(for: state), fixed.updated(for: state))
          expectEqual(shown.backgroundColor, expected.backgroundColor)
          expectEqual(shown.cornerRadius, expected.cornerRadius)
        }
      }
    }
  }

  /// Colors at rest, then of highlighted, selected, selected and edited, swept and pinned views.
  @Test func backgroundsHaveTheirColorsInEachState() {
    device.becomeCurrent()
    let states: [UICellConfigurationState] = [
      state(.plain), state(.plain) { $0.isHighlighted = true }, state(.plain) { $0.isSelected = true },
      state(.plain) { ($0.isSelected, $0.isEditing) = (true, true) }, state(.plain) { $0.isSwiped = true },
      state(.plain) { $0.isPinned = true }, state(.plain) { $0.isEditing = true },
    ]
    let (marked, light) = (UIColor.systemGray4, UIColor.systemGray5)
    let cases: [(Background, [UIColor], CGFloat)] = [
      (.clear(), Array(repeating: .clear, count: 7), 0),
      (
        .listPlainCell(),
        [.systemBackground, marked, marked, light, light, .systemBackground, .systemBackground], 0
      ),
      (
        .listGroupedCell(),
        [
          .secondarySystemGroupedBackground, marked, marked, light, light, .secondarySystemGroupedBackground,
          .secondarySystemGroupedBackground,
        ], 0
      ),
      (.listPlainHeaderFooter(), [.clear, .clear, .clear, .clear, .clear, .systemBackground, .clear], 0),
      (.listGroupedHeaderFooter(), Array(repeating: .clear, count: 7), 0),
      (.listSidebarCell(), [.clear, marked, .secondarySystemFill, light, light, .clear, .clear], 10),
      (.listAccompaniedSidebarCell(), [.clear, marked, .secondarySystemFill, light, light, .clear, .clear], 10),
      (.listSidebarHeader(), Array(repeating: .clear, count: 7), 10),
    ]
    for (background, colors, radius) in cases {
      expectEqual(states.map { background.updated(for: $0).backgroundColor }, colors)
      expectEqual(Set(states.map { background.updated(for: $0).cornerRadius }), [radius])
    }
    // Without a state, a header of a plain list is as if it were pinned.
    expectEqual(Background.listPlainHeaderFooter().backgroundColor, .systemBackground)
  }

  @Test func rowsHaveTheMinimumHeightOfATouch() {
    device.becomeCurrent()
    let rows: [Content] = [
      .cell(), .subtitleCell(), .valueCell(), .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(),
      .accompaniedSidebarSubtitleCell(),
    ]
    for row in rows {
      expectEqual(UIListContentView(configuration: row).sizeThatFits(CGSize(width: 300, height: 0)).height, 44)
    }
    let others: [(Content, CGFloat)] = [
      (.plainHeader(), 4 + 11 / 3), (.plainFooter(), 14), (.groupedHeader(), 23), (.groupedFooter(), 14),
      (.sidebarHeader(), 22), (.prominentInsetGroupedHeader(), 27), (.extraProminentInsetGroupedHeader(), 27),
      (.header(), 23), (.footer(), 14),
    ]
    for (other, height) in others {
      expectClose(UIListContentView(configuration: other).sizeThatFits(CGSize(width: 300, height: 0)).height, height)
    }
  }

  /// The default content of a cell is the one of its role in its list.
  @Test func defaultContentsAreThoseOfTheRole() {
    device.becomeCurrent()
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let rows: [Content] = [.cell(), .cell(), .cell(), .sidebarCell(), .sidebarCell()]
    let footers: [Content] = [.plainFooter(), .groupedFooter(), .groupedFooter(), .groupedFooter(), .plainFooter()]
    let headers: [Content] = [
      .plainHeader(), .groupedHeader(), .groupedHeader(), .sidebarHeader(), .sidebarHeader(),
    ]
    for (index, appearance) in appearances.enumerated() {
      let roles: [(ListPosition.Role, Content)] = [
        (.row, rows[index]), (.header, headers[index]), (.footer, footers[index]),
      ]
      for (role, content) in roles {
        cell.listPosition = ListPosition(appearance: appearance, role: role, margin: 16)
        expectEqual(cell.defaultContentConfiguration(), content.updated(for: cell.configurationState))
      }
    }
    cell.listPosition = nil
    expectEqual(cell.defaultContentConfiguration(), Content.cell().updated(for: cell.configurationState))
  }
}
