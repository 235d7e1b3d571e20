import UIKit

// Nested groups, orthogonally scrolling sections and whole pages, in the style of Apple's sample catalog.

/// One large item next to two small ones; each group is a page where the section scrolls horizontally.
final class NestedGroupsScreen: UIViewController, PublishedScreen {
  let scrollsSideways: Bool

  init(scrollsSideways: Bool) {
    self.scrollsSideways = scrollsSideways
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  @available(*, deprecated)
  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [scrollsSideways] (_: Int, _: NSCollectionLayoutEnvironment) in
      let leadingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1))
      )
      leadingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailingItem = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3))
      )
      trailingItem.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      let trailingGroup = NSCollectionLayoutGroup.vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
        subitem: trailingItem, count: 2)
      let nestedGroup = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(scrollsSideways ? 0.8 : 1), heightDimension: .fractionalHeight(0.4)),
        subitems: [leadingItem, trailingGroup])
      let section = NSCollectionLayoutSection(group: nestedGroup)
      if scrollsSideways { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
  }
}

final class OrthogonalBehaviorsScreen: UIViewController, PublishedScreen {
  static let headerElementKind = "header-element-kind"

  enum SectionKind: Int, CaseIterable {
    case continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered, none

    func orthogonalScrollingBehavior() -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .none: return UICollectionLayoutSectionOrthogonalScrollingBehavior.none
      case .continuous: return UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
      case .continuousGroupLeadingBoundary: return .continuousGroupLeadingBoundary
      case .paging: return .paging
      case .groupPaging: return .groupPaging
      case .groupPagingCentered: return .groupPagingCentered
      }
    }
  }

  func createLayout() -> UICollectionViewLayout {
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { (sectionIndex, _) -> NSCollectionLayoutSection? in
        guard let sectionKind = SectionKind(rawValue: sectionIndex) else { fatalError("unknown section kind") }
        let item = NSCollectionLayoutItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        let behavior = sectionKind.orthogonalScrollingBehavior()
        let groupWidth: CGFloat = behavior == .none ? 1.0 : 0.8
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(widthDimension: .fractionalWidth(groupWidth), heightDimension: .absolute(100)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        let sectionHeader = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: OrthogonalBehaviorsScreen.headerElementKind, alignment: .top)
        section.boundarySupplementaryItems = [sectionHeader]
        return section
      }, configuration: config)
    return layout
  }
}

/// Videos, two in a row where the width permits.
final class ConferenceScreen: UIViewController, PublishedScreen {
  static let titleElementKind = "title-element-kind"

  func createLayout() -> UICollectionViewLayout {
    let sectionProvider = {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      let isWide = layoutEnvironment.container.effectiveContentSize.width > 500
      let groupSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.425 : 0.85), heightDimension: .absolute(250))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.interGroupSpacing = 20
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
      let titleSupplementary = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: ConferenceScreen.titleElementKind, alignment: .top)
      section.boundarySupplementaryItems = [titleSupplementary]
      return section
    }
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider, configuration: config)
  }
}

/// A headline over all sections; pages of text as wide as the readable width.
final class NewsFeedScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let estimatedHeight = CGFloat(100)
    let layoutSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(estimatedHeight))
    let item = NSCollectionLayoutItem(layoutSize: layoutSize)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: layoutSize, repeatingSubitem: item, count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.contentInsetsReference = .readableContent
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section)
    let config = UICollectionViewCompositionalLayoutConfiguration()
    let headline = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      elementKind: "headline", alignment: .top, absoluteOffset: .zero)
    config.boundarySupplementaryItems = [headline]
    config.interSectionSpacing = 8
    layout.configuration = config
    return layout
  }
}
