import UIKit

/// Rows on cards: the card is a decoration view as large as its section, less the title above the rows.
@MainActor
enum HealthLayout {
  private static let titleHeight: CGFloat = 44
  private static let spaceBelow: CGFloat = 20

  static func make() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(62)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: spaceBelow, trailing: 20)
    section.boundarySupplementaryItems = [.header(height: titleHeight)]
    section.decorationItems = [.card(below: titleHeight, above: spaceBelow)]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: .titled())
    layout.register(CardBackground.self, forDecorationViewOfKind: CardBackground.elementKind)
    return layout
  }
}
