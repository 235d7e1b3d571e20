import UIKit

/// Pages that stay in place and cross-fade while the finger moves.
final class FadeViewController: RecipeViewController {
  private let cell = UICollectionView.CellRegistration<CardCell, Expedition> { cell, _, expedition in
    cell.configure(
      photo: expedition.photo, eyebrow: expedition.place, title: expedition.title, subtitle: expedition.facts,
      style: CardCell.Style(titleSize: 30, cornerRadius: 28, padding: 24, margin: 20))
  }

  override func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let section = NSCollectionLayoutSection.row(of: environment.container.contentSize, .paging)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let distance = item.distanceFromCenter(at: offset, in: environment.container)
        let share = min(1, abs(distance) / environment.container.contentSize.width)
        // The translation moves the page back to the center, by the distance that it has scrolled.
        item.transform = CGAffineTransform(translationX: -distance, y: 0)
        // The lower page stays opaque, or the background would show through both.
        item.alpha = distance < 0 ? 1 - share : 1
        item.zIndex = distance < 0 ? 1 : 0
        item.isHidden = share == 1
      }
    }
    return section
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Expedition.all.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cell, for: indexPath, item: Expedition.all[indexPath.item])
  }
}
