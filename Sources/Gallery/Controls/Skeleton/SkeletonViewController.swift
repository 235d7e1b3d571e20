import UIKit

/// A loading feed: blocks with a moving highlight, until a ring is full.
final class SkeletonViewController: UIViewController, CAAnimationDelegate {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, FeedStory>

  private let ring = ProgressRingView()
  private let status = UILabel(.subheadline, color: .secondaryLabel)
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
  private var dataSource: DataSource?
  private var hasArrived = false

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Feed"
    view.backgroundColor = .systemBackground
    status.text = "Loading…"
    ring.fix(width: 26, height: 26)
    let head = UIStackView(arrangedSubviews: [ring, status])
    (head.spacing, head.alignment) = (10, .center)
    view.addSubviews(head, collectionView)
    NSLayoutConstraint.activate([
      head.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      head.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      head.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -20),
      collectionView.topAnchor.constraint(equalTo: head.bottomAnchor, constant: 8),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    showStories()
    ring.fill(in: 1.8, delegate: self)
  }

  private static func layout() -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(320))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private func showStories() {
    let cell = UICollectionView.CellRegistration<FeedStoryCell, FeedStory> { [weak self] cell, _, story in
      let hasArrived = self?.hasArrived ?? false
      cell.show(hasArrived ? story : nil, of: story, dissolving: hasArrived)
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, story in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: story)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, FeedStory>()
    snapshot.appendSections([0])
    snapshot.appendItems(FeedStory.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  /// Shows the stories when the ring is full.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag, var snapshot = dataSource?.snapshot() else { return }
    hasArrived = true
    snapshot.reconfigureItems(FeedStory.all)
    dataSource?.apply(snapshot, animatingDifferences: false)
    let push = CATransition()
    (push.type, push.subtype, push.duration) = (.push, .fromTop, 0.3)
    push.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    status.layer.masksToBounds = true
    status.layer.add(push, forKey: nil)
    status.text = "4 new stories"
  }
}
