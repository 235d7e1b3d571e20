import UIKit

extension NSCollectionLayoutSection {
  /// Returns a row of groups of one size, with one item each.
  @MainActor
  static func row(
    of size: CGSize, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let layoutSize = NSCollectionLayoutSize(
      widthDimension: .absolute(size.width), heightDimension: .absolute(size.height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize, subitems: [NSCollectionLayoutItem(layoutSize: layoutSize)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  /// Returns a length of at most `length` for which an item in the center of the screen begins on a whole point.
  static func evenLength(_ length: CGFloat) -> CGFloat { max(2, 2 * (length / 2).rounded(.down)) }

  /// Centers the row in a container that is taller.
  @MainActor
  func centerVertically(height: CGFloat, in container: any NSCollectionLayoutContainer) {
    let free = max(0, container.contentSize.height - height)
    contentInsets.top = free / 2
    contentInsets.bottom = free / 2
  }
}

extension NSCollectionLayoutVisibleItem {
  /// Returns the distance of the item's center from the center of its container, in points; negative to the left of it.
  ///
  /// Transforms do not change it, so it can be computed again in the next frame.
  @MainActor
  func distanceFromCenter(at offset: CGPoint, in container: any NSCollectionLayoutContainer) -> CGFloat {
    center.x - offset.x - container.contentSize.width / 2
  }
}
