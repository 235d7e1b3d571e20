import Foundation
import TestSupport
import Testing

@testable import UIKitCollections
import UIKitCore

/// Selected items in their order, ranges that a finger selects, and queues of views, as values.
@MainActor
struct SelectionValueTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

  private func selected(_ paths: [IndexPath]) -> SelectedItems {
    var items = SelectedItems()
    for path in paths { items.insert(path) }
    return items
  }

  @Test func itemsKeepTheOrderOfTheirSelection() {
    var items = SelectedItems()
    expectTrue(items.isEmpty)
    expectTrue(items.insert([0, 5]))
    expectTrue(items.insert([0, 1]))
    expectFalse(items.insert([0, 5]))
    expectTrue(items.insert([1, 0]))
    expectEqual(items.paths, [[0, 5], [0, 1], [1, 0]])
    expectEqual(items.count, 3)
    expectFalse(items.isEmpty)
    expectTrue(items.contains([0, 1]))
    expectFalse(items.contains([0, 2]))
    expectTrue(items.remove([0, 5]))
    expectFalse(items.remove([0, 5]))
    expectTrue(items.insert([0, 5]))
    expectEqual(items.paths, [[0, 1], [1, 0], [0, 5]], "an item that is selected again is the last one")
    items.move { $0 == [1, 0] ? nil : IndexPath(item: $0.item + 10, section: $0.section) }
    expectEqual(items.paths, [[0, 11], [0, 15]])
    expectTrue(items.insert([0, 3]))
    expectEqual(items.paths.last, [0, 3])
  }

  private func changes(_ changes: [MultipleSelection.Change]) -> [String] {
    changes.map { "\($0.path.section).\($0.path.item)\($0.isSelected ? "+" : "-")" }
  }

  /// A finger selects what it passes, gives back what it leaves on the way back, and selects beyond its beginning.
  @Test func fingersSelectRanges() {
    let counts = [3, 0, 4]
    var drag = MultipleSelection(from: [0, 1], selected: selected([[2, 0]]))
    expectTrue(drag.selects)
    expectEqual(drag.end, [0, 1])
    expectEqual(changes(drag.move(to: [0, 2], counts: counts)), ["0.2+"])
    expectEqual(changes(drag.move(to: [2, 1], counts: counts)), ["2.0+", "2.1+"])
    expectEqual(changes(drag.move(to: [2, 1], counts: counts)), [])
    expectEqual(changes(drag.move(to: [0, 2], counts: counts)), ["2.1-", "2.0+"], "it was selected before")
    expectEqual(changes(drag.move(to: [0, 0], counts: counts)), ["0.2-", "0.0+"])
    expectEqual(changes(drag.move(to: [2, 3], counts: counts)), ["0.0-", "0.2+", "2.0+", "2.1+", "2.2+", "2.3+"])
    expectEqual(drag.end, [2, 3])
    var undo = MultipleSelection(from: [0, 1], selected: selected([[0, 1], [0, 2]]))
    expectFalse(undo.selects)
    expectEqual(changes(undo.move(to: [2, 0], counts: counts)), ["0.2-", "2.0-"])
    expectEqual(changes(undo.move(to: [0, 1], counts: counts)), ["2.0-", "0.2+"])
    // Sections that are unknown have no items between.
    var far = MultipleSelection(from: [0, 2], selected: selected([]))
    expectEqual(changes(far.move(to: [5, 1], counts: [3])), ["5.0+", "5.1+"])
  }

  @Test func selectionsFollowTheData() {
    let selection = ItemSelection()
    expectTrue(selection.permissions.one)
    expectFalse(
      selection.permissions.many || selection.permissions.oneWhileEditing || selection.permissions.manyWhileEditing)
    selection.permit(\.many, true)
    selection.permit(\.one, false)
    expectTrue(selection.permissions.many && !selection.permissions.one)
    expectTrue(selection.select([0, 1]) && selection.select([0, 2]) && !selection.select([0, 1]))
    selection.highlight([0, 2])
    expectFalse(selection.isSelectingMultiple)
    expectEqual(selection.continueMultipleSelection(to: [0, 3], counts: [9]), [])
    selection.move { IndexPath(item: $0.item + 1, section: 0) }
    expectEqual(selection.items.paths, [[0, 2], [0, 3]])
    expectEqual(selection.highlighted, [0, 2], "a mere renumbering leaves the highlight")
    selection.follow { $0.item == 2 ? nil : IndexPath(item: 0, section: 4) }
    expectEqual(selection.items.paths, [[4, 0]])
    expectNil(selection.highlighted)
    selection.highlight([4, 0])
    expectEqual(selection.endHighlight(), [4, 0])
    expectNil(selection.endHighlight())
    expectTrue(selection.deselect([4, 0]))
    expectFalse(selection.deselect([4, 0]))
    _ = selection.select([0, 0])
    selection.highlight([0, 0])
    selection.reset()
    expectTrue(selection.items.isEmpty)
    expectNil(selection.highlighted)
  }

  // MARK: Queues

  private final class Reused: UICollectionViewCell {
    var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }

  private let queue = ReuseQueue.cell(identifier: "a")

  @Test func queuesGiveIdleViewsAgain() throws {
    let pool = CellPool()
    expectNil(pool.take(from: queue, identifier: "a", frame: .zero))
    pool.register(Reused.self, for: queue)
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let view = try #require(pool.take(from: queue, identifier: "a", frame: frame) as? Reused)
    expectEqual(view.frame, frame)
    expectEqual(view.reuseIdentifier, "a")
    expectEqual([pool.creations, pool.reuses, pool.idleCount, view.reuseCount, view.preparations], [1, 0, 0, 0, 0])
    (view.isSelected, view.isHighlighted, view.isHidden, view.isHiddenByLayout) = (true, true, true, true)
    pool.give(back: view)
    expectEqual(pool.idleCount, 1)
    expectEqual(pool.idleViews, [view])
    let again = try #require(pool.take(from: queue, identifier: "a", frame: .zero) as? Reused)
    expectIdentical(again, view)
    expectFalse(view.isSelected || view.isHighlighted || view.isHidden || view.isHiddenByLayout)
    expectEqual([pool.creations, pool.reuses, pool.idleCount, view.reuseCount, view.preparations], [1, 1, 0, 1, 1])
    expectNil(pool.takeIdle(from: queue))
  }

  /// The last view that came back is the first one to be used again.
  @Test func queuesAreStacks() {
    let pool = CellPool()
    pool.register(Reused.self, for: queue)
    let views = (0..<3).compactMap { _ in pool.take(from: queue, identifier: "a", frame: .zero) }
    for view in views { pool.give(back: view) }
    expectEqual((0..<3).compactMap { _ in pool.takeIdle(from: queue) }, views.reversed())
  }

  @Test func otherClassesDiscardIdleViews() throws {
    let pool = CellPool()
    pool.register(Reused.self, for: queue)
    let view = try #require(pool.take(from: queue, identifier: "a", frame: .zero))
    let shown = try #require(pool.take(from: queue, identifier: "a", frame: .zero))
    pool.give(back: view)
    pool.register(Reused.self, for: queue)
    expectEqual(pool.idleCount, 1, "the same class again changes nothing")
    pool.register(UICollectionViewCell.self, for: queue)
    expectEqual(pool.idleCount, 0)
    pool.give(back: shown)
    expectEqual(pool.idleCount, 0, "a view of the previous class is not used again")
    expectEqual(pool.registeredNames(like: .cell(identifier: "x")), ["a"])
    pool.register(nil as UICollectionReusableView.Type?, for: queue)
    expectNil(pool.take(from: queue, identifier: "a", frame: .zero))
    expectEqual(pool.registeredNames(like: queue), [])
    pool.register(nil as UICollectionReusableView.Type?, for: .cell(identifier: "none"))
  }

  @Test func kindsOfSupplementaryViewsAreKnown() {
    let pool = CellPool()
    for (kind, name) in [("header", "a"), ("header", "b"), ("footer", "c")] {
      pool.register(UICollectionReusableView.self, for: .supplementary(kind: kind, identifier: name))
    }
    pool.register(UICollectionViewCell.self, for: queue)
    pool.register(UICollectionReusableView.self, for: .decoration(kind: "shade"))
    expectEqual(pool.supplementaryKinds, ["header", "footer"])
    expectEqual(pool.registeredNames(like: .supplementary(kind: "header", identifier: "")).sorted(), ["a", "b"])
    expectEqual(pool.registeredNames(like: .supplementary(kind: "badge", identifier: "")), [])
  }

  /// Views that a data source dequeues and does not return are idle at once, unless it has added them somewhere.
  @Test func viewsThatAreNotReturnedComeBack() throws {
    let pool = CellPool()
    pool.register(Reused.self, for: queue)
    let parent = UIView()
    expectFalse(pool.isLending)
    var (unused, added): (UICollectionReusableView?, UICollectionReusableView?)
    let returned = pool.lending { () -> UICollectionReusableView in
      expectTrue(pool.isLending)
      unused = pool.take(from: queue, identifier: "a", frame: .zero)
      added = pool.take(from: queue, identifier: "a", frame: .zero)
      if let added { parent.addSubview(added) }
      let inner = pool.lending { pool.take(from: queue, identifier: "a", frame: .zero) ?? UICollectionReusableView() }
      expectTrue(pool.isLending)
      return inner
    }
    expectFalse(pool.isLending)
    expectEqual(pool.idleViews, [try #require(unused)])
    expectNotIdentical(returned, unused)
    expectNotNil(added?.superview)
    pool.give(back: UICollectionReusableView(frame: .zero))
    expectEqual(pool.idleCount, 1, "a view without a queue stays where it is")
  }
}
