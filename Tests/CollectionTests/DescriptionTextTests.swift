import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// The descriptions of layout objects: UIKit's forms, except for addresses.
@MainActor
struct DescriptionTextTests {
  init() { TestDevice.services.makeCurrent() }

  private let half = Sections.size(.fractionalWidth(0.5), .fractionalHeight(1))

  private func plain(_ object: NSObject) -> String {
    object.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test func sizesAndSpacings() {
    expectEqual(
      Sections.size(.fractionalWidth(0.5), .fractionalHeight(0.25)).description,
      "{.containerWidthFactor(0.5), .containerHeightFactor(0.25)}")
    expectEqual(Sections.size(.absolute(44), .estimated(94)).description, "{.absolute(44), .estimated(94)}")
    expectEqual(
      Sections.size(.absolute(1 / 3.0), .absolute(1_000_000)).description, "{.absolute(0.333333), .absolute(1e+06)}")
    expectEqual(plain(NSCollectionLayoutSpacing.fixed(4)), "<NSCollectionLayoutSpacing - 0x: fixed:4>")
    expectEqual(plain(NSCollectionLayoutSpacing.flexible(5)), "<NSCollectionLayoutSpacing - 0x: flexible:5>")
    let edges = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: .fixed(2))
    expectEqual(edges.description, "<leading=.flexible(0); top=(null); trailing=(null); bottom=.fixed(2)>")
  }

  @Test func anchorsSayTheirPoint() {
    expectEqual(
      plain(NSCollectionLayoutAnchor(edges: [.top, .leading])),
      "<NSCollectionLayoutAnchor 0x: edges=3; offset={0, 0}; anchorPoint={0, 0}>")
    expectEqual(
      plain(NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 1, y: 2))),
      "<NSCollectionLayoutAnchor 0x: edges=4; offset={1, 2}; anchorPoint={0.5, 1}>")
  }

  @Test func groupDescriptionListsSubitems() {
    let item = NSCollectionLayoutItem(layoutSize: half)
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4.5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .estimated(94)), subitems: [item])
    group.interItemSpacing = .fixed(16)
    expectEqual(
      plain(group),
      """
      <NSCollectionLayoutGroup 0x size={.containerWidthFactor(1), .estimated(94)}>
      \t layoutDirection: .horizontal
      \t interItemSpacing=.fixed(16)
      \t subitems=
      \t\t <NSCollectionLayoutItem 0x size={.containerWidthFactor(0.5), .containerHeightFactor(1)}>
      \t\t \tcontentInsets={1, 2, 3, 4.5}
      """)
  }

  /// Spacing is listed unless all of it is fixed at zero.
  @Test func itemDescriptionsListTheirSpacing() {
    let item = NSCollectionLayoutItem(layoutSize: half)
    let start = "<NSCollectionLayoutItem 0x size={.containerWidthFactor(0.5), .containerHeightFactor(1)}>"
    expectEqual(plain(item), start)
    let none = NSCollectionLayoutSpacing.fixed(0)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: none, top: none, trailing: none, bottom: none)
    expectEqual(plain(item), start)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: none, top: .flexible(3), trailing: .fixed(4), bottom: none)
    item.contentInsets.top = 9
    expectEqual(
      plain(item),
      """
      \(start)
      \tedgeSpacing=<leading=.fixed(0); top=.flexible(3); trailing=.fixed(4); bottom=.fixed(0)>
      \tcontentInsets={9, 0, 0, 0}
      """)
  }

  @Test func sectionDescriptionListsNonDefaultValues() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: half, subitems: [NSCollectionLayoutItem(layoutSize: half)])
    let section = NSCollectionLayoutSection(group: group)
    expectEqual(plain(section), "<NSCollectionLayoutSection: 0x; group = <NSCollectionLayoutGroup: 0x>>")
    section.contentInsets.leading = 5
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [Sections.boundary("header", .top, height: 1)]
    expectEqual(
      plain(section),
      "<NSCollectionLayoutSection: 0x; group = <NSCollectionLayoutGroup: 0x>; contentInsets = {0, 5, 0, 0}; "
        + "interGroupSpacing = 8; orthogonalScrollingBehavior = Group Paging Centered; boundarySupplementaryItems = <0x>>"
    )
  }

  // MARK: Pictures

  /// 390 points are 100 characters, and a character is twice as tall as it is wide.
  @Test func aRowIsDrawnToScale() {
    let item = NSCollectionLayoutItem(layoutSize: half)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.absolute(78), .absolute(39)), subitems: [item])
    expectEqual(
      group.visualDescription(),
      """
      +--------++--------+
      |        ||        |
      |   0    ||   1    |
      |        ||        |
      +--------++--------+
      """)
  }

  @Test func spacingNestedGroupsAndBadgesAreDrawn() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Sections.size(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(0.5))), count: 2)
    column.contentInsets = NSDirectionalEdgeInsets(top: 7.8, leading: 7.8, bottom: 7.8, trailing: 7.8)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Sections.size(.absolute(19.5), .absolute(23.4)), elementKind: "new",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.absolute(156), .absolute(78)),
      subitems: [
        NSCollectionLayoutItem(
          layoutSize: Sections.size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge]),
        column,
      ])
    expectEqual(
      group.visualDescription(),
      """
      +--------------*****....................
      |              *new*: +--------------+ :
      |              *****: |              | :
      |                  |: |      1       | :
      |                  |: +--------------+ :
      |        0         |: +--------------+ :
      |                  |: |              | :
      |                  |: |      2       | :
      |                  |: +--------------+ :
      +------------------+....................
      """, "\n\(group.visualDescription())")
  }

  /// The drawing has at most a hundred columns and fifty rows, however large the group.
  @Test func aPictureKeepsItsSize() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(0.01)))
    for size in [Sections.size(.absolute(1e7), .absolute(20)), Sections.size(.absolute(20), .absolute(1e7)), half] {
      let lines = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item]).visualDescription()
        .split(separator: "\n", omittingEmptySubsequences: false)
      expectAtMost(lines.count, 50)
      #expect(lines.allSatisfy { $0.count <= 100 })
    }
  }

  /// A tall group is drawn smaller, so that all of it is in the picture.
  @Test(arguments: [844, 1690, 3380] as [CGFloat]) func tallGroupsAreDrawnWhole(height: CGFloat) {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(0.25)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Sections.size(.absolute(390), .absolute(height)), subitems: [item])
    let lines = group.visualDescription().split(separator: "\n").map(String.init)
    let columns = Int((390 * 100 / height).rounded())
    expectEqual(lines.count, 50)
    expectEqual(Set(lines.map(\.count)), [columns])
    let edge = "+" + String(repeating: "-", count: columns - 2) + "+"
    expectEqual([lines.first, lines.last], [edge, edge])
    for number in 0..<4 { expectEqual(lines.count { $0.contains("\(number)") }, 1) }
  }

  @Test func groupWithoutSpaceExplainsWhy() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.absolute(200), .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.absolute(100), .absolute(20)), subitems: [item])
    expectContains(group.visualDescription(), "cannot fit even a single item")
  }
}
