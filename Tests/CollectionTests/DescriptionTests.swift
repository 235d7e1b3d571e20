import DeviceSupport
import Foundation
import LayoutSolver
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// The layout description classes: Apple's defaults, their descriptions, and the values they reject.
@MainActor
struct DescriptionTests {
  private let whole = Sections.size(.fractionalWidth(1), .fractionalHeight(1))

  @Test func defaultsAreApples() {
    let item = NSCollectionLayoutItem(layoutSize: whole)
    expectEqual(item.edgeSpacing?.leading?.isFixed, true)
    expectEqual(item.edgeSpacing?.top?.spacing, 0)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [item])
    expectEqual(group.interItemSpacing?.spacing, 0)
    let section = NSCollectionLayoutSection(group: group)
    expectEqual(section.orthogonalScrollingBehavior, .none)
    expectEqual(section.contentInsetsReference, .automatic)
    let header = Sections.boundary("header", .top, height: 10)
    expectEqual(header.zIndex, 1)
    expectTrue(header.extendsBoundary)
    expectFalse(header.pinToVisibleBounds)
    expectEqual(NSCollectionLayoutDecorationItem.background(elementKind: "back").zIndex, 0)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expectEqual(configuration.scrollDirection, .vertical)
    expectEqual(configuration.contentInsetsReference, .safeArea)
    expectEqual(UICollectionLayoutSectionOrthogonalScrollingProperties().bounce, .automatic)
  }

  @Test func dimensionsDescribeTheirKind() {
    let half = NSCollectionLayoutDimension.fractionalWidth(0.5)
    expectTrue(half.isFractionalWidth)
    expectFalse(half.isFractionalHeight)
    expectFalse(half.isAbsolute)
    expectFalse(half.isEstimated)
    expectEqual(half.dimension, 0.5)
    let size = Sections.size(half, .estimated(94))
    expectEqual(size.description, "{.containerWidthFactor(0.5), .estimated(94)}")
    expectTrue(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 3).isUniformAcrossSiblings)
  }

  @Test func groupRepeatsItemByCount() {
    let item = NSCollectionLayoutItem(layoutSize: whole)
    let copies = NSCollectionLayoutGroup.vertical(layoutSize: whole, repeatingSubitem: item, count: 3)
    expectEqual(copies.subitems, [item])
    let context = SpecContext(traitCollection: UITraitCollection())
    expectEqual(copies.spec(in: context).members, .repeatingSubitem(item.subitemSpec(in: context), 3))
    let maker: any GroupMaker = EqualShares(item: item, count: 2)
    let shares = maker.makeGroup(whole)
    expectEqual(shares.spec(in: context).members, .subitemCount(item.subitemSpec(in: context), 2))
  }

  /// The environment of a custom group is the group itself.
  @Test func aCustomGroupsProviderSeesItsGroup() throws {
    var seen: [CGSize] = []
    let group = NSCollectionLayoutGroup.custom(layoutSize: Sections.size(.fractionalWidth(1), .absolute(100))) {
      seen.append($0.container.contentSize)
      return (0..<3).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(index) * 50, y: CGFloat(index) * 10, width: 40, height: 30), zIndex: index)
      }
    }
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [4])
    expectEqual(Set(seen.map(\.width)), [390])
    expectEqual(Set(seen.map(\.height)), [100])
    let third = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
    expectEqual(third.frame, CGRect(x: 100, y: 20, width: 40, height: 30))
    let fourth = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
    expectEqual(fourth.frame, CGRect(x: 0, y: 100, width: 40, height: 30))
  }

  @Test func copiesAreIndependent() throws {
    let section = Sections.list(.absolute(10), spacing: 4)
    section.contentInsets.top = 9
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    section.contentInsets.top = 1
    expectEqual(copy.contentInsets.top, 9)
    expectEqual(copy.interGroupSpacing, 4)
  }

  @Test func badgesBackgroundsAndLayoutHeadersAreShown() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Sections.size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(100)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: Sections.size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    section.decorationItems = [background]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 50)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "back")
    let phone = CollectionFixture(layout, counts: [3])
    let view = phone.collectionView
    let backgrounds = view.subviews.compactMap { $0 as? BackgroundView }
    expectEqual(backgrounds.map(\.frame), [CGRect(x: 2, y: 52, width: 386, height: 316)])
    // 20 x 20 in the top trailing corner, moved right and up by 0.3 of its size.
    let first = try #require(view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 0, section: 0)))
    expectEqual(first.frame, CGRect(x: 356, y: 54, width: 20, height: 20))
    expectEqual(view.indexPathsForVisibleSupplementaryElements(ofKind: "badge").map(\.item), [0, 1, 2])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(index: 0))
    expectEqual(header?.frame, CGRect(x: 0, y: 0, width: 390, height: 50))
    // The background is behind the cells, badges are in front.
    let order = view.subviews.map { "\(type(of: $0))" }
    expectEqual(
      order,
      [
        "BackgroundView", "RecordingCell", "RecordingCell", "RecordingCell", "RecordingSupplementary",
        "RecordingSupplementary", "RecordingSupplementary", "RecordingSupplementary",
      ])
  }
}

final class BackgroundView: UICollectionReusableView {}

/// Deprecated API has to work as well; a call through a protocol causes no warning.
@MainActor
protocol GroupMaker {
  func makeGroup(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup
}

@MainActor
struct EqualShares: GroupMaker {
  let item: NSCollectionLayoutItem
  let count: Int
  var vertical = false

  @available(*, deprecated)
  func makeGroup(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    vertical
      ? .vertical(layoutSize: size, subitem: item, count: count)
      : .horizontal(layoutSize: size, subitem: item, count: count)
  }
}

/// The earlier names that iOS 16 had for repeating groups.
@MainActor
struct CopiesByFirstName: GroupMaker {
  let item: NSCollectionLayoutItem
  let count: Int
  var vertical = false

  @available(*, deprecated)
  func makeGroup(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutGroup {
    vertical
      ? .verticalGroup(with: size, repeatingSubitem: item, count: count)
      : .horizontalGroup(with: size, repeatingSubitem: item, count: count)
  }
}
