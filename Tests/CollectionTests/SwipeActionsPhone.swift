import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// A phone with one list of six rows that can be swiped to either side.
@MainActor
final class SwipePhone: NSObject, Fixture, UICollectionViewDelegate {
  typealias DataSource = UICollectionViewDiffableDataSource<Int, String>
  typealias List = UICollectionLayoutListConfiguration

  let device: TestDevice
  let collectionView: UICollectionView
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var dataSource: DataSource!
  /// The requested and performed actions, in order.
  private(set) var log: [String] = []
  /// The pending completions of actions that wait.
  private(set) var waiting: [(Bool) -> Void] = []

  /// - Parameters:
  ///   - full: Whether a full swipe performs the first action.
  ///   - answers: What actions tell at once when they are performed; `nil` for one that takes its time.
  init(
    _ appearance: List.Appearance = .plain, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    full: Bool = true, leading: [String] = ["Star"], trailing: [String] = ["Delete", "Flag"], answers: Bool? = true,
    accessories: [UICellAccessory] = []
  ) {
    device = .phone(direction: direction, draws: false)
    var list = List(appearance: appearance)
    weak var phone: SwipePhone?
    list.leadingSwipeActionsConfigurationProvider = { phone?.actions(leading, at: $0, "leading", full, answers) }
    list.trailingSwipeActionsConfigurationProvider = { phone?.actions(trailing, at: $0, "trailing", full, answers) }
    collectionView = UICollectionView(
      frame: device.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    super.init()
    phone = self
    let registration = UICollectionView.CellRegistration<CountingListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = accessories
    }
    dataSource = DataSource(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    collectionView.delegate = self
    window.addSubview(collectionView)
    show(["a", "b", "c", "d", "e", "f"])
    step()
  }

  private func actions(
    _ titles: [String], at path: IndexPath, _ side: String, _ full: Bool, _ answers: Bool?
  ) -> UISwipeActionsConfiguration? {
    log.append("\(side)? \(path.item)")
    guard !titles.isEmpty else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: title == "Delete" ? .destructive : .normal, title: title) {
          [weak self] action, view, done in
          self?.log.append("\(action.title ?? "") \(view.window == nil ? "off" : "on") screen")
          if let answers { done(answers) } else { self?.waiting.append(done) }
        }
      })
    configuration.performsFirstActionWithFullSwipe = full
    return configuration
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("select \(indexPath.item)")
  }

  func show(_ names: [String], animated: Bool = false) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func answer(_ performed: Bool) {
    for done in waiting { done(performed) }
    waiting = []
  }

  // MARK: Fingers

  /// Swipes a row horizontally, and lifts the finger when it has come to rest.
  func swipe(_ name: String, by distance: CGFloat) throws {
    let start = try center(of: name)
    drag(from: start, by: CGPoint(x: distance, y: 0), rest: 0.2)
    step()
  }

  // MARK: What is seen

  func cell(_ name: String) throws -> CountingListCell {
    let path = try #require(dataSource.indexPath(for: name))
    return try #require(collectionView.cellForItem(at: path) as? CountingListCell)
  }

  func center(of name: String) throws -> CGPoint {
    let cell = try cell(name)
    return collectionView.convert(cell.center, to: window)
  }

  /// The distance of a row's text from its regular position, in points of the screen, to the right.
  func shift(of name: String) throws -> CGFloat {
    let cell = try cell(name)
    let label = try #require(cell.label(name))
    let shown = cell.layer.presentation()?.bounds.origin.x ?? 0
    let point = label.convert(CGPoint.zero, to: cell).x - shown
    return point - label.convert(CGPoint.zero, to: cell).x
  }

  /// The visible buttons, from left to right: their titles, and the parts of the row that they cover.
  func buttons(of name: String) throws -> [(title: String, frame: CGRect)] {
    let cell = try cell(name)
    let buttons = cell.subviews.compactMap { $0 as? SwipeActionsView }.flatMap(\.buttons)
    return buttons.map { button in
      let title = button.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first ?? ""
      return (title, button.convert(button.bounds, to: window))
    }.sorted { $0.frame.minX < $1.frame.minX }
  }

  /// The visible rows that are swiped open.
  func swiped() throws -> [String] {
    try dataSource.snapshot().itemIdentifiers.filter { name in
      guard let path = dataSource.indexPath(for: name), collectionView.cellForItem(at: path) != nil else {
        return false
      }
      return try cell(name).configurationState.isSwiped
    }
  }

  /// The rows for which the app's actions were requested.
  var questions: [String] { log.filter { $0.contains("?") } }
}
