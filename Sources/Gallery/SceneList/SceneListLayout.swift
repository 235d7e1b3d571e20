import UIKit

/// Rows on a rounded card for each group.
@MainActor
enum SceneListLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in section(environment.traitCollection) }, configuration: .titled())
    layout.register(CardBackground.self, forDecorationViewOfKind: CardBackground.elementKind)
    return layout
  }

  private static func section(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let titleHeight = traits.scaled(40, with: .title2)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(62))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20)
    section.boundarySupplementaryItems = [.header(height: .absolute(titleHeight))]
    section.decorationItems = [.card(below: titleHeight, above: 24)]
    return section
  }
}
