import OpenCombine
import UIKit

/// A map, and a row of stores over its lower end: the map scrolls to the store at which the row comes to rest.
final class StoresViewController: UIViewController {
  private let stores = Store.all
  private lazy var map = CityMapView(stores: stores)
  private let search = SearchField()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private let registration = UICollectionView.CellRegistration<StoreCell, Store> { cell, _, store in
    cell.configure(with: store)
  }

  /// The index of the store that is completely visible.
  private let visibleStore = PassthroughSubject<Int, Never>()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stores"
    view.backgroundColor = .systemBackground
    search.text = "성수동, 가게 \(stores.count)곳"
    collectionView.backgroundColor = .clear
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.alwaysBounceVertical = false
    collectionView.clipsToBounds = false
    collectionView.dataSource = self
    for subview in [map, search, collectionView] { view.addSubview(subview) }
    map.select(0, animated: false)
    map.onSelect = { [weak self] index in
      self?.collectionView.scrollToItem(
        at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: true)
    }
    followRow()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    map.frame = view.bounds
    search.frame = CGRect(x: safe.minX + 16, y: safe.minY + 8, width: max(0, safe.width - 32), height: 48)
    let rowHeight = StoreCell.height(traitCollection)
    collectionView.frame = CGRect(x: 0, y: safe.maxY - rowHeight - 4, width: view.bounds.width, height: rowHeight)
    map.covered = UIEdgeInsets(
      top: search.frame.maxY, left: 0, bottom: view.bounds.height - collectionView.frame.minY, right: 0)
  }

  /// Scrolls the map to the visible store, but not to stores that only pass by during a fling.
  private func followRow() {
    visibleStore
      .removeDuplicates()
      .debounce(for: .milliseconds(250), scheduler: DisplayLinkScheduler())
      .sink { [weak self] index in self?.map.select(index, animated: true) }
      .store(in: &subscriptions)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [visibleStore] _, environment in
      // The width is that of the safe area.
      let width = environment.container.effectiveContentSize.width
      let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items {
          let share = item.visibleShare(at: offset, in: environment.container)
          item.transform = CGAffineTransform(scaleX: 0.5 + 0.5 * share, y: 0.5 + 0.5 * share)
          if share >= 1 { visibleStore.send(item.indexPath.item) }
        }
      }
      return section
    }
  }
}

extension StoresViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { stores.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: stores[indexPath.item])
  }
}
