import Foundation
import Geometry
import Testing

@testable import UIKitCollections
import TestSupport

/// The positions of items while one is moved, and the target of the moved item.
struct ReorderingMoveTests {
  private static let counts = [3, 0, 2]
  private static let positions = counts.indices.flatMap { section in
    (0...counts[section]).map { IndexPath(item: $0, section: section) }
  }

  @Test func everyMoveIsAsInArrays() {
    let names = Self.counts.enumerated().map { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    for from in names.joined() {
      for to in Self.positions {
        var model = names
        model[from.section].remove(at: from.item)
        guard to.item <= model[to.section].count else { continue }
        model[to.section].insert(from, at: to.item)
        let move = ItemMove(from: from, to: to)
        for (section, items) in model.enumerated() {
          for (item, name) in items.enumerated() {
            let path = IndexPath(item: item, section: section)
            expectEqual(move.data(path), name, "\(from) to \(to)")
            expectEqual(move.shown(name), path, "\(from) to \(to)")
          }
        }
        expectEqual(move.shown(counts: Self.counts), model.map(\.count))
      }
    }
  }

  // MARK: Targets

  /// The movement target for rows of the given heights, of which one is moved.
  private func rows(_ heights: [CGFloat], carrying item: Int) -> MovementTarget {
    var y: CGFloat = 0
    let frames = heights.map { height in
      defer { y += height }
      return CGRect(x: 0, y: y, width: 100, height: height)
    }
    let others = frames.enumerated().filter { $0.offset != item }
    return MovementTarget(
      path: [0, item], slot: frames[item],
      neighbours: others.map { MovementTarget.Neighbour(path: [0, $0.offset], frame: $0.element) },
      counts: [heights.count], axis: .vertical)
  }

  @Test func neighbourMovesWhenItemReachesItsSlot() {
    let target = rows([40, 100, 40], carrying: 0)
    expectEqual(target.path(at: CGPoint(x: 50, y: 99)), [0, 0])
    expectEqual(target.path(at: CGPoint(x: 50, y: 101)), [0, 1])
    let up = rows([40, 100, 40], carrying: 2)
    expectEqual(up.path(at: CGPoint(x: 50, y: 81)), [0, 2])
    expectEqual(up.path(at: CGPoint(x: 50, y: 79)), [0, 1])
  }

  @Test func rowsOfAnyHeightsNeverSwapForEver() {
    let heights: [CGFloat] = [30, 90, 44, 120, 20]
    for start in heights.indices {
      for y in stride(from: CGFloat(-20), through: 330, by: 3) {
        var order = Array(heights.indices)
        var item = start
        for round in 0... {
          let next = rows(order.map { heights[$0] }, carrying: item).path(at: CGPoint(x: 50, y: y)).item
          if next == item { break }
          order.insert(order.remove(at: item), at: next)
          item = next
          expectLess(round, heights.count, "from \(start) at \(y)")
          if round > heights.count { break }
        }
      }
    }
  }

  @Test func movesBeyondEndsTargetFirstOrLast() {
    let target = rows([40, 40, 40], carrying: 1)
    expectEqual(target.path(at: CGPoint(x: 50, y: -300)), [0, 0])
    expectEqual(target.path(at: CGPoint(x: 50, y: 900)), [0, 2])
    expectEqual(target.path(at: CGPoint(x: CGFloat.nan, y: 900)), [0, 1])
  }

  /// Later items are in front of earlier ones.
  @Test func ofItemsThatOverlapTheFrontMovesAside() {
    let target = MovementTarget(
      path: [0, 0], slot: CGRect(x: 0, y: 0, width: 100, height: 40),
      neighbours: [
        .init(path: [0, 1], frame: CGRect(x: 0, y: 40, width: 100, height: 40)),
        .init(path: [0, 2], frame: CGRect(x: 0, y: 60, width: 100, height: 40)),
      ], counts: [3], axis: .vertical)
    expectEqual([50, 70, 90].map { target.path(at: CGPoint(x: 50, y: $0)).item }, [1, 2, 2])
  }

  @Test func sectionsAcceptItemsAtEndsAndWhenEmpty() {
    let target = MovementTarget(
      path: [0, 0], slot: CGRect(x: 0, y: 0, width: 100, height: 40),
      neighbours: [
        .init(path: [1, 0], frame: CGRect(x: 0, y: 40, width: 100, height: 30), standsForSection: true),
        .init(path: [2, 0], frame: CGRect(x: 0, y: 100, width: 100, height: 40)),
        .init(path: [2, 1], frame: CGRect(x: 0, y: 140, width: 100, height: 40)),
      ], counts: [1, 0, 2], axis: .vertical)
    expectEqual(target.path(at: CGPoint(x: 50, y: 50)), [1, 0])
    expectEqual(target.path(at: CGPoint(x: 50, y: 90)), [2, 0])
    expectEqual(target.path(at: CGPoint(x: 50, y: 150)), [2, 1])
    expectEqual(target.path(at: CGPoint(x: 50, y: 300)), [2, 2])
  }
}
