import UIKit

/// Rows with a pinned first element: the others shrink, fade, and scroll under it.
final class StickyFirstViewController: RecipeViewController {
  private let track = UICollectionView.CellRegistration<PhotoCell, Post> { cell, _, post in
    cell.configure(with: post.photo, cornerRadius: 14)
  }
  private let cover = UICollectionView.SupplementaryRegistration<CoverView>(elementKind: CoverView.elementKind) {
    view, _, indexPath in
    view.configure(with: Mix.all[indexPath.section])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.clipsToBounds = true
    collectionView.alwaysBounceVertical = true
  }

  override func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let side: CGFloat = 132
    // The margin avoids the notch.
    let margin = max(CoverView.margin, view.safeAreaInsets.left, view.safeAreaInsets.right)
    let width = margin + side
    let section = NSCollectionLayoutSection.row(of: CGSize(width: side, height: side), .continuousGroupLeadingBoundary)
    section.interGroupSpacing = CoverView.gap
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: width + CoverView.gap, bottom: 20, trailing: margin)
    // An item would scroll with the others; a supplementary item at the section's edge does not.
    section.supplementaryContentInsetsReference = .none
    section.boundarySupplementaryItems = [Self.cover(width: width, height: side)]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        Self.tuck(item, at: offset, in: environment, width: width)
      }
    }
    return section
  }

  private static func cover(width: CGFloat, height: CGFloat) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .absolute(height)),
      elementKind: CoverView.elementKind, alignment: .topLeading)
    item.extendsBoundary = false
    item.zIndex = 2
    return item
  }

  /// Shrinks and fades an item in proportion to the part of it under the cover.
  private static func tuck(
    _ item: any NSCollectionLayoutVisibleItem, at offset: CGPoint, in environment: any NSCollectionLayoutEnvironment,
    width: CGFloat
  ) {
    let middle = item.center.x - offset.x
    let isRightToLeft = environment.traitCollection.layoutDirection == .rightToLeft
    let fromLeading = isRightToLeft ? environment.container.contentSize.width - middle : middle
    let start = fromLeading - item.bounds.width / 2
    let share = min(1, max(0, (width + CoverView.gap - start) / item.bounds.width))
    let scale = 1 - 0.25 * share
    item.transform = CGAffineTransform(scaleX: scale, y: scale)
    item.alpha = 1 - 0.6 * share
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { Mix.all.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Mix.all[section].tracks.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: track, for: indexPath, item: Mix.all[indexPath.section].tracks[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: cover, for: indexPath)
  }
}
