import UIKit

/// The sections, which have as many columns as are wide enough for their cells, from phones to tablets.
enum ShelfSection: Int, CaseIterable {
  case reading, covers, moods

  var title: String {
    switch self {
    case .reading: "Continue reading"
    case .covers: "New on the shelf"
    case .moods: "오늘의 기분"
    }
  }

  /// - Parameter width: The section's available width, in points.
  @MainActor
  func columns(in width: CGFloat, _ traits: UITraitCollection) -> Int {
    switch self {
    case .reading: max(1, Int(width / traits.scaled(320)))
    case .covers: max(traits.hasVeryLargeText ? 1 : 2, Int(width / traits.scaled(180)))
    case .moods: max(4, Int(width / 84))
    }
  }

  @MainActor
  func rowHeight(_ traits: UITraitCollection) -> NSCollectionLayoutDimension {
    switch self {
    case .reading: .text(64, in: traits)
    case .covers: .absolute(144 + CaptionedPhotoCell.captionHeight(in: traits))
    case .moods: .absolute(72)
    }
  }
}

@MainActor
enum AdaptiveLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        ShelfSection(rawValue: index).map { section($0, in: environment) }
      }, configuration: .titled())
  }

  private static func section(
    _ kind: ShelfSection, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let traits = environment.traitCollection
    let columns = kind.columns(in: environment.container.effectiveContentSize.width, traits)
    let height = kind.rowHeight(traits)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = kind == .reading ? 0 : 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 20, trailing: 20)
    section.boundarySupplementaryItems = [.header()]
    return section
  }
}
