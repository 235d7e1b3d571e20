import UIKit

/// A layout of rows under a heading and over an explanation, both as high as their text needs.
@MainActor
enum SettingsLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in section(environment.traitCollection) },
      configuration: .titled(interSectionSpacing: 20))
  }

  private static func section(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .text(48, in: traits))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [
      text(UICollectionView.elementKindSectionHeader, .top), text(UICollectionView.elementKindSectionFooter, .bottom),
    ]
    return section
  }

  private static func text(
    _ kind: String, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
      elementKind: kind, alignment: alignment)
  }
}
