import UIKit

/// A layout of nested groups: a large picture with two small ones beside it, over a row of three.
@MainActor
enum ContactSheetLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let upper = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(width: 1, height: 0.65), subitems: [picture(width: 0.65), pair(width: 0.35)])
    let lower = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(width: 1, height: 0.35), repeatingSubitem: picture(width: 1 / 3), count: 3)
    let sheet = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1)),
      subitems: [upper, lower])
    let section = NSCollectionLayoutSection(group: sheet)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section, configuration: .titled())
  }

  private static func pair(width: CGFloat) -> NSCollectionLayoutGroup {
    let picture = NSCollectionLayoutItem(layoutSize: size(width: 1, height: 0.5))
    picture.contentInsets = air
    return NSCollectionLayoutGroup.vertical(
      layoutSize: size(width: width, height: 1), repeatingSubitem: picture, count: 2)
  }

  private static func picture(width: CGFloat) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size(width: width, height: 1))
    item.contentInsets = air
    return item
  }

  private static func size(width: CGFloat, height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
  }

  private static let air = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
}
