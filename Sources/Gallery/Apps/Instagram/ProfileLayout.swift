import UIKit

/// A layout with three squares per row, a point of space around each, under a person's header.
@MainActor
enum ProfileLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalWidth(1 / 3)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      repeatingSubitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [.header(height: .estimated(276))]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
