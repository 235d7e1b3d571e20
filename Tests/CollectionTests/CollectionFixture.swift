import DeviceSupport
import Foundation
import Testing
import UIKit
import UIKitCollections
import UIKitCore

/// A phone with one collection view that fills its screen.
@MainActor
final class CollectionFixture: Fixture {
  let device: TestDevice
  let collectionView: UICollectionView
  let dataSource: RecordingDataSource
  let delegate: RecordingDelegate
  let calls = CallLog()

  init(
    _ layout: UICollectionViewLayout, counts: [Int], size: CGSize = CGSize(width: 390, height: 844),
    scale: CGFloat = 3, direction: UITraitEnvironmentLayoutDirection = .leftToRight, showsAtOnce: Bool = true
  ) {
    device = TestDevice(size: size, scale: scale, direction: direction, draws: false)
    collectionView = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    dataSource = RecordingDataSource(counts: counts, log: calls)
    delegate = RecordingDelegate(log: calls)
    dataSource.register(with: collectionView)
    collectionView.dataSource = dataSource
    collectionView.delegate = delegate
    window.addSubview(collectionView)
    if showsAtOnce { step() }
  }

  func scroll(toY y: CGFloat) {
    collectionView.contentOffset.y = y
    step()
  }

  /// The embedded scroll view of a visible section.
  func scroller(_ section: Int) throws -> UIScrollView { try #require(findScroller(section)) }

  /// The embedded scroll view of a section; `nil` if the section does not scroll or is not visible.
  func findScroller(_ section: Int) -> UIScrollView? {
    guard let viewport = collectionView.listedScroll(of: section)?.viewport else { return nil }
    return collectionView.subviews.lazy.compactMap { $0 as? UIScrollView }.first {
      !$0.isHidden && $0.frame == viewport
    }
  }

  /// The offset of a visible section, which is 0 at rest unless the first group is centered.
  func offset(ofSection section: Int) throws -> CGFloat {
    let scroller = try scroller(section)
    let isHorizontal = try #require(collectionView.listedScroll(of: section)).axis == .horizontal
    return isHorizontal
      ? scroller.contentOffset.x - scroller.frame.minX : scroller.contentOffset.y - scroller.frame.minY
  }
}

/// Sections as the scenes use them.
@MainActor
enum Sections {
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// Full-width rows.
  static func list(_ height: NSCollectionLayoutDimension, spacing: CGFloat = 0) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), height))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), height), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    return section
  }

  /// One item per group, scrolling horizontally.
  static func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: CGFloat, height: CGFloat,
    spacing: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(width), .absolute(height)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  static func boundary(_ kind: String, _ alignment: NSRectAlignment, height: CGFloat)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind, alignment: alignment)
  }
}
