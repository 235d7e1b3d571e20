import UIKit

extension UICollectionViewCompositionalLayout {
  typealias SwipeActions = UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider

  /// Returns a layout with a row of recent emoji, an outline, a list and a plain list with horizontally inset rows.
  ///
  /// - Parameter leading: Returns the leading swipe actions in the outline and the list.
  static func emojiExplorer(leading: @escaping SwipeActions) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      switch ExplorerSection.allCases[index] {
      case .recents: recents(environment)
      case .outline: swiped(.sidebar, leading, environment)
      case .list: swiped(.insetGrouped, leading, environment)
      case .custom: custom(environment)
      }
    }
  }

  private static func swiped(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ leading: @escaping SwipeActions,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.leadingSwipeActionsConfigurationProvider = leading
    return .list(using: list, layoutEnvironment: environment)
  }

  /// Returns a section whose cells are fractions of a portrait phone's screen; other screens have too little height, or
  /// more width than a cell needs.
  private static func recents(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let traits = environment.traitCollection
    let isUpright = traits.verticalSizeClass != .compact && traits.horizontalSizeClass != .regular
    let width: NSCollectionLayoutDimension = isUpright ? .fractionalWidth(0.28) : .absolute(108)
    let height: NSCollectionLayoutDimension = isUpright ? .fractionalHeight(0.1) : .absolute(76)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    return section
  }

  private static func custom(_ environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.list(using: .init(appearance: .plain), layoutEnvironment: environment)
    section.contentInsets = NSDirectionalEdgeInsets(top: 100, leading: 10, bottom: 0, trailing: 10)
    return section
  }
}
