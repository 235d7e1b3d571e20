import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitCollections

/// Errors of data sources, in UIKit's wording and with the section or item that caused them.
@MainActor
@Suite(.serialized)
struct DataSourceErrorTests {
  private typealias DataSource = UICollectionViewDiffableDataSource<String, Int>

  private nonisolated func text(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  private static func phone(hasHeader: Bool = false) -> CollectionFixture {
    let section = Sections.list(.absolute(100))
    if hasHeader {
      section.boundarySupplementaryItems = [
        Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 40)
      ]
    }
    return CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [])
  }

  private static func show(_ source: DataSource, on phone: CollectionFixture) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([7])
    source.apply(snapshot)
    phone.step()
  }

  @Test func rowsOfAMissingTableSectionAreRefused() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        _ = source.tableView(table, numberOfRowsInSection: 0)
      }
    }
    try expectContains(text(result), "There is no section 0; the snapshot has 0 sections.")
  }

  @Test func aCellProviderMustReturnACell() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Self.phone()
        Self.show(DataSource(collectionView: phone.collectionView) { _, _, _ in nil }, on: phone)
      }
    }
    let text = try text(result)
    expectContains(text, "cell provider returned nil for index path section 0, item 0 with item identifier '7'")
    expectContains(text, "You must always return a cell to the collection view.")
  }

  @Test func aCellMustBeDequeued() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Self.phone()
        Self.show(DataSource(collectionView: phone.collectionView) { _, _, _ in UICollectionViewCell() }, on: phone)
      }
    }
    let text = try text(result)
    expectContains(text, "The cell returned from collectionView(_:cellForItemAt:) for section 0, item 0 does not have")
    expectContains(text, "must be retrieved by calling dequeueReusableCell(withReuseIdentifier:for:)")
  }

  @Test func aHeaderOfTheLayoutNeedsAProvider() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Self.phone(hasHeader: true)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = DataSource(collectionView: phone.collectionView) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        Self.show(source, on: phone)
      }
    }
    let text = try text(result)
    expectContains(
      text, "requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable")
    expectContains(text, "\"UICollectionElementKindSectionHeader\"")
  }

  @Test func aSupplementaryProviderMustReturnAView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Self.phone(hasHeader: true)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let source = DataSource(collectionView: phone.collectionView) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { _, _, _ in nil }
        Self.show(source, on: phone)
      }
    }
    try expectContains(text(result), "The supplementaryViewProvider returned nil for kind")
  }

  @Test func anIdentifierMustBeRegistered() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Self.phone()
        phone.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
        let source = DataSource(collectionView: phone.collectionView) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "rwo", for: path)
        }
        Self.show(source, on: phone)
      }
    }
    let text = try text(result)
    expectContains(
      text,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier rwo - must register a nib or a "
        + "class for the identifier or connect a prototype cell in a storyboard")
    expectContains(text, "\"row\"")
  }

  @Test func registrationInsideProviderStops() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Self.phone()
        let source = DataSource(collectionView: phone.collectionView) { view, path, item in
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        Self.show(source, on: phone)
      }
    }
    try expectContains(
      text(result),
      "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath:"
    )
  }

  @Test func aSectionBehindTheLastHasNoItems() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = Self.phone()
        let source = DataSource(collectionView: phone.collectionView) { _, _, _ in nil }
        _ = source.collectionView(phone.collectionView, numberOfItemsInSection: 0)
      }
    }
    try expectContains(text(result), "Invalid parameter not satisfying: section < _impl.numberOfSections")
  }

  /// A group without available size is logged as UIKit logs it: its section, its container, and the error.
  @Test func groupWithoutSpaceNamesSectionAndContainer() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: Sections.size(.absolute(30), .absolute(40)), subitems: [item])
        group.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        let narrow = NSCollectionLayoutSection(group: group)
        let layout = UICollectionViewCompositionalLayout { section, _ in
          section == 1 ? narrow : Sections.list(.absolute(10))
        }
        _ = CollectionFixture(layout, counts: [1, 3])
      }
    }
    let text = try text(result)
    expectContains(text, "ran into an error when computing the layout for section at index 1 in container")
    expectContains(text, "{390, 844}")
    expectContains(text, "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section")
  }
}
