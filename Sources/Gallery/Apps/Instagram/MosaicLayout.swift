import UIKit

/// A layout with four squares in two columns and a tall picture beside them, which alternates sides.
@MainActor
enum MosaicLayout {
  static let itemsPerSection = 5

  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        let isMirrored = !index.isMultiple(of: 2)
        let columns = isMirrored ? [tall(), squares(), squares()] : [squares(), squares(), tall()]
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
          subitems: columns)
        return NSCollectionLayoutSection(group: group)
      }, configuration: .titled())
  }

  private static func squares() -> NSCollectionLayoutItem {
    let square = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    square.contentInsets = air
    return NSCollectionLayoutGroup.vertical(layoutSize: column, repeatingSubitem: square, count: 2)
  }

  private static func tall() -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: column)
    item.contentInsets = air
    return item
  }

  private static var column: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1))
  }

  private static let air = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
}
