import UIKit

/// Cards with photographs that move more slowly than the cards, as if they were far behind them.
final class ParallaxViewController: RecipeViewController {
  /// The latest shifts, for cells that are dequeued later.
  private var shifts: [IndexPath: CGFloat] = [:]

  private let cell = UICollectionView.CellRegistration<ParallaxCell, Expedition> { cell, _, expedition in
    cell.configure(with: expedition)
  }

  override func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let container = environment.container.contentSize
    let width = NSCollectionLayoutSection.evenLength(min(container.width * 0.82, container.height * 1.6))
    let section = NSCollectionLayoutSection.row(
      of: CGSize(width: width, height: container.height), .groupPagingCentered)
    section.interGroupSpacing = 14
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      for item in items {
        let distance = item.distanceFromCenter(at: offset, in: environment.container)
        self?.show(shift: -distance / environment.container.contentSize.width, at: item.indexPath)
      }
    }
    return section
  }

  /// Applies a shift. A transform would move the card; only the cell can move its photograph.
  private func show(shift: CGFloat, at indexPath: IndexPath) {
    let shift = min(1, max(-1, shift))
    shifts[indexPath] = shift
    (collectionView.cellForItem(at: indexPath) as? ParallaxCell)?.shift = shift
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Expedition.all.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: cell, for: indexPath, item: Expedition.all[indexPath.item])
    cell.shift = shifts[indexPath] ?? 0
    return cell
  }
}
