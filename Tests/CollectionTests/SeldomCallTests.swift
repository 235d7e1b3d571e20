import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Calls of tables and descriptions that few apps make, with the results that UIKit documents.
@MainActor
struct SeldomCallTests {
  private final class Rows: TableRows, UITableViewDataSource, UITableViewDelegate {}

  /// The nearest to the top, the middle or the bottom of 844 points: rows are 50 high.
  @Test(
    arguments: [
      (.top, 0, 2, 100), (.middle, 0, 10, 103), (.bottom, 0, 10, 0), (.top, 400, 10, 500), (.top, 2_000, 40, 2_000),
      (.middle, 1_000, 40, 1_603), (.bottom, 2_000, 40, 1_206), (.none, 1_000, 40, 1_206),
    ] as [(UITableView.ScrollPosition, CGFloat, Int, CGFloat)])
  func theNearestSelectedRowIsShown(position: UITableView.ScrollPosition, offset: CGFloat, row: Int, end: CGFloat) {
    let source = Rows([(0..<60).map { "\($0)" }])
    let phone = TablePhone(source: source, delegate: source) {
      $0.rowHeight = 50
      $0.allowsMultipleSelection = true
    }
    for row in [2, 10, 40] {
      phone.table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
    }
    phone.table.contentOffset.y = offset
    phone.step()
    phone.table.scrollToNearestSelectedRow(at: position, animated: false)
    phone.step()
    expectEqual(phone.table.contentOffset.y, end)
    expectContains(phone.table.indexPathsForVisibleRows ?? [], [0, row])
    for path in phone.table.indexPathsForSelectedRows ?? [] {
      phone.table.deselectRow(at: path, animated: false)
    }
    let rest = phone.table.contentOffset
    phone.table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    expectEqual(phone.table.contentOffset, rest)
  }

  @Test func tablesReloadSnapshots() throws {
    let phone = TablePhone()
    var made: [Int] = []
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: phone.table) {
      table, path, number in
      made.append(number)
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "\(number)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
    made = []
    snapshot.appendItems([4])
    var isDone = false
    source.applySnapshotUsingReloadData(snapshot) { isDone = true }
    expectTrue(isDone)
    phone.step()
    expectEqual(made, [1, 2, 3, 4], "every row is asked for again")
    expectEqual(phone.texts, ["1", "2", "3", "4"])
  }

  /// A cell has the height that its views need at the requested width.
  @Test func cellsFitTargetSizes() {
    final class Own: UITableViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
    }
    let target = CGSize(width: 320, height: 0)
    let own = Own(style: .default, reuseIdentifier: nil).systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    expectEqual(own.width, 320)
    let view = UITableViewCell(style: .default, reuseIdentifier: nil)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.contentView.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.contentView.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25),
    ])
    let fitting = view.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    expectEqual(fitting.width, 320)
    expectClose(fitting.height, 80, within: 1)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "Header"
    let size = header.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size.width, 320)
    expectGreater(size.height, 10)
  }

  /// Rows leave the table by the side that the animation names: a row is 390 points wide and 50 high.
  @Test(
    arguments: [(.left, -390, 50), (.right, 390, 50), (.top, 0, 0), (.bottom, 0, 100), (.fade, 0, 50)]
      as [(UITableView.RowAnimation, CGFloat, CGFloat)])
  func deletedRowsLeaveToTheirSide(animation: UITableView.RowAnimation, x: CGFloat, y: CGFloat) throws {
    let source = Rows([["a", "b", "c"]])
    let phone = TablePhone(source: source, delegate: source) { $0.rowHeight = 50 }
    let cell = try phone.cell(1)
    source.rows[0].remove(at: 1)
    phone.table.deleteRows(at: [[0, 1]], with: animation)
    phone.run(for: 0.05)
    expectEqual(cell.convert(CGPoint.zero, to: phone.table), CGPoint(x: x, y: y))
    phone.run(for: 1)
    expectEqual(phone.texts, ["a", "c"])
  }

  @Test func headersOutsideOfTablesHaveTheStyleOfHeaders() {
    expectEqual(UITableViewHeaderFooterView(reuseIdentifier: nil).defaultContentConfiguration(), .header())
  }

  private final class Watch: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate
  {
    var cancels = 0
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
  }

  /// A canceled picker dismisses itself if it has no delegate. Otherwise it calls the delegate, which dismisses it.
  @Test func pickersOfPicturesAreCancelled() {
    let device = TestDevice.phone()
    let (root, watch) = (UIViewController(), Watch())
    device.window.rootViewController = root
    device.run(for: 0.1)
    for delegate in [nil, watch] {
      let picker = UIImagePickerController()
      picker.delegate = delegate
      picker.modalPresentationStyle = .fullScreen
      root.present(picker, animated: false)
      device.run(for: 0.2)
      expectIdentical(root.presentedViewController, picker)
      let item = picker.topViewController?.navigationItem
      let button = item?.leftBarButtonItem ?? item?.rightBarButtonItem
      button?.primaryAction?.performWithSender(button, target: nil)
      device.run(for: 1)
      expectIdentical(root.presentedViewController, delegate == nil ? nil : picker)
    }
    expectEqual(watch.cancels, 1)
  }

  @Test func anchorsAndSpacingsAreValues() {
    let edges: NSDirectionalRectEdge = [.top, .trailing]
    let absolute = NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: 3, y: 4))
    let fractional = NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: 3, y: 4))
    expectEqual([absolute.isAbsoluteOffset, absolute.isFractionalOffset], [true, false])
    expectEqual([fractional.isAbsoluteOffset, fractional.isFractionalOffset], [false, true])
    for anchor in [absolute, fractional, NSCollectionLayoutAnchor(edges: .bottom)] {
      let copy = anchor.copy() as? NSCollectionLayoutAnchor
      expectEqual(copy, anchor)
      expectEqual(copy?.hash, anchor.hash)
      expectEqual(copy?.offset, anchor.offset)
      expectEqual(copy?.edges, anchor.edges)
      expectEqual(copy?.isFractionalOffset, anchor.isFractionalOffset)
    }
    expectNotEqual(absolute, fractional)
    expectNotEqual(
      absolute, NSCollectionLayoutAnchor(edges: edges, absoluteOffset: CGPoint(x: 4, y: 3)))
    expectNotEqual(
      absolute, NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 3, y: 4)))
    expectEqual(
      NSCollectionLayoutAnchor(edges: .top),
      NSCollectionLayoutAnchor(edges: .top, absoluteOffset: .zero))
    let spacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(1), top: .flexible(2), trailing: nil, bottom: .fixed(4))
    expectEqual(spacing.copy() as? NSCollectionLayoutEdgeSpacing, spacing)
    expectEqual((spacing.copy() as? NSCollectionLayoutEdgeSpacing)?.hash, spacing.hash)
    expectNotEqual(
      spacing,
      NSCollectionLayoutEdgeSpacing(
        leading: .fixed(1), top: .fixed(2), trailing: nil, bottom: .fixed(4)))
    expectEqual(
      [
        spacing.leading?.spacing, spacing.top?.spacing, spacing.trailing?.spacing,
        spacing.bottom?.spacing,
      ], [1, 2, nil, 4])
    expectEqual(NSCollectionLayoutSpacing.fixed(3).copy() as? NSCollectionLayoutSpacing, .fixed(3))
    expectNotEqual(NSCollectionLayoutSpacing.fixed(3), .flexible(3))
    expectEqual(NSCollectionLayoutSpacing.fixed(3).hash, NSCollectionLayoutSpacing.fixed(3).hash)
  }
}
