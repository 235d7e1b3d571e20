import UIKit

/// A layout of icons with their names in four columns; some have a count at the upper trailing corner.
@MainActor
enum AppIconLayout {
  static let badgeKind = "badge"

  static func make() -> UICollectionViewCompositionalLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(26), heightDimension: .absolute(26)),
      elementKind: badgeKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.35, y: -0.35)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(84)),
      repeatingSubitem: item, count: 4)
    group.interItemSpacing = .flexible(8)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 18
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 20, trailing: 20)
    return UICollectionViewCompositionalLayout(section: section, configuration: .titled())
  }
}
