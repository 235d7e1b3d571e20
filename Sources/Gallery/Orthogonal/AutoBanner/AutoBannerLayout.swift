import UIKit

enum AutoBannerSection: Int, CaseIterable {
  case windows, hours
}

/// A layout with the paging banner over its page control, and a list.
@MainActor
enum AutoBannerLayout {
  /// - Parameter onScroll: Called with the banner's page, and whether it is between two, whenever it may have moved.
  static func make(onScroll: @escaping @MainActor (Int, Bool) -> Void) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { section, environment in
        switch AutoBannerSection(rawValue: section) {
        case .windows: windows(in: environment, onScroll)
        case .hours: hours(environment.traitCollection)
        case nil: nil
        }
      }, configuration: .titled())
  }

  private static func windows(
    in environment: any NSCollectionLayoutEnvironment, _ onScroll: @escaping @MainActor (Int, Bool) -> Void
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(0.5)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    ]
    // Pages are as wide as the section, so their offsets are multiples of the width.
    let isRightToLeft = environment.traitCollection.layoutDirection == .rightToLeft
    section.visibleItemsInvalidationHandler = { _, offset, _ in
      let place = width > 0 ? offset.x / width : 0
      let nearest = Int(place.rounded())
      onScroll(isRightToLeft ? Shop.windows.count - 1 - nearest : nearest, abs(place - place.rounded()) > 0.001)
    }
    return section
  }

  private static func hours(_ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .text(68, in: traits))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [.header()]
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 32, trailing: 20)
    return section
  }
}
