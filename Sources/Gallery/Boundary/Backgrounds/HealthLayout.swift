import UIKit

/// A layout of rows on cards: the card is a decoration view as large as its section, less the title above the rows.
@MainActor
enum HealthLayout {
  private static let spaceBelow: CGFloat = 20

  static func make() -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in section(environment.traitCollection) }, configuration: .titled())
    layout.register(CardBackground.self, forDecorationViewOfKind: CardBackground.elementKind)
    return layout
  }

  private static func section(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let titleHeight = traits.scaled(44, with: .title2)
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .text(62, in: traits))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: spaceBelow, trailing: 20)
    section.boundarySupplementaryItems = [.header(height: .absolute(titleHeight))]
    section.decorationItems = [.card(below: titleHeight, above: spaceBelow)]
    return section
  }
}
