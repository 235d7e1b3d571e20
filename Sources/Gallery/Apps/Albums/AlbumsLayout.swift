import UIKit

enum AlbumSection: Int, CaseIterable {
  case mine, people, kinds

  var title: String {
    switch self {
    case .mine: "나의 앨범"
    case .people: "People"
    case .kinds: "미디어 유형"
    }
  }
}

/// A layout with albums in two columns, faces in a row, and a list.
@MainActor
enum AlbumsLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        switch AlbumSection(rawValue: index) {
        case .mine: albums(in: environment)
        case .people: people()
        case .kinds: kinds(environment.traitCollection)
        case nil: nil
        }
      }, configuration: .titled(interSectionSpacing: 12))
  }

  /// Returns a section with free momentum that never stops in the middle of an album.
  private static func albums(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let traits = environment.traitCollection
    // The width fits most names, and is no wider than the screen.
    let width = min(traits.scaled(164), max(164, environment.container.effectiveContentSize.width - 64))
    let height = width + CaptionedPhotoCell.captionHeight(in: traits)
    let album = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(2 * height + 12)),
      repeatingSubitem: album, count: 2)
    column.interItemSpacing = .fixed(12)
    let section = section(column)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  private static func people() -> NSCollectionLayoutSection {
    let face = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(96), heightDimension: .absolute(96)),
      subitems: [face])
    let section = section(group)
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  private static func kinds(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .text(50, in: traits))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = section(group)
    section.interGroupSpacing = 0
    section.contentInsets.bottom = 20
    return section
  }

  private static func section(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [.header()]
    return section
  }
}
