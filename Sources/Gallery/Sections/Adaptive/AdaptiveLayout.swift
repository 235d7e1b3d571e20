import UIKit

/// Each section has the number of columns for which its cells are wide enough, from phones to tablets.
enum ShelfSection: Int, CaseIterable {
  case reading, covers, moods

  var title: String {
    switch self {
    case .reading: "Continue reading"
    case .covers: "New on the shelf"
    case .moods: "오늘의 기분"
    }
  }

  /// - Parameter width: What the section has, in points.
  func columns(in width: CGFloat) -> Int {
    switch self {
    case .reading: max(1, Int(width / 320))
    case .covers: max(2, Int(width / 180))
    case .moods: max(4, Int(width / 84))
    }
  }

  var rowHeight: CGFloat {
    switch self {
    case .reading: 64
    case .covers: 190
    case .moods: 72
    }
  }
}

@MainActor
enum AdaptiveLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        ShelfSection(rawValue: index).map { section($0, width: environment.container.effectiveContentSize.width) }
      }, configuration: .titled())
  }

  private static func section(_ kind: ShelfSection, width: CGFloat) -> NSCollectionLayoutSection {
    let columns = kind.columns(in: width)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(kind.rowHeight)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = kind == .reading ? 0 : 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 20, trailing: 20)
    section.boundarySupplementaryItems = [.header()]
    return section
  }
}
