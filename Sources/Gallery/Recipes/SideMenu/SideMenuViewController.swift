import UIKit

/// A menu and a page side by side: one paging row that can only stop with the menu open or closed.
final class SideMenuViewController: UIViewController {
  private static let menuPath = IndexPath(item: 0, section: 0)
  private static let pagePath = IndexPath(item: 1, section: 0)

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var chosen = 0
  private var menuShare: CGFloat = 0
  private var hasShutMenu = false

  private let menu = UICollectionView.CellRegistration<MenuCell, Int> { cell, _, chosen in
    cell.configure(with: Expedition.all, chosen: chosen)
  }
  private let page = UICollectionView.CellRegistration<PageCell, Int> { cell, _, chosen in
    cell.configure(with: Expedition.all[chosen])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Side menu"
    view.backgroundColor = .secondarySystemBackground
    collectionView.backgroundColor = .clear
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    guard !hasShutMenu else { return }
    hasShutMenu = true
    collectionView.scrollToItem(at: Self.pagePath, at: .centeredHorizontally, animated: false)
  }

  // MARK: Opening and shutting

  private func openMenu() {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    collectionView.scrollToItem(at: Self.menuPath, at: isRightToLeft ? .right : .left, animated: true)
  }

  private func choose(_ index: Int) {
    chosen = index
    collectionView.reconfigureItems(at: [Self.menuPath, Self.pagePath])
    collectionView.scrollToItem(at: Self.pagePath, at: .centeredHorizontally, animated: true)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] _, environment in self?.section(in: environment) }, configuration: configuration)
  }

  private func section(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let size = environment.container.contentSize
    let menuWidth = max(1, min(size.width * 0.76, 340))
    func item(_ width: CGFloat) -> NSCollectionLayoutItem {
      NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)))
    }
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(menuWidth + size.width), heightDimension: .fractionalHeight(1)),
      subitems: [item(menuWidth), item(size.width)])
    let section = NSCollectionLayoutSection(group: row)
    // The second page would end beyond the row: its stop is the end of the row, with the menu just outside the screen.
    section.orthogonalScrollingBehavior = .paging
    let isRightToLeft = environment.traitCollection.layoutDirection == .rightToLeft
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, _ in
      let travelled = isRightToLeft ? menuWidth - offset.x : offset.x
      self?.show(items, menuShare: 1 - travelled / menuWidth, menuWidth: isRightToLeft ? -menuWidth : menuWidth)
    }
    return section
  }

  /// Applies the positions: the menu is under the page and revealed slowly; the page shrinks as it moves aside.
  private func show(_ items: [any NSCollectionLayoutVisibleItem], menuShare share: CGFloat, menuWidth: CGFloat) {
    menuShare = min(1, max(0, share))
    for item in items {
      if item.indexPath == Self.menuPath {
        item.transform = CGAffineTransform(translationX: (1 - menuShare) * menuWidth / 2, y: 0)
      } else {
        let scale = 1 - 0.1 * menuShare
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.zIndex = 1
      }
    }
    (collectionView.cellForItem(at: Self.pagePath) as? PageCell)?.menuShare = menuShare
  }
}

extension SideMenuViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    if indexPath == Self.menuPath {
      let cell = collectionView.dequeueConfiguredReusableCell(using: menu, for: indexPath, item: chosen)
      cell.onChoose = { [weak self] in self?.choose($0) }
      return cell
    }
    let cell = collectionView.dequeueConfiguredReusableCell(using: page, for: indexPath, item: chosen)
    cell.onMenu = { [weak self] in self?.openMenu() }
    cell.menuShare = menuShare
    return cell
  }
}
