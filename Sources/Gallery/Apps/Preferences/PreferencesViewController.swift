import UIKit

/// A phone's preferences in custom cells: switches, sliders, a choice; without Bluetooth in airplane mode.
final class PreferencesViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<PreferenceGroup, Preference>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()
  private var isOn: Set<String> = ["Bluetooth", "Mobile Data", "True Tone"]

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let group = PreferenceGroup.all[index]
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = group.header == nil ? .none : .supplementary
      list.footerMode = group.footer == nil ? .none : .supplementary
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Settings"
    view.backgroundColor = .systemGroupedBackground
    view.pin(collectionView)
    collectionView.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<PreferenceGroup, Preference>()
    for group in PreferenceGroup.all {
      snapshot.appendSections([group])
      snapshot.appendItems(group.preferences)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggle(_ preference: Preference, _ isOn: Bool) {
    if isOn { self.isOn.insert(preference.title) } else { self.isOn.remove(preference.title) }
    guard preference.title == "Airplane Mode" else { return }
    let radios = PreferenceGroup.all[1].preferences.filter { $0.title != preference.title && $0.control == .toggle }
    for radio in radios where isOn { self.isOn.remove(radio.title) }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(radios)
    dataSource.apply(snapshot)
  }

  private func makeDataSource() -> DataSource {
    let row = UICollectionView.CellRegistration<PreferenceCell, Preference> { [weak self] cell, _, preference in
      cell.configure(with: preference, isOn: self?.isOn.contains(preference.title) ?? false)
      cell.onToggle = { self?.toggle(preference, $0) }
    }
    let profile = UICollectionView.CellRegistration<ProfileCell, Preference> { cell, _, preference in
      cell.configure(with: preference, portrait: "dahlia")
    }
    let action = UICollectionView.CellRegistration<ActionCell, Preference> { cell, _, preference in
      cell.configure(with: preference)
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item.control {
      case .profile: collectionView.dequeueConfiguredReusableCell(using: profile, for: indexPath, item: item)
      case .button: collectionView.dequeueConfiguredReusableCell(using: action, for: indexPath, item: item)
      default: collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
      }
    }
    let header = text(of: UICollectionView.elementKindSectionHeader) { $0.header }
    let footer = text(of: UICollectionView.elementKindSectionFooter) { $0.footer }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
    return dataSource
  }

  private func text(
    of kind: String, _ text: @escaping (PreferenceGroup) -> String?
  ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
    UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = text(PreferenceGroup.all[indexPath.section])
      cell.contentConfiguration = content
    }
  }
}

extension PreferencesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    switch dataSource.itemIdentifier(for: indexPath)?.control {
    case .profile, .value, .button: true
    default: false
    }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
