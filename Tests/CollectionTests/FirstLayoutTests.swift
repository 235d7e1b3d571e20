import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// The calls to a data source, a section provider and a delegate during the first layout, and their times.
@MainActor
struct FirstLayoutTests {
  @Test func callsComeInUIKitsOrder() {
    var log: [String] = []
    let section = Sections.list(.absolute(400))
    section.boundarySupplementaryItems = [
      Sections.boundary(UICollectionView.elementKindSectionHeader, .top, height: 30)
    ]
    let phone = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [], showsAtOnce: false)
    section.visibleItemsInvalidationHandler = { _, _, _ in phone.calls.lines.append("handler") }
    phone.dataSource.counts = [3]
    phone.dataSource.names = [["a", "b", "c"]]
    phone.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { index, _ in
      phone.calls.lines.append("provider \(index)")
      return section
    }
    phone.step()
    log = phone.calls.lines
    expectEqual(
      log,
      [
        "sections", "items 0", "provider 0", "handler",
        "view UICollectionElementKindSectionHeader 0", "cell 0.0", "will display 0.0",
        "cell 0.1", "will display 0.1", "cell 0.2", "will display 0.2",
      ])
  }

  @Test func unchangedViewRequestsNothingAgain() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [50])
    phone.calls.lines = []
    for _ in 0..<5 { phone.step() }
    expectEqual(phone.calls.lines, [])
    #expect(
      !phone.root.needsFrame
        || {
          _ = phone.root.record(); return !phone.root.needsFrame
        }())
  }

  @Test func cellsHaveTheirSizeWhenTheyAreConfigured() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(70))), counts: [0])
    var sizes: [CGSize] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, _ in
      sizes.append(cell.bounds.size)
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: phone.collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
    expectEqual(sizes, [CGSize(width: 390, height: 70), CGSize(width: 390, height: 70)])
  }

  @Test func rotationQueriesTheProviderAndKeepsCells() throws {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { _, environment in
      widths.append(environment.container.contentSize.width)
      return Sections.list(.absolute(100))
    }
    let phone = CollectionFixture(layout, counts: [3])
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let first = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    expectEqual(widths, [390, 844])
    expectIdentical(phone.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)), first)
    expectEqual(first.frame, CGRect(x: 0, y: 0, width: 844, height: 100))
  }

  @Test func emptyAndMissingDataShowNothing() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(70))), counts: [])
    expectEmpty(phone.collectionView.visibleCells)
    phone.collectionView.dataSource = nil
    phone.step()
    expectEqual(phone.collectionView.numberOfSections, 0)
    expectEqual(phone.collectionView.contentSize.height, 0)
  }

  @Test func aMissingSectionWithItemsStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [1])
      }
    }
  }

  @Test func anUnregisteredIdentifierStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let phone = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [])
        _ = phone.collectionView.dequeueReusableCell(withReuseIdentifier: "nobody", for: IndexPath(item: 0, section: 0))
      }
    }
  }
}
