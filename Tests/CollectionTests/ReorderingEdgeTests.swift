import Foundation
import Geometry
import Testing

@testable import UIKitCollections
import TestSupport

/// Automatic scrolling under a finger near an edge: closed forms in time.
struct ReorderingEdgeTests {
  private let visible = Interval(100, 800)

  @Test func inTheMiddleNothingMoves() {
    for point in [CGFloat(164), 300, 736] { expectEqual(EdgePull.velocity(at: point, in: visible), 0) }
    expectEqual(EdgePull.velocity(at: .nan, in: visible), 0)
    expectEqual(EdgePull.velocity(at: 5, in: Interval(10, 10)), 0)
  }

  @Test func edgeScrollSpeedGrowsUpToLimit() {
    expectEqual(EdgePull.velocity(at: 800, in: visible), EdgePull.topSpeed)
    expectEqual(EdgePull.velocity(at: 5_000, in: visible), EdgePull.topSpeed)
    expectEqual(EdgePull.velocity(at: 768, in: visible), EdgePull.topSpeed / 4)
    expectEqual(EdgePull.velocity(at: 132, in: visible), -EdgePull.topSpeed / 4)
    expectEqual(EdgePull.velocity(at: 100, in: visible), -EdgePull.topSpeed)
  }

  @Test func shortViewKeepsMiddleFreeOfEdgeScroll() {
    expectEqual(EdgePull.velocity(at: 50, in: Interval(0, 100)), 0)
    expectEqual(EdgePull.velocity(at: 90, in: Interval(0, 100)), EdgePull.topSpeed / 4)
  }

  @Test func edgeScrollIsIndependentOfFrameRate() {
    var rare = EdgeGlide(at: 40, time: 1, ends: 0...500)
    rare.change(velocity: 120, at: 1)
    var often = rare
    for step in 1...97 {
      let time = 1 + Double(step) / 97
      often.change(velocity: 120, at: time)
      expectEqual(often.offset(at: time), rare.offset(at: time))
    }
    expectEqual(rare.offset(at: 2), 160)
    rare.change(velocity: -30, at: 2)
    expectEqual(rare.offset(at: 3), 130)
  }

  @Test func theEndsStopIt() {
    var glide = EdgeGlide(at: 40, time: 0, ends: 0...100)
    glide.change(velocity: 200, at: 0)
    #expect(glide.isMoving(at: 0.2) && !glide.isMoving(at: 0.3))
    expectEqual(glide.offset(at: 9), 100)
    glide.change(velocity: -200, at: 9)
    expectEqual(glide.offset(at: 20), 0)
  }
}
