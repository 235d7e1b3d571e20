import OpenCombine
import UIKit

/// A layout with paging banners, departments in a grid, horizontally scrolling rows, and a grid of products.
@MainActor
struct StoreHomeLayout {
  let page: CurrentValueSubject<Int, Never>

  func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let availableWidth = environment.container.effectiveContentSize.width
      switch StoreHomeSection(rawValue: index) {
      case .banners: return banners(in: environment)
      case .shortcuts:
        let section = Self.grid(columns: availableWidth > 600 ? 10 : 5, estimate: 76, spacing: 12)
        section.contentInsets.top = 8
        return section
      case .stories: return Self.stories(in: environment)
      case .deals:
        let columns = max(1, (availableWidth / 380).rounded())
        return Self.titled(
          .shelf(width: .absolute(max(120, (availableWidth - 40) / columns - 24)), estimate: 96, rows: isLarge ? 1 : 3))
      case .picks:
        return Self.titled(Self.grid(columns: isLarge ? 1 : availableWidth > 600 ? 4 : 2, estimate: 270, spacing: 20))
      case nil: return nil
      }
    }
  }

  /// Returns a section with pages as wide as the safe area.
  private func banners(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let section = NSCollectionLayoutSection.shelf(
      width: .absolute(width), estimate: 260, spacing: 0, behavior: .groupPagingCentered)
    section.contentInsets = .zero
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    ]
    let pages = SectionPages(
      .groupPagingCentered, count: StoreBanner.all.count, length: width, viewport: width,
      isRightToLeft: environment.traitCollection.layoutDirection == .rightToLeft)
    section.visibleItemsInvalidationHandler = { [page] _, offset, _ in page.send(pages.page(at: offset.x)) }
    return section
  }

  private static func stories(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = UIFontMetrics(forTextStyle: .caption1).scaledValue(
      for: 70, compatibleWith: environment.traitCollection)
    let section = NSCollectionLayoutSection.shelf(
      width: .absolute(width), estimate: 84, spacing: 10, behavior: .continuous)
    return titled(section)
  }

  private static func grid(columns: Int, estimate: CGFloat, spacing: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(estimate)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
    return section
  }

  private static func titled(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
    section.boundarySupplementaryItems = [.heading()]
    return section
  }
}
