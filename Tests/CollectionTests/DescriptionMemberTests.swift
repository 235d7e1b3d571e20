import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Every member of items, groups and their sizes affects the layout: closed-form frames in a container of 320 by 480.
@MainActor
struct DescriptionMemberTests: MemberSuite {
  // MARK: Dimensions

  @Test func everyKindOfDimensionHasItsLength() {
    expectEqual(phone(row(.fractionalWidth(0.5), .fractionalHeight(0.5))).frame(ofItem: 0)?.size.width, 160)
    expectEqual(phone(row(.fractionalWidth(0.5), .fractionalHeight(0.5))).frame(ofItem: 0)?.size.height, 20)
    expectEqual(
      phone(row(.fractionalHeight(1), .fractionalWidth(0.1))).frame(ofItem: 0)?.size, CGSize(width: 40, height: 32))
    expectEqual(phone(row(.absolute(30), .estimated(25))).frame(ofItem: 1), CGRect(x: 30, y: 0, width: 30, height: 25))
  }

  @Test func uniformSiblingsAreAsTallAsTheTallest() {
    let size = Sections.size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [2],
      size: CGSize(width: 320, height: 480), scale: 2, showsAtOnce: false)
    phone.dataSource.preferredHeight = { $0.item == 0 ? 50 : 70 }
    phone.run(for: 0.1)
    expectEqual(phone.frame(ofItem: 0)?.size.height, 70)
    expectEqual(phone.frame(ofItem: 1)?.size.height, 70)
  }

  @Test func dimensionsAndSizesAreEqualByValue() {
    expectEqual(NSCollectionLayoutDimension.absolute(4), .absolute(4))
    expectNotEqual(NSCollectionLayoutDimension.absolute(4), .estimated(4))
    expectEqual(NSCollectionLayoutDimension.absolute(4).hash, NSCollectionLayoutDimension.absolute(4).hash)
    let size = Sections.size(.absolute(4), .absolute(5))
    expectEqual(size, Sections.size(.absolute(4), .absolute(5)))
    expectNotEqual(size, Sections.size(.absolute(4), .absolute(6)))
    let copy = size.copy() as? NSCollectionLayoutSize
    expectEqual(copy, size)
    expectNotIdentical(copy, size)
  }

  // MARK: Items

  @Test func insetsAndEdgesOfAnItem() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.absolute(100), .absolute(30)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(5), trailing: .fixed(20), bottom: nil)
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: wide, subitems: [item]))
    let phone = phone(section)
    expectEqual(phone.frame(ofItem: 0), CGRect(x: 12, y: 6, width: 94, height: 26))
    expectEqual(phone.frame(ofItem: 1), CGRect(x: 142, y: 6, width: 94, height: 26))
  }

  @Test func aFlexibleEdgePushesAnItem() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.absolute(100), .absolute(30)))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: wide, repeatingSubitem: item, count: 1)
    expectEqual(phone(NSCollectionLayoutSection(group: group)).frame(ofItem: 0)?.origin, CGPoint(x: 220, y: 10))
  }

  /// A group keeps copies, as in UIKit, so changes of the original item have no effect on it.
  @Test func laterItemChangesDoNotAffectGroup() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: wide, subitems: [item])
    item.contentInsets.leading = 50
    expectEqual(group.subitems.first?.contentInsets, .zero)
    let section = NSCollectionLayoutSection(group: group)
    expectEqual(phone(section).frame(ofItem: 0)?.origin.x, 0)
    // The group's own copy, and the group itself, remain mutable.
    group.subitems.first?.contentInsets.leading = 8
    group.contentInsets.leading = 20
    expectEqual(phone(section).frame(ofItem: 0)?.origin.x, 28)
  }

  // MARK: Groups

  @Test func theFactoriesOfGroups() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.25), .fractionalHeight(0.25)))
    let square = Sections.size(.absolute(80), .absolute(80))
    func frames(_ group: NSCollectionLayoutGroup) -> [CGRect] {
      let phone = phone(NSCollectionLayoutSection(group: group))
      return (0..<3).compactMap { phone.frame(ofItem: $0) }
    }
    let across = [0, 20, 40].map { CGRect(x: $0, y: 0, width: 20, height: 20) }
    let down = [0, 20, 40].map { CGRect(x: 0, y: $0, width: 20, height: 20) }
    expectEqual(frames(.horizontal(layoutSize: square, subitems: [item])), across)
    expectEqual(frames(.vertical(layoutSize: square, subitems: [item])), down)
    expectEqual(frames(.horizontal(layoutSize: square, repeatingSubitem: item, count: 3)), across)
    expectEqual(frames(.vertical(layoutSize: square, repeatingSubitem: item, count: 3)), down)
    // Equal shares ignore the item's width; the third does not fit into two.
    let halves = [0, 40].map { CGRect(x: $0, y: 0, width: 40, height: 20) }
    let shares: any GroupMaker = EqualShares(item: item, count: 2)
    expectEqual(frames(shares.makeGroup(square))[..<2], halves[...])
    let tall: any GroupMaker = EqualShares(item: item, count: 2, vertical: true)
    expectEqual(
      frames(tall.makeGroup(square))[..<2], halves.map { CGRect(x: 0, y: $0.origin.x, width: 20, height: 40) }[...])
    let first: any GroupMaker = CopiesByFirstName(item: item, count: 3)
    expectEqual(frames(first.makeGroup(square)), across)
    let second: any GroupMaker = CopiesByFirstName(item: item, count: 3, vertical: true)
    expectEqual(frames(second.makeGroup(square)), down)
    let custom = NSCollectionLayoutGroup.custom(layoutSize: square) { environment in
      let size = environment.container.effectiveContentSize
      return (0..<3).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(index) * size.width / 4, y: 0, width: 20, height: 20), zIndex: 3 - index)
      }
    }
    expectEqual(frames(custom), across)
    let shown = phone(NSCollectionLayoutSection(group: custom))
    let zIndices = (0..<3).map { shown.collectionView.layoutAttributesForItem(at: [0, $0])?.zIndex }
    expectEqual(zIndices, [3, 2, 1])
  }

  @Test func subitemsContainRepeatedItem() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.5), .absolute(20)))
    expectEqual(NSCollectionLayoutGroup.horizontal(layoutSize: wide, subitems: [item, item]).subitems, [item, item])
    expectEqual(NSCollectionLayoutGroup.vertical(layoutSize: wide, repeatingSubitem: item, count: 3).subitems, [item])
    let shares: any GroupMaker = EqualShares(item: item, count: 4)
    let share = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.25), .absolute(20)))
    expectEqual(shares.makeGroup(wide).subitems, [share])
    expectEmpty(NSCollectionLayoutGroup.custom(layoutSize: wide) { _ in [] }.subitems)
  }

  @Test func interItemSpacingReducesFractionBasis() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: wide, subitems: [item])
    group.interItemSpacing = .fixed(10)
    expectEqual(
      phone(NSCollectionLayoutSection(group: group)).frame(ofItem: 1), CGRect(x: 82.5, y: 0, width: 72.5, height: 40))
    group.interItemSpacing = nil
    expectEqual(phone(NSCollectionLayoutSection(group: group)).frame(ofItem: 1)?.origin.x, 80)
  }

  @Test func aGroupHasSupplementaryItems() {
    let section = row(.fractionalWidth(0.5), .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: wide, subitems: [item])
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Sections.size(.absolute(10), .absolute(6)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .trailing], absoluteOffset: CGPoint(x: 3, y: 0)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0, y: 0.5)))
    badge.zIndex = 7
    group.supplementaryItems = [badge]
    expectEqual(group.supplementaryItems.map(\.elementKind), ["badge"])
    let phone = phone(NSCollectionLayoutSection(group: group))
    let attributes = phone.collectionView.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, 1])
    // The second group's bottom trailing corner is (320, 80). The supplementary view's top trailing corner goes there,
    // 3 right and 3 down.
    expectEqual(attributes?.frame, CGRect(x: 313, y: 83, width: 10, height: 6))
    expectEqual(attributes?.zIndex, 7)
    expectNotEqual(section, NSCollectionLayoutSection(group: group))
  }

  /// Without an offset the anchored edges coincide; an absolute offset is in points, a fractional one in sizes.
  @Test func anchorsPositionBadges() {
    func badge(_ anchor: NSCollectionLayoutAnchor) -> CGRect? {
      let item = NSCollectionLayoutItem(
        layoutSize: Sections.size(.absolute(100), .absolute(40)),
        supplementaryItems: [
          NSCollectionLayoutSupplementaryItem(
            layoutSize: Sections.size(.absolute(20), .absolute(20)), elementKind: "badge", containerAnchor: anchor)
        ])
      let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: wide, subitems: [item]))
      return phone(section).collectionView.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [0, 0])?.frame
    }
    expectEqual(badge(NSCollectionLayoutAnchor(edges: [.top, .leading]))?.origin, .zero)
    expectEqual(badge(NSCollectionLayoutAnchor(edges: .trailing))?.origin, CGPoint(x: 80, y: 10))
    expectEqual(badge(NSCollectionLayoutAnchor(edges: .all))?.origin, CGPoint(x: 40, y: 10))
    let absolute = NSCollectionLayoutAnchor(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 2, y: -3))
    expectTrue(absolute.isAbsoluteOffset)
    expectFalse(absolute.isFractionalOffset)
    expectEqual(absolute.offset, CGPoint(x: 2, y: -3))
    expectEqual(badge(absolute)?.origin, CGPoint(x: 2, y: 17))
    let fractional = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.25))
    expectTrue(fractional.isFractionalOffset)
    expectEqual(fractional.edges, [.top, .trailing])
    expectEqual(badge(fractional)?.origin, CGPoint(x: 90, y: -5))
  }
}
