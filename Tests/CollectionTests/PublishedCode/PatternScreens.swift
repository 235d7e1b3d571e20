import UIKit

// Pictures, tags, calendars, carousels: one idea per screen.

/// Columns of pictures with individual heights, each new one in the shortest column.
final class WaterfallScreen: UIViewController, PublishedScreen {
  private let heights: [CGFloat] = [120, 200, 160, 90, 140, 180, 110, 150]

  func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [unowned self] _, environment in
      let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
      let spacing: CGFloat = 8
      var bottoms = [CGFloat](repeating: 0, count: columns)
      let width = (environment.container.effectiveContentSize.width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
      var items: [NSCollectionLayoutGroupCustomItem] = []
      for height in heights {
        let column = bottoms.firstIndex(of: bottoms.min() ?? 0) ?? 0
        let frame = CGRect(
          x: CGFloat(column) * (width + spacing), y: bottoms[column], width: width, height: height)
        bottoms[column] = frame.maxY + spacing
        items.append(NSCollectionLayoutGroupCustomItem(frame: frame))
      }
      let groupHeight = (bottoms.max() ?? 0) - spacing
      let group = NSCollectionLayoutGroup.custom(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(groupHeight))
      ) { _ in items }
      return NSCollectionLayoutSection(group: group)
    }
  }
}

/// Stacked cards of one group, the first on top.
final class StackOfCardsScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(300))
    let group = NSCollectionLayoutGroup.custom(layoutSize: size) { env -> [NSCollectionLayoutGroupCustomItem] in
      let bounds = env.container.contentSize
      return (0..<3).map { index -> NSCollectionLayoutGroupCustomItem in
        let shift = CGFloat(index) * 20
        let rect = CGRect(x: shift, y: shift, width: bounds.width - 40, height: bounds.height - 40)
        return NSCollectionLayoutGroupCustomItem(frame: rect, zIndex: 2 - index)
      }
    }
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

/// Tags of individual widths, line after line.
final class TagsScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let tagSize = NSCollectionLayoutSize(widthDimension: .estimated(70), heightDimension: .absolute(30))
    let tag = NSCollectionLayoutItem(layoutSize: tagSize)
    tag.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(0), top: .fixed(4), trailing: .fixed(8), bottom: .fixed(4))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(38)), subitems: [tag])
    let section = NSCollectionLayoutSection(group: line)
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    return UICollectionViewCompositionalLayout(section: section)
  }
}

/// Buttons of a keypad with flexible spacing between them.
final class KeypadScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let key = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80)))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [key, key, key])
    row.interItemSpacing = NSCollectionLayoutSpacing.flexible(10)
    row.contentInsets = .init(top: 0, leading: 45, bottom: 0, trailing: 45)
    row.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: nil, top: NSCollectionLayoutSpacing.fixed(10), trailing: nil, bottom: nil)
    return UICollectionViewCompositionalLayout(section: .init(group: row))
  }
}

/// A section per month, seven days per row, weekdays pinned above.
final class CalendarScreen: UIViewController, PublishedScreen {
  @available(*, deprecated)
  func createLayout() -> UICollectionViewLayout {
    let day = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 7.0), heightDimension: .fractionalHeight(1.0)))
    let week = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(1.0 / 7.0)),
      subitem: day, count: 7)
    let section = NSCollectionLayoutSection(group: week)
    let monthTitle = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: "month", alignment: .topLeading)
    section.boundarySupplementaryItems = [monthTitle]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let weekdays = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(24)),
      elementKind: "weekdays", alignment: .top)
    weekdays.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [weekdays]
    configuration.interSectionSpacing = 12
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}

/// Hours from left to right: the whole layout scrolls horizontally.
final class TimelineScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let programme = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)))
    let hour = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(180), heightDimension: .fractionalHeight(1)),
      subitems: [programme])
    hour.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: hour)
    section.interGroupSpacing = 2
    section.contentInsets = .init(top: 40, leading: 10, bottom: 0, trailing: 10)
    let config = UICollectionViewCompositionalLayoutConfiguration()
    config.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.configuration = config
    return layout
  }
}

/// Days in squares, months pinned, a mark on favorites; the number of columns depends on the container's width.
final class PhotosScreen: UIViewController, PublishedScreen {
  static let favoriteKind = "favorite"

  func createLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout { (_, layoutEnvironment) -> NSCollectionLayoutSection? in
      let contentSize = layoutEnvironment.container.contentSize
      let columns = max(3, Int(contentSize.width / 130))
      let fraction: CGFloat = 1 / CGFloat(columns)
      let favorite = NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(16), heightDimension: .absolute(16)),
        elementKind: PhotosScreen.favoriteKind,
        containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading], absoluteOffset: CGPoint(x: 4, y: -4)))
      let photo = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(fraction), heightDimension: .fractionalHeight(1)),
        supplementaryItems: [favorite])
      photo.contentInsets = .init(top: 1, leading: 1, bottom: 1, trailing: 1)
      let row = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(fraction)),
        subitems: [photo])
      let section = NSCollectionLayoutSection(group: row)
      let month = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(36)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      month.pinToVisibleBounds = true
      section.boundarySupplementaryItems.append(month)
      return section
    }
    return layout
  }
}

/// Cards that shrink with their distance from the middle.
final class CarouselScreen: UIViewController, PublishedScreen {
  func createLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalWidth(0.9)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { (items, offset, environment) in
      items.forEach { item in
        guard item.representedElementCategory == .cell else { return }
        let distanceFromCenter = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2.0)
        let minScale: CGFloat = 0.7
        let maxScale: CGFloat = 1.1
        let scale = max(maxScale - (distanceFromCenter / environment.container.contentSize.width), minScale)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
        item.zIndex = Int(scale * 100)
      }
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}
