import Foundation
import Geometry

extension NSCollectionLayoutSection {
  /// Rows as wide as the collection view, each as tall as its cell wants to be.
  ///
  /// What the section is made of may be changed before it is returned to the layout, as with any other section.
  ///
  /// - Fidelity: observed (macOS 27 Catalyst).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = ListMetrics(
      appearance: configuration.appearance, headerMode: configuration.headerMode,
      footerMode: configuration.footerMode, headerTopPadding: configuration.headerTopPadding,
      width: layoutEnvironment.container.effectiveContentSize.width)
    let row = NSCollectionLayoutSize.wide(estimated: ListMetrics.estimatedRowHeight)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = metrics.contentInsets
    section.contentInsetsReference = .none
    section.keepsClearOfSafeArea = metrics.avoidsSafeArea
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        metrics.boundary(UICollectionView.elementKindSectionHeader, at: .top))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        metrics.boundary(UICollectionView.elementKindSectionFooter, at: .bottom))
    }
    section.listConfiguration = configuration
    return section
  }
}

extension ListMetrics {
  @MainActor
  fileprivate func boundary(
    _ kind: String, at alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .wide(estimated: estimatedBoundaryHeight), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pinsBoundaries
    item.zIndex = Self.boundaryLevel
    if alignment == .top { item.topPadding = paddingAboveHeader }
    return item
  }
}

extension NSCollectionLayoutSize {
  fileprivate static func wide(estimated height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
  }
}
