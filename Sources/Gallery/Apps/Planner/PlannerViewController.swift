import UIKit

/// A month, and the appointments of the selected day.
final class PlannerViewController: UIViewController {
  private enum Section { case days, agenda }

  private enum Item: Hashable {
    case day(CalendarDay)
    case event(PlannerEvent)
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

  private let month = Month.all[0]
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()
  private var chosen = 21

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = month.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "오늘", primaryAction: UIAction(title: "오늘") { [weak self] _ in self?.choose(21) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    view.backgroundColor = .systemBackground
    view.pin(collectionView)
    collectionView.delegate = self
    show(animated: false)
    select(chosen)
  }

  private func choose(_ day: Int) {
    chosen = day
    show()
    select(day)
  }

  private func show(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.days, .agenda])
    snapshot.appendItems(month.days.map(Item.day), toSection: .days)
    snapshot.appendItems(events(on: chosen).map(Item.event), toSection: .agenda)
    // The heading shows the newly selected day.
    if animated { snapshot.reloadSections([.agenda]) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func select(_ day: Int) {
    guard let index = month.days.firstIndex(where: { $0.day == day }) else { return }
    collectionView.selectItem(at: IndexPath(item: index, section: 0), animated: false, scrollPosition: [])
  }

  private func events(on day: Int) -> [PlannerEvent] { PlannerEvent.november.filter { $0.day == day } }

  private func makeDataSource() -> DataSource {
    let day = UICollectionView.CellRegistration<PlannerDayCell, CalendarDay> { [weak self] cell, indexPath, day in
      cell.configure(with: day, events: self?.events(on: day.day) ?? [], isSunday: indexPath.item % 7 == 0)
    }
    let event = UICollectionView.CellRegistration<PlannerEventCell, PlannerEvent> { $0.configure(with: $2) }
    let weekdays = UICollectionView.SupplementaryRegistration<WeekdayHeader>(elementKind: "weekdays") { _, _, _ in }
    let heading = UICollectionView.SupplementaryRegistration<HeadingView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] heading, _, _ in
      guard let self else { return }
      let count = events(on: chosen).count
      heading.configure(title: "\(month.number)월 \(chosen)일", subtitle: count == 0 ? "일정 없음" : "일정 \(count)개")
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .day(let item): collectionView.dequeueConfiguredReusableCell(using: day, for: indexPath, item: item)
      case .event(let item): collectionView.dequeueConfiguredReusableCell(using: event, for: indexPath, item: item)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == "weekdays"
        ? collectionView.dequeueConfiguredReusableSupplementary(using: weekdays, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: heading, for: indexPath)
    }
    return dataSource
  }
}

extension PlannerViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard case .day(let day) = dataSource.itemIdentifier(for: indexPath) else { return false }
    return day.day > 0
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if case .day(let day) = dataSource.itemIdentifier(for: indexPath) { choose(day.day) }
  }
}

// MARK: Layout

extension PlannerViewController {
  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in index == 0 ? days() : agenda() }
  }

  private static func days() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 7), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      repeatingSubitem: item, count: 7)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 8, trailing: 8)
    let weekdays = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
      elementKind: "weekdays", alignment: .top)
    weekdays.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [weekdays]
    return section
  }

  private static func agenda() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(64))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 24, trailing: 20)
    section.boundarySupplementaryItems = [.heading()]
    return section
  }
}
