import UIKit

/// A layout of the music page's sections, wider on wide screens, and in one column with large text.
@MainActor
enum MusicLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      let availableWidth = environment.container.effectiveContentSize.width
      // The column width leaves part of the next column visible.
      let column = max(120, (availableWidth - 40) / max(1, (availableWidth / 380).rounded()) - 8)
      let section: NSCollectionLayoutSection
      switch MusicSection(rawValue: index) {
      case .featured:
        section = .shelf(width: .absolute(column), estimate: 262)
      case .releases:
        section = .shelf(width: .absolute(isLarge ? column * 0.75 : 160), estimate: 210, rows: isLarge ? 1 : 2)
      case .songs:
        section = .shelf(width: .absolute(column), estimate: 60, rows: 4)
      case .moods, nil:
        section = moods(columns: isLarge ? 1 : max(2, Int(availableWidth / 180)))
      }
      if index != MusicSection.featured.rawValue { section.boundarySupplementaryItems = [.heading()] }
      return section
    }
  }

  private static func moods(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(92)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(92)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20)
    return section
  }
}
