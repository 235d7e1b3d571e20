import UIKit

/// Record covers on a shelf: the center cover faces the user, the other covers are rotated and overlap.
final class CoverFlowViewController: RecipeViewController {
  private let posts = Post.feed(count: 25, from: 3)
  private let cell = UICollectionView.CellRegistration<PhotoCell, Post> { cell, _, post in
    cell.configure(with: post.photo, cornerRadius: 8)
  }

  override func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let container = environment.container.contentSize
    let side = NSCollectionLayoutSection.evenLength(min(container.width * 0.62, container.height * 0.8))
    let section = NSCollectionLayoutSection.row(of: CGSize(width: side, height: side), .groupPagingCentered)
    // A cover is much wider than its spacing on the shelf.
    section.interGroupSpacing = -(0.6 * side).rounded()
    section.centerVertically(height: side, in: environment.container)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let distance = item.distanceFromCenter(at: offset, in: environment.container)
        item.transform3D = Self.transform(distance: distance, side: side)
        item.zIndex = -Int(abs(distance))
      }
    }
    return section
  }

  /// - Parameters:
  ///   - distance: The distance from the center of the screen, in points; negative to the left of it.
  ///   - side: The side of a cover.
  private static func transform(distance: CGFloat, side: CGFloat) -> CATransform3D {
    // Beyond a certain distance a cover's rotation is constant.
    let turn = min(1, max(-1, distance / (0.4 * side)))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / (2.2 * side)
    transform = CATransform3DTranslate(transform, turn * 0.1 * side, 0, -abs(turn) * 0.45 * side)
    return CATransform3DRotate(transform, -turn * .pi / 2.9, 0, 1, 0)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    posts.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: posts[indexPath.item])
  }
}
