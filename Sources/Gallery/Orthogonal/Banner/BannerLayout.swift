import OpenCombine
import UIKit

enum BannerSection: Int, CaseIterable {
  case banner, tastes, getaways

  var journeys: [Journey] {
    switch self {
    case .banner: Journey.banners
    case .tastes: Journey.tastes
    case .getaways: Journey.getaways
    }
  }

  var title: String? {
    switch self {
    case .banner: nil
    case .tastes: "그곳의 맛"
    case .getaways: "주말에 떠나기"
    }
  }
}

/// A layout of the three sections, which publishes the page of the first one.
@MainActor
struct BannerLayout {
  let page: CurrentValueSubject<Int, Never>

  func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { section, environment in
        switch BannerSection(rawValue: section) {
        case .banner: banner(in: environment)
        case .tastes: tastes(in: environment)
        case .getaways: getaways(environment.traitCollection)
        case nil: nil
        }
      }, configuration: .titled())
  }

  /// Returns a section with pages as wide as the safe area.
  private func banner(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let pageWidth = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(pageWidth), heightDimension: .fractionalHeight(0.6)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 16, trailing: 0)
    section.boundarySupplementaryItems = [footer(height: 40)]
    // In a right-to-left layout the first page has the largest offset.
    let isRightToLeft = environment.traitCollection.layoutDirection == .rightToLeft
    section.visibleItemsInvalidationHandler = { [page] _, offset, _ in
      let place = pageWidth > 0 ? max(0, Int(round(offset.x / pageWidth))) : 0
      page.send(isRightToLeft ? BannerSection.banner.journeys.count - 1 - place : place)
    }
    return section
  }

  private func tastes(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let traits = environment.traitCollection
    let width = min(traits.scaled(148), max(148, environment.container.effectiveContentSize.width - 64))
    let height = 154 + CaptionedPhotoCell.captionHeight(in: traits)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 8, trailing: 20)
    section.boundarySupplementaryItems = [.header(), footer(height: 17)]
    return section
  }

  /// Returns a section with two items per row, or one with very large text.
  private func getaways(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let columns = traits.hasVeryLargeText ? 1 : 2
    let height = 170 + CaptionedPhotoCell.captionHeight(in: traits)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(14)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 18
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 32, trailing: 20)
    section.boundarySupplementaryItems = [.header()]
    return section
  }

  private func footer(height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
  }
}
