import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// Selection of many rows with multi-select pans.
@MainActor
struct SelectionDragTests {
  private let watcher = SelectionWatcher()

  private func list(_ counts: [Int] = [30], isEditing: Bool = true) -> ListPhone {
    let phone = ListPhone.editable(counts, isEditing: isEditing)
    phone.collectionView.delegate = watcher
    return phone
  }

  private func selection(_ phone: ListPhone) -> [Int] {
    (phone.collectionView.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  @Test func oneFingerDragOverCirclesSelectsAndDeselects() throws {
    let phone = list()
    let (start, end) = (try phone.position(1), try phone.position(5))
    phone.press([start], to: [end])
    expectEqual(selection(phone), [1, 2, 3, 4, 5])
    expectEqual(phone.collectionView.contentOffset.y, 0)
    phone.move([end], to: [try phone.position(2)])
    expectEqual(selection(phone), [1, 2])
    phone.touch(.ended, at: try phone.position(2))
    expectEqual(
      watcher.log,
      [
        "should begin 0.1 editing true", "did begin 0.1 editing true", "select 0.1", "select 0.2", "select 0.3",
        "select 0.4", "select 0.5", "deselect 0.5", "deselect 0.4", "deselect 0.3", "did end",
      ])
  }

  @Test func fromASelectedRowItDeselects() throws {
    let phone = list()
    for item in 2...5 { phone.collectionView.selectItem(at: [0, item], animated: false, scrollPosition: []) }
    phone.press([try phone.position(4)], to: [try phone.position(1)])
    expectEqual(selection(phone), [5])
  }

  @Test func theCirclesShowIt() throws {
    let phone = list()
    phone.press([try phone.position(1)], to: [try phone.position(2)])
    for (item, isFilled) in [(0, false), (1, true), (2, true), (3, false)] {
      let circle = try #require(phone.cell(item).accessoryStrip.view(of: .multiselect)?.subviews.first as? DiscView)
      expectEqual(circle.isFilled, isFilled, "row \(item)")
    }
  }

  @Test func oneFingerDragOutsideCirclesScrolls() throws {
    let phone = list()
    phone.press([try phone.position(6, x: 200)], to: [try phone.position(2, x: 200)])
    expectEqual(selection(phone), [])
    expectGreater(phone.collectionView.contentOffset.y, 100)
  }

  /// The circle with its margins is at most 60 points wide, here at the opposite edge.
  @Test func rightToLeftCirclesAreAtRight() throws {
    let phone = ListPhone.editable([30], direction: .rightToLeft)
    phone.collectionView.delegate = watcher
    phone.press([try phone.position(6, x: 150)], to: [try phone.position(2, x: 150)])
    expectEqual(selection(phone), [])
    expectGreater(phone.collectionView.contentOffset.y, 100)
    phone.touch(.ended, at: CGPoint(x: 150, y: 100))
    phone.collectionView.setContentOffset(.zero, animated: false)
    phone.run(for: 1)
    phone.press([try phone.position(1, x: 360)], to: [try phone.position(3, x: 360)])
    expectEqual(selection(phone), [1, 2, 3])
  }

  @Test func twoFingersBeginToEditAndSelect() throws {
    let phone = list(isEditing: false)
    let (start, end) = (try phone.position(2, x: 180), try phone.position(6, x: 180))
    phone.press([start, start + CGPoint(x: 60, y: 0)], to: [end, end + CGPoint(x: 60, y: 0)])
    expectEqual(watcher.log.prefix(2), ["should begin 0.2 editing false", "did begin 0.2 editing true"])
    expectTrue(phone.collectionView.isEditing)
    expectEqual(selection(phone), [2, 3, 4, 5, 6])
    expectEqual(phone.collectionView.contentOffset.y, 0)
  }

  @Test func twoFingersScrollWhenDelegateRefusesMultipleSelection() throws {
    let phone = list(isEditing: false)
    watcher.mayBegin = false
    let (start, end) = (try phone.position(6, x: 180), try phone.position(1, x: 180))
    phone.press([start, start + CGPoint(x: 60, y: 0)], to: [end, end + CGPoint(x: 60, y: 0)])
    expectEqual(watcher.log, ["should begin 0.6 editing false"])
    expectFalse(phone.collectionView.isEditing)
    expectEqual(selection(phone), [])
    expectGreater(phone.collectionView.contentOffset.y, 100)
  }

  @Test func delegateIsNotAskedWithoutMultipleSelection() throws {
    let phone = list(isEditing: false)
    phone.collectionView.allowsMultipleSelectionDuringEditing = false
    let (start, end) = (try phone.position(6, x: 180), try phone.position(1, x: 180))
    phone.press([start, start + CGPoint(x: 60, y: 0)], to: [end, end + CGPoint(x: 60, y: 0)])
    expectEqual(watcher.log, [])
    expectGreater(phone.collectionView.contentOffset.y, 100)
  }

  @Test func unselectableRowsAreSkipped() throws {
    let phone = list()
    watcher.unselectable = [[0, 3]]
    phone.press([try phone.position(1)], to: [try phone.position(5)])
    expectEqual(selection(phone), [1, 2, 4, 5])
  }

  @Test func dragAtEdgeScrollsAndExtendsSelection() throws {
    let phone = list([200])
    phone.press([try phone.position(10)], to: [CGPoint(x: 28, y: 843)])
    let first = phone.collectionView.contentOffset.y
    phone.run(for: 1)
    // Rows that turn out lower than estimated change the distance by up to half a row.
    expectLess(abs(phone.collectionView.contentOffset.y - first - EdgePull.topSpeed), 40)
    let last = try #require(selection(phone).last)
    expectEqual(selection(phone), Array(10...last))
    try expectAtLeast(phone.cell(last).frame.maxY, phone.collectionView.bounds.maxY - 1)
    phone.move([CGPoint(x: 28, y: 843)], to: [CGPoint(x: 28, y: 400)], in: 0.1)
    let rest = phone.collectionView.contentOffset.y
    phone.run(for: 0.5)
    expectEqual(phone.collectionView.contentOffset.y, rest)
  }

  @Test func horizontalDragSelectsInEditingGrid() {
    let item = NSCollectionLayoutItem(layoutSize: Sections.size(.fractionalWidth(0.25), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Sections.size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), counts: [80])
    phone.collectionView.delegate = watcher
    phone.collectionView.allowsMultipleSelectionDuringEditing = true
    phone.collectionView.isEditing = true
    phone.drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 250, y: 150), in: 0.3)
    expectEqual(phone.collectionView.indexPathsForSelectedItems?.map(\.item).sorted(), [0, 1, 2, 3, 4, 5, 6])
    expectEqual(phone.collectionView.contentOffset.y, 0)
    phone.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), in: 0.3)
    expectGreater(phone.collectionView.contentOffset.y, 0)
  }

  @Test func newDataEndsIt() throws {
    let phone = list()
    phone.press([try phone.position(1)], to: [try phone.position(3)])
    phone.collectionView.reloadData()
    phone.step()
    phone.move([try phone.position(3)], to: [try phone.position(5)])
    expectEqual(selection(phone), [])
    phone.touch(.ended, at: try phone.position(5))
    expectEqual(watcher.log.last, "did end")
  }
}
