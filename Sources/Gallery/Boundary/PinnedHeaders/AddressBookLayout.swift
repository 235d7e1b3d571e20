import UIKit

/// A layout of names under letters that are pinned below the status bar while their names scroll.
@MainActor
enum AddressBookLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in section(environment.traitCollection) }, configuration: .titled())
  }

  private static func section(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .text(46, in: traits))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    let letter = NSCollectionLayoutBoundarySupplementaryItem.header(
      height: .absolute(traits.scaled(30, with: .subheadline)))
    letter.pinToVisibleBounds = true
    letter.zIndex = 2
    section.boundarySupplementaryItems = [letter]
    // The strip extends to both edges of the screen; its letter avoids the notch.
    section.supplementaryContentInsetsReference = .none
    return section
  }
}
