import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

import UIKitCollections
import UIKitCore

/// Drags out of views that are no collection views, and drops onto them.
@MainActor
struct DragInteractionTests {
  private final class Diary: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var lines: [String] = []
    var operation = UIDropOperation.copy
    var title: String? = "note"
    var copies = 1

    func read() -> [String] {
      defer { lines = [] }
      return lines
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      guard let title else { return [] }
      return (0..<copies).map { _ in UIDragItem(itemProvider: NSItemProvider(object: title as NSString)) }
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
      lines.append("drag begins")
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { lines.append("drag ends \(operation)") }
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { lines.append("drag ended") }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
      lines.append("enter")
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
      lines.append("exit")
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      session.loadObjects(ofClass: NSString.self) { objects in
        self.lines.append("drop \(objects.compactMap { $0 as? NSString })")
      }
    }
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
      lines.append("conclude")
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
      lines.append("end")
    }
  }

  private final class Phone: Fixture {
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    let diary = Diary()
    let source = UIView(frame: rect(20, 100, 100, 100))
    let bin = UIView(frame: rect(20, 500, 300, 200))
    private(set) lazy var drag = UIDragInteraction(delegate: diary)

    init() {
      for view in [source, bin] { device.window.addSubview(view) }
      source.addInteraction(drag)
      bin.addInteraction(UIDropInteraction(delegate: diary))
      step()
    }

    func pickUp() {
      touch(.began, at: CGPoint(x: 70, y: 150))
      run(for: 0.8)
    }

    var previews: [UIView] { device.window.subviews.filter { $0 is DragPreviewView } }
  }

  @Test func itemsMoveFromOneViewToAnother() {
    let phone = Phone()
    phone.pickUp()
    expectEqual(phone.previews.count, 1)
    expectEqual(phone.diary.read(), [], "the item is lifted, and not dragged yet")
    phone.touch(.moved, at: CGPoint(x: 80, y: 300))
    expectEqual(phone.diary.read(), ["drag begins"])
    phone.touch(.moved, at: CGPoint(x: 100, y: 550))
    expectEqual(phone.diary.read(), ["enter"])
    expectEqual(phone.previews.first?.center, CGPoint(x: 100, y: 550))
    phone.touch(.ended, at: CGPoint(x: 100, y: 550))
    phone.run(for: 1)
    expectEqual(phone.diary.read(), ["drag ends copy", "drop [note]", "conclude", "end", "drag ended"])
    expectEqual(phone.previews.count, 0)
  }

  /// Items stay where the finger has picked them up, each below and beside the one before.
  @Test func itemsAreCarriedAsAPile() {
    let phone = Phone()
    phone.diary.copies = 3
    phone.touch(.began, at: CGPoint(x: 60, y: 120))
    phone.run(for: 0.8)
    phone.touch(.moved, at: CGPoint(x: 200, y: 400))
    let centers = phone.previews.map(\.center).sorted { $0.x < $1.x }
    expectEqual(centers, [0, 6, 12].map { CGPoint(x: 210 + $0, y: 430 + $0) })
  }

  @Test func aDropThatIsNotAcceptedReturnsTheItem() {
    let phone = Phone()
    phone.diary.operation = .forbidden
    phone.pickUp()
    phone.touch(.moved, at: CGPoint(x: 100, y: 550))
    phone.touch(.ended, at: CGPoint(x: 100, y: 550))
    phone.run(for: 0.05)
    expectEqual(phone.previews.count, 1)
    phone.run(for: 1)
    expectEqual(phone.diary.read(), ["drag begins", "enter", "exit", "drag ends cancel", "end", "drag ended"])
    expectEqual(phone.previews.count, 0)
  }

  @Test func leavingTheViewIsReported() {
    let phone = Phone()
    phone.pickUp()
    phone.touch(.moved, at: CGPoint(x: 100, y: 550))
    phone.touch(.moved, at: CGPoint(x: 100, y: 300))
    expectEqual(phone.diary.read(), ["drag begins", "enter", "exit"])
    phone.touch(.ended, at: CGPoint(x: 100, y: 300))
    phone.run(for: 1)
    expectEqual(phone.diary.read(), ["drag ends cancel", "end", "drag ended"], "the end is reported where it was")
  }

  @Test func disabledInteractionsAndThoseWithoutItemsLiftNothing() {
    let phone = Phone()
    phone.drag.isEnabled = false
    phone.pickUp()
    phone.touch(.ended, at: CGPoint(x: 70, y: 150))
    phone.step()
    expectEqual(phone.previews.count, 0)
    phone.drag.isEnabled = true
    phone.diary.title = nil
    phone.pickUp()
    expectEqual(phone.previews.count, 0)
    phone.touch(.ended, at: CGPoint(x: 70, y: 150))
    phone.step()
    expectEqual(phone.diary.read(), [])
  }

  @Test func itemsOfOtherViewsAreDroppedIntoACollectionView() throws {
    final class Receiver: NSObject, UICollectionViewDropDelegate {
      var received: [String] = []
      func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
      ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy, intent: .unspecified) }
      func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
      ) {
        received.append(
          "\(coordinator.destinationIndexPath?.item ?? -1), from \(coordinator.items.map(\.sourceIndexPath))")
      }
    }
    let phone = Phone()
    phone.bin.removeFromSuperview()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: rect(0, 400, 390, 400), collectionViewLayout: layout)
    let data = RecordingDataSource(counts: [3], log: CallLog())
    data.register(with: view)
    view.dataSource = data
    let receiver = Receiver()
    view.dropDelegate = receiver
    phone.device.window.addSubview(view)
    phone.step()
    phone.pickUp()
    phone.touch(.moved, at: CGPoint(x: 100, y: 300))
    phone.touch(.moved, at: CGPoint(x: 100, y: 475))
    phone.touch(.ended, at: CGPoint(x: 100, y: 475))
    phone.run(for: 1)
    expectEqual(receiver.received, ["1, from [nil]"])
    expectEqual(phone.diary.read(), ["drag begins", "drag ends copy", "drag ended"])
  }
}
