import UIKit

/// Emoji side by side, without space between them.
final class GridViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private static let emoji =
    "😀😄😂🥹😊😇🙂😉😍🥰😘😋😜🤓😎🥳🤔🤗🫡😴🐶🐱🐭🐹🐰🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧🐦🦉🦄🐝🦋🐢🐙🦀🐬🍎🍊🍋🍉🍇🍓🍑🥝🥑🥕🌽🥐🍞🧀"
    + "🍳🍕🌮🍜🍣🍙🍦🍩🍪🍰☕️🍵⚽️🏀🎾🏓🎸🎹🎨🚲🚗🚌✈️🚀⛵️🗼🏔️🏝️🌅🌙🇰🇷🧑‍🚀👩‍🎨👨‍🍳"

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: GridLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Grid"
    fillScreen(with: collectionView)
    let tile = UICollectionView.CellRegistration<TileCell, String> { cell, _, emoji in
      cell.configure(with: emoji, size: 40, color: .clear)
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("이모지")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(Self.emoji.map(String.init))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
