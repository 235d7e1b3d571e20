import UIKit

/// A column of the board: its title, and independently scrolling cards.
final class BoardColumnCell: BaseCell {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, BoardCard>

  /// Returns the context menu of a card.
  var menu: ((BoardCard) -> UIMenu)?
  /// Called with a dropped card and its index in the column.
  var receive: ((BoardCard, Int) -> Void)?

  private let dot = UIView()
  private let title = UILabel(.headline)
  private let count = UILabel(.subheadline, color: .secondaryLabel)
  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: BoardColumnCell.makeLayout())
  private(set) lazy var dataSource = makeDataSource()

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(110))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 16, trailing: 12)
    // The column itself avoids the notch.
    section.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(section: section)
  }

  func configure(with column: BoardColumn, animated: Bool) {
    title.text = column.title
    count.text = "\(column.cards.count)"
    dot.backgroundColor = column.color
    var snapshot = NSDiffableDataSourceSnapshot<Int, BoardCard>()
    snapshot.appendSections([0])
    snapshot.appendItems(column.cards)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeDataSource() -> DataSource {
    let card = UICollectionView.CellRegistration<BoardCardCell, BoardCard> { $0.configure(with: $2) }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: item)
    }
  }

  override func setUp() {
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 18
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    collectionView.backgroundColor = .clear
    collectionView.alwaysBounceVertical = true
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    dot.layer.cornerRadius = 5
    dot.fix(width: 10, height: 10)
    count.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let header = UIStackView(arrangedSubviews: [dot, title, count])
    header.alignment = .center
    header.spacing = 8
    contentView.addSubviews(header, collectionView)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
      header.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      header.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      collectionView.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 10),
      collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

extension BoardColumnCell: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let card = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu?(card) })
  }
}
