import UIKit

/// A layout with five kinds of sections. Every height is an estimate: rows are as high as their text.
@MainActor
enum MixedPageLayout {
  /// The distance between content and the screen's edges, and between neighbors.
  static let margin: CGFloat = 16

  /// - Parameter section: Returns the section that the data source currently has at an index.
  static func make(
    section: @escaping @MainActor (Int) -> MixedPageSection?
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch section(index) {
      case .stories: stories(environment)
      case .outings: outings(environment)
      case .shops: shops(environment)
      case .notices: notices(environment)
      case .errands: errands(environment)
      case nil: nil
      }
    }
  }

  /// Returns a section with cells as wide as a face, or as a short name if that is wider.
  private static func stories(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let name = UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 50, compatibleWith: environment.traitCollection)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(max(70, name)), heightDimension: .estimated(94)),
      subitems: [fullWidth(.estimated(94))])
    return framed(group, scrolling: .continuous)
  }

  private static func outings(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let share: CGFloat = isWide(environment) ? 0.38 : 0.77
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(share), heightDimension: .estimated(190)),
      subitems: [fullWidth(.estimated(190))])
    return framed(group, scrolling: .groupPaging)
  }

  /// Returns a section with pages of three rows.
  private static func shops(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let share: CGFloat = isWide(environment) ? 0.4 : 0.8
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(76)),
      subitems: [fullWidth(.estimated(76))])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(share), heightDimension: .estimated(3 * 76)),
      subitems: [row, row, row])
    return framed(column, scrolling: .groupPaging)
  }

  private static func notices(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .grouped)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    return .list(using: list, layoutEnvironment: environment)
  }

  /// Returns a section with four items per row, or eight in landscape; half as many with very large text.
  private static func errands(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = (isWide(environment) ? 8 : 4) / (isLarge(environment) ? 2 : 1)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(margin)
    return framed(group)
  }

  // MARK: What they have in common

  private static func isWide(_ environment: any NSCollectionLayoutEnvironment) -> Bool {
    environment.container.contentSize.width > environment.container.contentSize.height
  }

  private static func isLarge(_ environment: any NSCollectionLayoutEnvironment) -> Bool {
    environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  private static func fullWidth(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height))
  }

  /// Returns a section between a header and a line, both as wide as the screen.
  private static func framed(
    _ group: NSCollectionLayoutGroup, scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = scrolling
    section.interGroupSpacing = margin
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: margin, trailing: margin)
    section.supplementaryContentInsetsReference = .none
    section.boundarySupplementaryItems = [
      boundary(UICollectionView.elementKindSectionHeader, .estimated(44), .top),
      boundary(UICollectionView.elementKindSectionFooter, .absolute(1), .bottom),
    ]
    return section
  }

  private static func boundary(
    _ kind: String, _ height: NSCollectionLayoutDimension, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: kind, alignment: alignment)
  }
}
