import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// A phone with one list whose rows show their names and can all be expanded.
@MainActor
final class OutlinePhone: Fixture {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
  typealias DataSource = UICollectionViewDiffableDataSource<String, String>

  let device = TestDevice.phone(scale: 3, draws: false)
  let collectionView: UICollectionView
  let dataSource: DataSource

  init(style: UICellAccessory.OutlineDisclosureOptions.Style = .header) {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    collectionView = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<CountingListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: style))]
    }
    dataSource = DataSource(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    window.addSubview(collectionView)
    step()
  }

  func tap(_ name: String) throws {
    tap(try cell(name).center)
    run(for: 0.7)
  }

  func cell(_ name: String) throws -> CountingListCell {
    let path = try #require(dataSource.indexPath(for: name))
    return try #require(collectionView.cellForItem(at: path) as? CountingListCell)
  }

  /// A line for every visible row: its position, its text's indentation, its text and whether it is expanded.
  func rows() throws -> [String] {
    try collectionView.indexPathsForVisibleItems.sorted().map { path in
      let cell = try #require(collectionView.cellForItem(at: path) as? CountingListCell)
      let name = try #require(dataSource.itemIdentifier(for: path))
      let label = try #require(cell.label(name))
      let start = cell.convert(label.bounds, from: label).minX
      let chevron = try #require(cell.accessoryStrip.trailing.first?.subviews.first)
      let isOpen = chevron.transform != .identity
      return "\(path.section).\(path.item) y \(cell.frame.minY) x \(start) \(name) \(isOpen ? "open" : "closed")"
    }
  }

  /// The outline: fruit (apple, pear (conference, williams)), bread, tea (green).
  static let groceries: Outline = {
    var outline = Outline()
    outline.append(["fruit", "bread", "tea"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["conference", "williams"], to: "pear")
    outline.append(["green"], to: "tea")
    return outline
  }()
}
