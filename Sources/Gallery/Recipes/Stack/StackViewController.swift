import UIKit

/// Tickets that stack up at the top of the screen as the page scrolls.
final class StackViewController: RecipeViewController {
  private static let cardHeight: CGFloat = 250
  /// The visible height of a card above the next one.
  private static let stride: CGFloat = 78
  /// The distance between stacked cards.
  private static let lip: CGFloat = 9

  private let cell = UICollectionView.CellRegistration<TicketCell, Expedition> { cell, indexPath, expedition in
    cell.configure(with: expedition, number: indexPath.item)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.alwaysBounceVertical = true
    collectionView.clipsToBounds = true
  }

  override func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let container = environment.container.contentSize
    let width = max(1, min(container.width - 40, 520))
    let section = NSCollectionLayoutSection.row(of: CGSize(width: width, height: Self.cardHeight), .none)
    section.interGroupSpacing = Self.stride - Self.cardHeight
    let side = max(0, container.width - width) / 2
    // The inset lets the last card reach the stack.
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 3 * Self.lip, leading: side, bottom: max(0, container.height - Self.cardHeight - 3 * Self.lip),
      trailing: side)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items {
        let top = item.center.y - item.bounds.height / 2
        let distance = offset.y + 3 * Self.lip - top
        item.transform = Self.transform(above: distance)
        // The third card from the top of the stack is the last visible one.
        item.alpha = min(1, max(0, 3.2 - distance / Self.stride))
        item.zIndex = item.indexPath.item
      }
    }
    return section
  }

  /// - Parameter distance: The distance that the card has scrolled above the stack's position, in points.
  private static func transform(above distance: CGFloat) -> CGAffineTransform {
    guard distance > 0 else { return .identity }
    // The number of cards on top of this one.
    let depth = distance / stride
    let scale = 1 - 0.05 * depth
    // A card shrinks around its center; its upper edge must stay a fixed distance above the next one.
    let shrink = cardHeight * (1 - scale) / 2
    return CGAffineTransform(translationX: 0, y: distance - depth * lip - shrink).scaledBy(x: scale, y: scale)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    2 * Expedition.all.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let expedition = Expedition.all[indexPath.item % Expedition.all.count]
    return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: expedition)
  }
}
