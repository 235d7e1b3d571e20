import UIKit

/// Rows as wide as the screen, all of one height.
@MainActor
enum ListLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(64)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: .titled())
  }
}
