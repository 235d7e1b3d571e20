import UIKit

/// Rows of round photographs that grow in the center of the screen, as under a lens.
final class ScaleViewController: RecipeViewController {
  private static let spacing: CGFloat = 8

  private let posts = Post.feed(count: 25)
  private let cell = UICollectionView.CellRegistration<PhotoCell, Post> { cell, _, post in
    cell.configure(with: post.photo, cornerRadius: cell.bounds.width / 2)
  }

  override func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let height = environment.container.contentSize.height / CGFloat(numberOfSections(in: collectionView))
    let side = max(1, min(height - 2 * Self.spacing, 120))
    let section = NSCollectionLayoutSection.row(of: CGSize(width: side, height: side), .continuous)
    section.interGroupSpacing = Self.spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: (height - side) / 2, leading: 20, bottom: (height - side) / 2, trailing: 20)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let distance = abs(item.distanceFromCenter(at: offset, in: environment.container))
        // The scale is largest in the center, and smallest from half a screen away on.
        let share = min(1, distance / (environment.container.contentSize.width / 2))
        let scale = 1.1 - 0.55 * share
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.zIndex = -Int(distance)
      }
    }
    return section
  }

  /// Returns as many rows as fit with a comfortable height.
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    max(1, min(5, Int(collectionView.bounds.height / 100)))
  }

  override func viewDidLayoutSubviews() {
    let rows = numberOfSections(in: collectionView)
    super.viewDidLayoutSubviews()
    if numberOfSections(in: collectionView) != rows { collectionView.reloadData() }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    posts.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let post = posts[(indexPath.item + indexPath.section * 4) % posts.count]
    return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: post)
  }
}
