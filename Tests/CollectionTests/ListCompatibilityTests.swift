import DeviceSupport
import Testing
import UIKit
import TestSupport

// List code in the style of apps, which has to compile and work unchanged: this file imports only UIKit.

private struct City: Hashable {
  var name: String
  var country: String
}

extension UIConfigurationStateCustomKey {
  fileprivate static let city = UIConfigurationStateCustomKey("org.example.city")
}

extension UICellConfigurationState {
  fileprivate var city: City? {
    get { self[.city] as? City }
    set { self[.city] = newValue }
  }
}

/// A cell whose configuration state carries its content.
private final class CityCell: UICollectionViewListCell {
  private var city: City?

  func update(with newCity: City) {
    guard city != newCity else { return }
    city = newCity
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.city = city
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.city?.name
    content.secondaryText = state.city?.country
    content.imageProperties.preferredSymbolConfiguration = .init(font: content.textProperties.font, scale: .large)
    content.image = UIImage(systemName: "globe")
    content.axesPreservingSuperviewLayoutMargins = []
    contentConfiguration = content
  }
}

private struct BadgeConfiguration: UIContentConfiguration, Hashable {
  var title: String?
  var color: UIColor?

  func makeContentView() -> UIView & UIContentView { BadgeView(configuration: self) }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.color = state.isSelected || state.isHighlighted ? .white : .systemBlue
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  private let label = UILabel()
  private var applied: BadgeConfiguration?

  init(configuration: BadgeConfiguration) {
    super.init(frame: .zero)
    addSubview(label)
    apply(configuration)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var configuration: UIContentConfiguration {
    get { applied ?? BadgeConfiguration() }
    set {
      guard let new = newValue as? BadgeConfiguration else { return }
      apply(new)
    }
  }

  private func apply(_ configuration: BadgeConfiguration) {
    guard applied != configuration else { return }
    applied = configuration
    label.text = configuration.title
    label.textColor = configuration.color
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: label.sizeThatFits(size).height + 30)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 20, dy: 15)
  }
}

@MainActor
struct ListCompatibilityTests {
  init() { TestDevice.services.makeCurrent() }

  private enum Row: Hashable {
    case city(City)
    case badge(String)
  }

  private func makeView() -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Row>) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = true
    configuration.separatorConfiguration.bottomSeparatorInsets.leading = 12
    configuration.itemSeparatorHandler = { indexPath, sectionSeparatorConfiguration in
      var configuration = sectionSeparatorConfiguration
      if indexPath.item == 0 { configuration.bottomSeparatorVisibility = .hidden }
      return configuration
    }
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cities = UICollectionView.CellRegistration<CityCell, City> { cell, _, city in
      cell.update(with: city)
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing, options: .init(tintColor: .systemGray)),
        .reorder(displayed: .always),
        .outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header)),
        .customView(
          configuration: .init(
            customView: UIImageView(image: UIImage(systemName: "pin")),
            placement: .trailing(
              displayed: .always, at: UICellAccessory.Placement.position(before: .disclosureIndicator())))),
      ]
    }
    let badges = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
      cell.contentConfiguration = BadgeConfiguration(title: title)
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        background.backgroundColor = state.isSelected ? .systemBlue : .clear
        background.cornerRadius = 8
        background.strokeColor = .systemGray3
        background.strokeWidth = 1.0 / cell.traitCollection.displayScale
        cell.backgroundConfiguration = background
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = "Cities"
      view.contentConfiguration = content
      view.backgroundConfiguration = .clear()
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) { view, path, row in
      switch row {
      case .city(let city): view.dequeueConfiguredReusableCell(using: cities, for: path, item: city)
      case .badge(let title): view.dequeueConfiguredReusableCell(using: badges, for: path, item: title)
      }
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return (collectionView, dataSource)
  }

  @Test func appsCodeRunsUnchanged() throws {
    let (view, dataSource) = makeView()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems([.city(City(name: "Seoul", country: "Korea")), .badge("New"), .badge("Old")])
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    let city = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let content = try #require(city.contentConfiguration as? UIListContentConfiguration)
    expectEqual(content.text, "Seoul")
    expectEqual(content.secondaryText, "Korea")
    let badge = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    expectEqual((badge.contentConfiguration as? BadgeConfiguration)?.color, .systemBlue)
    expectEqual(badge.backgroundConfiguration?.backgroundColor, .clear)
    expectGreater(badge.frame.height, 40)
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    badge.layoutIfNeeded()
    expectEqual((badge.contentConfiguration as? BadgeConfiguration)?.color, .white)
    expectEqual(badge.backgroundConfiguration?.backgroundColor, .systemBlue)
  }
}
