import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Every member of sections and of the layout's configuration affects the layout: closed-form frames in a container of
/// 320 by 480.
@MainActor
struct DescriptionSectionTests: MemberSuite {
  @Test func spacingAndInsetsOfASection() {
    let section = row(.fractionalWidth(1), .fractionalHeight(1))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    section.interGroupSpacing = 7
    let phone = phone(section, counts: [2])
    expectEqual(phone.frame(ofItem: 1), CGRect(x: 10, y: 52, width: 290, height: 40))
    expectEqual(phone.collectionView.contentSize.height, 107)
  }

  @Test func boundaryItemsAlignMoveAndExtend() {
    func header(
      _ alignment: NSRectAlignment, offset: CGPoint = .zero, extends: Bool = true
    ) -> (header: CGRect?, first: CGRect?) {
      let section = row(.fractionalWidth(1), .fractionalHeight(1))
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Sections.size(.absolute(60), .absolute(30)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: alignment, absoluteOffset: offset)
      expectEqual(item.alignment, alignment)
      expectEqual(item.offset, offset)
      item.extendsBoundary = extends
      section.boundarySupplementaryItems = [item]
      let phone = phone(section, counts: [1])
      let shown = phone.collectionView.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      return (shown?.frame, phone.frame(ofItem: 0))
    }
    expectEqual(header(.top).header, CGRect(x: 130, y: 0, width: 60, height: 30))
    expectEqual(header(.top).first?.origin.y, 40)
    expectEqual(header(.topTrailing).header?.origin, CGPoint(x: 260, y: 0))
    expectEqual(header(.bottomLeading).header?.origin, CGPoint(x: 0, y: 60))
    expectEqual(header(.leading).header?.origin, CGPoint(x: 0, y: 15))
    expectEqual(header(.top, extends: false).header?.origin.y, 0)
    expectEqual(header(.top, extends: false).first?.origin.y, 10)
    // A header moved down by 7 takes 7 points less of the section, which begins where it did.
    expectEqual(header(.top, offset: CGPoint(x: 4, y: 7)).header?.origin, CGPoint(x: 134, y: 0))
    expectEqual(header(.top, offset: CGPoint(x: 4, y: 7)).first?.origin.y, 33)
  }

  @Test func pinnedHeaderStaysVisible() throws {
    let section = Sections.list(.absolute(40))
    let header = Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 30)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let phone = phone(section, counts: [40])
    phone.scroll(toY: 100)
    let view = try #require(
      phone.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0]))
    expectEqual(view.frame, CGRect(x: 0, y: 100, width: 320, height: 30))
    let attributes = phone.collectionView.collectionViewLayout.layoutAttributesForElements(
      in: phone.collectionView.bounds)
    expectEqual(attributes?.first { $0.representedElementKind != nil }?.zIndex, 1_000_000_002)
  }

  @Test func aDecorationHasInsetsAndALevel() throws {
    let section = Sections.list(.absolute(40))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.zIndex = -5
    section.decorationItems = [background]
    expectEqual(background.elementKind, "back")
    expectNil(background.edgeSpacing)
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "back")
    let phone = CollectionFixture(layout, counts: [2], size: CGSize(width: 320, height: 480), scale: 2)
    let attributes = try #require(layout.layoutAttributesForDecorationView(ofKind: "back", at: [0, 0]))
    expectEqual(attributes.frame, CGRect(x: 2, y: 1, width: 314, height: 76))
    expectEqual(attributes.zIndex, -5)
    expectEqual(phone.collectionView.layoutAttributesForItem(at: [0, 0])?.zIndex, 1)
  }

  @Test func insetsReferencesKeepClearOfTheMargins() {
    let section = row(.fractionalWidth(1), .fractionalHeight(1))
    section.contentInsetsReference = .layoutMargins
    section.boundarySupplementaryItems = [
      Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 30)
    ]
    func widths() -> [CGFloat?] {
      let phone = phone(section)
      phone.collectionView.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 0, trailing: 40)
      phone.step()
      let header = phone.collectionView.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
      return [phone.frame(ofItem: 0)?.size.width, header?.frame.size.width]
    }
    expectEqual(widths(), [260, 260])
    section.supplementaryContentInsetsReference = .none
    expectEqual(widths(), [260, 320])
    section.contentInsetsReference = .none
    section.supplementaryContentInsetsReference = .readableContent
    expectEqual(widths(), [320, 260])
    section.contentInsetsReference = .safeArea
    section.supplementaryContentInsetsReference = .automatic
    expectEqual(widths(), [320, 320])
  }

  @Test func anOrthogonalSectionScrollsAsItsPropertiesSay() throws {
    let section = Sections.carousel(.continuous, width: 0.5, height: 100)
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .never
    let scroller = try phone(section, counts: [8]).scroller(0)
    expectEqual(scroller.decelerationRate, .fast)
    expectFalse(scroller.bounces)
    section.orthogonalScrollingProperties.decelerationRate = .normal
    section.orthogonalScrollingProperties.bounce = .always
    let other = try phone(section, counts: [8]).scroller(0)
    expectEqual(other.decelerationRate, .normal)
    expectTrue(other.bounces)
    expectTrue(other.alwaysBounceHorizontal)
  }

  // MARK: Configuration

  @Test func theConfigurationSpacesTurnsAndSurroundsSections() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 25
    configuration.boundarySupplementaryItems = [
      Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 50)
    ]
    let down = phone(row(.fractionalWidth(1), .fractionalHeight(1)), counts: [1, 1], configuration: configuration)
    expectEqual(down.frame(ofItem: 0, section: 1), CGRect(x: 0, y: 115, width: 320, height: 40))
    configuration.boundarySupplementaryItems = []
    configuration.scrollDirection = .horizontal
    let across = phone(row(.fractionalWidth(1), .fractionalHeight(1)), counts: [1, 1], configuration: configuration)
    expectEqual(across.frame(ofItem: 0, section: 1), CGRect(x: 345, y: 0, width: 320, height: 40))
    let copy = try #require(configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration)
    expectEqual(copy.spec, configuration.spec)
  }

  @Test func theConfigurationKeepsSectionsClearOfTheMargins() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    let phone = phone(row(.fractionalWidth(1), .fractionalHeight(1)), configuration: configuration)
    expectEqual(phone.frame(ofItem: 0), CGRect(x: 8, y: 0, width: 304, height: 40))
  }
}
