import UIKit

/// A layout of stories as high as their text, with lines of readable length on wide screens.
@MainActor
enum NewsLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(140))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 20, trailing: 20)
    section.interGroupSpacing = 14
    return UICollectionViewCompositionalLayout(section: section, configuration: .titled())
  }
}
