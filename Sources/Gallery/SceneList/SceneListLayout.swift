import UIKit

/// Rows on a rounded card for each group.
@MainActor
enum SceneListLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(62))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20)
    section.boundarySupplementaryItems = [.header(height: 40)]
    section.decorationItems = [.card(below: 40, above: 24)]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: .titled())
    layout.register(CardBackground.self, forDecorationViewOfKind: CardBackground.elementKind)
    return layout
  }
}
