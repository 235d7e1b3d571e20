import UIKit

/// A phone's settings: inset groups of rows with a symbol, a value and a chevron.
final class SettingsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<SettingGroup, Setting>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private var dataSource: DataSource?

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, Setting> { cell, _, setting in
    cell.contentConfiguration = setting.content
    cell.accessories = [.disclosureIndicator()]
  }
  private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { cell, _, indexPath in
    var content = cell.defaultContentConfiguration()
    content.text = SettingGroup.all[indexPath.section].header
    cell.contentConfiguration = content
  }
  private let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { cell, _, indexPath in
    var content = cell.defaultContentConfiguration()
    content.text = SettingGroup.all[indexPath.section].footer
    cell.contentConfiguration = content
  }
  private let screenTitle = UICollectionView.SupplementaryRegistration.listTitle("설정")

  /// Returns a layout in which groups without a header or a footer keep the list's default space.
  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        let group = SettingGroup.all[index]
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = group.header == nil ? .none : .supplementary
        list.footerMode = group.footer == nil ? .none : .supplementary
        let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
        if index == 0 { section.contentInsets.top = 8 }
        return section
      }, configuration: .titled())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    fillScreen(with: collectionView, on: .systemGroupedBackground)
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.delegate = self
    let dataSource = DataSource(collectionView: collectionView) { [row] collectionView, indexPath, setting in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: setting)
    }
    dataSource.supplementaryViewProvider = { [header, footer, screenTitle] collectionView, kind, indexPath in
      switch kind {
      case ScreenTitle.elementKind:
        collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
      case UICollectionView.elementKindSectionHeader:
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      default:
        collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<SettingGroup, Setting>()
    for group in SettingGroup.all {
      snapshot.appendSections([group])
      snapshot.appendItems(group.settings, toSection: group)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}

extension SettingsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}

extension Setting {
  /// The row's content, with the value at the end, or below the name of the owner.
  fileprivate var content: UIListContentConfiguration {
    var content: UIListContentConfiguration = isOwner ? .subtitleCell() : .valueCell()
    content.text = title
    content.secondaryText = detail
    content.image = UIImage(systemName: symbol)
    content.imageProperties.tintColor = color
    guard isOwner else { return content }
    content.textProperties.font = .preferredFont(forTextStyle: .title3)
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 50)
    content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 60)
    return content
  }
}
