import UIKit

// Rows of music and of goods.

/// Rows of albums; titles are as wide as the screen although the rows are not.
final class MusicScreen: UIViewController, PublishedScreen {
  @available(*, deprecated)
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in MusicScreen.createSection(at: index) }
  }

  @available(*, deprecated)
  private static func createSection(at index: Int) -> NSCollectionLayoutSection {
    let titles = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    switch index {
    case 0:
      // Three rows of 130 in a page that is 390 tall.
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let verticalGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(390)),
        subitem: item, count: 3)
      let horizontalGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(390)),
        subitem: verticalGroup, count: 1)
      let section = NSCollectionLayoutSection(group: horizontalGroup)
      section.orthogonalScrollingBehavior = .groupPaging
      section.boundarySupplementaryItems = titles
      return section
    case 1:
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(200)))
      let column = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(400)),
        subitem: item, count: 2)
      let section = NSCollectionLayoutSection(group: column)
      section.orthogonalScrollingBehavior = .continuous
      section.contentInsets.leading = 16
      section.supplementariesFollowContentInsets = false
      section.boundarySupplementaryItems = titles
      return section
    default:
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitem: item, count: 1)
      let section = NSCollectionLayoutSection(group: group)
      section.boundarySupplementaryItems = titles
      return section
    }
  }
}

/// Chips, cards, products: a builder for every shape, adapted to the device.
final class ShopScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
      let isPad = environment.traitCollection.userInterfaceIdiom == .pad
      let isCompact = environment.traitCollection.horizontalSizeClass == .compact
      switch index {
      case 0: return .chips()
      case 1: return .cards(fraction: isPad ? 0.4 : 0.9)
      default: return .products(columns: isCompact || !isPad ? 2 : 4)
      }
    }
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    configuration.contentInsetsReference = .layoutMargins
    return UICollectionViewCompositionalLayout(sectionProvider: provider, configuration: configuration)
  }
}

extension NSCollectionLayoutSection {
  fileprivate static func chips() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(80), heightDimension: .absolute(32))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  fileprivate static func cards(fraction: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: .full)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .absolute(160)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .groupPaging
    section.orthogonalScrollingProperties.decelerationRate = .fast
    section.orthogonalScrollingProperties.bounce = .always
    return section
  }

  fileprivate static func products(columns: Int) -> NSCollectionLayoutSection {
    let spacing: CGFloat = 10
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(220)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }
}

extension NSCollectionLayoutSize {
  fileprivate static var full: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
  }
}
