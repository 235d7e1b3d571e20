import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// Views that an app adds to a collection view stay in front of or behind the cells, whichever came first.
@MainActor
struct SubviewOrderTests {
  private let phone = CollectionFixture(
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3], showsAtOnce: false)
  private let back = UIView()
  private let front = UIView()

  private func order() -> [String] {
    var names: [String] = []
    for view in phone.collectionView.subviews {
      let name =
        view === back
        ? "back" : view === front ? "front" : view === phone.collectionView.backgroundView ? "wall" : "cell"
      if names.last != name { names.append(name) }
    }
    return names
  }

  @Test func viewsSentToBackBeforeCellsStayBehind() {
    phone.collectionView.addSubview(front)
    phone.collectionView.insertSubview(back, at: 0)
    phone.step()
    expectEqual(order(), ["back", "cell", "front"])
  }

  @Test func viewsBehindCellsStayBehindReplacements() {
    phone.step()
    phone.collectionView.addSubview(front)
    phone.collectionView.insertSubview(back, at: 0)
    phone.collectionView.reloadData()
    phone.step()
    expectEqual(order(), ["back", "cell", "front"])
  }

  @Test func leavingCellsAreBehindThoseThatStay() throws {
    phone.step()
    let leaving = try #require(phone.collectionView.cellForItem(at: [0, 1]))
    let staying = try [0, 2].map { try #require(phone.collectionView.cellForItem(at: [0, $0])) }
    phone.dataSource.counts = [2]
    phone.collectionView.deleteItems(at: [[0, 1]])
    phone.run(for: 0.1)
    let order = phone.collectionView.subviews
    let position = try #require(order.firstIndex(of: leaving))
    for cell in staying { expectLess(position, try #require(order.firstIndex(of: cell))) }
    phone.run(for: 1)
    expectFalse(phone.collectionView.subviews.contains(leaving) && !leaving.isHidden)
  }

  @Test func sendToBackAndBringToFrontTakeEffect() {
    phone.collectionView.addSubview(back)
    phone.collectionView.insertSubview(front, at: 0)
    phone.collectionView.sendSubviewToBack(back)
    phone.collectionView.bringSubviewToFront(front)
    phone.step()
    expectEqual(order(), ["back", "cell", "front"])
  }

  @Test func theBackgroundViewIsBehindEverything() {
    phone.collectionView.insertSubview(back, at: 0)
    phone.collectionView.backgroundView = UIView()
    phone.step()
    expectEqual(order(), ["wall", "back", "cell"])
    phone.collectionView.reloadData()
    phone.step()
    expectEqual(order(), ["wall", "back", "cell"])
  }
}
