import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// Cells with estimated dimensions return their preferred sizes.
@MainActor
struct SelfSizingTests {
  /// The layout of record MZ01: preferred heights 31, 50, 31, 69, 31 with 3 between them.
  @Test func rowsGetTheHeightsTheyAskFor() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44), spacing: 3)), counts: [5],
      size: CGSize(width: 320, height: 480), scale: 2, showsAtOnce: false)
    let heights: [CGFloat] = [31, 50, 31, 69, 31]
    phone.dataSource.preferredHeight = { heights[$0.item] }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.origin.y), [0, 34, 87, 121, 193])
    expectEqual(phone.collectionView.visibleCells.map(\.frame.size.height), heights)
    expectEqual(phone.collectionView.contentSize, CGSize(width: 320, height: 224))
    expectAtMost(phone.collectionView.loop.rounds, LayoutLoop.maximumRounds)
  }

  /// Rows outside the screen keep the estimate: the content is as long as 60 rows of 44, corrected by the measured
  /// ones.
  @Test func offscreenRowsKeepEstimate() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [60],
      size: CGSize(width: 320, height: 480), scale: 2, showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in 50 }
    phone.step()
    let measured = phone.calls.lines.count { $0.hasPrefix("cell ") }
    expectEqual(measured, 11)
    expectEqual(phone.collectionView.contentSize.height, CGFloat(49 * 44 + 11 * 50))
  }

  /// Text may have other lines in the other direction, and letters other widths on another screen.
  @Test func rowsAreMeasuredAgainAfterChangesOfDirectionAndScale() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [5],
      size: CGSize(width: 320, height: 480), scale: 2, showsAtOnce: false)
    func prefer(_ height: CGFloat) {
      for case let cell as RecordingCell in phone.collectionView.visibleCells { cell.preferredHeight = height }
    }
    phone.dataSource.preferredHeight = { _ in 50 }
    phone.step()
    expectEqual(phone.collectionView.contentSize.height, 250)
    prefer(60)
    phone.root.environment.layoutDirection = .rightToLeft
    phone.step()
    expectEqual(phone.collectionView.contentSize.height, 300)
    prefer(70)
    phone.root.environment.scale = 3
    phone.step()
    expectEqual(phone.collectionView.contentSize.height, 350)
  }

  @Test func unsizedCellKeepsEstimateWithoutSolvingAgain() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [60])
    let layout = try #require(phone.collectionView.collectionViewLayout as? UICollectionViewCompositionalLayout)
    expectEqual(phone.collectionView.contentSize.height, 2_640)
    expectEqual(layout.store.generation, 1)
  }

  @Test func newWidthQueriesSizesAgain() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [4], showsAtOnce: false)
    phone.collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    phone.dataSource.preferredHeight = { CGFloat(20 + $0.item) }
    phone.step()
    phone.root.environment.size = CGSize(width: 844, height: 390)
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.size), (20...23).map { CGSize(width: 844, height: $0) })
  }

  @Test func measuringRowsAboveKeepsVisibleRowsStill() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [1_000], showsAtOnce: false)
    phone.dataSource.preferredHeight = { CGFloat(30 + ($0.item * 37) % 90) }
    phone.step()
    phone.collectionView.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    phone.step()
    for _ in 0..<200 {
      let before = visiblePositions(phone)
      phone.collectionView.contentOffset.y -= 13
      phone.step()
      let after = visiblePositions(phone)
      for (path, y) in after {
        guard let old = before[path], old >= 0 else { continue }
        expectAtMost(abs(y - old - 13), 0.5, "row \(path.item) jumped by \(y - old - 13)")
      }
    }
  }

  private func visiblePositions(_ phone: CollectionFixture) -> [IndexPath: CGFloat] {
    var positions: [IndexPath: CGFloat] = [:]
    for path in phone.collectionView.indexPathsForVisibleItems {
      guard let cell = phone.collectionView.cellForItem(at: path) else { continue }
      positions[path] = cell.frame.minY - phone.collectionView.contentOffset.y
    }
    return positions
  }

  @Test func unstableCellDoesNotHangFrame() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [40], showsAtOnce: false)
    var calls = 0
    phone.dataSource.preferredHeight = { _ in
      calls += 1
      return calls % 2 == 0 ? 20 : 200
    }
    phone.step()
    expectAtMost(phone.collectionView.loop.rounds, LayoutLoop.maximumRounds)
    expectLess(calls, 200)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5])
  func invalidHeightsAreSanitized(height: CGFloat) {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [3], showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in height }
    phone.step()
    expectTrue(phone.collectionView.contentSize.height.isFinite)
    expectAtLeast(phone.collectionView.contentSize.height, 0)
  }
}
