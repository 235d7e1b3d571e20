import UIKit

// Lists by configuration, alone and among other sections.

final class PlainListScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let config = UICollectionLayoutListConfiguration(appearance: .plain)
    return UICollectionViewCompositionalLayout.list(using: config)
  }
}

final class SettingsScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .none
    configuration.backgroundColor = .systemGroupedBackground
    configuration.showsSeparators = false
    if #available(iOS 15.0, *) {
      configuration.headerTopPadding = 0
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }
}

/// A carousel above a list, as on a start page.
final class MixedListScreen: UIViewController, PublishedScreen {
  enum Section: Int, Hashable, CaseIterable, CustomStringConvertible {
    case recents, outline, list

    var description: String {
      switch self {
      case .recents: return "Recents"
      case .outline: return "Outline"
      case .list: return "List"
      }
    }
  }

  func createLayout() -> UICollectionViewLayout {
    let sectionProvider = {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
      guard let sectionKind = Section(rawValue: sectionIndex) else { return nil }
      let section: NSCollectionLayoutSection
      if sectionKind == .recents {
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.28), heightDimension: .fractionalWidth(0.2)), subitems: [item])
        section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      } else if sectionKind == .outline {
        let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      } else {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: layoutEnvironment)
        for item in section.boundarySupplementaryItems
        where item.elementKind == UICollectionView.elementKindSectionHeader {
          item.pinToVisibleBounds = false
        }
      }
      return section
    }
    return UICollectionViewCompositionalLayout(sectionProvider: sectionProvider)
  }
}

/// Rows with spacing between them: a list whose section is changed before it is returned.
final class CardListScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let layoutConfig = UICollectionViewCompositionalLayoutConfiguration()
    layoutConfig.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, layoutEnvironment in
        var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        config.backgroundColor = .clear
        config.headerMode = .firstItemInSection
        let section = NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
        let inset = max(24, (layoutEnvironment.container.effectiveContentSize.width - 600) / 2)
        section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: inset, bottom: 8, trailing: inset)
        section.interGroupSpacing = 12
        return section
      },
      configuration: layoutConfig)
  }
}
