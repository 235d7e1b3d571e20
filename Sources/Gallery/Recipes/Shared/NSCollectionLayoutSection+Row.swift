import UIKit

extension NSCollectionLayoutSection {
  /// A row of groups of one size, with one item each.
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

  /// At most `length`, and such that an item in the middle of the screen begins on a whole point.
  static func evenLength(_ length: CGFloat) -> CGFloat { max(2, 2 * (length / 2).rounded(.down)) }

  /// Puts the row into the middle of a container that is higher than it.
  @MainActor
  func centerVertically(height: CGFloat, in container: any NSCollectionLayoutContainer) {
    let free = max(0, container.contentSize.height - height)
    contentInsets.top = free / 2
    contentInsets.bottom = free / 2
  }
}

extension NSCollectionLayoutVisibleItem {
  /// How far the item's middle is from the middle of its container, in points; negative to the left of it.
  ///
  /// A transform does not change it, so that it can be asked again in the next frame.
  @MainActor
  func distanceFromCenter(at offset: CGPoint, in container: any NSCollectionLayoutContainer) -> CGFloat {
    center.x - offset.x - container.contentSize.width / 2
  }
}
