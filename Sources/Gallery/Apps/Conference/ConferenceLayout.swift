import UIKit

/// A layout with a row of talks for each track, and two talks side by side on wide screens.
@MainActor
enum ConferenceLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in section(in: environment.container, environment.traitCollection) },
      configuration: .titled(interSectionSpacing: 12))
  }

  private static func section(
    in container: any NSCollectionLayoutContainer, _ traits: UITraitCollection
  ) -> NSCollectionLayoutSection {
    let height = 198 + CaptionedPhotoCell.captionHeight(in: traits)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let isWide = container.effectiveContentSize.width > 500
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.4 : 0.82), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [.header()]
    return section
  }
}
