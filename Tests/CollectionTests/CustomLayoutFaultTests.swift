import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// Errors of custom layouts are named; geometry never traps.
@MainActor
struct CustomLayoutFaultTests {
  @Test func noAttributesAreNothingToShow() {
    let phone = CollectionFixture(FaultyLayout(), counts: [3])
    expectEmpty(phone.collectionView.visibleCells)
  }

  @Test func nonFiniteFramesAreHarmlessUntilShown() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 10)
    expectFalse(attributes.frame.origin.x.isNaN)
    #expect(attributes.frame.intersects(CGRect(x: 0, y: 0, width: 10, height: 10)))
    expectNotNil(attributes.unusableBox)
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expectNil(attributes.unusableBox)
    attributes.center.x = .nan
    expectNotNil(attributes.unusableBox)
    attributes.size = CGSize(width: -5, height: 5)
    expectAtLeast(attributes.frame.size.width, 0)
  }

  @Test func lastOfDuplicateAttributesWins() throws {
    let layout = FaultyLayout()
    layout.elements = [layout.cell(0, y: 0), layout.cell(1, y: 100), layout.cell(0, y: 300)]
    let phone = CollectionFixture(layout, counts: [3])
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [300, 100])
    expectEqual(layout.reportedDuplicates.count, 1)
    phone.collectionView.collectionViewLayout.invalidateLayout()
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [300, 100])
  }

  /// Cells that only touch the screen's edge are not visible. A cell without height is a line, which is visible on the
  /// edge, too.
  @Test(arguments: [50, 0.5, 0] as [CGFloat])
  func cellsAreVisibleWithinTheScreen(height: CGFloat) {
    let layout = FaultyLayout()
    let tops: [CGFloat] = [-1 - height, -height, 300, 844, 845]
    layout.elements = tops.enumerated().map { item, y in layout.cell(item, y: y, height: height) }
    let phone = CollectionFixture(layout, counts: [5])
    expectEqual(
      phone.collectionView.indexPathsForVisibleItems.map(\.item).sorted(), height > 0 ? [2] : [1, 2, 3])
  }

  @Test func hugeFramesAreShown() {
    let layout = FaultyLayout()
    let cell = layout.cell(0, y: 0)
    cell.frame = CGRect(x: -1e300, y: -1e300, width: 1e301, height: 1e301)
    layout.elements = [cell]
    let phone = CollectionFixture(layout, counts: [1])
    phone.step()
    expectAtMost(phone.collectionView.visibleCells.count, 1)
  }

  @Test func errorNamesShownNonFiniteFrame() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = FaultyLayout()
        let cell = layout.cell(1, y: 0)
        cell.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        layout.elements = [cell]
        _ = CollectionFixture(layout, counts: [3])
      }
    }
    try expect(result, says: ["FaultyLayout", "the cell at section 0, item 1", "nan", "division by zero"])
  }

  @Test func anItemThatDoesNotExistIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = FaultyLayout()
        layout.elements = [layout.cell(5, y: 0)]
        _ = CollectionFixture(layout, counts: [3])
      }
    }
    try expect(
      result,
      says: [
        "UICollectionView received layout attributes for a cell with an index path that does not exist",
        "section 0, item 5, but section 0 has 3 items",
      ])
  }

  @Test func aDecorationWithoutAClassIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = FaultyLayout()
        let line = UICollectionViewLayoutAttributes(
          forDecorationViewOfKind: "line", with: IndexPath(item: 0, section: 0))
        line.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layout.elements = [line]
        _ = CollectionFixture(layout, counts: [3])
      }
    }
    try expect(result, says: ["No class is registered for decoration views of kind \"line\""])
  }

  @Test func anUpdateThatDoesNotExistIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let phone = CollectionFixture(FaultyLayout(), counts: [3])
        phone.collectionView.deleteItems(at: [IndexPath(item: 7, section: 0)])
      }
    }
    try expect(result, says: ["attempt to delete item 7 from section 0 which only contains 3 items before the update"])
  }

  private func expect(_ result: ExitTest.Result?, says parts: [String]) throws {
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    for part in parts { #expect(text.contains(part), "\(text) does not say: \(part)") }
  }
}

/// Returns the values it is created with.
private final class FaultyLayout: UICollectionViewLayout {
  var elements: [UICollectionViewLayoutAttributes]?

  func cell(_ item: Int, y: CGFloat, height: CGFloat = 50) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    attributes.frame = CGRect(x: 0, y: y, width: 100, height: height)
    return attributes
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 2_000) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { elements }
}
