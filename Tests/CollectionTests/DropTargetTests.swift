import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// The places to which dropped items move, the closures of their animations, and what delegates decide by default.
@MainActor
struct DropTargetTests {
  /// A delegate that only performs drops.
  private final class Receiver: NSObject, UICollectionViewDropDelegate {
    let perform: (any UICollectionViewDropCoordinator) -> Void
    init(_ board: NameBoard, _ perform: @escaping (any UICollectionViewDropCoordinator) -> Void) {
      self.perform = perform
      super.init()
      board.collectionView.dropDelegate = self
    }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { perform(coordinator) }
    var colored: IndexPath?
    func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      guard indexPath == colored else { return nil }
      let parameters = UIDragPreviewParameters()
      parameters.backgroundColor = .green
      return parameters
    }
  }

  private let phone = DragPhone(["a", "b"], ["x", "y", "z"])

  private var preview: UIView? { phone.window.subviews.first { $0 is DragPreviewView } }

  /// Drops "a" over "y".
  private func drop(_ perform: @escaping (any UICollectionViewDropCoordinator) -> Void) {
    let receiver = Receiver(phone.right, perform)
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 400), CGPoint(x: 300, y: 150)])
    withExtendedLifetime(receiver) {}
  }

  @Test func itemsMoveToTargetsOfOtherViews() {
    let bin = UIView(frame: rect(50, 600, 100, 100))
    phone.window.insertSubview(bin, at: 0)
    var lines: [String] = []
    var frame: CGRect?
    drop { coordinator in
      let item = coordinator.items[0]
      expectEqual(coordinator.items.count, 1)
      expectEqual(item.previewSize, CGSize(width: 200, height: 100))
      expectNil(item.sourceIndexPath, "it is of another view")
      expectEqual(item.dragItem.localObject as? String, "a")
      expectEqual(coordinator.proposal.operation, .copy)
      expectEqual(coordinator.proposal.intent, .unspecified)
      expectEqual(coordinator.destinationIndexPath, [0, 1])
      expectEqual(coordinator.session.items.count, 1)
      let target = UIDragPreviewTarget(
        container: bin, center: CGPoint(x: 20, y: 30), transform: CGAffineTransform(scaleX: 0.5, y: 0.5))
      let animation = coordinator.drop(item.dragItem, to: target)
      for name in ["one", "two"] {
        animation.addAnimations {
          lines.append("animates \(name)")
          frame = preview?.frame
        }
        animation.addCompletion { lines.append("\($0 == .end ? "ends" : "stops") \(name)") }
      }
      expectEqual(lines, [])
    }
    expectEqual(lines, ["animates one", "animates two", "ends one", "ends two"])
    expectClose(frame ?? .zero, rect(20, 605, 100, 50))
    expectNil(preview)
    expectEqual(phone.right.names, ["x", "y", "z"])
  }

  /// An item that moves into another one disappears there; one without a destination disappears where it is.
  @Test(arguments: [true, false])
  func itemsDisappear(movesIntoAnItem: Bool) {
    var frame: CGRect?
    let receiver = Receiver(phone.right) { coordinator in
      guard movesIntoAnItem else { return }
      coordinator.drop(coordinator.items[0].dragItem, intoItemAt: [0, 2], rect: rect(10, 20, 40, 20)).addAnimations {
        expectEqual(preview?.alpha, 0)
        frame = preview?.frame
      }
    }
    let (start, end) = (CGPoint(x: 100, y: 50), CGPoint(x: 300, y: 150))
    phone.drag(start, over: [end], drops: false)
    let held = preview?.center
    expectEqual(preview?.alpha, 1)
    phone.touch(.ended, at: end)
    phone.step()
    expectEqual(preview?.alpha, 0)
    if movesIntoAnItem {
      expectClose(frame ?? .zero, rect(210, 220, 40, 20))
    } else {
      expectEqual(preview?.center, held)
    }
    phone.run(for: 1)
    expectNil(preview)
    expectEqual(phone.right.shown, ["x", "y", "z"])
    withExtendedLifetime(receiver) {}
  }

  /// Closures that are added after the animation run at once; so do those of items that were not dragged.
  @Test func lateClosuresRunAtOnce() {
    var lines: [String] = []
    var late: (any UIDragAnimating)?
    drop { coordinator in
      late = coordinator.drop(coordinator.items[0].dragItem, intoItemAt: [0, 0], rect: .zero)
      let stranger = coordinator.drop(UIDragItem(itemProvider: NSItemProvider()), toItemAt: [0, 0])
      stranger.addAnimations { lines.append("stranger") }
      stranger.addCompletion { lines.append("stranger \($0 == .end)") }
    }
    late?.addAnimations { lines.append("late") }
    late?.addCompletion { lines.append("late \($0 == .end)") }
    expectEqual(lines, ["stranger", "stranger true", "late", "late true"])
  }

  @Test func placeholdersMayColorThePreview() {
    var lines: [String] = []
    var context: (any UICollectionViewDropPlaceholderContext)?
    drop { coordinator in
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: [0, 1], reuseIdentifier: "cell")
      placeholder.previewParametersProvider = { _ in
        let parameters = UIDragPreviewParameters()
        parameters.backgroundColor = .green
        return parameters
      }
      context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
      expectIdentical(context?.dragItem, coordinator.items[0].dragItem)
      context?.addAnimations { lines.append("animates \(preview?.backgroundColor == .green)") }
      context?.addCompletion { lines.append("ends \($0 == .end)") }
    }
    expectEqual(lines, ["animates true", "ends true"])
    let view = phone.right.collectionView
    expectTrue(view.hasUncommittedUpdates)
    expectEqual(context?.deletePlaceholder(), true)
    phone.run(for: 1)
    expectFalse(view.hasUncommittedUpdates)
    expectEqual(view.visibleCells.count, 3)
  }

  /// The delegate is asked for the appearance over a cell.
  @Test(arguments: [1, 2]) func delegatesMayColorThePreview(colored: Int) {
    var isGreen: Bool?
    let receiver = Receiver(phone.right) { coordinator in
      expectEqual(coordinator.session.progressIndicatorStyle, .default)
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: [0, 1]).addAnimations {
        isGreen = preview?.backgroundColor == .green
      }
    }
    receiver.colored = [0, colored]
    phone.drag(CGPoint(x: 100, y: 50), over: [CGPoint(x: 300, y: 400), CGPoint(x: 300, y: 150)])
    expectEqual(isGreen, colored == 1)
  }

  // MARK: Tables

  private final class Rows: TableRows, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var perform: (UITableView, any UITableViewDropCoordinator) -> Void = { _, _ in }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: rows[0][indexPath.row] as NSString))]
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      perform(tableView, coordinator)
    }
  }

  /// Decides about drags.
  private final class StrictRows: TableRows, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: rows[0][indexPath.row] as NSString))]
    }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
      log.append("drop into \(coordinator.proposal.intent == .insertIntoDestinationIndexPath)")
    }
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
      false
    }
    func tableView(
      _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("moves \(session.allowsMoveOperation), restricted \(session.isRestrictedToDraggingApplication)")
    }
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { log.append("enter") }
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { log.append("end") }
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .move, intent: .insertIntoDestinationIndexPath) }
  }

  private func table(_ rows: TableRows & UITableViewDataSource & UITableViewDragDelegate & UITableViewDropDelegate)
    -> TablePhone
  {
    TablePhone(source: rows) { table in
      table.rowHeight = 100
      table.dragInteractionEnabled = true
      (table.dragDelegate, table.dropDelegate) = (rows, rows)
    }
  }

  private func drag(_ phone: TablePhone, over points: [CGPoint]) {
    phone.hold(CGPoint(x: 100, y: 50), for: 0.7)
    for point in points {
      phone.touch(.moved, at: point)
      phone.run(for: 0.4)
    }
    phone.touch(.ended, at: points[points.count - 1])
    phone.run(for: 1)
  }

  @Test func rowsMoveIntoRowsAndToTargets() {
    let rows = Rows([["a", "b", "c"]])
    let phone = table(rows)
    let bin = UIView(frame: rect(50, 600, 100, 100))
    phone.window.insertSubview(bin, at: 0)
    var preview: UIView? { phone.window.subviews.first { $0 is DragPreviewView } }
    var frames: [CGRect] = []
    for isInto in [true, false] {
      rows.perform = { table, coordinator in
        let item = coordinator.items[0]
        expectEqual(coordinator.items.count, 1)
        expectEqual(item.previewSize, CGSize(width: 390, height: 100))
        expectEqual(item.sourceIndexPath, [0, 0])
        expectEqual(coordinator.destinationIndexPath, [0, 1])
        expectEqual(coordinator.session.items.count, 1)
        // The proposal is that of a delegate without the method.
        expectEqual(coordinator.proposal.operation, .copy)
        expectEqual(coordinator.proposal.intent, .unspecified)
        let animation =
          isInto
          ? coordinator.drop(item.dragItem, intoRowAt: [0, 1], rect: rect(10, 20, 39, 10))
          : coordinator.drop(item.dragItem, to: UIDragPreviewTarget(container: bin, center: CGPoint(x: 20, y: 30)))
        animation.addAnimations { if let preview { frames.append(preview.frame) } }
      }
      drag(phone, over: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 150)])
    }
    expectEqual(frames.count, 2)
    expectClose(frames.first ?? .zero, rect(10, 120, 39, 10))
    expectClose(frames.last ?? .zero, rect(-125, 580, 390, 100))
    expectEqual(phone.texts, ["a", "b", "c"])
  }

  @Test func tableDelegatesDecideAboutDrags() {
    let rows = StrictRows([["a", "b", "c"]])
    let phone = table(rows)
    drag(phone, over: [CGPoint(x: 100, y: 150), CGPoint(x: 100, y: 160)])
    expectEqual(rows.log, ["moves false, restricted true", "enter", "drop into true", "end"])
    rows.log = []
    drag(phone, over: [CGPoint(x: 100, y: 150), CGPoint(x: -100, y: 160)])
    expectEqual(rows.log, ["moves false, restricted true", "enter", "exit", "end"])
    expectFalse(phone.table.hasActiveDrop || phone.table.hasActiveDrag)
  }

  @Test func proposals() {
    expectEqual(UICollectionViewDropProposal(operation: .move).intent, .unspecified)
    expectEqual(UITableViewDropProposal(operation: .move).intent, .unspecified)
    expectEqual(UITableViewDropProposal(operation: .forbidden).operation, .forbidden)
    let intents: [(UITableViewDropProposal.Intent, UICollectionViewDropProposal.Intent)] = [
      (.unspecified, .unspecified), (.insertAtDestinationIndexPath, .insertAtDestinationIndexPath),
      (.insertIntoDestinationIndexPath, .insertIntoDestinationIndexPath), (.automatic, .insertAtDestinationIndexPath),
    ]
    for (own, expected) in intents {
      let proposal = UITableViewDropProposal(operation: .copy, intent: own)
      expectEqual(proposal.intent, own)
      expectEqual(proposal.forContents.intent, expected)
      expectEqual(proposal.forContents.operation, .copy)
    }
  }

  // MARK: Gaps

  /// A gap shows each item of the data once, beside itself, and the data is found again from what is shown.
  @Test(arguments: [(0, 0), (0, 2), (2, 0), (1, 3), (3, 1), (2, 2)])
  func gapsKeepEveryItem(from: Int, to: Int) {
    for section in 0...1 {
      let counts = [4, 3]
      let move = ItemMove(from: [0, from], to: IndexPath(item: to, section: section))
      for gap in [DropGap.moved(move), .inserted(move.to)] {
        let shownCounts = gap.shown(counts: counts)
        let isInserted = gap == .inserted(move.to)
        expectEqual(shownCounts.reduce(0, +), isInserted ? 8 : 7)
        expectEqual(gap.data(counts: shownCounts), counts)
        expectEqual(gap.path, move.to)
        let data = counts.indices.flatMap { section in
          (0..<counts[section]).map { IndexPath(item: $0, section: section) }
        }
        let shown = data.map(gap.shown)
        let places = shownCounts.indices.flatMap { section in
          (0..<shownCounts[section]).map { IndexPath(item: $0, section: section) }
        }
        expectEqual(Set(shown), Set(places).subtracting(isInserted ? [move.to] : []))
        expectEqual(shown.map(gap.data), data)
        expectEqual(shown.filter { $0 != move.to }, shown.filter { $0 != move.to }.sorted(), "in their order")
        expectEqual(gap.shown(IndexPath(index: 0)), IndexPath(index: 0), "no item")
      }
    }
  }
}
