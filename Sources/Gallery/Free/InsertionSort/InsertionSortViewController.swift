import UIKit

/// Rows of colors that sort themselves; each step is a snapshot that is applied with animation.
final class InsertionSortViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, SortingNode>

  /// The interval between steps, in seconds.
  private static let pace: CFTimeInterval = 0.25
  private static let side: CGFloat = 30

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var rows: [SortingRow] = []
  private var clock: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Insertion Sort"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shuffle", primaryAction: UIAction(title: "Shuffle") { [weak self] _ in self?.shuffle() })
    view.backgroundColor = .systemBackground
    view.pin(collectionView)
    shuffle()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    var due = CACurrentMediaTime() + Self.pace
    let clock = CADisplayLink { [weak self] link in
      guard link.timestamp >= due else { return }
      due += Self.pace
      self?.step()
    }
    clock.add(to: .main, forMode: .common)
    self.clock = clock
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    clock?.invalidate()
  }

  private func shuffle() {
    let count = max(2, Int(view.bounds.width / Self.side))
    let height = max(1, Int(view.bounds.height * 0.8 / Self.side))
    rows = (0..<height).map { SortingRow(row: $0, count: count) }
    show(animated: false)
  }

  private func step() {
    guard rows.contains(where: { !$0.isSorted }) else { return }
    for index in rows.indices { rows[index].step() }
    show()
  }

  private func show(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, SortingNode>()
    for (index, row) in rows.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(row.nodes)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeDataSource() -> DataSource {
    let cell = UICollectionView.CellRegistration<UICollectionViewCell, SortingNode> { cell, _, node in
      cell.backgroundColor = node.color
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, node in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: node)
    }
  }

  /// Returns a layout with as many columns as the row has values.
  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] index, _ in
      let columns = self?.rows[index].nodes.count ?? 1
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.side)),
        repeatingSubitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
  }
}
