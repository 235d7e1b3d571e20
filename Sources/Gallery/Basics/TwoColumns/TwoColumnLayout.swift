import UIKit

/// A layout with two notes per row, with the space between them subtracted from both; with very large text, one per
/// row.
@MainActor
enum TwoColumnLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in section(environment.traitCollection) }, configuration: .titled())
  }

  private static func section(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let columns = traits.hasVeryLargeText ? 1 : 2
    let height = NSCollectionLayoutDimension.text(176, in: traits)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 24, trailing: 20)
    return section
  }
}
