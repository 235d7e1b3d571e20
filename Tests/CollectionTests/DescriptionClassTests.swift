import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// Description objects as classes: copies, equality, subclasses.
@MainActor
struct DescriptionClassTests {
  private let wide = Sections.size(.fractionalWidth(1), .absolute(40))

  @Test func sectionsEqualByContentAndCopiesAreIndependent() throws {
    let section = Sections.list(.absolute(40))
    section.boundarySupplementaryItems = [Sections.boundary("header", .top, height: 30)]
    section.decorationItems = [.background(elementKind: "back")]
    section.orthogonalScrollingProperties.bounce = .never
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    expectEqual(copy, section)
    expectEqual(copy.hash, section.hash)
    expectIdentical(copy.boundarySupplementaryItems.first, section.boundarySupplementaryItems.first)
    expectNotIdentical(copy.decorationItems.first, section.decorationItems.first)
    copy.orthogonalScrollingProperties.bounce = .always
    expectNotEqual(copy, section)
    expectEqual(section.orthogonalScrollingProperties.bounce, .never)
  }

  /// Apple's classes are open: the factory of a subclass returns an instance of it, including its own properties.
  @Test func subclassesCanBeMade() {
    let item = NamedItem(layoutSize: NamedSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
    let group = NamedGroup.horizontal(layoutSize: wide, subitems: [item])
    let background = NamedBackground.background(elementKind: "back")
    let anchor = NamedAnchor(edges: .top, absoluteOffset: .zero)
    let badge = NamedBadge(layoutSize: wide, elementKind: "badge", containerAnchor: anchor)
    let header = NamedHeader(layoutSize: wide, elementKind: "header", alignment: .top)
    let section = NamedSection(group: group)
    let named: [any Named] = [item, group, background, anchor, badge, header, section]
    expectEqual(named.map(\.name), Array(repeating: "named", count: 7))
    section.decorationItems = [background]
    section.boundarySupplementaryItems = [header]
    expectEqual(background.elementKind, "back")
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(BackgroundView.self, forDecorationViewOfKind: "back")
    let phone = CollectionFixture(
      layout, counts: [2], size: CGSize(width: 320, height: 480), scale: 2, showsAtOnce: false)
    phone.collectionView.register(
      RecordingSupplementary.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "view")
    phone.step()
    expectEqual(phone.frame(ofItem: 1)?.origin.y, 80)
  }
}

@MainActor
private protocol Named {
  var name: String { get }
}

private final class NamedItem: NSCollectionLayoutItem, Named { var name = "named" }
private final class NamedSize: NSCollectionLayoutSize { var name = "named" }
private final class NamedGroup: NSCollectionLayoutGroup, Named { var name = "named" }
private final class NamedBackground: NSCollectionLayoutDecorationItem, Named { var name = "named" }
private final class NamedAnchor: NSCollectionLayoutAnchor, Named { var name = "named" }
private final class NamedBadge: NSCollectionLayoutSupplementaryItem, Named { var name = "named" }
private final class NamedHeader: NSCollectionLayoutBoundarySupplementaryItem, Named { var name = "named" }
private final class NamedSection: NSCollectionLayoutSection, Named { var name = "named" }
