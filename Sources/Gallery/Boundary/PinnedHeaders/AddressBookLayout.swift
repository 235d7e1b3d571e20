import UIKit

/// Names under letters that stay below the status bar while their names pass.
@MainActor
enum AddressBookLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(46)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let letter = NSCollectionLayoutBoundarySupplementaryItem.header(height: 30)
    letter.pinToVisibleBounds = true
    letter.zIndex = 2
    section.boundarySupplementaryItems = [letter]
    // The strip reaches both edges of the screen; its letter keeps clear of the notch by itself.
    section.supplementaryContentInsetsReference = .none
    return UICollectionViewCompositionalLayout(section: section, configuration: .titled())
  }
}
