import OpenCombine
import UIKit

/// The layout of a product's page, which also publishes the visible photograph's page.
@MainActor
struct ProductLayout {
  let page: CurrentValueSubject<Int, Never>

  func make() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let section = section(ProductSection(rawValue: index) ?? .more, in: environment)
        if ProductSection(rawValue: index)?.title != nil { section.boundarySupplementaryItems = [.heading()] }
        return section
      }, configuration: configuration)
  }

  private func section(
    _ section: ProductSection, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let traits = environment.traitCollection
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    let availableWidth = environment.container.effectiveContentSize.width
    switch section {
    case .photos:
      let limit: CGFloat = traits.verticalSizeClass == .compact ? 260 : 460
      return photos(height: min(availableWidth * 0.95, limit))
    case .summary, .story: return .shelf(width: .fractionalWidth(1), estimate: 130, behavior: .none)
    case .colors:
      let width = UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 56, compatibleWith: traits)
      return .shelf(
        width: .absolute(max(ProductColorCell.diameter, width)), estimate: 70, spacing: 8, behavior: .continuous)
    case .sizes: return Self.sizes()
    case .reviews: return Self.reviews(width: min(isLarge ? availableWidth - 40 : 280, max(1, availableWidth - 40)))
    case .more:
      return .shelf(width: .absolute(isLarge ? 260 : 150), estimate: 240, behavior: .continuousGroupLeadingBoundary)
    }
  }

  /// Returns a section with photographs as wide as the screen, also beside the notch, so that the next one is not
  /// visible.
  private func photos(height: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsetsReference = .none
    section.visibleItemsInvalidationHandler = { [page] items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      let photos = items.filter { $0.representedElementCategory == .cell }
      let nearest = photos.min { abs($0.center.x - middle) < abs($1.center.x - middle) }
      if let nearest { page.send(nearest.indexPath.item) }
    }
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
        elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    ]
    return section
  }

  /// Returns a section with chips as wide as their text.
  private static func sizes() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .estimated(96), heightDimension: .estimated(40))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 12, trailing: 20)
    return section
  }

  /// Returns a section with cards of one height, that of the longest text.
  private static func reviews(width: CGFloat) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .uniformAcrossSiblings(estimate: 150)))
    let count = ProductItem.reviews.count
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(CGFloat(count) * (width + 12) - 12), heightDimension: .estimated(150)),
      repeatingSubitem: item, count: count)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 16, trailing: 20)
    return section
  }
}
