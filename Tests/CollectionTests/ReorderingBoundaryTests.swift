import Foundation
import Geometry
import TestSupport
import Testing

@testable import UIKitCollections

/// Targets of moved items exactly at their bounds, in both axes and directions, and scrolling from beyond an end.
struct ReorderingBoundaryTests {
  /// Three items of 40, 100 and 40 points along an axis, of which one is moved.
  private func target(_ axis: Axis, carrying item: Int, isRightToLeft: Bool = false) -> MovementTarget {
    let spans: [(CGFloat, CGFloat)] = [(0, 40), (40, 100), (140, 40)]
    let frames = spans.map { start, length -> CGRect in
      if axis == .vertical { return CGRect(x: 0, y: start, width: 60, height: length) }
      // From the right edge at 180 in a mirrored row.
      return CGRect(x: isRightToLeft ? 180 - start - length : start, y: 0, width: length, height: 60)
    }
    let others = frames.enumerated().filter { $0.offset != item }
    return MovementTarget(
      path: [0, item], slot: frames[item],
      neighbours: others.map { .init(path: [0, $0.offset], frame: $0.element) }, counts: [3], axis: axis,
      isRightToLeft: isRightToLeft)
  }

  /// The targets at places along the axis, which are mirrored with the items.
  private func targets(_ places: [CGFloat], _ axis: Axis, carrying item: Int, isRightToLeft: Bool = false) -> [Int] {
    let target = target(axis, carrying: item, isRightToLeft: isRightToLeft)
    return places.map { place in
      let along = isRightToLeft ? 180 - place : place
      return target.path(at: axis == .vertical ? CGPoint(x: 30, y: along) : CGPoint(x: along, y: 30)).item
    }
  }

  /// A longer neighbor makes space once the item fits behind the finger, and not a point sooner.
  @Test func longerNeighboursMoveAtTheItemsLength() {
    for axis in [Axis.vertical, .horizontal] {
      expectEqual(targets([39, 41, 99.9, 100, 139, 141], axis, carrying: 0), [0, 0, 0, 1, 1, 2])
      expectEqual(targets([179, 141, 139, 80.1, 80, 41, 39], axis, carrying: 2), [2, 2, 2, 2, 1, 1, 0])
    }
    expectEqual(
      targets([39, 41, 99.9, 100, 139, 141], .horizontal, carrying: 0, isRightToLeft: true), [0, 0, 0, 1, 1, 2])
    expectEqual(
      targets([179, 141, 139, 80.1, 80, 41, 39], .horizontal, carrying: 2, isRightToLeft: true),
      [2, 2, 2, 2, 1, 1, 0])
  }

  /// At a point beside all items, the nearest item determines the target, if it is an end of its section and nearer than
  /// the place of the carried item.
  @Test func placesBesideItemsAreThoseOfTheEnds() {
    expectEqual(targets([-10, 190], .vertical, carrying: 1), [0, 2])
    expectEqual(targets([-10, 190], .horizontal, carrying: 1), [0, 2])
    expectEqual(targets([-10, 190], .horizontal, carrying: 1, isRightToLeft: true), [0, 2])
    let target = target(.vertical, carrying: 0)
    expectEqual(target.path(at: CGPoint(x: 90, y: 20)), [0, 0])
    expectEqual(target.path(at: CGPoint(x: 90, y: 90)), [0, 0], "in the middle of a section nothing moves")
    expectEqual(target.path(at: CGPoint(x: 90, y: 159)), [0, 0])
    expectEqual(target.path(at: CGPoint(x: 90, y: 160)), [0, 2])
  }

