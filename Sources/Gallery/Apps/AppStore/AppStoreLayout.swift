import UIKit

enum AppStoreSection: Hashable {
  case featured
  /// A section of apps in columns of three.
  case shelf(String)
  case categories
  case links
}

/// A layout with large featured apps, rows in columns of three, a list of categories, and links with the small print.
@MainActor
enum AppStoreLayout {
  static func make(sections: [AppStoreSection]) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let (width, traits) = (environment.container.effectiveContentSize.width, environment.traitCollection)
        return switch sections[index] {
        case .featured: featured(width, traits)
        case .shelf: shelf(width, traits)
        case .categories: categories(width, traits)
        case .links: links(traits)
        }
      }, configuration: .titled())
  }

  /// Returns the largest column width that leaves part of the next column visible.
  private static func columnWidth(_ width: CGFloat) -> CGFloat {
    width > 600 ? (width - 52) / 2 : max(1, width - 40)
  }

  private static func featured(_ width: CGFloat, _ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let column = columnWidth(width)
    let height = column * FeaturedCell.photoShape + traits.scaled(FeaturedCell.textHeight)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(column),
        heightDimension: traits.hasVeryLargeText ? .estimated(height) : .absolute(height)),
      subitems: [full(traits.hasVeryLargeText ? .estimated(height) : .fractionalHeight(1))])
    let section = section(group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets.bottom = 24
    return section
  }

  private static func shelf(_ width: CGFloat, _ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let app = full(traits.hasVeryLargeText ? .text(84, in: traits) : .fractionalHeight(1 / 3))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(columnWidth(width)), heightDimension: .text(3 * 84, in: traits)),
      subitems: [app, app, app])
    let section = section(column)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets.bottom = 16
    section.boundarySupplementaryItems = [.header()]
    return section
  }

  private static func categories(_ width: CGFloat, _ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let columns = width > 600 ? 2 : 1
    let height = NSCollectionLayoutDimension.text(52, in: traits)
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: row, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = section(group)
    section.interGroupSpacing = 0
    section.contentInsets.bottom = 16
    section.boundarySupplementaryItems = [.header()]
    return section
  }

  private static func links(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let link = full(.text(44, in: traits))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: link.layoutSize, subitems: [link])
    let section = section(group)
    section.interGroupSpacing = 0
    let smallPrint = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    section.boundarySupplementaryItems = [.header(), smallPrint]
    return section
  }

  private static func section(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    return section
  }

  private static func full(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
  }
}
