import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// Callbacks that change the layout that calls them. Each one terminates, and the log names a layout that would never
/// converge.
@MainActor
struct AdversarialCallbackTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// A phone whose provider runs `body`, at most `limit` times.
  private func phone(limit: Int = .max, provider body: @escaping @MainActor (CollectionFixture) -> Void)
    -> CollectionFixture
  {
    weak var shown: CollectionFixture?
    var calls = 0
    let layout = UICollectionViewCompositionalLayout { _, _ in
      calls += 1
      if calls <= limit, let shown { body(shown) }
      return Sections.list(.absolute(100))
    }
    let phone = CollectionFixture(layout, counts: [5], showsAtOnce: false)
    shown = phone
    return phone
  }

  @Test func aProviderThatReloadsEveryTimeIsNamed() throws {
    let phone = phone { $0.collectionView.reloadData() }
    phone.step()
    let warning = try #require(phone.collectionView.warnings.first)
    for part in ["stuck in its update/layout loop", "section provider, asked for section 0", "reloadData()"] {
      expectContains(warning, part, "\(part) is missing in: \(warning)")
    }
    expectEqual(phone.collectionView.loop.rounds, LayoutLoop.maximumRounds)
    let log = phone.calls.lines.count
    for _ in 0..<5 { phone.step() }
    expectEqual(phone.calls.lines.count, log)
  }

  @Test func aProviderMayReloadOnce() {
    let phone = phone(limit: 1) { $0.collectionView.reloadData() }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.count, 5)
    expectEqual(phone.collectionView.warnings, [])
  }

  @Test func providerMayRequestLayoutAndAttributes() {
    var seen: [Int] = []
    let phone = phone {
      $0.collectionView.layoutIfNeeded()
      seen.append($0.collectionView.numberOfItems(inSection: 0))
      _ = $0.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
      _ = $0.collectionView.visibleCells
    }
    _ = phone.collectionView.layoutAttributesForItem(at: path(1))
    phone.step()
    expectEqual(seen, [5])
    expectEqual(phone.collectionView.visibleCells.count, 5)
  }

  @Test func aProviderMayReplaceTheLayout() {
    let other = UICollectionViewCompositionalLayout(section: Sections.list(.absolute(20)))
    let phone = phone(limit: 1) { $0.collectionView.setCollectionViewLayout(other, animated: false) }
    phone.step()
    expectIdentical(phone.collectionView.collectionViewLayout, other)
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), [20, 20, 20, 20, 20])
  }

  @Test func aProviderMayChangeTheDataOnce() {
    let phone = phone(limit: 1) { phone in
      phone.collectionView.performBatchUpdates {
        phone.dataSource.counts = [6]
        phone.dataSource.names[0].insert("new", at: 0)
        phone.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    phone.step()
    phone.run(for: 1)
    expectEqual(phone.collectionView.numberOfItems(inSection: 0), 6)
    expectEqual(phone.collectionView.visibleCells.count, 6)
  }

  @Test func aHandlerThatInvalidatesEveryTimeIsNamed() throws {
    let section = Sections.carousel(.continuous, width: 0.5, height: 100)
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.visibleItemsInvalidationHandler = { [weak layout] _, _, _ in layout?.invalidateLayout() }
    let phone = CollectionFixture(layout, counts: [5])
    let warning = try #require(phone.collectionView.warnings.first)
    expectContains(warning, "visibleItemsInvalidationHandler of section 0")
    expectContains(warning, "invalidateLayout()")
  }

  @Test func aHandlerThatReloadsEveryTimeIsNamed() throws {
    let section = Sections.carousel(.continuous, width: 0.5, height: 100)
    weak var view: UICollectionView?
    section.visibleItemsInvalidationHandler = { _, _, _ in view?.reloadData() }
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: section), counts: [5], showsAtOnce: false)
    view = phone.collectionView
    phone.step()
    expectEqual(phone.collectionView.warnings.first?.contains("visibleItemsInvalidationHandler of section 0"), true)
  }

  @Test func errorNamesCellThatReloadsDuringMeasurement() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [3], showsAtOnce: false)
    phone.collectionView.register(ReloadingCell.self, forCellWithReuseIdentifier: "cell")
    phone.step()
    expectEqual(phone.collectionView.warnings.first?.contains("preferredLayoutAttributesFitting(_:)"), true)
  }

  @Test func dataSourceMayReloadWhileProvidingCell() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(44))), counts: [3], showsAtOnce: false)
    var reloads = 0
    phone.dataSource.preferredHeight = { [weak phone] path in
      if path.item == 1, reloads == 0 {
        reloads += 1
        phone?.dataSource.counts = [2]
        phone?.collectionView.reloadData()
      }
      return nil
    }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.count, 2)
    expectEqual(phone.collectionView.warnings, [])
  }

  @Test func errorNamesLayoutThatInvalidatesInPrepare() {
    let phone = CollectionFixture(RestlessLayout(), counts: [3])
    expectEqual(phone.collectionView.warnings.first?.contains("prepare()"), true)
  }

  @Test func deallocatedDataSourceIsReported() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: Sections.list(.absolute(10))))
    do {
      let source = RecordingDataSource(counts: [3])
      view.dataSource = source
    }
    view.layoutIfNeeded()
    expectEmpty(view.visibleCells)
    expectEqual(view.warnings.count, 1)
    expectEqual(view.warnings.first?.contains("does not keep its data source alive"), true)
    // A data source that was set to `nil` on purpose causes no warning.
    let other = UICollectionView(
      frame: view.frame, collectionViewLayout: UICollectionViewCompositionalLayout(section: Sections.list(.absolute(1)))
    )
    let source = RecordingDataSource(counts: [0])
    other.dataSource = source
    other.layoutIfNeeded()
    other.dataSource = nil
    other.layoutIfNeeded()
    expectEqual(other.warnings, [])
  }

  // MARK: Index paths that do not exist

  @Test func queriesForMissingElementsReturnNil() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3])
    let view = phone.collectionView
    for stale in [path(3), path(-1), path(0, 1), path(0, -1), IndexPath(), IndexPath(index: 0)] {
      expectNil(view.cellForItem(at: stale))
      expectNil(view.layoutAttributesForItem(at: stale))
      expectNil(view.layoutAttributesForSupplementaryElement(ofKind: "header", at: stale))
      expectNil(view.supplementaryView(forElementKind: "header", at: stale))
    }
    view.reconfigureItems(at: [])
    expectEqual(view.visibleCells.count, 3)
  }
}

private final class ReloadingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    (superview as? UICollectionView)?.reloadData()
    return layoutAttributes
  }
}

private final class RestlessLayout: UICollectionViewLayout {
  override func prepare() {
    super.prepare()
    invalidateLayout()
  }
}
