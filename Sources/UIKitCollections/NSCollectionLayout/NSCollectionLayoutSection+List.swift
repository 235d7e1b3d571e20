import Foundation
import Geometry

extension NSCollectionLayoutSection {
  /// Returns a section with rows as wide as the collection view, each with the height of its cell.
  ///
  /// Like any other section, it may be changed before it is returned to the layout.
  ///
  /// - Fidelity: observed (macOS 27 Catalyst).
  public static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(using: configuration, layoutEnvironment: layoutEnvironment, heights: ListHeights())
  }

  /// Returns a section of rows, with given heights or estimates for rows, headers and footers.
  static func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment,
    heights: ListHeights
  ) -> NSCollectionLayoutSection {
    let metrics = ListMetrics(
      appearance: configuration.appearance, headerMode: configuration.headerMode,
      footerMode: configuration.footerMode, headerTopPadding: configuration.headerTopPadding,
      width: layoutEnvironment.container.effectiveContentSize.width)
    let row = NSCollectionLayoutSize.wide(heights.row)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = metrics.contentInsets
    section.contentInsetsReference = .none
    section.keepsClearOfSafeArea = metrics.avoidsSafeArea
    if configuration.headerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        metrics.boundary(UICollectionView.elementKindSectionHeader, at: .top, height: heights.header))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        metrics.boundary(UICollectionView.elementKindSectionFooter, at: .bottom, height: heights.footer))
    }
    section.listConfiguration = configuration
    return section
  }
}

/// The heights of the parts of a list.
@MainActor
struct ListHeights {
  var row = NSCollectionLayoutDimension.estimated(ListMetrics.estimatedRowHeight)
  /// The height of headers; `nil` for the default of the appearance.
  var header: NSCollectionLayoutDimension?
  var footer: NSCollectionLayoutDimension?
}

extension ListMetrics {
  @MainActor
  fileprivate func boundary(
    _ kind: String, at alignment: NSRectAlignment, height: NSCollectionLayoutDimension?
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .wide(height ?? .estimated(estimatedBoundaryHeight)), elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = pinsBoundaries
    item.zIndex = Self.boundaryLevel
    if alignment == .top { item.topPadding = paddingAboveHeader }
    return item
  }
}

extension NSCollectionLayoutSize {
  static func wide(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
  }
}
