import UIKit

/// The sections, each with its own number of columns and row height.
enum TripSection: Int, CaseIterable {
  case plan, views, luggage

  var title: String {
    switch self {
    case .plan: "할 일"
    case .views: "가 볼 곳"
    case .luggage: "챙길 것"
    }
  }

  var columns: Int {
    switch self {
    case .plan: 1
    case .views: 3
    case .luggage: 5
    }
  }
}

@MainActor
enum TripLayout {
  static func make() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        TripSection(rawValue: index).map { section($0, environment.traitCollection) }
      }, configuration: .titled())
  }

  private static func section(_ kind: TripSection, _ traits: UITraitCollection) -> NSCollectionLayoutSection {
    let share = 1 / CGFloat(kind.columns)
    let height: NSCollectionLayoutDimension = kind == .plan ? .text(60, in: traits) : .fractionalWidth(share)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(share), heightDimension: kind == .plan ? height : .fractionalHeight(1)))
    if kind != .plan { item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item, count: kind.columns)
    let section = NSCollectionLayoutSection(group: group)
    let side: CGFloat = kind == .plan ? 0 : 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 20, trailing: side)
    let header = NSCollectionLayoutBoundarySupplementaryItem.header()
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20 - side, bottom: 0, trailing: 20 - side)
    section.boundarySupplementaryItems = [header]
    return section
  }
}
