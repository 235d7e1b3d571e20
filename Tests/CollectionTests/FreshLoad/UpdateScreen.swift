import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// A screen with one collection view, the data it shows, and a ledger of its views.
@MainActor
final class UpdateScreen: NSObject, Fixture {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

  private(set) var kind: UpdateLayout
  let device: TestDevice
  let collectionView: UICollectionView
  let ledger: Ledger
  /// The number of times that each item has changed its content.
  var revisions: [Int: Int]
  /// Whether data changes by snapshots instead of counts and batches.
  let usesSnapshots: Bool
  private(set) var dataSource: DataSource?
  /// The data without a diffable data source.
  var plain: ShownData
  /// The items whose cells were recreated since the last check.
  var renewed: Set<Int> = []
  /// The position of the finger on the screen, or `nil`.
  var finger: CGPoint?

  init(
    _ kind: UpdateLayout, _ data: ShownData, usesSnapshots: Bool, environment: RenderEnvironment,
    revisions: [Int: Int] = [:], ledger: Ledger
  ) {
    (self.kind, plain, self.usesSnapshots) = (kind, data, usesSnapshots)
    (self.revisions, self.ledger) = (revisions, ledger)
    Ledger.current = ledger
    device = TestDevice(environment: environment, rate: 30, draws: false)
    collectionView = UICollectionView(frame: device.window.bounds, collectionViewLayout: kind.make())
    super.init()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    window.addSubview(collectionView)
    register()
    if usesSnapshots { useSnapshots(of: data) } else { collectionView.dataSource = self }
  }

  private func register() {
    collectionView.register(LedgerCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(LedgerListCell.self, forCellWithReuseIdentifier: "row")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      collectionView.register(LedgerLabel.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
  }

  private func useSnapshots(of data: ShownData) {
    let source = DataSource(collectionView: collectionView) { [weak self] _, path, item in
      self?.cell(for: item, at: path)
    }
    source.supplementaryViewProvider = { [weak self] _, kind, path in self?.view(of: kind, at: path) }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections(data.sections.map(\.id))
    for section in data.sections { snapshot.appendItems(section.items, toSection: section.id) }
    source.apply(snapshot, animatingDifferences: false)
    guard kind == .outline else { return }
    for section in data.sections {
      source.apply(Self.outline(section.items), to: section.id, animatingDifferences: false)
    }
  }

  /// An outline in which every second item contains the items up to the next one.
  static func outline(_ items: [Int]) -> NSDiffableDataSourceSectionSnapshot<Int> {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    for item in items {
      outline.append([item])
      outline.append((1...3).map { item * 1_000 + $0 }, to: item)
    }
    return outline
  }

  // MARK: Data

  /// Items as the screen should show them, section by section.
  var shownItems: [[Int]] {
    guard let dataSource else { return plain.sections.map(\.items) }
    let snapshot = dataSource.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  var sectionIDs: [Int] { dataSource?.snapshot().sectionIdentifiers ?? plain.sections.map(\.id) }

  func item(at path: IndexPath) -> Int? {
    if let dataSource { return dataSource.itemIdentifier(for: path) }
    return plain.item(at: path)
  }

  // MARK: Time

  func frame(_ seconds: TimeInterval = 1.0 / 30) {
    Ledger.current = ledger
    skip(seconds)
    check()
  }

  var isMoving: Bool {
    collectionView.isScrollInMotion
      || collectionView.orthogonals.knownSections.contains {
        collectionView.orthogonals.host(of: $0)?.isScrollInMotion ?? false
      }
  }

  /// Advances frames until nothing moves.
  func finishMotion() {
    // The most recent change may start an animation in the first of these frames.
    for _ in 0..<400 {
      frame(isMoving ? 1.0 / 30 : 0.05)
      if !isMoving && !root.animations.isActive { break }
    }
    if isMoving { ledger.fail("a scroll does not come to rest") }
    if root.animations.isActive { ledger.fail("an animation does not end") }
  }

  func change(to other: UpdateLayout, animated: Bool) {
    kind = other
    collectionView.setCollectionViewLayout(other.make(), animated: animated)
  }

  // MARK: Views

  func text(of item: Int) -> String { "\(item).\(revisions[item] ?? 0)" }

  func text(of cell: any LedgerView) -> String {
    if let cell = cell as? LedgerCell { return cell.label.text ?? "" }
    let content = (cell as? LedgerListCell)?.contentConfiguration as? UIListContentConfiguration
    return content?.text?.split(separator: " ").first.map(String.init) ?? ""
  }

  /// The height of an item, for layouts that query it.
  private func height(of item: Int) -> CGFloat { CGFloat(30 + (item * 7 + (revisions[item] ?? 0) * 13) % 50) }

  private func cell(for item: Int, at path: IndexPath) -> UICollectionViewCell {
    if kind.usesListCells { return row(for: item, at: path) }
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    if let cell = cell as? LedgerCell {
      ledger.use(cell, besides: usedViews)
      cell.life?.offer(inPlace: collectionView.updates.reconfiguredCell(at: path) === cell)
      cell.label.text = text(of: item)
      cell.preferredHeight = kind == .estimates ? height(of: item) : nil
    }
    return cell
  }

  private func row(for item: Int, at path: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    guard let cell = cell as? LedgerListCell else { return cell }
    ledger.use(cell, besides: usedViews)
    cell.life?.offer(inPlace: collectionView.updates.reconfiguredCell(at: path) === cell)
    var content = UIListContentConfiguration.subtitleCell()
    let words = ((revisions[item] ?? 0) + item) % 5 * 6
    content.text = text(of: item) + String(repeating: " word", count: words)
    if item % 3 == 0 { content.secondaryText = "second line" }
    cell.contentConfiguration = content
    cell.accessories = kind == .outline && item < 1_000 ? [.outlineDisclosure(options: .init(style: .header))] : []
    if item % 4 == 0 { cell.accessories.append(.disclosureIndicator()) }
    return cell
  }

  private func view(of kind: String, at path: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    guard let label = view as? LedgerLabel else { return view }
    ledger.use(label, besides: usedViews)
    label.life?.offer(inPlace: false)
    let section = sectionIDs[path.section]
    label.label.text = kind == "badge" ? badge(at: path) : "\(kind) \(section)"
    label.preferredHeight = self.kind.hasEstimates ? CGFloat(20 + section % 3 * 5) : nil
    return label
  }

  /// The text of the badge: the identifier of the item that carries it.
  private func badge(at path: IndexPath) -> String { item(at: path).map { "badge \($0)" } ?? "" }
}

extension UpdateScreen: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { plain.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    plain.sections[section].items.count
  }

  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    cell(for: plain.item(at: indexPath) ?? -1, at: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { view(of: kind, at: indexPath) }
}

extension UpdateScreen: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { (cell as? any LedgerView)?.life?.display() }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { (cell as? any LedgerView)?.life?.end() }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { (view as? any LedgerView)?.life?.display() }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { (view as? any LedgerView)?.life?.end() }
}
