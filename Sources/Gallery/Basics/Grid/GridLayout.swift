import UIKit

/// A layout of squares in rows of five: each is a fifth of the width, and so is the row's height.
@MainActor
enum GridLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
      subitems: [item])
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group), configuration: .titled())
  }
}
