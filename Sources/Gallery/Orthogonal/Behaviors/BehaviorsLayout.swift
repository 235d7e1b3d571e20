import UIKit

/// A layout with the same row six times; only the scrolling behaviors differ.
@MainActor
enum BehaviorsLayout {
  static let behaviors: [(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, name: String)] = [
    (.none, ".none"),
    (.continuous, ".continuous"),
    (.continuousGroupLeadingBoundary, ".continuousGroupLeadingBoundary"),
    (.paging, ".paging"),
    (.groupPaging, ".groupPaging"),
    (.groupPagingCentered, ".groupPagingCentered"),
  ]

  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        section(behaviors[index].behavior, environment.traitCollection)
      }, configuration: .titled())
  }

  private static func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ traits: UITraitCollection
  ) -> NSCollectionLayoutSection {
    let leading = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    // A group copies its items, so later changes to them have no effect.
    for item in [leading, small] {
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    }
    let trailing = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(140)),
      subitems: [leading, trailing])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem.header(
      height: .text(36, growingWith: .subheadline, in: traits))
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    section.boundarySupplementaryItems = [header]
    return section
  }
}
