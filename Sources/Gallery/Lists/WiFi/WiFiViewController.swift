import UIKit

/// The Wi-Fi page of a phone's settings: a switch, the current network, and others that appear and disappear.
final class WiFiViewController: UIViewController {
  private enum Section: CaseIterable { case configuration, networks }

  private enum Item: Hashable {
    case toggle
    case current(WiFiNetwork)
    case available(WiFiNetwork)
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

  /// The interval between changes of the networks, in seconds.
  private static let pace: CFTimeInterval = 2

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var neighborhood = WiFiNeighborhood()
  private var isOn = true
  private var scan: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Wi-Fi"
    view.backgroundColor = .systemGroupedBackground
    view.pin(collectionView)
    collectionView.delegate = self
    show(animated: false)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (page: WiFiViewController, _) in
      page.refill()
    }
  }

  /// Exchanges the accessories for those that suit the text size.
  private func refill() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    var due = CACurrentMediaTime() + Self.pace
    let scan = CADisplayLink { [weak self] link in
      guard let self, link.timestamp >= due else { return }
      due += Self.pace
      guard isOn else { return }
      neighborhood.change()
      show()
    }
    scan.add(to: .main, forMode: .common)
    self.scan = scan
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scan?.invalidate()
  }

  private func show(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.configuration])
    snapshot.appendItems([.toggle] + (isOn ? [.current(.home)] : []), toSection: .configuration)
    if isOn {
      snapshot.appendSections([.networks])
      snapshot.appendItems(neighborhood.networks.map(Item.available), toSection: .networks)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = self?.dataSource.sectionIdentifier(for: index) == .networks ? .supplementary : .none
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  // MARK: Rows

  private func makeDataSource() -> DataSource {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
      self?.fill(cell, with: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Other Networks"
      cell.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  private func fill(_ cell: UICollectionViewListCell, with item: Item) {
    var content = UIListContentConfiguration.cell()
    switch item {
    case .toggle:
      content.text = "Wi-Fi"
      cell.accessories = [
        .customView(
          configuration: .init(customView: makeSwitch(), placement: .trailing(), reservedLayoutWidth: .actual))
      ]
    case .current(let network):
      content.text = network.name
      content.image = UIImage(systemName: "checkmark")
      cell.accessories = signals(of: network)
    case .available(let network):
      content.text = network.name
      // A transparent image, so that the name is aligned with the one beside the check mark.
      content.image = isLarge ? nil : UIImage(systemName: "checkmark")
      content.imageProperties.tintColor = .clear
      cell.accessories = signals(of: network)
    }
    cell.contentConfiguration = content
  }

  private func makeSwitch() -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.addAction(
      UIAction { [weak self, weak toggle] _ in
        guard let self, let toggle else { return }
        isOn = toggle.isOn
        show()
      }, for: .valueChanged)
    return toggle
  }

  /// Whether text is too large for columns.
  private var isLarge: Bool { traitCollection.preferredContentSizeCategory.isAccessibilityCategory }

  private func signals(of network: WiFiNetwork) -> [UICellAccessory] {
    guard !isLarge else { return [.detail()] }
    let names = (network.isSecure ? ["lock.fill"] : []) + ["wifi"]
    let symbols = names.map { name -> UICellAccessory in
      let view = UIImageView(image: UIImage(systemName: name))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
      view.tintColor = .label
      return .customView(configuration: .init(customView: view, placement: .trailing(), tintColor: .label))
    }
    return symbols + [.detail()]
  }
}

extension WiFiViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    dataSource.itemIdentifier(for: indexPath) != .toggle
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
