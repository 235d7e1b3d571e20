import UIKit

/// Rows under a heading and over an explanation, both as high as their text needs.
@MainActor
enum SettingsLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(48)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [
      text(UICollectionView.elementKindSectionHeader, .top), text(UICollectionView.elementKindSectionFooter, .bottom),
    ]
    return UICollectionViewCompositionalLayout(section: section, configuration: .titled(interSectionSpacing: 20))
  }

  private static func text(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
      elementKind: kind, alignment: alignment)
  }
}