  /// Another section takes an item at either of its ends, whose count it does not include.
  @Test func otherSectionsTakeItemsAtTheirEnds() {
    let target = MovementTarget(
      path: [0, 0], slot: CGRect(x: 0, y: 0, width: 100, height: 40),
      neighbours: [
        .init(path: [1, 0], frame: CGRect(x: 0, y: 100, width: 100, height: 40)),
        .init(path: [1, 1], frame: CGRect(x: 0, y: 140, width: 100, height: 40)),
      ], counts: [1, 2], axis: .vertical)
    expectEqual(target.path(at: CGPoint(x: 50, y: 69)), [0, 0])
    expectEqual(target.path(at: CGPoint(x: 50, y: 71)), [1, 0])
    expectEqual(target.path(at: CGPoint(x: 50, y: 101)), [1, 0])
    expectEqual(target.path(at: CGPoint(x: 50, y: 141)), [1, 1])
    expectEqual(target.path(at: CGPoint(x: 50, y: 181)), [1, 2])
    var unknown = target
    unknown.counts = [1]
    expectEqual(unknown.path(at: CGPoint(x: 50, y: 181)), [0, 0])
    unknown.axis = nil
    expectEqual(unknown.path(at: CGPoint(x: 50, y: 181)), [0, 0])
    expectEqual(unknown.path(at: CGPoint(x: 50, y: 101)), [1, 0], "items themselves need no axis")
  }

  // MARK: Scrolling

  @Test func contentBeyondAnEndStaysThere() {
    var up = EdgeGlide(at: 130, time: 2, ends: 0...100)
    up.change(velocity: 50, at: 2)
    expectEqual(up.offset(at: 9), 130)
    expectFalse(up.isMoving(at: 2))
    up.change(velocity: -50, at: 3)
    expectEqual(up.offset(at: 4), 80)
    var down = EdgeGlide(at: -30, time: 0, ends: 0...100)
    down.change(velocity: -50, at: 0)
    expectEqual(down.offset(at: 1), -30)
    expectFalse(down.isMoving(at: 0))
    down.change(velocity: 50, at: 1)
    expectEqual(down.offset(at: 2), 20)
    expectTrue(down.isMoving(at: 2))
  }

  @Test func glidesAreAtRestWithoutVelocity() {
    var glide = EdgeGlide(at: 40, time: 5, ends: 0...100)
    expectEqual([glide.offset(at: 9), glide.offset(at: 1)], [40, 40])
    expectFalse(glide.isMoving(at: 9))
    glide.change(velocity: 10, at: 5)
    expectEqual([glide.offset(at: 4), glide.offset(at: 5), glide.offset(at: 6)], [40, 40, 50])
    glide.shift(by: 7)
    expectEqual(glide.offset(at: 6), 57)
    // A time before the last change is that of the change.
    glide.change(velocity: 20, at: 3)
    expectEqual([glide.start, CGFloat(glide.time), glide.velocity], [47, 5, 20])
    glide.change(velocity: 20, at: 6)
    expectEqual(CGFloat(glide.time), 5, "the same velocity begins nothing new")
    glide.change(velocity: 0, at: 6)
    expectEqual([glide.start, CGFloat(glide.time), glide.velocity], [67, 6, 0])
    glide.ends = 0...60
    glide.change(velocity: -7, at: 6)
    expectTrue(glide.isMoving(at: 6))
    expectEqual(glide.offset(at: 7), 60)
  }

  @Test func speedGrowsWithTheSquareOfTheDepth() {
    let visible = Interval(0, 320)
    // The zone is 64 points, and a fifth of a short view.
    for (place, share) in [(0, -1), (16, -0.75), (32, -0.5), (64, 0), (256, 0), (288, 0.5), (304, 0.75), (320, 1)]
      as [(CGFloat, CGFloat)]
    {
      expectClose(EdgePull.velocity(at: place, in: visible), 720 * share * abs(share))
    }
    expectClose(EdgePull.velocity(at: -50, in: visible), -720)
    expectClose(EdgePull.velocity(at: 5, in: Interval(0, 50)), -180)
    expectClose(EdgePull.velocity(at: 45, in: Interval(0, 50)), 180)
  }
}
