import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// Taps, and the delegate calls that follow.
@MainActor
struct SelectionTests {
  private let phone = CollectionFixture(
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [20])

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
  private func middle(_ item: Int) -> CGPoint { CGPoint(x: 195, y: CGFloat(item) * 100 + 50) }

  @Test func aTapSelectsInUIKitsOrder() {
    phone.calls.lines = []
    phone.tap(middle(2))
    expectEqual(
      phone.calls.lines,
      [
        "should highlight 2", "did highlight 2", "should select 2", "did unhighlight 2", "did select 2",
      ])
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [path(2)])
    expectEqual(phone.collectionView.cellForItem(at: path(2))?.isSelected, true)
  }

  @Test func anotherTapDeselectsTheFirst() {
    phone.tap(middle(2))
    phone.calls.lines = []
    phone.tap(middle(4))
    expectEqual(
      phone.calls.lines,
      [
        "should highlight 4", "did highlight 4", "should select 4", "did unhighlight 4", "did deselect 2",
        "did select 4",
      ])
    expectEqual(phone.collectionView.cellForItem(at: path(2))?.isSelected, false)
  }

  @Test func multipleSelectionToggles() {
    phone.collectionView.allowsMultipleSelection = true
    for item in [1, 3, 1] { phone.tap(middle(item)) }
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [path(3)])
    expectEqual(phone.calls.lines.suffix(3), ["should deselect 1", "did unhighlight 1", "did deselect 1"])
  }

  @Test func theDelegateMayRefuse() {
    phone.delegate.maySelect = false
    phone.tap(middle(1))
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [])
    phone.delegate.mayHighlight = false
    phone.calls.lines = []
    phone.tap(middle(1))
    expectEqual(phone.calls.lines, ["should highlight 1"])
  }

  @Test func selectionByCodeIsSilentAndSurvivesScrolling() throws {
    phone.calls.lines = []
    phone.collectionView.selectItem(at: path(0), animated: false, scrollPosition: [])
    expectEqual(phone.calls.lines, [])
    phone.scroll(toY: 1_100)
    phone.scroll(toY: 0)
    #expect(try #require(phone.collectionView.cellForItem(at: path(0))).isSelected)
    expectEqual(phone.collectionView.visibleCells.count { $0.isSelected }, 1)
    phone.collectionView.deselectItem(at: path(0), animated: false)
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [])
  }

  @Test func aDragDoesNotSelect() {
    phone.calls.lines = []
    phone.drag(from: middle(5), to: middle(2), in: 0.2)
    phone.run(for: 1)
    #expect(!phone.calls.lines.contains { $0.hasPrefix("did select") })
    expectGreater(phone.collectionView.contentOffset.y, 200)
    #expect(phone.collectionView.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test func tapFindsVisibleCellInScrolledSection() throws {
    let section = Sections.carousel(.groupPagingCentered, width: 0.8, height: 200, spacing: 16)
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [5])
    phone.collectionView.scrollToItem(at: path(2), at: .centeredHorizontally, animated: false)
    phone.step()
    expectEqual(phone.collectionView.indexPathForItem(at: CGPoint(x: 195, y: 100)), path(2))
    expectEqual(phone.collectionView.indexPathForItem(at: CGPoint(x: 5, y: 100)), path(1))
    expectNil(phone.collectionView.indexPathForItem(at: CGPoint(x: 30, y: 100)))
    phone.calls.lines = []
    phone.tap(CGPoint(x: 195, y: 100))
    expectEqual(phone.calls.lines.last, "did select 2")
  }

  @Test func reloadingDropsTheSelection() {
    phone.tap(middle(1))
    phone.collectionView.reloadData()
    phone.step()
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [])
  }
}
