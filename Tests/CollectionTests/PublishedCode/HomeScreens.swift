import UIKit

// Home screens of stores, players and networks: sections of different kinds, most of them scrolling horizontally.

/// Featured apps, columns of three, small rows; the sections come from a model and their factories from an extension.
final class StoreScreen: UIViewController, PublishedScreen {
  private enum Kind: String { case featured, mediumTable, smallTable }

  private struct Section: Hashable {
    let id: Int
    let type: String
  }

  private let sections = [
    Section(id: 1, type: "featured"), Section(id: 2, type: "mediumTable"), Section(id: 3, type: "smallTable"),
  ]

  func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { sectionIndex, _ in
      let section = self.sections[sectionIndex]
      switch Kind(rawValue: section.type) {
      case .mediumTable:
        return self.createMediumTableSection(using: section)
      case .smallTable:
        return self.createSmallTableSection(using: section)
      default:
        return self.createFeaturedSection(using: section)
      }
    }
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    layout.configuration = config
    return layout
  }

  private func createFeaturedSection(using section: Section) -> NSCollectionLayoutSection {
    let layoutItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    layoutItem.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let layoutGroupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.9), heightDimension: .estimated(350))
    let layoutGroup = NSCollectionLayoutGroup.horizontal(layoutSize: layoutGroupSize, subitems: [layoutItem])
    let layoutSection = NSCollectionLayoutSection(group: layoutGroup)
    layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
    return layoutSection
  }

  private func createMediumTableSection(using section: Section) -> NSCollectionLayoutSection {
    let layoutItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.33)))
    layoutItem.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    let layoutGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.9), heightDimension: .fractionalWidth(0.5)),
      subitems: [layoutItem])
    let layoutSection = NSCollectionLayoutSection(group: layoutGroup)
    layoutSection.orthogonalScrollingBehavior = .groupPagingCentered
    layoutSection.boundarySupplementaryItems = [createSectionHeader()]
    return layoutSection
  }

  private func createSmallTableSection(using section: Section) -> NSCollectionLayoutSection {
    let layoutItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.2)))
    layoutItem.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
    let layoutGroup = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .estimated(200)),
      subitems: [layoutItem])
    let layoutSection = NSCollectionLayoutSection(group: layoutGroup)
    layoutSection.boundarySupplementaryItems = [createSectionHeader()]
    return layoutSection
  }

  private func createSectionHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.9), heightDimension: .estimated(80)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }
}

/// A hero item, then rows of posters; one factory with parameters makes all of them.
final class StreamingScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] (section, env) -> NSCollectionLayoutSection? in
      switch section {
      case 0:
        return self?.hero()
      case 1:
        return self?.shelf(width: .absolute(120), height: .absolute(180))
      default:
        return self?.shelf(width: .fractionalWidth(0.6), height: .fractionalWidth(0.35), isPaged: true)
      }
    }
  }

  private func hero() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(0.5)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .paging
    return section
  }

  private func shelf(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension, isPaged: Bool = false
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 8, leading: 16, bottom: 24, trailing: 16)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = isPaged ? .groupPaging : .continuousGroupLeadingBoundary
    section.boundarySupplementaryItems = [
      .init(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    ]
    return section
  }
}

/// Circles at the top, and below them posts as tall as their text.
final class SocialFeedScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { section, _ in
      if section == 0 {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(72), heightDimension: .absolute(96)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(widthDimension: .estimated(72), heightDimension: .absolute(96)),
          subitems: [item])
        let stories = NSCollectionLayoutSection(group: group)
        stories.orthogonalScrollingBehavior = .continuous
        stories.interGroupSpacing = 10
        stories.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 4, trailing: 12)
        return stories
      }
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(480))
      let post = NSCollectionLayoutItem(layoutSize: size)
      let posts = NSCollectionLayoutSection(
        group: NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [post]))
      posts.interGroupSpacing = 16
      return posts
    }
    return layout
  }
}

/// Search results as a mosaic: one large picture and columns of small ones, mirrored in the second half.
final class ExploreScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let inset: CGFloat = 1
    let insets = NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    let largeItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
    largeItem.contentInsets = insets
    let smallItem = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
    smallItem.contentInsets = insets
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      subitems: [smallItem])
    let rowSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let left = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [largeItem, column])
    let right = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [column, largeItem])
    let wall = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(4 / 3)),
      subitems: [left, right])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: wall))
  }
}
