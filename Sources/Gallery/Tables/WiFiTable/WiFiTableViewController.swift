import UIKit

/// The Wi-Fi page of a phone's settings as a table: a switch, the current network, and others that appear and
/// disappear.
final class WiFiTableViewController: UIViewController {
  private enum Section: CaseIterable { case configuration, networks }

  private enum Item: Hashable {
    case toggle
    case current(WiFiNetwork)
    case available(WiFiNetwork)
  }

  /// A subclass, because the table view requests titles from the data source.
  private final class DataSource: UITableViewDiffableDataSource<Section, Item> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section) == .networks ? "Other networks" : nil
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      switch sectionIdentifier(for: section) {
      case .configuration where numberOfSections(in: tableView) == 1:
        "While Wi-Fi is off, apps use mobile data."
      case .networks: "Known networks are joined by themselves."
      default: nil
      }
    }
  }

  /// The interval between changes of the networks, in seconds.
  private static let pace: CFTimeInterval = 2
  private static let identifier = "network"

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = DataSource(tableView: tableView) { [weak self] tableView, indexPath, item in
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    self?.fill(cell, with: item)
    return cell
  }
  private var neighborhood = WiFiNeighborhood()
  private var isOn = true
  private var scan: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Wi-Fi"
    view.pin(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
    tableView.delegate = self
    dataSource.defaultRowAnimation = .fade
    show(animated: false)
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

  // MARK: Rows

  private func fill(_ cell: UITableViewCell, with item: Item) {
    var content = cell.defaultContentConfiguration()
    cell.accessoryView = nil
    cell.accessoryType = .detailButton
    cell.selectionStyle = .default
    switch item {
    case .toggle:
      content.text = "Wi-Fi"
      cell.accessoryView = makeSwitch()
      cell.selectionStyle = .none
    case .current(let network):
      content.text = network.name
      content.image = UIImage(systemName: "checkmark")
    case .available(let network):
      content.text = network.name
      content.image = UIImage(systemName: network.isSecure ? "lock.fill" : "wifi")
      content.imageProperties.tintColor = .secondaryLabel
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
}

extension WiFiTableViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
