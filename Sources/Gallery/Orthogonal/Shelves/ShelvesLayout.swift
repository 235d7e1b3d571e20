import UIKit

/// A layout of horizontally scrolling rows; each group is a large picture with a pair beside it.
@MainActor
enum ShelvesLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(width: 0.32, height: 1), repeatingSubitem: picture(size(width: 1, height: 0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(220)),
      subitems: [picture(size(width: 0.68, height: 1)), pair])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem.header()
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    section.boundarySupplementaryItems = [header]
    return UICollectionViewCompositionalLayout(section: section, configuration: .titled())
  }

  private static func picture(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    return item
  }

  private static func size(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }
}
