import UIKit

/// A layout with four rows per page: a wide picture, a large one with a pair, three small ones, and a pair with a large
/// one.
@MainActor
enum MosaicPageLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    let rows = [
      picture(NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3))),
      row([square(2 / 3), pair()]),
      triple(),
      row([pair(), square(2 / 3)]),
    ]
    let page = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(7 / 3)),
      subitems: rows)
    return UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: page), configuration: .titled())
  }

  private static func row(_ members: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
      subitems: members)
  }

  private static func triple() -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      repeatingSubitem: square(1 / 3), count: 3)
  }

  private static func pair() -> NSCollectionLayoutGroup {
    let small = picture(
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    return NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
  }

  private static func square(_ share: CGFloat) -> NSCollectionLayoutItem {
    picture(NSCollectionLayoutSize(widthDimension: .fractionalWidth(share), heightDimension: .fractionalHeight(1)))
  }

  private static func picture(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    return item
  }
}
