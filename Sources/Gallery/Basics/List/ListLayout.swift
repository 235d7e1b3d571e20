import UIKit

/// A layout of rows as wide as the screen, all of one height unless text is very large.
@MainActor
enum ListLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .text(64, in: environment.traitCollection))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return NSCollectionLayoutSection(group: group)
      }, configuration: .titled())
  }
}
