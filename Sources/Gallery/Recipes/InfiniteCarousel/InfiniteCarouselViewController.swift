import UIKit

/// A carousel without a first and a last card.
///
/// The cards are repeated many times, and whenever one comes to rest the row jumps, unnoticeably, to the same card in
/// the middle repetition. No flick reaches an end, and the order is always correct.
final class InfiniteCarouselViewController: RecipeViewController {
  /// The number of repetitions, which is free because only visible cells have a cost; odd, so that one is the middle.
  private static let copies = 1_001

  private let expeditions = Expedition.all
  private let pageControl = UIPageControl()
  private var hasFoundMiddle = false
  /// Whether the row is at rest on a card outside the middle repetition.
  private var isAway = false

  private let cell = UICollectionView.CellRegistration<CardCell, Expedition> { cell, _, expedition in
    cell.configure(
      photo: expedition.photo, eyebrow: expedition.place, title: expedition.title, subtitle: expedition.facts,
      style: CardCell.Style(titleSize: 28, cornerRadius: 28, padding: 24))
  }

  /// The index of the first card in the middle repetition.
  private var middle: Int { Self.copies / 2 * expeditions.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    pageControl.numberOfPages = expeditions.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.isUserInteractionEnabled = false
    view.addSubview(pageControl)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame.size.height = max(0, collectionView.frame.height - 32)
    pageControl.frame = CGRect(x: 0, y: collectionView.frame.maxY + 4, width: view.bounds.width, height: 28)
    guard !hasFoundMiddle else { return }
    hasFoundMiddle = true
    collectionView.scrollToItem(
      at: IndexPath(item: middle, section: 0), at: .centeredHorizontally, animated: false)
  }

  override func section(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let container = environment.container.contentSize
    let width = NSCollectionLayoutSection.evenLength(min(container.width * 0.8, container.height * 1.5))
    let section = NSCollectionLayoutSection.row(
      of: CGSize(width: width, height: container.height), .groupPagingCentered)
    section.interGroupSpacing = 12
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let places = items.map { ($0.indexPath, $0.distanceFromCenter(at: offset, in: environment.container)) }
      guard let (indexPath, distance) = places.min(by: { abs($0.1) < abs($1.1) }) else { return }
      // Scroll views rest on whole pixels, but cards may be centered between them.
      self?.showPage(of: indexPath.item, isAtRest: abs(distance) < 0.5)
    }
    return section
  }

  private func showPage(of item: Int, isAtRest: Bool) {
    let page = item % expeditions.count
    pageControl.currentPage = page
    isAway = isAtRest && item != middle + page
    guard isAway else { return }
    // Deferred, because this handler is called during a layout pass.
    DispatchQueue.main.async { [weak self] in self?.returnToMiddle(at: page) }
  }

  /// Returns to the middle repetition, unless a finger has started to move the row.
  private func returnToMiddle(at page: Int) {
    guard isAway else { return }
    isAway = false
    collectionView.scrollToItem(
      at: IndexPath(item: middle + page, section: 0), at: .centeredHorizontally, animated: false)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Self.copies * expeditions.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let expedition = expeditions[indexPath.item % expeditions.count]
    return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: expedition)
  }
}
