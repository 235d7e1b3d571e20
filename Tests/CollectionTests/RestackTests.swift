import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

@testable import UIKitCollections

/// The views of a collection view after its items have changed places.
@MainActor
struct RestackTests {
  /// A collection view that counts how often a subview is moved.
  private final class CountingView: UICollectionView {
    var moves = 0

    override func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
      moves += view.superview === self ? 1 : 0
      super.insertSubview(view, aboveSubview: siblingSubview)
    }

    override func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
      moves += view.superview === self ? 1 : 0
      super.insertSubview(view, belowSubview: siblingSubview)
    }
  }

  private let view: CountingView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private let device: TestDevice

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 10)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    device = TestDevice(
      size: CGSize(width: 390, height: 844), scale: 3, direction: .leftToRight, draws: false)
    device.window.addSubview(view)
  }

  private func show(_ items: [Int], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    source.apply(snapshot, animatingDifferences: animated)
    device.step()
  }

  private var isInOrder: Bool {
    let shown = view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap { view.indexPath(for: $0) } }
    return shown == shown.sorted()
  }

  /// A row that sorts itself exchanges two of hundreds of items at a time.
  @Test func anExchangeMovesFewViews() {
    var items = Array(0..<400)
    show(items, animated: false)
    expectEqual(view.visibleCells.count, 400)
    items.swapAt(150, 151)
    view.moves = 0
    show(items)
    expectTrue(isInOrder)
    expectLess(view.moves, 3)
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func anyOrderIsRestored(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var items = Array(0..<60)
    show(items, animated: false)
    for _ in 0..<4 {
      items.shuffle(using: &random)
      show(items)
      expectTrue(isInOrder, "seed \(seed)")
    }
  }

  /// The longest ascending subsequence is the same length as the one that trying all subsets finds.
  @Test(arguments: 1...200 as ClosedRange<UInt64>) func noMoreMembersAreAscending(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let values = (0..<Int.random(in: 0...9, using: &random)).map { _ in
      random.chance(0.15) ? nil : Int.random(in: 0...20, using: &random)
    }
    let members = zip(values, IncreasingRun.members(of: values)).filter(\.1).map(\.0)
    func isAscending(_ list: [Int?]) -> Bool {
      list.allSatisfy { $0 != nil } && zip(list, list.dropFirst()).allSatisfy { ($0 ?? 0) < ($1 ?? 0) }
    }
    expectTrue(isAscending(members), "seed \(seed): \(members)")
    let longest = (0..<1 << values.count).map { set in
      let subset = values.indices.filter { set >> $0 & 1 == 1 }.map { values[$0] }
      return isAscending(subset) ? subset.count : 0
    }.max()
    expectEqual(members.count, longest, "seed \(seed)")
  }
}
