import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// The section that each list configuration makes, compared with UIKit's (macOS 27 Catalyst, recorded by the project
/// kern0x1b/charon) for every appearance, header and footer mode.
///
/// Two recorded numbers are specific to the Mac: a sidebar's sides of 12.987 points are 10 here, and a row's estimate
/// is 44.
@MainActor
struct ListMetricsTests {
  typealias Appearance = UICollectionLayoutListConfiguration.Appearance
  typealias HeaderMode = UICollectionLayoutListConfiguration.HeaderMode
  typealias FooterMode = UICollectionLayoutListConfiguration.FooterMode

  struct Recorded: Sendable, CustomTestStringConvertible {
    let appearance: Appearance
    let header: HeaderMode
    let footer: FooterMode
    let top, side, bottom: CGFloat
    var boundaryHeight: CGFloat = 17.5
    var isPinned = false

    var testDescription: String { "\(appearance), header \(header), footer \(footer)" }
  }

  nonisolated static let record: [Recorded] = {
    var rows: [Recorded] = []
    for header in [HeaderMode.none, .supplementary, .firstItemInSection] {
      for footer in [FooterMode.none, .supplementary] {
        let (hasHeader, hasFooter) = (header != .none, footer != .none)
        rows.append(
          Recorded(
            appearance: .plain, header: header, footer: footer, top: header == .firstItemInSection ? 22 : 0, side: 0,
            bottom: 0, boundaryHeight: 28, isPinned: true))
        for (appearance, side) in [(Appearance.grouped, CGFloat(0)), (.insetGrouped, 16)] {
          rows.append(
            Recorded(
              appearance: appearance, header: header, footer: footer, top: hasHeader ? 0 : 35, side: side,
              bottom: hasFooter ? 0 : 20))
        }
        rows.append(
          Recorded(
            appearance: .sidebar, header: header, footer: footer, top: 0, side: 10, bottom: hasFooter ? 0 : 10))
        rows.append(
          Recorded(
            appearance: .sidebarPlain, header: header, footer: footer, top: 0, side: 10, bottom: 0, boundaryHeight: 28,
            isPinned: true))
      }
    }
    return rows
  }()

  @Test(arguments: record) func aSectionIsAsRecorded(_ recorded: Recorded) throws {
    var list = UICollectionLayoutListConfiguration(appearance: recorded.appearance)
    list.headerMode = recorded.header
    list.footerMode = recorded.footer
    let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: Self.environment(width: 390))
    expectEqual(
      section.contentInsets,
      NSDirectionalEdgeInsets(
        top: recorded.top, leading: recorded.side, bottom: recorded.bottom, trailing: recorded.side))
    expectEqual(section.interGroupSpacing, 0)
    let kinds = [
      recorded.header == .supplementary ? UICollectionView.elementKindSectionHeader : nil,
      recorded.footer == .supplementary ? UICollectionView.elementKindSectionFooter : nil,
    ]
    expectEqual(section.boundarySupplementaryItems.map(\.elementKind), kinds.compactMap(\.self))
    for item in section.boundarySupplementaryItems {
      expectEqual(item.layoutSize, Sections.size(.fractionalWidth(1), .estimated(recorded.boundaryHeight)))
      expectEqual(item.pinToVisibleBounds, recorded.isPinned)
      expectTrue(item.extendsBoundary)
      expectEqual(item.zIndex, 200)
    }
  }

  @Test func everyCombinationIsRecorded() {
    expectEqual(Set(Self.record.map(\.testDescription)).count, 30)
  }

  /// Margins are 20 from 414 points on: a cell of 390 was logged at x 20 on a phone of 430.
  @Test(arguments: [(320, 16), (390, 16), (413, 16), (414, 20), (430, 20), (1024, 20)] as [(CGFloat, CGFloat)])
  func insetGroupsKeepTheMarginOfTheirWidth(width: CGFloat, side: CGFloat) {
    let section = NSCollectionLayoutSection.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      layoutEnvironment: Self.environment(width: width))
    expectEqual(section.contentInsets.leading, side)
    expectEqual(section.contentInsets.trailing, side)
  }

  @Test func aConfigurationStartsAsAppleSays() {
    let list = UICollectionLayoutListConfiguration(appearance: .grouped)
    expectEqual(list.appearance, .grouped)
    expectTrue(list.showsSeparators)
    expectEqual(list.headerMode, .none)
    expectEqual(list.footerMode, .none)
    expectNil(list.headerTopPadding)
    expectNil(list.backgroundColor)
  }

  /// List cells draw their separators as the configuration of their section requires.
  @Test func aSectionRemembersItsConfiguration() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: Self.environment(width: 390))
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    expectEqual(copy.listConfiguration?.showsSeparators, false)
  }

  private static func environment(width: CGFloat) -> any NSCollectionLayoutEnvironment {
    LayoutEnvironment(
      container: LayoutContainer(contentSize: CGSize(width: width, height: 844)),
      traitCollection: UITraitCollection())
  }
}
