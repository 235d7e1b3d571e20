import UIKit

enum AppStoreSection: Hashable {
  case featured
  /// Apps in columns of three.
  case shelf(String)
  case categories
  case links
}

/// A shop window over shelves in columns of three, a list of categories, and links with the small print.
@MainActor
enum AppStoreLayout {
  static func make(sections: [AppStoreSection]) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let width = environment.container.effectiveContentSize.width
        return switch sections[index] {
        case .featured: featured(width)
        case .shelf: shelf(width)
        case .categories: categories(width)
        case .links: links()
        }
      }, configuration: .titled())
  }

  /// The widest column that leaves a glimpse of the next one.
  private static func columnWidth(_ width: CGFloat) -> CGFloat {
    width > 600 ? (width - 52) / 2 : max(1, width - 40)
  }

  private static func featured(_ width: CGFloat) -> NSCollectionLayoutSection {
    let height = columnWidth(width) * 0.62 + FeaturedCell.textHeight
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(columnWidth(width)), heightDimension: .absolute(height)),
      subitems: [full()])
    let section = section(group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets.bottom = 24
    return section
  }

  private static func shelf(_ width: CGFloat) -> NSCollectionLayoutSection {
    let app = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / 3)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(columnWidth(width)), heightDimension: .absolute(3 * 84)),
      repeatingSubitem: app, count: 3)
    let section = section(column)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets.bottom = 16
    section.boundarySupplementaryItems = [.header()]
    return section
  }

  private static func categories(_ width: CGFloat) -> NSCollectionLayoutSection {
    let columns = width > 600 ? 2 : 1
    let row = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(52)),
      repeatingSubitem: row, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = section(group)
    section.interGroupSpacing = 0
    section.contentInsets.bottom = 16
    section.boundarySupplementaryItems = [.header()]
    return section
  }

  private static func links() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [full()])
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

  private static func full() -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
}
