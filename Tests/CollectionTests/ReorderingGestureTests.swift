import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// Items reordered by a finger: on the handle of a row, or after a long press.
@MainActor
struct ReorderingGestureTests {
  @Test func reorderHandleLiftsRowAtOnce() throws {
    let phone = ListPhone.editable([30])
    let cell = try phone.cell(2)
    let (start, height) = (try phone.position(2, x: 362), cell.frame.height)
    phone.touch(.began, at: start)
    expectTrue(cell.configurationState.isReordering)
    phone.move([start], to: [CGPoint(x: 300, y: start.y + height * 2)])
    // Rows stay in their column, and the touched point stays under the finger.
    expectEqual(cell.center, CGPoint(x: 195, y: start.y + height * 2))
    expectEqual(phone.collectionView.movement?.move.to, [0, 4])
    expectEqual(phone.collectionView.contentOffset.y, 0)
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [])
    phone.touch(.cancelled, at: start)
    phone.run(for: 0.5)
    expectEqual(phone.collectionView.indexPath(for: cell), [0, 2])
  }

  @Test func besideTheHandleAFingerScrolls() throws {
    let phone = ListPhone.editable([60])
    phone.press([try phone.position(9, x: 250)], to: [try phone.position(2, x: 250)])
    expectNil(phone.collectionView.movement)
    expectGreater(phone.collectionView.contentOffset.y, 100)
  }

  @Test func liftedGroupedRowHasRoundedCornersAndShadow() throws {
    let phone = ListPhone.editable([6], appearance: .insetGrouped)
    let cell = try phone.cell(0)
    phone.touch(.began, at: CGPoint(x: cell.frame.maxX - 28, y: cell.frame.midY))
    phone.run(for: 0.5)
    expectGreater(cell.layer.shadowOpacity, 0)
    expectFalse(cell.clipsToBounds)
    expectEqual(cell.configured.backgroundView?.layer.cornerRadius, ListPosition.groupRadius)
    expectEqual(cell.lines, [])
    phone.touch(.ended, at: CGPoint(x: cell.frame.maxX - 28, y: cell.frame.midY))
    phone.run(for: 0.5)
    expectEqual(cell.layer.shadowOpacity, 0)
    expectTrue(cell.clipsToBounds)
    expectEqual(cell.lines.count, 1)
  }

  // MARK: Controllers

  @Test func aControllersItemsMoveAfterALongPress() throws {
    let controller = WordsController(collectionViewLayout: WordsController.layout)
    let screen = ScreenOfAPhone(showing: controller)
    screen.press(CGPoint(x: 195, y: 50), for: 0.6, to: CGPoint(x: 195, y: 260))
    screen.run(for: 0.5)
    expectEqual(controller.words, ["b", "c", "a", "d"])
    controller.installsStandardGestureForInteractiveMovement = false
    screen.press(CGPoint(x: 195, y: 50), for: 0.6, to: CGPoint(x: 195, y: 260))
    expectEqual(controller.words, ["b", "c", "a", "d"])
  }

  @Test func controllerReordersIfAnyClassImplementsMove() {
    final class Subclass: WordsController {}
    let path = IndexPath(item: 0, section: 0)
    for (controller, moves) in [
      (Subclass(collectionViewLayout: WordsController.layout), true),
      (StillController(collectionViewLayout: WordsController.layout), false),
    ] as [(StillController, Bool)] {
      controller.loadViewIfNeeded()
      expectEqual(controller.collectionView(controller.collectionView, canMoveItemAt: path), moves)
    }
  }

  @Test func aControllerThatMovesNothingLiftsNothing() {
    let controller = StillController(collectionViewLayout: WordsController.layout)
    let screen = ScreenOfAPhone(showing: controller)
    screen.press(CGPoint(x: 195, y: 50), for: 0.6, to: CGPoint(x: 195, y: 250))
    expectNil(controller.collectionView.movement)
    screen.press(CGPoint(x: 195, y: 150), for: 0.6, to: CGPoint(x: 195, y: 150))
    expectEqual(controller.collectionView.indexPathsForSelectedItems, [[0, 1]])
  }
}

private class StillController: UICollectionViewController {
  var words = ["a", "b", "c", "d"]

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    words.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

private class WordsController: StillController {
  static var layout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100)))
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { words.insert(words.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
}
