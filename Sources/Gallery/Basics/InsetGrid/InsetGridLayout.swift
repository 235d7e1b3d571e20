import UIKit

/// A grid whose items have insets from the edges of their squares.
@MainActor
enum InsetGridLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    // With the items' own insets, this makes the usual margin.
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 16, trailing: 15)
    return UICollectionViewCompositionalLayout(section: section, configuration: .titled())
  }
}
